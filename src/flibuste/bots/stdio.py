"""A program in any language as a bot: it reads questions and writes answers, one line of JSON each."""

from __future__ import annotations

import contextlib
import json
import queue
import shlex
import subprocess
import threading
import time
import weakref
from typing import IO, Any, Final

from flibuste.bots.bot import Bot
from flibuste.kernel.knowledge import Knowledge
from flibuste.kernel.types import Choice, Decision, Facts, Refusal

PROTOCOL: Final = 1
GREETING: Final = 10.0
"""Seconds a program has to start and to say hello."""
LATE: Final = 1.2
"""The factor by which it may exceed its budget."""
PARTING: Final = 2.0
"""Seconds it has to exit after the goodbye."""
LONGEST: Final = 1_000_000
"""Characters of a line, at most."""


class Stdio(Bot):
    """Starts the program at the first question and keeps it running for the next ones.

    If the program breaks the protocol, it is ended and a Refusal with a reason is raised. The caller decides
    what happens to the game.
    """

    def __init__(self, command: str) -> None:
        self.command = command
        self.talk: Talk | None = None

    def choose(self, knows: Knowledge[Any]) -> Choice:
        decision = knows.decision
        seconds = knows.budget.seconds
        talk = self.talk or self.begin()
        question = {
            "type": "decision",
            "game": knows.game.meta.id,
            "seats": knows.world.seats,
            "seat": decision.seat,
            "serial": decision.serial,
            "kind": decision.kind,
            "rule": decision.rule,
            "options": [option.text for option in decision.options],
            "view": knows.view,
            "seconds": seconds,
            "seed": knows.rng.below(1 << 31),
        }
        try:
            answer = talk.ask(question, "choice", LATE * seconds)
            return chosen(answer, decision, self.command)
        except Refusal:
            self.close()
            raise

    def begin(self) -> Talk:
        try:
            program = subprocess.Popen(  # noqa: S603 - only people who may run programs here can name one
                shlex.split(self.command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                encoding="utf-8",
                errors="replace",
            )
        except (OSError, ValueError) as fault:
            raise foul("not-started", self.command, {"fault": str(fault)[:200]}) from None
        self.talk = talk = Talk(program, self.command)
        try:
            hello = talk.ask({"type": "hello", "protocol": PROTOCOL}, "hello", GREETING)
            if hello.get("protocol") != PROTOCOL:
                raise foul("protocol", self.command, {"expected": PROTOCOL, "said": said(hello)})
        except Refusal:
            self.close()
            raise
        return talk

    def close(self) -> None:
        """Says goodbye, and kills the program if it does not exit."""
        if self.talk is not None:
            self.talk.end()
            self.talk = None


class Talk:
    """A running program and the lines it has written."""

    def __init__(self, program: subprocess.Popen[str], command: str) -> None:
        self.program = program
        self.command = command
        self.lines: queue.SimpleQueue[str] = queue.SimpleQueue()
        assert program.stdin is not None
        assert program.stdout is not None
        threading.Thread(target=listen, args=(program.stdout, self.lines), daemon=True).start()
        self.end = weakref.finalize(self, part, program, program.stdin)

    def ask(self, message: dict[str, Any], expected: str, seconds: float) -> dict[str, Any]:
        """Sends one line and reads one back, in time and of the expected type."""
        begin = time.monotonic()
        assert self.program.stdin is not None
        try:
            self.program.stdin.write(json.dumps(message, ensure_ascii=False, separators=(",", ":")) + "\n")
            self.program.stdin.flush()
        except (OSError, ValueError):
            raise foul("gone", self.command) from None
        try:
            line = self.lines.get(timeout=max(0.0, begin + seconds - time.monotonic()))
        except queue.Empty:
            raise foul("silent", self.command, {"seconds": round(seconds, 2)}) from None
        if not line:
            raise foul("gone", self.command)
        try:
            answer = json.loads(line)
        except ValueError:
            answer = None
        if not isinstance(answer, dict) or len(line) >= LONGEST:
            raise foul("garbled", self.command, {"said": line[:80].strip()})
        if answer.get("type") != expected:
            raise foul("out-of-turn", self.command, {"expected": expected, "said": said(answer)})
        return answer


def listen(out: IO[str], lines: queue.SimpleQueue[str]) -> None:
    """Passes on what the program writes, and an empty line when it has ended."""
    with contextlib.suppress(OSError, ValueError):
        while line := out.readline(LONGEST):
            lines.put(line)
    lines.put("")


def part(program: subprocess.Popen[str], to: IO[str]) -> None:
    with contextlib.suppress(OSError, ValueError):
        to.write('{"type":"bye"}\n')
        to.close()
    try:
        program.wait(PARTING)
    except subprocess.TimeoutExpired:
        program.kill()
        program.wait()
    if program.stdout is not None:
        with contextlib.suppress(OSError, ValueError):
            program.stdout.close()


def chosen(answer: dict[str, Any], decision: Decision, command: str) -> Choice:
    """The option it named in answer to this question."""
    if answer.get("serial") != decision.serial:
        raise foul("stale", command, {"expected": decision.serial, "said": said(answer)})
    for option in decision.options:
        if option.text == answer.get("choice"):
            return option
    raise foul("not-offered", command, {"said": said(answer)})


def said(answer: dict[str, Any]) -> str:
    return json.dumps(answer, ensure_ascii=False)[:80]


def foul(what: str, command: str, facts: Facts | None = None) -> Refusal:
    """A refusal that says what the program did wrong."""
    return Refusal(f"bot-{what}", "", {"bot": command[:60], **(facts or {})})
