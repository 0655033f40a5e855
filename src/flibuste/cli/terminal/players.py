"""Who sits where: people and bots, as the command line names them and as a record names them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from flibuste.bots.roster import make, welcome
from flibuste.bots.search.search_bot import is_limited
from flibuste.cli.errors import CommandError
from flibuste.i18n.translator import Translator
from flibuste.kernel.graphemes import cut
from flibuste.kernel.records.record import plain_name

YOU = "you"
BOT_NAMES = ("Morgan", "Kidd", "Rackham", "Surcouf", "Vane", "Teach", "Bonny", "Read")
"""Names for bots, in the order in which they are given."""
LONGEST = 20
"""Letters of a name that a person types. A record may hold longer names."""


class Player(NamedTuple):
    """A player at the table: a name, and the bot that plays. People have no bot."""

    name: str
    bot: str = ""

    def written(self) -> str:
        """The name in a record. The kind of bot follows it, so that a saved game can go on."""
        return f"{self.name} ({self.bot})" if self.bot else self.name


def read_player(written: str) -> Player:
    """Reads a player's name in a record."""
    name, bracket, rest = plain_name(written).rpartition(" (")
    if bracket and rest.endswith(")") and is_bot(rest[:-1]):
        return Player(name, rest[:-1])
    return Player(plain_name(written))


def is_bot(word: str) -> bool:
    """Whether a record may name this bot. A file must not be able to start a program."""
    return welcome(word) or is_limited(word)


def parse_players(seats: str, names: str, translator: Translator) -> list[Player]:
    """The players for words such as "you:Anne,greedy,greedy". Names in `names` override those in `seats`."""
    words = [word.strip() for word in seats.split(",")]
    given = [tidy_name(name) for name in names.split(",")] if names else []
    if len(given) > len(words):
        raise CommandError("usage-names", {"names": len(given), "seats": len(words)})
    players: list[Player] = []
    for at, word in enumerate(words):
        kind, _, own = word.partition(":")
        person = kind.casefold() in (YOU, translator.say("seat-word-you"))
        name = (given[at] if at < len(given) else "") or (tidy_name(own) if person else "")
        if not person:
            make(word)  # refuses a bot that does not exist
        name = unique_name(name or default_name(players, person, translator), players)
        players.append(Player(name, "" if person else word))
    return players


def tidy_name(name: str) -> str:
    """A name that a person typed: short, and without the kind of a bot behind it."""
    return cut(read_player(plain_name(name.replace(",", " "))).name, LONGEST).strip()


def default_name(players: Sequence[Player], person: bool, translator: Translator) -> str:
    """The name of a player who was given none."""
    if person:
        return translator.say("default-player-name")
    taken = [other.name for other in players]
    return next((name for name in BOT_NAMES if name not in taken), BOT_NAMES[0])


def unique_name(name: str, players: Sequence[Player]) -> str:
    """The name, with a number behind it if another player has the same."""
    taken = [other.name for other in players]
    number = 2
    other = name
    while other in taken:
        other = f"{name} {number}"
        number += 1
    return other


def people(players: Sequence[Player]) -> list[int]:
    """The seats of the players who are no bots."""
    return [seat for seat, player in enumerate(players) if not player.bot]
