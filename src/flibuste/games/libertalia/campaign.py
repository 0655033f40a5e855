"""The campaign: ranks, booty, and each day from sunrise to night (LIB-5, LIB-6, LIB-13 to LIB-15)."""

from __future__ import annotations

from bisect import insort
from typing import Final

from flibuste.games.libertalia.day import day
from flibuste.games.libertalia.dusk import dusk
from flibuste.games.libertalia.memory import bits, joined, showed
from flibuste.games.libertalia.night import nightfall
from flibuste.games.libertalia.parts import (
    CARD,
    CHARACTERS,
    DAYS,
    FIRST_RANKS,
    INFLUENCE,
    KINDS,
    NEW_RANKS,
    PLAY,
    TILES,
    PlayCharacter,
    rank_of,
    seat_of,
)
from flibuste.games.libertalia.rest import clean_up, rest_day
from flibuste.games.libertalia.state import DAY, SUNRISE, Crews
from flibuste.kernel.agenda import Question
from flibuste.kernel.chance import Dealer
from flibuste.kernel.types import Choice, Facts, Json, Refusal, Seat


def begin_campaign(s: Crews, _: int, dealer: Dealer) -> None:
    s.campaign += 1
    s.day = 0
    ranks = deal(s, dealer)
    lay_out(s, dealer)
    if dealer.heard:
        facts: Facts = {
            "campaign": s.campaign,
            "ranks": list(ranks),
            "count": len(ranks),
            "characters": [CHARACTERS[rank] for rank in ranks],
            "board": [tile_names(s.space(one)) for one in range(1, DAYS + 1)],
            "bag": sum(s.bag),
        }
        dealer.tell("campaign-started", "LIB-6" if s.campaign == 1 else "LIB-42", facts)
    s.then(next_day)


def deal(s: Crews, dealer: Dealer) -> tuple[int, ...]:
    """Deals the same new ranks to everybody. They are drawn only now (LIB-6, LIB-42)."""
    count = FIRST_RANKS if s.campaign == 1 else NEW_RANKS
    undealt = s.undealt
    ranks = [undealt.pop(dealer.below(len(undealt))) for _ in range(count)]
    ranks.sort()
    s.dealt = (*s.dealt, tuple(ranks))
    new = bits(ranks)
    for seat in range(s.seats):
        hand = s.hands[seat] + ranks
        hand.sort()
        s.hands[seat] = hand
        joined(s, seat, new)
    return tuple(ranks)


def lay_out(s: Crews, dealer: Dealer) -> None:
    """Puts as many tiles as there are players on each of the six spaces, face up (LIB-5)."""
    bag = s.bag
    left = sum(bag)
    for at in range(0, KINDS * DAYS, KINDS):
        for _ in range(s.seats):
            drawn = dealer.below(left)
            left -= 1
            tile = 0
            while drawn >= bag[tile]:
                drawn -= bag[tile]
                tile += 1
            bag[tile] -= 1
            s.board[at + tile] += 1


def tile_names(tiles: list[int]) -> list[Json]:
    return [TILES[tile] for tile in range(KINDS) for _ in range(tiles[tile])]


def next_day(s: Crews, _: int, dealer: Dealer) -> None:
    """Sunrise, day, dusk and night; the rest day follows the sixth day."""
    if s.day == DAYS:
        s.then(rest_day)
        s.then(next_campaign)
        return
    s.day += 1
    s.phase = SUNRISE
    if dealer.heard:
        facts: Facts = {"campaign": s.campaign, "day": s.day, "booty": tile_names(s.space(s.day))}
        dealer.tell("sun-rose", "LIB-13", facts)
    s.ask_all(PLAY_CARD)
    s.then(line_up)
    s.then(day)
    s.then(dusk)
    s.then(nightfall)
    s.then(next_day)


def next_campaign(s: Crews, _: int, dealer: Dealer) -> None:
    """After the last rest day there is no clean-up (LIB-43, LIB-48)."""
    if s.campaign < s.campaigns:
        s.then(clean_up)
        s.then(begin_campaign)
        return
    s.end("last-rest-day")
    if dealer.heard:
        dealer.tell("game-over", "LIB-48", {"reason": "last-rest-day", "scores": s.score[:]})


class PlayCard(Question[Crews]):
    """All seats choose at once and in secret; nobody passes (LIB-13)."""

    def options(self, s: Crews, seat: Seat) -> list[Choice]:
        return [PLAY[rank] for rank in s.hands[seat]]

    def answer(self, s: Crews, seat: Seat, choice: Choice, dealer: Dealer) -> None:
        """The kernel calls this when the last choice is in: all are revealed together (LIB-14)."""
        assert isinstance(choice, PlayCharacter)
        rank = choice.rank
        s.hands[seat].remove(rank)
        showed(s, seat, rank)
        insort(s.ship, CARD[s.colours[seat]][seat][rank])  # LIB-15
        if dealer.heard:
            influence = INFLUENCE[s.colours[seat]][rank]
            facts: Facts = {
                "seat": seat,
                "rank": rank,
                "character": CHARACTERS[rank],
                "influence": influence,
            }
            dealer.tell("revealed", "LIB-14", facts)

    def why_not(self, s: Crews, seat: Seat, choice: Choice) -> Refusal:
        if isinstance(choice, PlayCharacter):
            return Refusal("card-not-in-hand", "LIB-13", choice.facts)
        return Refusal("play-first", "LIB-13")


PLAY_CARD: Final = PlayCard("play", "LIB-13")


def line_up(s: Crews, _: int, dealer: Dealer) -> None:
    """Lines up the characters from the lowest to the highest (LIB-15)."""
    s.phase = DAY
    s.acted = 0
    if dealer.heard:
        order: list[Json] = [seat_of(card) for card in s.ship]
        ranks: list[Json] = [rank_of(card) for card in s.ship]
        dealer.tell("lined-up", "LIB-15", {"order_seat": order, "ranks": ranks, "day": s.day})
