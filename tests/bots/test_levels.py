"""The four levels, and every other way to name a bot."""

from __future__ import annotations

import sys
from importlib.metadata import EntryPoint
from itertools import chain, islice
from pathlib import Path
from typing import Any

import pytest

from flibuste.bots import mousse, roster
from flibuste.bots.bot import Adviser, Bot, Budget
from flibuste.bots.explain import Reason
from flibuste.bots.mousse import FEELING, Mousse
from flibuste.bots.roster import LEVELS, MAKERS, USUAL, make, offered, welcome
from flibuste.bots.searcher import Searcher
from flibuste.bots.simple import Random
from flibuste.bots.stdio import Stdio
from flibuste.kernel import shelf
from flibuste.kernel.chance import Dealer, Quick
from flibuste.kernel.game import settle
from flibuste.kernel.knowledge import Knowledge
from flibuste.kernel.words import Refusal
from flibuste.tongue.tongue import LANGUAGES, Tongue
from tests.bots.moments import knowledge, largest, moments


def test_people_are_offered_four_levels_the_weakest_first() -> None:
    assert offered() == ["mousse", "matelot", "second", "capitaine"]
    assert list(MAKERS) == ["random", "greedy", *LEVELS] and USUAL in LEVELS


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_of_ours_has_a_name_and_every_level_a_line_about_it(language: str) -> None:
    tongue = Tongue(language)
    assert all(tongue.say(f"bot-{bot}") for bot in MAKERS)
    assert len({tongue.say(f"bot-{bot}.about") for bot in LEVELS}) == len(LEVELS)


@pytest.mark.parametrize("bot", LEVELS)
def test_every_level_can_say_why(bot: str) -> None:
    assert isinstance(make(bot), Adviser)


def limits(name: str) -> tuple[float, int]:
    bot = make(name)
    assert isinstance(bot, Searcher)
    return bot.seconds, bot.iterations


def test_a_search_is_named_by_its_limits() -> None:
    assert limits("second") == (0.2, 0) and limits("capitaine") == (1.0, 0)
    assert limits("ismcts") == (0.0, 0)
    assert limits("ismcts:500ms") == (0.5, 0)
    assert limits("ismcts:1000it") == (0.0, 1000)
    assert limits("ismcts:200ms:2000it") == (0.2, 2000)


@pytest.mark.parametrize(
    "word",
    ["", "parrot", "ismcts:", "ismcts:fast", "ismcts:0it", "ismcts:1it:2it", "stdio:", "no.module:X",
     "flibuste.bots.simple:Parrot", ":", "a:", ":b"],
)  # fmt: skip
def test_a_name_that_means_nothing_is_refused_with_those_that_do(word: str) -> None:
    with pytest.raises(Refusal) as refused:
        make(word)
    assert refused.value.reason == "unknown-bot" and refused.value.facts["bots"] == offered()


def test_a_bot_can_be_any_class_of_any_module() -> None:
    assert isinstance(make("flibuste.bots.simple:Random"), Random)


def test_a_package_names_its_bots_by_entry_point(monkeypatch: pytest.MonkeyPatch) -> None:
    mine = EntryPoint("parrot", "flibuste.bots.simple:Random", roster.GROUP)
    thief = EntryPoint("capitaine", "flibuste.bots.simple:Random", roster.GROUP)
    monkeypatch.setattr(roster, "entry_points", lambda group: [mine, thief] if group == roster.GROUP else [])
    assert isinstance(make("parrot"), Random) and isinstance(make("capitaine"), Searcher)
    assert offered() == [*LEVELS, "parrot"] and welcome("parrot")


def test_strangers_may_start_no_program() -> None:
    assert all(welcome(bot) for bot in MAKERS)
    for name in ("stdio:rm -rf /", "flibuste.bots.simple:Random", "ismcts:99999999it"):
        assert isinstance(make(name), Stdio | Random | Searcher) and not welcome(name)


def test_the_cabin_boy_errs_and_never_takes_the_worst_unless_it_is_hardly_worse(name: str) -> None:
    mistakes = decisions = 0
    games = (moments(name, largest(name), seed, every=5) for seed in range(6))
    for asked in islice(chain.from_iterable(games), 60):
        knows = knowledge(asked)
        decision = knows.decision()
        weights = knows.game.weigh(knows.world, knows.seat, list(decision.options))
        choice = make("mousse").choose(knows, decision, Budget(), Quick(decisions))
        weight = weights[decision.options.index(choice)]
        assert weight > min(weights) or weight >= max(weights) - FEELING
        mistakes += weight < max(weights)
        decisions += 1
    assert 0 < mistakes < 0.7 * decisions


def test_the_cabin_boy_seldom_overlooks_what_stands_out(monkeypatch: pytest.MonkeyPatch) -> None:
    knows = knowledge(next(moments("freibeuter", 2)))
    decision = knows.decision()

    def taken(step: float) -> int:
        """How often he takes the best, ten points ahead; the others differ by so much."""
        reasons = tuple(
            Reason(option, behind=10.0 + at * step if at else 0.0)
            for at, option in enumerate(decision.options)
        )
        monkeypatch.setattr(mousse, "ranked", lambda knows, decision: reasons)
        choices = [Mousse().choose(knows, decision, Budget(), Quick(seed)) for seed in range(200)]
        return choices.count(decision.options[0])

    assert taken(0.0) > 150 and taken(20.0) < 120


def winners(name: str, one: str, other: str, games: int) -> float:
    """The share of two-seat games the first wins, on the same luck from either seat; ties half."""
    game = shelf.find(name)
    won = 0.0
    for number in range(games):
        luck, rng = Dealer(Quick(number // 2)), Quick(number)
        seat_of_one = number % 2
        bots: list[Bot] = [make(one if seat == seat_of_one else other) for seat in range(2)]
        s: Any = game.start(settle(game.meta, 2), luck)
        while asking := game.asking(s):
            knows: Knowledge[Any] = Knowledge(game, s, asking[0])
            choice = bots[asking[0]].choose(knows, knows.decision(), Budget(), rng)
            game.apply(s, asking[0], choice, luck)
        places = game.result(s).places
        won += 0.5 if places[0] == places[1] else float(places[seat_of_one] == 1)
    return won / games


@pytest.mark.parametrize("title", shelf.names())
@pytest.mark.slow
def test_each_cheap_level_beats_the_one_below(title: str) -> None:
    assert winners(title, "mousse", "random", 40) > 0.6
    assert winners(title, "matelot", "mousse", 60) > 0.55


@pytest.mark.parametrize("title", shelf.names())
@pytest.mark.slow
def test_a_short_search_beats_chance(title: str) -> None:
    assert winners(title, "ismcts:40it", "random", 4) >= 0.75


def test_the_ten_lines_of_the_page_are_a_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
    block = page.split("```python\n")[1].split("```")[0]
    assert len([line for line in block.splitlines() if line.strip()]) <= 12
    (tmp_path / "mybots.py").write_text(block, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    try:
        assert 0.0 <= winners("freibeuter", "mybots:Opportunist", "random", 2) <= 1.0
    finally:
        sys.modules.pop("mybots", None)
