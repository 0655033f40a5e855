"""The questions that characters put to their owners by day (LIB-8, LIB-16, LIB-21)."""

from __future__ import annotations

from bisect import insort
from typing import Final

from flibuste.games.libertalia.memory import joined, revived, showed
from flibuste.games.libertalia.parts import (
    CARD,
    CHARACTERS,
    GUNNER,
    INFLUENCE,
    KEEP,
    KINDS,
    MERCHANT,
    PARROT,
    PARROT_BY,
    POWER,
    PREACHER,
    RECRUIT,
    RECRUITER,
    REVIVE,
    SALE,
    SELL_THREE,
    SELL_TWO,
    SHOOT,
    SURGEON,
    Gunner,
    Keep,
    Parrot,
    Recruit,
    Sell,
    Surgeon,
)
from flibuste.games.libertalia.purse import discard_from_den, discard_tiles, gain, tell_nothing
from flibuste.games.libertalia.state import Crews
from flibuste.kernel.agenda import Question
from flibuste.kernel.chance import Dealer
from flibuste.kernel.types import Choice, Facts, Refusal, Seat


class ReplaceParrot(Question[Crews]):
    """A card from the hand replaces the Parrot and acts when its turn comes (LIB-20)."""

    def options(self, s: Crews, seat: Seat) -> list[Choice]:
        return [PARROT_BY[rank] for rank in s.hands[seat]]

    def answer(self, s: Crews, seat: Seat, choice: Choice, dealer: Dealer) -> None:
        assert isinstance(choice, Parrot)
        rank = choice.rank
        s.hands[seat].remove(rank)
        showed(s, seat, rank)
        insort(s.ship, CARD[s.colours[seat]][seat][rank])
        if dealer.heard:
            facts: Facts = {
                "seat": seat,
                "rank": rank,
                "character": CHARACTERS[rank],
                "influence": INFLUENCE[s.colours[seat]][rank],
            }
            dealer.tell("parrot-replaced", POWER[PARROT], facts)

    def why_not(self, s: Crews, seat: Seat, choice: Choice) -> Refusal:
        if isinstance(choice, Parrot):
            return Refusal("card-not-in-hand", POWER[PARROT], choice.facts)
        return Refusal("parrot-first", POWER[PARROT])


REPLACE_PARROT: Final = ReplaceParrot("parrot", POWER[PARROT])


class RecruitCard(Question[Crews]):
    """A card goes from the owner's den to the hand and can be played from the next sunrise on (LIB-21)."""

    def options(self, s: Crews, seat: Seat) -> list[Choice]:
        return [RECRUIT[rank] for rank in s.dens[seat]]

    def answer(self, s: Crews, seat: Seat, choice: Choice, dealer: Dealer) -> None:
        assert isinstance(choice, Recruit)
        rank = choice.rank
        s.dens[seat].remove(rank)
        insort(s.hands[seat], rank)
        joined(s, seat, 1 << rank)
        if dealer.heard:
            dealer.tell("recruited", POWER[RECRUITER], {"seat": seat, **choice.facts})

    def nothing(self, s: Crews, seat: Seat, dealer: Dealer) -> None:
        tell_nothing(seat, RECRUITER, dealer)

    def why_not(self, s: Crews, seat: Seat, choice: Choice) -> Refusal:
        if isinstance(choice, Recruit):
            return Refusal("not-in-your-den", POWER[RECRUITER], choice.facts)
        return Refusal("recruit-first", POWER[RECRUITER])


RECRUIT_CARD: Final = RecruitCard("recruit", POWER[RECRUITER])


class KeepTile(Question[Crews]):
    """The Preacher's question: one tile is kept, all others go into the bag (LIB-46)."""

    def options(self, s: Crews, seat: Seat) -> list[Choice]:
        own = KINDS * seat
        return [KEEP[tile] for tile in range(KINDS) if s.booty[own + tile]]

    def answer(self, s: Crews, seat: Seat, choice: Choice, dealer: Dealer) -> None:
        assert isinstance(choice, Keep)
        own = KINDS * seat
        for tile in range(KINDS):
            kept = 1 if tile == choice.tile else 0
            discard_tiles(s, seat, tile, s.booty[own + tile] - kept, PREACHER, dealer)

    def why_not(self, s: Crews, seat: Seat, choice: Choice) -> Refusal:
        if isinstance(choice, Keep):
            return Refusal("tile-not-yours", POWER[PREACHER], choice.facts)
        return Refusal("keep-first", POWER[PREACHER])


KEEP_TILE: Final = KeepTile("keep", POWER[PREACHER])


class ShootCard(Question[Crews]):
    """The Gunner's question: any character in any den, including the owner's."""

    def options(self, s: Crews, seat: Seat) -> list[Choice]:
        return [SHOOT[victim][rank] for victim in range(s.seats) for rank in s.dens[victim]]

    def answer(self, s: Crews, seat: Seat, choice: Choice, dealer: Dealer) -> None:
        assert isinstance(choice, Gunner)
        discard_from_den(s, choice.victim, choice.rank, seat, CHARACTERS[GUNNER], dealer)

    def nothing(self, s: Crews, seat: Seat, dealer: Dealer) -> None:
        if dealer.heard:
            dealer.tell("no-target", POWER[GUNNER], {"seat": seat})

    def why_not(self, s: Crews, seat: Seat, choice: Choice) -> Refusal:
        if not isinstance(choice, Gunner):
            return Refusal("shoot-first", POWER[GUNNER])
        if choice.victim >= s.seats:
            return Refusal("nobody-there", "LIB-1", choice.facts)
        return Refusal("not-in-that-den", POWER[GUNNER], choice.facts)


SHOOT_CARD: Final = ShootCard("gunner", POWER[GUNNER])


class SellTiles(Question[Crews]):
    """The Merchant's question: one sale of two or three tiles of a kind, even at a loss (LIB-8)."""

    def options(self, s: Crews, seat: Seat) -> list[Choice]:
        own = KINDS * seat
        options: list[Choice] = []
        for tile in range(KINDS):
            count = s.booty[own + tile]
            if count >= 2:
                options.append(SELL_TWO[tile])
                if count >= 3:
                    options.append(SELL_THREE[tile])
        return options

    def answer(self, s: Crews, seat: Seat, choice: Choice, dealer: Dealer) -> None:
        assert isinstance(choice, Sell)
        discard_tiles(s, seat, choice.tile, choice.count, MERCHANT, dealer)
        gain(s, seat, SALE[choice.count], MERCHANT, dealer)

    def nothing(self, s: Crews, seat: Seat, dealer: Dealer) -> None:
        tell_nothing(seat, MERCHANT, dealer)

    def why_not(self, s: Crews, seat: Seat, choice: Choice) -> Refusal:
        if not isinstance(choice, Sell):
            return Refusal("sell-first", POWER[MERCHANT])
        facts: Facts = {**choice.facts, "owned": s.booty[KINDS * seat + choice.tile]}
        return Refusal("too-few-tiles", POWER[MERCHANT], facts)


SELL_TILES: Final = SellTiles("sell", POWER[MERCHANT])


class ReviveCard(Question[Crews]):
    """The Surgeon's question: a hidden card goes from the owner's graveyard to the hand (LIB-21)."""

    def options(self, s: Crews, seat: Seat) -> list[Choice]:
        return [REVIVE[rank] for rank in s.graves[seat]]

    def answer(self, s: Crews, seat: Seat, choice: Choice, dealer: Dealer) -> None:
        assert isinstance(choice, Surgeon)
        rank = choice.rank
        s.graves[seat].remove(rank)
        insort(s.hands[seat], rank)
        doubtful = revived(s, seat, rank)
        if dealer.heard:
            if doubtful:
                dealer.tell("revived", POWER[SURGEON], {"seat": seat}, choice.facts, (seat,))
            else:  # everybody can infer the card, so there is no secret to tell
                dealer.tell("revived", POWER[SURGEON], {"seat": seat})

    def nothing(self, s: Crews, seat: Seat, dealer: Dealer) -> None:
        tell_nothing(seat, SURGEON, dealer)

    def why_not(self, s: Crews, seat: Seat, choice: Choice) -> Refusal:
        if isinstance(choice, Surgeon):
            return Refusal("not-in-your-graveyard", POWER[SURGEON], choice.facts)
        return Refusal("revive-first", POWER[SURGEON])


REVIVE_CARD: Final = ReviveCard("surgeon", POWER[SURGEON])
