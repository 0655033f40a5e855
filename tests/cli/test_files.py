"""Records from others: unreadable files, files that hold no game, and forgeries."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from flibuste.cli.terminal import saved_games as homes
from flibuste.games import freibeuter
from flibuste.games.freibeuter.game import Freibeuter
from flibuste.i18n.translator import LANGUAGES
from flibuste.kernel import registry
from flibuste.kernel.records.record import checksum, parse
from tests.cli.terminal import finished, only_record, run

COMMANDS = [("verify",), ("replay",), ("replay", "--ndjson"), ("play", "--resume")]


def forged(text: str, old: str, new: str) -> str:
    """A record with a change and a correct checksum."""
    lines = text.splitlines()[:-1]
    at = next(number for number, line in enumerate(lines) if line.startswith(old))
    lines[at] = new
    return "\n".join([*lines, f"check {checksum(lines)}"]) + "\n"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_what_is_no_record_is_refused_with_a_sentence(
    tmp_path: Path, command: tuple[str, ...], language: str
) -> None:
    (tmp_path / "binary").write_bytes(bytes(range(256)))
    (tmp_path / "empty").write_bytes(b"")
    (tmp_path / "letter").write_text("Dear Anne,\n", encoding="utf-8")
    (tmp_path / "folder").mkdir()
    for name in ("binary", "empty", "letter", "folder", "missing", "letter/below", "x" * 300):
        ran = run(*command, str(tmp_path / name), "--lang", language)
        assert (ran.code, ran.out) == (1, ""), name
        assert ran.err.count("\n") <= 2 and ran.err.strip(), name
        assert "Traceback" not in ran.err


@pytest.mark.skipif(os.geteuid() == 0, reason="root may read everything")
def test_a_forbidden_file_is_said_to_be_forbidden(tmp_path: Path) -> None:
    file = tmp_path / "secret"
    file.write_text("x", encoding="utf-8")
    file.chmod(0)
    ran = run("verify", str(file), "--lang", "en")
    assert (ran.code, "permission" in ran.err) == (1, True)


def test_a_file_that_never_ends_is_not_read_to_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(homes, "LARGEST", 1 << 16)
    ran = run("verify", "/dev/zero", "--lang", "en")
    assert (ran.code, "too large" in ran.err) == (1, True)


def test_every_truncation_of_a_record_is_refused(home: Path, tmp_path: Path) -> None:
    lines = finished(home).read_text(encoding="utf-8").splitlines(keepends=True)
    file = tmp_path / "short"
    for count in range(0, len(lines), max(1, len(lines) // 25)):
        file.write_text("".join(lines[:count]), encoding="utf-8")
        for command in COMMANDS:
            ran = run(*command, str(file), "--lang", "en")
            assert (ran.code, ran.out) == (1, "")
            assert "Record refused, line" in ran.err


def test_a_changed_byte_breaks_the_checksum(home: Path, tmp_path: Path) -> None:
    text = finished(home).read_text(encoding="utf-8")
    file = tmp_path / "changed"
    file.write_text(text.replace("player 0 ", "player 0 x"), encoding="utf-8")
    ran = run("verify", str(file), "--lang", "en")
    assert ran.code == 1
    assert "the checksum does not match" in ran.err


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("version", "version 99", "follows version 99"),
        ("seats", "seats 3", "2 players are named for 3 seats"),
        ("option", "option start 7", "cannot be “7”"),
        ("seed", "seed " + "0" * 64, "does not fit the commitment"),
        ("luck", "luck 1/2 2/3 3/4", "not those the seed gives"),
        ("scores", "scores 1000 1", "not the game’s"),
        ("places", "places 2 1", "not the game’s"),
        ("end", "end no-boats-at-all", "not the game’s"),
        ("0 ", "0 place Z9", "is not allowed"),
        ("0 ", "0 resolve AB12", "There is nothing to resolve"),
        ("0 ", "7 place A1", "no such seat"),
        ("game", "game chess", "There is no game “chess”"),
    ],
)
def test_a_forgery_is_named_with_its_line(home: Path, tmp_path: Path, old: str, new: str, why: str) -> None:
    file = tmp_path / "forged"
    file.write_text(forged(finished(home).read_text(encoding="utf-8"), old, new), encoding="utf-8")
    ran = run("verify", str(file), "--lang", "en")
    assert (ran.code in (1, 2), ran.out) == (True, "")
    assert why in " ".join(ran.err.split())
    assert "Traceback" not in ran.err


def test_a_record_cannot_send_codes_to_the_terminal(home: Path, tmp_path: Path) -> None:
    text = finished(home).read_text(encoding="utf-8")
    file = tmp_path / "rude"
    file.write_text(forged(text, "player 0", "player 0 \x1b]0;owned\x07\x1b[2Jx"), encoding="utf-8")
    ran = run("replay", str(file))
    assert ran.code == 1
    assert "\x1b" not in ran.out + ran.err
    file.write_text("flibuste record 1\n\x1b[2J\x07", encoding="utf-8")
    assert "\x1b" not in run("verify", str(file)).err


def test_verify_says_what_it_checked(home: Path) -> None:
    finished(home)
    for language, word in (("fr", "Partie vérifiée"), ("en", "Game verified"), ("de", "Spiel geprüft")):
        ran = run("verify", str(only_record(home)), "--lang", language)
        assert (ran.code, ran.err) == (0, "")
        assert word in ran.out
        assert ran.out.count("✓") == 3
        assert ran.out.count(" – ") == 3


def test_verify_proves_more_to_those_who_kept_what_they_were_shown(home: Path) -> None:
    file = finished(home)
    record = parse(file.read_text(encoding="utf-8"))
    shown = ("--commitment", record.commitment, "--receipt", record.receipt)
    ran = run("verify", str(file), *shown, "--lang", "en")
    assert (ran.code, ran.out.count("✓"), ran.out.count(" – ")) == (0, 5, 1)
    for option, why in (
        ("--commitment", "not the one you gave"),
        ("--nonce", "not part of the luck"),
        ("--receipt", "belongs to another game"),
    ):
        ran = run("verify", str(file), option, "0" * 32, "--lang", "en")
        assert (ran.code, ran.out, why in " ".join(ran.err.split())) == (1, "", True)


def test_a_record_is_read_by_the_rules_it_was_played_with(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = freibeuter.GAME
    new = Freibeuter()
    new.meta = new.meta._replace(version=old.meta.version + 1)
    file = str(finished(home))
    monkeypatch.setattr(freibeuter, "GAME", new)
    registry.find.cache_clear()
    try:
        gone = run("verify", file, "--lang", "en")
        assert (gone.code, "no longer kept here" in gone.err) == (1, True)
        monkeypatch.setattr(freibeuter, "EARLIER", (old,), raising=False)
        for command in ("verify", "replay"):
            ran = run(command, file)
            assert (ran.code, ran.err) == (0, "")
    finally:
        monkeypatch.undo()
        registry.find.cache_clear()


def test_an_unfinished_game_is_not_verified(home: Path) -> None:
    run("play", "freibeuter", typed="1\n")
    ran = run("verify", str(only_record(home)), "--lang", "en")
    assert (ran.code, "not finished" in ran.err) == (1, True)
