"""Guesses are counted: words for each account, codes of all together, attempts of each address."""

from __future__ import annotations

from tests.server.accounts.visitor import Visitor, reason
from tests.server.harness import ServerProcess

SETTINGS = {"secret_guesses_per_hour": 6, "code_guesses_per_minute": 8, "sign_ins_per_minute": 1000}


def test_words_for_one_account_can_be_guessed_a_few_times_an_hour(server: ServerProcess) -> None:
    words = Visitor(server).enter("Guessed").post("/account/words")["words"]
    wrong = " ".join([*words[:3], *["bada"] * 6])
    answers = [reason(Visitor(server).by_words(wrong)) for _ in range(4)]
    assert answers == ["words-wrong"] * 3 + ["too-fast"]
    assert reason(Visitor(server).by_words(" ".join(words))) == "too-fast"  # from anywhere
    other = Visitor(server).enter("Not guessed").post("/account/words")["words"]
    assert reason(Visitor(server).by_words(" ".join(other))) == ""


def test_codes_can_be_guessed_a_few_times_a_minute_by_all_together(server: ServerProcess) -> None:
    answers = [reason(Visitor(server).by_code(f"AAAA-BBBB-CCC{n}")) for n in range(5)]
    assert answers == ["code-wrong"] * 4 + ["too-fast"]
    assert reason(Visitor(server).ask("POST", "/account/codes/look", {"code": "A"})) == "too-fast"
