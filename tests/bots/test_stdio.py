"""Programs as bots: a game played in another language, and a reason for every break of the protocol."""

from __future__ import annotations

import shlex
import shutil
import sys
from pathlib import Path

import pytest

from flibuste.bots import stdio
from flibuste.bots.bot import Budget
from flibuste.bots.roster import make
from flibuste.bots.stdio import Stdio
from flibuste.i18n.translator import LANGUAGES, Translator
from flibuste.kernel import registry
from flibuste.kernel.chance import Dealer, Quick
from flibuste.kernel.game import make_setup
from flibuste.kernel.knowledge import Knowledge
from flibuste.kernel.types import Refusal
from tests import ROOT
from tests.bots.moments import knowledge, moments

EXAMPLE = ROOT / "examples" / "bot.mjs"
NODE = shutil.which("node") or shutil.which("node", path=str(ROOT / ".venv" / "bin"))

HONEST = """
import json, sys
for line in sys.stdin:
    said = json.loads(line)
    if said["type"] == "hello":
        answer = {"type": "hello", "protocol": 1, "name": "honest"}
    elif said["type"] == "decision":
        answer = {"type": "choice", "serial": said["serial"], "choice": said["options"][-1]}
    else:
        open(sys.argv[1], "w").write(said["type"])
        break
    print(json.dumps(answer), flush=True)
"""


def program(folder: Path, text: str, *arguments: str) -> str:
    file = folder / "bot.py"
    file.write_text(text, encoding="utf-8")
    return shlex.join([sys.executable, str(file), *arguments])


def test_it_is_asked_answers_and_is_bidden_goodbye(tmp_path: Path) -> None:
    last = tmp_path / "last word"
    bot = make(f"stdio:{program(tmp_path, HONEST, str(last))}")
    assert isinstance(bot, Stdio)
    for asked in moments("_parley", 2, every=3):
        knows = knowledge(asked)
        assert bot.choose(knows.given(Budget(), Quick(1))) is knows.decision.options[-1]
    bot.close()
    assert last.read_text() == "bye"


CHOICE = 'answer = {"type": "choice", "serial": said["serial"], "choice": said["options"][-1]}'

VERDICTS = {
    "bot-not-offered": 'answer = {"type": "choice", "serial": said["serial"], "choice": "walk the plank"}',
    "bot-stale": 'answer = {"type": "choice", "serial": 99, "choice": said["options"][0]}',
    "bot-out-of-turn": 'answer = {"type": "hello", "protocol": 1}',
    "bot-garbled": 'answer = ["ahoy"]',
    "bot-gone": "break",
    "bot-silent": "continue",
}
"""What the program does instead of choosing, and the reason that is given."""


@pytest.mark.parametrize("verdict", VERDICTS)
def test_whoever_breaks_the_protocol_hears_how(tmp_path: Path, verdict: str) -> None:
    bot = Stdio(program(tmp_path, HONEST.replace(CHOICE, VERDICTS[verdict]), str(tmp_path / "last")))
    knows = knowledge(next(moments("_parley", 2)))
    with pytest.raises(Refusal) as refused:
        bot.choose(knows.given(Budget(0.3 if verdict == "bot-silent" else 10.0), Quick(1)))
    assert refused.value.reason == verdict
    assert bot.talk is None  # the program was ended
    for language in LANGUAGES:
        assert Translator(language).refusal(refused.value)


def test_a_program_of_another_protocol_is_told_so(tmp_path: Path) -> None:
    bot = Stdio(program(tmp_path, HONEST.replace('"protocol": 1', '"protocol": 2')))
    knows = knowledge(next(moments("_parley", 2)))
    with pytest.raises(Refusal, match="bot-protocol"):
        bot.choose(knows.given(Budget(10.0), Quick(1)))


def test_a_program_that_is_not_there_or_says_no_hello_is_told_apart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    knows = knowledge(next(moments("_parley", 2)))
    with pytest.raises(Refusal, match="bot-not-started"):
        Stdio("there-is-no-such-program").choose(knows.given(Budget(), Quick(1)))
    monkeypatch.setattr(stdio, "GREETING", 0.3)
    monkeypatch.setattr(stdio, "PARTING", 0.1)
    mute = program(tmp_path, "import time\ntime.sleep(60)\n")
    with pytest.raises(Refusal, match="bot-silent"):
        Stdio(mute).choose(knows.given(Budget(), Quick(1)))


def test_a_question_shows_what_the_seat_sees_and_no_more(tmp_path: Path) -> None:
    spy = HONEST.replace(CHOICE, f'open(sys.argv[1], "w").write(line)\n        {CHOICE}')
    note = tmp_path / "note"
    bot = Stdio(program(tmp_path, spy, str(note)))
    game, truth, seat = next(moments("freibeuter", 3))
    heard = []
    for world in (truth, game.imagined(truth, seat, Quick(9))):
        knows = Knowledge(game, world, seat)
        bot.choose(knows.given(Budget(10.0), Quick(1)))
        heard.append(note.read_text())
    bot.close()
    assert heard[0] == heard[1] and '"view"' in heard[0]


@pytest.mark.skipif(NODE is None, reason="no node here")
def test_the_example_in_javascript_plays_a_game_to_the_end() -> None:
    bot = Stdio(shlex.join([str(NODE), str(EXAMPLE)]))
    game, rng = registry.find("freibeuter"), Quick(1)
    dealer = Dealer(rng)
    s = game.start(make_setup(game.meta, 2), dealer)
    asked = 0
    while asking := game.asking(s):
        knows = Knowledge(game, s, asking[0])
        if asking[0] == 0:
            choice = bot.choose(knows.given(Budget(10.0), rng))
            asked += 1
        else:
            choice = make("random").choose(knows.given(Budget(), rng))
        game.apply(s, asking[0], choice, dealer)
    bot.close()
    assert asked > 10 and game.result(s).reason
