"""What there is to play, and its rules by number."""

from __future__ import annotations

import httpx

from flibuste.i18n.translator import Translator
from flibuste.kernel import registry
from flibuste.puzzles.puzzle import puzzles_of
from flibuste.server.api.games import label
from tests.server.harness import ServerProcess


def test_games_are_shown_with_all_a_client_needs_to_make_a_table(server: ServerProcess) -> None:
    (game,) = [one for one in httpx.get(f"{server.url}/api/games").json() if one["id"] == "freibeuter"]
    assert game == {
        "id": "freibeuter",
        "title": "Freibeuter",
        "prefix": "FRE",
        "version": 1,
        "seats": [2, 3, 4],
        "default_seats": 3,
        "author": "Reiner Stockhausen",
        "publisher": "Hans im Glück",
        "year": 1998,
        "options": [
            {
                "key": "start",
                "values": ["random", "0", "1", "2", "3"],
                "seat": True,
                "seats": [],
                "unless": [],
                "covers": [],
            }
        ],
        "data": [],
        "bots": game["bots"],
        "lessons": 8,
        "companion": True,
        "puzzles": len(puzzles_of("freibeuter")),
    }
    assert game["bots"] == ["mousse", "matelot", "second", "capitaine"]
    assert "_parley" not in httpx.get(f"{server.url}/api/games").text


def test_the_files_an_owner_may_replace_are_named() -> None:
    meta = registry.find("_parley").meta._replace(data=("cards.csv",), seats=(3,))
    assert (label(meta).data, label(meta).default_seats) == (["cards.csv"], 3)


def test_the_rulebook_is_given_by_chapters_and_numbers_that_have_words(server: ServerProcess) -> None:
    for name in registry.all_names():
        book = httpx.get(f"{server.url}/api/games/{name}/rules").json()
        assert book["prefix"] == registry.find(name).meta.prefix
        assert [(one["key"], tuple(one["rules"])) for one in book["chapters"]] == list(
            registry.rulebook(name).chapters
        )
        words = Translator("fr", name)
        for chapter in book["chapters"]:
            assert words.has(f"chapter-{chapter['key']}")
            assert all(
                words.has(f"rule-{rule}") and rule.startswith(book["prefix"]) for rule in chapter["rules"]
            )
    refused = httpx.get(f"{server.url}/api/games/chess/rules")
    assert (refused.status_code, refused.json()["reason"]) == (404, "unknown-game")


def test_every_choice_can_be_looked_up(server: ServerProcess) -> None:
    for name in registry.all_names():
        answer = httpx.get(f"{server.url}/api/games/{name}/vocabulary").json()
        assert answer == {
            choice.text: {"verb": choice.verb, "facts": dict(choice.facts), "index": choice.index}
            for choice in registry.find(name).vocabulary
        }


def test_long_answers_travel_compressed_if_the_client_reads_that(server: ServerProcess) -> None:
    address = f"{server.url}/api/games/freibeuter/vocabulary"
    packed = httpx.get(address, headers={"Accept-Encoding": "gzip"})
    plain = httpx.get(address, headers={"Accept-Encoding": "br, gzip;q=0"})
    assert packed.json() == plain.json()
    assert "content-encoding" not in plain.headers
    assert int(packed.headers["content-length"]) < len(plain.content) / 3


def test_a_games_words_are_its_catalogue_for_clients_built_without_it(server: ServerProcess) -> None:
    for language in ("fr", "en", "de"):
        answer = httpx.get(f"{server.url}/api/games/_parley/words/{language}").json()
        file = registry.folder("_parley") / "locales" / f"{language}.ftl"
        assert answer == {"language": language, "catalogue": file.read_text(encoding="utf-8")}
    assert httpx.get(f"{server.url}/api/games/_parley/words/..%2f..").status_code == 404
    assert httpx.get(f"{server.url}/api/games/_parley/words/xx").status_code == 422
    assert httpx.get(f"{server.url}/api/games/nothing/words/en").json()["reason"] == "unknown-game"
