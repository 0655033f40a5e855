"""Plays the golden games again: `python -m flibuste.cli.developer.golden [GAME…]`."""

from __future__ import annotations

import sys
from collections.abc import Iterator

from flibuste.cli.errors import FOUND, USAGE
from flibuste.i18n.translator import Translator, preferred
from flibuste.kernel import registry
from flibuste.kernel.records.record import Record, parse
from flibuste.kernel.types import Facts, Refusal
from flibuste.testing.golden import file_of, played, seed_of

GAMES = 200
"""How many games are played with each number of seats to find every end."""


def found(name: str, seats: int) -> Iterator[tuple[str, Record]]:
    """The first game for each end that random play finds."""
    game = registry.find(name)
    kept = kept_by_hand(name)
    missing = [reason for reason in game.meta.ends if reason not in kept]
    for number in range(GAMES):
        if not missing:
            return
        record = played(game, seats, seed_of(name, seats, number))
        if record.outcome is not None and record.outcome.reason in missing:
            missing.remove(record.outcome.reason)
            yield record.outcome.reason, record


def kept_by_hand(name: str) -> set[str]:
    """The ends of records with other file names: games that random play with the usual set-up never finds."""
    meta = registry.find(name).meta
    ours = {file_of(name, seats, reason) for seats in meta.seats for reason in meta.ends}
    kept = {file for file in file_of(name, 0, "").parent.glob("*.txt") if file not in ours}
    outcomes = [parse(file.read_text(encoding="utf-8")).outcome for file in sorted(kept)]
    return {outcome.reason for outcome in outcomes if outcome is not None}


def write(name: str, translator: Translator) -> bool:
    """Writes the golden games of a game; keeps records of other names. Says whether every end was found."""
    meta = registry.find(name).meta
    missing = set(meta.ends) - kept_by_hand(name)
    for seats in meta.seats:
        records = dict(found(name, seats))
        missing -= records.keys()
        for reason in meta.ends:
            file = file_of(name, seats, reason)
            file.parent.mkdir(exist_ok=True)
            if reason not in records:
                file.unlink(missing_ok=True)
                continue
            file.write_text(records[reason].text(), encoding="utf-8", newline="\n")
            facts: Facts = {"game": name, "file": file.name, "decisions": len(records[reason].moves)}
            print(translator.say("golden-written", facts))
    for reason in sorted(missing):
        searched: Facts = {"game": name, "reason": reason, "games": GAMES}
        print(translator.say("golden-not-found", searched), file=sys.stderr)
    return not missing


def main(names: list[str]) -> int:
    translator = Translator(preferred())
    try:
        for name in names:
            registry.find(name)
    except Refusal as refusal:
        print(translator.refusal(refusal), file=sys.stderr)
        return USAGE
    complete = [write(name, translator) for name in names or registry.all_names()]
    return 0 if all(complete) else FOUND


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
