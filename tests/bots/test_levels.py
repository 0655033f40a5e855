"""The four levels, and every other way to name a bot."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from itertools import chain, islice
from pathlib import Path

import pytest

from flibuste.bots import mousse, roster
from flibuste.bots.bot import Adviser, Budget
from flibuste.bots.explain import Reason
from flibuste.bots.mousse import FEELING, Mousse
from flibuste.bots.random_bot import Random
from flibuste.bots.roster import LEVELS, MAKERS, USUAL, make, offered, welcome
from flibuste.bots.search.search_bot import Searcher
from flibuste.bots.stdio import Stdio
from flibuste.games._parley.game import Parley
from flibuste.games._parley.state import Council
from flibuste.i18n.translator import LANGUAGES, Translator
from flibuste.kernel import registry
from flibuste.kernel.chance import Quick
from flibuste.kernel.game import PROMISES
from flibuste.kernel.types import Choice, Refusal, Seat
from flibuste.testing.checks import strength
from flibuste.testing.subject import Subject, subject_of
from tests.bots.moments import knowledge, largest, moments


def test_people_are_offered_four_levels_the_weakest_first() -> None:
    assert offered() == ["mousse", "matelot", "second", "capitaine"]
    assert list(MAKERS) == ["random", "greedy", *LEVELS] and USUAL in LEVELS


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_of_ours_has_a_name_and_every_level_a_line_about_it(language: str) -> None:
    translator = Translator(language)
    assert all(translator.say(f"bot-{bot}") for bot in MAKERS)
    assert len({translator.say(f"bot-{bot}.about") for bot in LEVELS}) == len(LEVELS)


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
     "flibuste.bots.random_bot:Parrot", ":", "a:", ":b"],
)  # fmt: skip
def test_a_name_that_means_nothing_is_refused_with_those_that_do(word: str) -> None:
    with pytest.raises(Refusal) as refused:
        make(word)
    assert refused.value.reason == "unknown-bot" and refused.value.facts["bots"] == offered()


def test_a_bot_can_be_any_class_of_any_module() -> None:
    assert isinstance(make("flibuste.bots.random_bot:Random"), Random)


@pytest.fixture
def asked_for_packages(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Installs a package with two bots, for one test; gives how often anybody looked for packages."""
    mine = EntryPoint("parrot", "flibuste.bots.random_bot:Random", roster.GROUP)
    thief = EntryPoint("capitaine", "flibuste.bots.random_bot:Random", roster.GROUP)
    asked: list[str] = []

    def found(group: str) -> list[EntryPoint]:
        asked.append(group)
        return [mine, thief]

    monkeypatch.setattr(roster, "entry_points", found)
    roster.installed.cache_clear()
    yield asked
    roster.installed.cache_clear()


@pytest.mark.usefixtures("asked_for_packages")
def test_a_package_names_its_bots_by_entry_point() -> None:
    assert isinstance(make("parrot"), Random) and isinstance(make("capitaine"), Searcher)
    assert offered() == [*LEVELS, "parrot"] and welcome("parrot")


def test_packages_are_looked_for_once_however_often_strangers_ask(asked_for_packages: list[str]) -> None:
    for _ in range(3):
        assert offered() == [*LEVELS, "parrot"] and not welcome("nobody")
    assert asked_for_packages == [roster.GROUP]


def test_strangers_may_start_no_program() -> None:
    assert all(welcome(bot) for bot in MAKERS)
    for name in ("stdio:rm -rf /", "flibuste.bots.random_bot:Random", "ismcts:99999999it"):
        assert isinstance(make(name), Stdio | Random | Searcher) and not welcome(name)


PROMISING = [name for name in registry.all_names() if "levels" in registry.find(name).meta.promises]


@pytest.mark.parametrize("title", ["_parley", *PROMISING])
def test_the_cabin_boy_errs_and_never_takes_the_worst_unless_it_is_hardly_worse(title: str) -> None:
    mistakes = decisions = 0
    games = (moments(title, largest(title), seed, every=5) for seed in range(6))
    for asked in islice(chain.from_iterable(games), 60):
        knows = knowledge(asked)
        decision = knows.decision
        weights = knows.game.weigh(knows.world, knows.seat, list(decision.options))
        choice = make("mousse").choose(knows.given(Budget(), Quick(decisions)))
        weight = weights[decision.options.index(choice)]
        assert weight > min(weights) or weight >= max(weights) - FEELING
        mistakes += weight < max(weights)
        decisions += 1
    assert 0 < mistakes < 0.7 * decisions


def test_the_cabin_boy_seldom_overlooks_what_stands_out(monkeypatch: pytest.MonkeyPatch) -> None:
    knows = knowledge(next(moments("freibeuter", 2)))
    decision = knows.decision

    def taken(step: float) -> int:
        """How often it takes the best, which is ten points ahead; the others differ by `step`."""
        reasons = tuple(
            Reason(option, behind=10.0 + at * step if at else 0.0)
            for at, option in enumerate(decision.options)
        )
        monkeypatch.setattr(mousse, "ranked", lambda knows: reasons)
        choices = [Mousse().choose(knows.given(Budget(), Quick(seed))) for seed in range(200)]
        return choices.count(decision.options[0])

    assert taken(0.0) > 150 and taken(20.0) < 120


@pytest.mark.parametrize("promise", ["levels", "search"])
@pytest.mark.parametrize("title", registry.names())
@pytest.mark.slow
def test_a_game_keeps_its_promise_about_bots(title: str, promise: str) -> None:
    if promise in registry.find(title).meta.promises:
        strength.CHECKS[promise](subject_of(title))


def test_the_four_games_promise_all_there_is_to_promise() -> None:
    for title in ("freibeuter", "libertalia", "rum_and_pirates", "stoertebeker"):
        assert set(registry.find(title).meta.promises) == set(PROMISES), title


def test_a_promise_that_is_not_kept_is_found() -> None:
    class Weighs(Parley):
        """Takes the worst for the best."""

        def weigh(self, s: Council, seat: Seat, options: list[Choice]) -> list[float]:
            return [-weight for weight in super().weigh(s, seat, options)]

    game = Weighs()
    game.meta = game.meta._replace(promises=("levels",))
    with pytest.raises(AssertionError, match="wins"):
        strength.check_promises(Subject(game, "_parley"))
    for promise, said in {"balance": "no balance.py", "beauty": "nobody knows"}.items():
        game.meta = game.meta._replace(promises=(promise,))
        with pytest.raises(AssertionError, match=said):
            strength.check_promises(Subject(game, "_parley"))


def test_the_ten_lines_of_the_page_are_a_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
    block = page.split("```python\n")[1].split("```")[0]
    assert len([line for line in block.splitlines() if line.strip()]) <= 12
    (tmp_path / "mybots.py").write_text(block, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    try:
        assert 0.0 <= strength.winners(registry.find("freibeuter"), "mybots:Opportunist", "random", 2) <= 1.0
    finally:
        sys.modules.pop("mybots", None)
