"""Parley with one thing wrong at a time: the checks must see each of them."""

from __future__ import annotations

import hashlib
import random
import sys
from typing import Any

from librt.strings import BytesWriter

from flibuste.games._parley.council import SEAL_CARD
from flibuste.games._parley.features import FEATURES
from flibuste.games._parley.game import Parley
from flibuste.games._parley.hoard import ROB_RUM
from flibuste.games._parley.parts import ROB
from flibuste.games._parley.state import Council
from flibuste.kernel.agenda import Question
from flibuste.kernel.chance import Dealer, Quick, Rng
from flibuste.kernel.game import Setup
from flibuste.kernel.observation import Features, Part, part
from flibuste.kernel.types import Choice, Event, Json, Refusal, Result, Seat
from flibuste.testing.json_text import bytes_of


class OwnDice(Rng):
    def below(self, n: int) -> int:
        return random.SystemRandom().randrange(n)


class RollsItsOwnDice(Parley):
    def setup(self, agreed: Setup, dealer: Dealer) -> Council:
        return super().setup(agreed, Dealer(OwnDice(), dealer.log))


class IteratesOverASet(Parley):
    """The order of strings in a set is another in every process."""

    def setup(self, agreed: Setup, dealer: Dealer) -> Council:
        order = " ".join({f"captain {number}" for number in range(40)})
        number = int.from_bytes(hashlib.sha256(order.encode()).digest(), "big")
        return super().setup(agreed, Dealer(Quick(number), dealer.log))


class KnowsItsBuild(Parley):
    def setup(self, agreed: Setup, dealer: Dealer) -> Council:
        number = int(getattr(sys.path_hooks[0], "__name__", "") == "only_sources")
        return super().setup(agreed, Dealer(Quick(number), dealer.log))


ITERATES_OVER_A_SET = IteratesOverASet()
KNOWS_ITS_BUILD = KnowsItsBuild()


class SealTwin(Question[Council]):
    """A question of which there are two objects: it is unpickled as the other."""

    def options(self, s: Council, seat: Seat) -> list[Choice]:
        return SEAL_CARD.options(s, seat)

    def answer(self, s: Council, seat: Seat, choice: Choice, dealer: Dealer) -> None:
        SEAL_CARD.answer(s, seat, choice, dealer)


SEAL_TWIN = SealTwin("seal-card", "PAR-6")
SECOND_TWIN = SealTwin("seal-card", "PAR-6")


class AsksATwin(Parley):
    def start(self, setup: Setup, dealer: Dealer) -> Council:
        s = super().start(setup, dealer)
        s.question = SECOND_TWIN
        return s


class HandsOutTheMenu(Parley):
    """Whoever calls gets the options of the seat that is asked."""

    def options(self, s: Council, seat: Seat) -> list[Choice]:
        return super().options(s, seat if seat in s.asking else s.asking[0])


class ForeseesForAnybody(Parley):
    def foresee(self, s: Council, seat: Seat, choice: Choice, depth: int = 3) -> list[Event] | None:
        return super().foresee(s, s.asking[0], choice, depth) if s.asking else []


class OffersTwice(Parley):
    def options(self, s: Council, seat: Seat) -> list[Choice]:
        menu = list(super().options(s, seat))
        return [*menu, menu[0]]


class OffersInAnyOrder(Parley):
    def options(self, s: Council, seat: Seat) -> list[Choice]:
        menu = list(super().options(s, seat))
        random.shuffle(menu)
        return menu


class AsksForcedQuestions(Parley):
    """One option is no question."""

    def options(self, s: Council, seat: Seat) -> list[Choice]:
        menu = super().options(s, seat)
        return menu if s.menu is None else menu[:1]


class AcceptsMore(Parley):
    """Robbing oneself is not offered, and can be done."""

    def why_not(self, s: Council, seat: Seat, choice: Choice) -> Refusal | None:
        if s.question is ROB_RUM and seat in s.asking and choice is ROB[seat]:
            return None
        return super().why_not(s, seat, choice)


class AcceptsLess(Parley):
    def why_not(self, s: Council, seat: Seat, choice: Choice) -> Refusal | None:
        if choice is ROB[0]:
            return Refusal("no-rum", "PAR-14")
        return super().why_not(s, seat, choice)


class CitesNoRule(Parley):
    def why_not(self, s: Council, seat: Seat, choice: Choice) -> Refusal | None:
        refusal = super().why_not(s, seat, choice)
        return None if refusal is None else Refusal(refusal.reason, "PAR-99", refusal.facts)


class FailsInsteadOfRefusing(Parley):
    def why_not(self, s: Council, seat: Seat, choice: Choice) -> Refusal | None:
        if choice not in self.options(s, seat):
            raise KeyError(choice.text)
        return super().why_not(s, seat, choice)


class ChangesWhatItRefuses(Parley):
    def why_not(self, s: Council, seat: Seat, choice: Choice) -> Refusal | None:
        refusal = super().why_not(s, seat, choice)
        if refusal is not None:
            s.rum[0] += 1
        return refusal


class ShowsEveryHand(Parley):
    def view(self, s: Council, seat: Seat | None) -> dict[str, Json]:
        return {**super().view(s, seat), "hands": [hand[:] for hand in s.hands]}


class ShowsSpectatorsMore(Parley):
    def view(self, s: Council, seat: Seat | None) -> dict[str, Json]:
        return super().view(s, 0 if seat is None else seat)


class ShowsWhatIsNotJson(Parley):
    def view(self, s: Council, seat: Seat | None) -> dict[str, Json]:
        numbers: Any = {1: "one"}
        return {**super().view(s, seat), "numbers": numbers}


class ShowsSealedAnswers(Parley):
    def view(self, s: Council, seat: Seat | None) -> dict[str, Json]:
        return {**super().view(s, seat), "answers": [choice.text for _, choice in s.answers]}


class ImaginesTheTruth(Parley):
    def imagine(self, s: Council, seat: Seat, rng: Rng) -> Council:
        return s.clone()


class ImaginesOneHandOnly(Parley):
    """Seat 1 keeps its hand in every world but its own."""

    def imagine(self, s: Council, seat: Seat, rng: Rng) -> Council:
        world = super().imagine(s, seat, rng)
        hand = s.hands[1][:]
        together = sorted(world.box + world.hands[1])
        for card in hand:
            if card not in together:
                return world
            together.remove(card)
        world.hands[1], world.box = hand, together
        return world


class ImaginesItsOwnHand(Parley):
    """A card the seat knows is dealt anew."""

    def imagine(self, s: Council, seat: Seat, rng: Rng) -> Council:
        return super().imagine(s, (seat + 1) % s.seats, rng)


class ImaginesByTheTruth(Parley):
    """Worlds are free, but which one comes depends on what is hidden."""

    def imagine(self, s: Council, seat: Seat, rng: Rng) -> Council:
        number = int.from_bytes(bytes_of(self.open(s))[:4], "big")
        return super().imagine(s, seat, Quick(number + rng.below(1000)))


class ImaginesInPlace(Parley):
    def imagine(self, s: Council, seat: Seat, rng: Rng) -> Council:
        world = super().imagine(s, seat, rng)
        s.hands[1 - min(seat, 1)] = world.hands[1 - min(seat, 1)][:]
        return world


class ImaginesLostCards(Parley):
    def imagine(self, s: Council, seat: Seat, rng: Rng) -> Council:
        world = super().imagine(s, seat, rng)
        world.box = world.box[1:]
        return world


class PeeksAtSealedAnswers(Parley):
    """The kernel lets others answer again in an imagined world; here their answers stay."""

    def imagined(self, s: Council, seat: Seat, rng: Rng) -> Council:
        return self.imagine(s, seat, rng)


class RefusesBySecrets(Parley):
    """Why not tells what others hold."""

    def why_not(self, s: Council, seat: Seat, choice: Choice) -> Refusal | None:
        refusal = super().why_not(s, seat, choice)
        if refusal is None or seat not in s.asking:
            return refusal
        return Refusal(refusal.reason, refusal.rule, {"held": [sum(hand) for hand in s.hands]})


class Telltale(Parley):
    """Tells every event again in its own words."""

    def again(self, event: Event) -> Event:
        return event

    def start(self, setup: Setup, dealer: Dealer) -> Council:
        told: list[Event] = []
        s = super().start(setup, Dealer(dealer.rng, told))
        self.retell(told, dealer)
        return s

    def apply(self, s: Council, seat: Seat, choice: Choice, dealer: Dealer) -> None:
        told: list[Event] = []
        super().apply(s, seat, choice, Dealer(dealer.rng, told))
        self.retell(told, dealer)

    def retell(self, told: list[Event], dealer: Dealer) -> None:
        for event in map(self.again, told):
            dealer.tell(event.kind, event.rule, event.facts, event.secret, event.knowers)


class TellsSecrets(Telltale):
    """In other words: no structure shows it."""

    def again(self, event: Event) -> Event:
        hint = sum(bytes_of(event.secret)) if event.secret else 0
        return Event(event.kind, event.rule, {**event.facts, "hint": hint}, event.secret, event.knowers)


class TellsSecretsByName(Telltale):
    def again(self, event: Event) -> Event:
        return Event(event.kind, event.rule, {**event.facts, **event.secret}, event.secret, event.knowers)


class TellsNobody(Telltale):
    def again(self, event: Event) -> Event:
        return Event(event.kind, event.rule, event.facts, event.secret, ())


class RemembersOtherGames(Parley):
    """A game keeps nothing of its own: what is not in the state is not in the record."""

    def __init__(self) -> None:
        super().__init__()
        self.choices = 0

    def apply(self, s: Council, seat: Seat, choice: Choice, dealer: Dealer) -> None:
        self.choices += 1
        super().apply(s, seat, choice, dealer)
        s.barrel = self.choices


class SharesHands(Council):
    """A copy that keeps the lists of hands."""

    def clone(self) -> Council:
        copy = super().clone()
        copy.hands = self.hands
        return copy


class SharesHandsWithCopies(Parley):
    def setup(self, agreed: Setup, dealer: Dealer) -> Council:
        return turned(super().setup(agreed, dealer), SharesHands())


class ForgetsRum(Council):
    """A copy in which the barrel is empty."""

    def clone(self) -> Council:
        copy = super().clone()
        copy.barrel = 0
        return copy


class ForgetsRumInCopies(Parley):
    def setup(self, agreed: Setup, dealer: Dealer) -> Council:
        return turned(super().setup(agreed, dealer), ForgetsRum())


def turned(s: Council, other: Council) -> Council:
    """All fields of a state in an object of another class."""
    fields: Any = s.__reduce_ex__(2)[2]
    for name, value in fields.items():
        setattr(other, name, value)
    return other


class RewardsTheLast(Parley):
    """Who answers last takes a tot of rum."""

    def apply(self, s: Council, seat: Seat, choice: Choice, dealer: Dealer) -> None:
        last = s.menu is None and s.asking == (seat,)
        super().apply(s, seat, choice, dealer)
        if last:
            s.rum[seat] += 1


class TellsWhoHasSealed(Parley):
    def apply(self, s: Council, seat: Seat, choice: Choice, dealer: Dealer) -> None:
        if s.menu is None and len(s.asking) > 1:
            dealer.tell("sealed", "PAR-6", {"seat": seat, "card": choice.text})
        super().apply(s, seat, choice, dealer)


class LosesACard(Parley):
    def apply(self, s: Council, seat: Seat, choice: Choice, dealer: Dealer) -> None:
        super().apply(s, seat, choice, dealer)
        if s.round == 3 and s.box:
            s.box.pop()


class AddsUpWrongly(Parley):
    def result(self, s: Council) -> Result:
        result = super().result(s)
        return result._replace(scores=tuple(score + 1 for score in result.scores))


class RanksWrongly(Parley):
    def result(self, s: Council) -> Result:
        result = super().result(s)
        return result._replace(places=tuple(range(s.seats, 0, -1)))


class EndsForNoReason(Parley):
    def apply(self, s: Council, seat: Seat, choice: Choice, dealer: Dealer) -> None:
        super().apply(s, seat, choice, dealer)
        if s.ended:
            s.ended = "tired"


def circle(s: Council, number: int, dealer: Dealer) -> None:
    s.then(circle, number + 1)


class GoesRoundInCircles(Parley):
    def setup(self, agreed: Setup, dealer: Dealer) -> Council:
        s = super().setup(agreed, dealer)
        s.then(circle)
        return s


class CrashesWhenCounted(Parley):
    def census(self, s: Council) -> dict[str, int]:
        raise RuntimeError("no hands")


LOSES_A_CARD = LosesACard()
CRASHES_WHEN_COUNTED = CrashesWhenCounted()


class Leaky(Features[Council]):
    """Tells everybody's hands."""

    def parts(self, seats: int) -> list[Part]:
        return [*FEATURES.parts(seats), part("hands", (seats, 7), 4)]

    def tell(self, s: Council, seat: Seat, out: BytesWriter) -> None:
        FEATURES.tell(s, seat, out)
        for hand in s.hands:
            out.write(bytes([hand.count(card) for card in range(7)]))


class Poor(Features[Council]):
    """Tells the question and how many seats there are."""

    def parts(self, seats: int) -> list[Part]:
        return [part("seats", (1,), 9)]

    def tell(self, s: Council, seat: Seat, out: BytesWriter) -> None:
        out.append(s.seats)


class Long(Poor):
    """Tells more than it says."""

    def tell(self, s: Council, seat: Seat, out: BytesWriter) -> None:
        out.write(bytes([s.seats]) + bytes(s.round))


class TellsHandsInObservations(Parley):
    def features(self) -> Features[Council]:
        return Leaky(FEATURES.kinds)


class TellsTooLittleInObservations(Parley):
    def features(self) -> Features[Council]:
        return Poor(FEATURES.kinds)


class TellsObservationsOfAnySize(Parley):
    def features(self) -> Features[Council]:
        return Long(FEATURES.kinds)


class OffersWhatIsNotUsable(Parley):
    def usable(self, setup: Setup) -> list[Choice]:
        return [choice for choice in super().usable(setup) if choice.text != "seal 3"]


class LuckOfItsOwn(Rng):
    """Luck that a copy shares with the original."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def __deepcopy__(self, memo: object) -> LuckOfItsOwn:
        return self

    def below(self, n: int) -> int:
        return self.rng.below(n)


class DealsOnWithSharedLuck(Parley):
    """Sets up with luck that it keeps and shares with every copy."""

    def setup(self, agreed: Setup, dealer: Dealer) -> Council:
        dealer.rng = LuckOfItsOwn(dealer.rng)
        return super().setup(agreed, dealer)
