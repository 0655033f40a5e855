"""A person at the terminal: chooses, asks for help, undoes, quits and resumes."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from flibuste.cli.drawing.choice_words import found_by
from flibuste.cli.drawing.menu import Menu
from flibuste.cli.parameters import seed_of
from flibuste.cli.terminal import saved_games as homes
from flibuste.i18n.translator import LANGUAGES, Translator
from flibuste.kernel import registry
from tests.cli.terminal import Ran, finished, ones, only_record, record_in, run, sea_cards, table_in


def begin(*typed: str, seats: str = "you:Anne,greedy,greedy", seed: str = "414", lang: str = "fr") -> Ran:
    words = ("play", "freibeuter", "--seats", seats, "--seed", seed, "--lang", lang)
    return run(*words, typed="".join(line + "\n" for line in typed))


def test_a_whole_game_in_french_by_always_taking_the_first_choice(home: Path) -> None:
    ran = run("play", "freibeuter", "--seed", "5", "--lang", "fr", typed=ones())
    assert (ran.code, ran.err) == (0, "")
    assert "abordez un vaisseau" in ran.out
    assert "FRE-18" in ran.out
    assert "La partie est finie" in ran.out
    assert "Vaisseaux capturés" in ran.out
    assert "l’emporte" in ran.out or "Victoire partagée" in ran.out
    assert seed_of("5").hex() in ran.out
    assert str(only_record(home)) in ran.out
    assert record_in(home).outcome is not None
    assert run("verify", str(only_record(home))).code == 0


def test_the_promise_is_shown_at_the_start(home: Path) -> None:
    ran = begin()
    assert record_in(home).commitment in ran.out.split("Votre choix")[0]


def test_the_same_seed_gives_the_same_game(
    home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin(*["1"] * 400)
    first = only_record(home).read_text(encoding="utf-8")
    monkeypatch.setenv("FLIBUSTE_HOME", str(tmp_path / "other"))
    begin(*["1"] * 400)
    assert only_record(tmp_path / "other").read_text(encoding="utf-8") == first


def test_without_a_seed_games_differ(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seeds = []
    for name in ("one", "two"):
        monkeypatch.setenv("FLIBUSTE_HOME", str(tmp_path / name))
        run("play", "freibeuter")
        seeds.append(record_in(tmp_path / name).seed)
    assert seeds[0] != seeds[1]


def test_set_up_takes_what_is_usual_on_enter(home: Path) -> None:
    ran = run("play", typed="\n" * 6 + "quitter\n")
    assert ran.code == 0
    assert "Bienvenue" in ran.out
    assert "Votre choix" in ran.out
    assert record_in(home).players == ("Corsaire", "Morgan (matelot)", "Kidd (matelot)")


def test_set_up_speaks_the_language_chosen_and_takes_names(home: Path) -> None:
    ran = run("play", typed="de\n1\n2\nGrete\n2\nHans\nende\n")
    assert "Wie viele spielen mit" in ran.out
    assert record_in(home).players == ("Grete", "Hans")


def test_set_up_asks_again_when_it_does_not_understand(home: Path) -> None:
    ran = run("play", "--lang", "en", typed="\nnine\n99\n2\nAnne\n\n\n")
    assert ran.out.count("is not possible here") == 2
    assert record_in(home).setup.seats == 2


def test_leaving_the_set_up_leaves_nothing_behind(home: Path) -> None:
    assert run("play", "--lang", "en", typed="").code == 0
    assert not home.exists()


def test_the_end_of_the_input_saves_and_tells_how_to_go_on(home: Path) -> None:
    ran = begin("1")
    assert ran.code == 0
    assert f"flibuste play --resume {only_record(home)}" in ran.out
    assert len([move for move in record_in(home).moves if move.seat == 0]) == 1


def test_resume_goes_on_where_one_left(home: Path) -> None:
    begin("1", "1", "1")
    before = only_record(home).read_text(encoding="utf-8").splitlines()[:-1]
    ran = run("play", "--resume", typed="1\n")
    assert ran.code == 0
    after = only_record(home).read_text(encoding="utf-8").splitlines()
    assert after[: len(before)] == before
    assert len(after) > len(before) + 1


def test_resume_takes_the_newest_unfinished(home: Path) -> None:
    begin("1", seed="first")
    (home / "records" / "zz.record").write_text("no record", encoding="utf-8")
    ran = run("play", "--resume", "--lang", "en")
    assert ran.code == 0
    assert "Your turn" in ran.out or "Will you draw" in ran.out


def test_a_game_without_end_or_a_finished_one_cannot_be_resumed(home: Path) -> None:
    ran = run("play", "--resume", "--lang", "en")
    assert (ran.code, ran.out) == (1, "")
    assert "No unfinished game" in ran.err
    ran = run("play", "--resume", str(finished(home)), "--lang", "en")
    assert ran.code == 1
    assert "is over" in ran.err


def test_notation_its_end_and_capitals_are_understood(home: Path) -> None:
    begin("place b5", "1", "PLACE   d2", "draw fd", "c7")
    texts = [move.text for move in record_in(home).moves if move.seat == 0]
    assert texts == ["place B5", "draw sea", "place D2", "draw fd", "place C7"]


def test_what_is_meant_by_a_bare_region_is_asked_if_it_could_be_two_things(home: Path) -> None:
    table = None
    for seed in range(20):
        begin(*["1"] * 30, seed=str(seed))
        table = table_in(home)
        decision = table.decision(0)
        cash = [choice for choice in decision.options if choice.verb == "cash"] if decision else []
        if cash:
            ran = run("play", "--resume", "--lang", "en", typed=f"{cash[0].facts['region']}\n")
            region = cash[0].facts["region"]
            said = " ".join(ran.out.split())
            found = re.search(
                rf"possible: “Place a boat in {region}” \((\d+)\), “[^”]+{region}” \((\d+)\)", said
            )
            assert found is not None
            assert decision is not None
            menu = Menu(table, decision, Translator("en", "freibeuter", ("Anne", "Morgan", "Kidd")))
            assert menu.numbered(int(found[2])) is cash[0]
            return
        only_record(home).unlink()
    raise AssertionError("no game came to it")


def test_a_forbidden_choice_is_refused_with_its_rule_in_full(home: Path) -> None:
    ran = begin("place A1", "draw sea", "? cash B5", lang="en")
    assert "You do not have sea card A1 in your hand." in ran.out
    assert "FRE-28 Show" in ran.out or "FRE-28" in ran.out
    assert "This is not the time to draw." in ran.out
    assert "There is no boat in B5 yet" in ran.out
    assert not [move for move in record_in(home).moves if move.seat == 0]


@pytest.mark.parametrize(
    "typed", ["999", "0", "xyzzy", "", "place", "?  nothing", "log x", "lang xx", "rules Xyzzy"]
)
def test_nonsense_is_answered_and_changes_nothing(home: Path, typed: str) -> None:
    ran = begin(typed, lang="en")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.count("Your choice (? for help) >") == 2
    assert not [move for move in record_in(home).moves if move.seat == 0]


def test_help_explains_the_program_and_a_choice(home: Path) -> None:
    ran = begin("?", "? 1", "aide", "? board AB23")
    assert ran.out.count("annuler, undo") == 2
    assert "Vous défaussez la carte et placez un bateau" in ran.out
    assert "Ce qui se passerait" in ran.out


@pytest.mark.parametrize("game", registry.names())
def test_help_takes_its_examples_from_the_game_that_is_played(home: Path, game: str) -> None:
    ran = run("play", game, "--seats", "you,mousse,mousse", "--seed", "1", "--lang", "en", typed="?\n")
    said = " ".join(ran.out.split())
    found = re.search(r"words that name it \(([^)]+)\), or the move as it is noted \(([^)]+)\)", said)
    assert found is not None
    table = table_in(home)
    decision = table.decision(0)
    assert decision is not None
    translator = Translator("en", game, table.players)
    assert [choice.text for choice in found_by(found[1], decision.options, translator)] == [found[2]]
    assert f"“rules {decision.rule}” one rule" in said
    other = re.search(r"“\? ([^”]+)” says why", said)
    assert other is not None
    (denied,) = found_by(other[1], table.game.vocabulary, translator)
    assert table.game.why_not(table.state, 0, denied) is not None


def test_log_rules_hint_and_board_answer(home: Path) -> None:
    ran = begin("log 3", "journal", "règles", "règles FRE-23", "rules 24", "règles crédit", "conseil", "view")
    assert (ran.code, ran.err) == (0, "")
    assert "Pour aborder, prenez un bateau" in ran.out
    assert "Un vaisseau ne porte jamais" in ran.out
    assert "Un bon robot jouerait" in ran.out and "En moyenne" in ran.out
    assert ran.out.count("╭───A") == 2


def test_the_language_can_be_changed_at_the_table(home: Path) -> None:
    ran = begin("lang de", "sprache en", "quit")
    assert "Du bist am Zug" in ran.out
    assert "Your turn" in ran.out


def test_a_move_can_be_taken_back_while_nothing_was_drawn(home: Path) -> None:
    ran = begin("place B5", "undo", "place D2", "annuler", "quit")
    assert "Repris : « Placer un bateau en B5 »." in ran.out.replace("\u00a0", " ")
    assert not [move for move in record_in(home).moves if move.seat == 0]


def test_a_move_is_not_taken_back_once_a_card_was_drawn_or_others_moved(home: Path) -> None:
    assert "rien à reprendre" in begin("undo").out
    only_record(home).unlink()
    ran = begin("place B5", "draw sea", "undo")
    assert "d’autres ont joué depuis" in ran.out
    assert [move.text for move in record_in(home).moves if move.seat == 0] == ["place B5", "draw sea"]


def test_a_copy_can_be_saved_but_no_other_file_is_written_over(home: Path, tmp_path: Path) -> None:
    note = tmp_path / "note.txt"
    note.write_text("mine", encoding="utf-8")
    copy = tmp_path / "copy.record"
    ran = begin(
        f"save {copy}", "1", f"save {copy}", f"save {note}", f"save {tmp_path}", "save /no/such/place"
    )
    assert ran.out.count(f"enregistrée : {copy}".replace(" :", "\u00a0:")) == 2
    assert note.read_text(encoding="utf-8") == "mine"
    assert "/no/such/place" in ran.out
    assert not Path("/no").exists()
    assert homes.read(copy) == record_in(home)._replace(moves=homes.read(copy).moves)


def test_a_disk_that_cannot_be_written_is_said_and_the_game_goes_on(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_file: Path, _text: str) -> None:
        raise OSError(28, "No space left on device", "x.record")

    monkeypatch.setattr(homes, "write", full)
    ran = begin("1", "1", lang="en")
    assert ran.code == 0
    assert "The disk is full" in ran.err
    assert ran.out.count("Your choice") >= 3


def test_games_without_people_are_told_to_the_end(home: Path) -> None:
    ran = run("play", "freibeuter", "--seats", "greedy,random,greedy", "--lang", "de", "--names", "Anne,,Jo")
    assert ran.code == 0
    assert "Das Spiel ist aus" in ran.out
    assert record_in(home).players == ("Anne (greedy)", "Morgan (random)", "Jo (greedy)")


def test_a_person_cannot_pass_for_a_bot(home: Path) -> None:
    begin(seats="you:Bob (greedy),greedy")
    assert record_in(home).players == ("Bob", "Morgan (greedy)")


def test_options_are_taken(home: Path) -> None:
    run("play", "freibeuter", "--option", "start=0", "--seats", "you,greedy")
    assert record_in(home).setup.options == (("start", "0"),)


def test_other_peoples_cards_are_never_printed(home: Path) -> None:
    """A player reads about their own deal only."""
    ran = begin("log 50", lang="en")
    table = table_in(home)
    own, *others = [sea_cards(table, seat) for seat in range(3)]
    assert ", ".join(own) in ran.out
    for hand in others:
        assert ", ".join(hand) not in ran.out
        assert " ".join(hand) not in ran.out


def test_control_characters_in_names_do_not_reach_the_terminal(home: Path) -> None:
    ran = begin(seats="you:An\x1b[31mne\x07,greedy")
    assert "\x1b" not in ran.out
    assert "\x07" not in ran.out


STOERTEBEKER = ("play", "stoertebeker", "--seats", "you:Anne,mousse,mousse", "--seed", "1", "--lang", "fr")


def test_a_choice_is_explained_and_played_by_words_of_the_readers_language(home: Path) -> None:
    ran = run(*STOERTEBEKER, typed="? EAU d\n? rhum D\nbananes d\n")
    assert "Poser une carte eau devant le navire D  [eau D]" in ran.out
    assert "Vous posez une carte de votre côté d’un navire" in ran.out
    assert "Le navire D ne demande pas cette provision" in ran.out, "what is not offered is found too"
    assert [move.text for move in record_in(home).moves if move.seat == 0] == ["place bananas D"]


def test_accents_need_not_be_typed_and_unclear_words_are_asked_back(home: Path) -> None:
    ran = run(*STOERTEBEKER, typed="? bordee\n? haricots\n")
    assert "Ces mots désignent plusieurs coups\xa0: «\xa0Tirer une bordée\xa0»" in ran.out
    assert "et " in ran.out and "autres." in ran.out
    assert not [move for move in record_in(home).moves if move.seat == 0]


@pytest.mark.parametrize("game", registry.names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_hint_prints_words_that_can_be_typed(home: Path, game: str, language: str) -> None:
    order = Translator(language).say("order-hint").split(",")[0]
    seats = "you:Anne,mousse,mousse"
    ran = run("play", game, "--seats", seats, "--seed", "1", "--lang", language, typed=f"{order}\n")
    found = re.search(r"\[([^\]]+)\]", ran.out[ran.out.index(Translator(language).say("hint")) :])
    assert found is not None
    run("play", "--resume", "--lang", language, typed=f"{found[1]}\n")
    assert [move.seat for move in record_in(home).moves].count(0) >= 1
