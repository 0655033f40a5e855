"""What each seat sees, with a name for each part, and the open table when the game is over."""

from __future__ import annotations

from typing import Final

from flibuste.games.stoertebeker.berth import looks
from flibuste.games.stoertebeker.capture import lap_of, space_of
from flibuste.games.stoertebeker.cards import offered
from flibuste.games.stoertebeker.counter import COUNTER_ATTACK, missing
from flibuste.games.stoertebeker.odds import hits, odds
from flibuste.games.stoertebeker.parts import (
    BERTHS,
    CARD_NAMES,
    FACES,
    FILES,
    KINDS,
    MOST_LAID,
    PILE,
    TYPES,
    ways_to_reach,
)
from flibuste.games.stoertebeker.scoring import bonus
from flibuste.games.stoertebeker.state import LOOSE, UP, Roads
from flibuste.kernel.types import Json, Seat

PHASES: Final = {
    "place": 1,
    "broadside": 1,
    "discard": 1,
    "take": 1,
    "pay": 1,
    "aim": 2,
    "loot": 2,
    "dismiss": 2,
    "board": 3,
    "lose": 3,
    "counter": 4,
}


def public(s: Roads) -> dict[str, Json]:
    """What everybody sees. When the game is over, this includes hands and face-down pirates (R-10)."""
    seen = table(s)
    over = s.ended != ""
    seen["ships"] = [berth(s, at, over) for at in range(len(s.berths))]
    seen["players"] = [player(s, seat, over) for seat in range(s.seats)]
    return seen


def own(s: Roads, seat: Seat) -> dict[str, Json]:
    """A seat's hand, its face-down pirates, the odds of its possible throws, and what it lacks for one."""
    return {
        "seat": seat,
        "hand": names(s.hands[seat]),
        "aside": names(sorted(s.aside)) if s.active == seat else [],
        "sides": [own_side(s, at, seat) for at in range(len(s.berths))],
        "odds": odds(s, seat),
        "missing": missing_for(s, seat),
    }


def missing_for(s: Roads, seat: Seat) -> list[Json]:
    """While the seat is asked for a counter-attack: the provisions that it would need and does not hold."""
    if s.question is not COUNTER_ATTACK or seat not in s.asking:
        return []
    return [KINDS[kind] for kind in missing(s, seat)]


def open_table(s: Roads) -> dict[str, Json]:
    """Every card face up. The piles have no order, so they are sorted."""
    seen = table(s)
    seen["ships"] = [berth(s, at, True) for at in range(len(s.berths))]
    seen["players"] = [player(s, seat, True) for seat in range(s.seats)]
    seen["deck_cards"] = names(sorted(s.deck))
    seen["hidden_ships"] = [s.box.ships[ship].name for ship in sorted(s.hidden)]
    seen["at_berths"] = s.berths[:]
    seen["set_aside"] = names(s.aside)
    seen["sides"] = {
        "need": s.need[:],
        "heads": s.heads[:],
        "lack": s.lack[:],
        "laid": s.laid[:],
        "strength": s.strength[:],
        "crew": [list(crew) for crew in s.crew],
    }
    seen["memory"] = {
        "shown": s.shown[:],
        "loose": s.loose[:],
        "sealed": s.sealed[:],
        "drawn": s.drawn[:],
    }
    seen["counters"] = [
        s.due, s.takes, s.die, s.idle, s.calm, s.drew, s.target, s.thrower, s.last_round, s.best,
    ]  # fmt: skip
    return seen


def table(s: Roads) -> dict[str, Json]:
    """The public part of the table without ships and players."""
    kind = "" if s.question is None else s.question.kind
    return {
        "active": s.active,
        "ended": s.ended,
        "phase": phase_of(s, kind),
        "step": kind,
        "round": s.turns[s.active] + (0 if s.ended else 1),
        "turn": {
            "quota": s.quota,
            "played": s.played,
            "broadside": s.firing,
            "aside": len(s.aside),
            "may_take": s.takes if kind == "take" else 0,
            "tried": [BERTHS[at] for at in range(len(s.berths)) if s.tried >> at & 1],
            "first": s.turns[s.active] == 0,
            "closed": s.closed,
        },
        "target": None if s.target < 0 else BERTHS[s.target],
        "dice": {
            "seat": s.thrower,
            "pips": list(s.pips),
            "colours": [FACES[face] for face in s.colours],
            "die": s.die if kind in ("loot", "lose") else None,
            "faces": [[FACES[face] for face in die] for die in s.box.dice],
        },
        "fight": fight(s),
        "deck": len(s.deck),
        "discard": [CARD_NAMES[card] for card in range(TYPES) for _ in range(s.discard[card])],
        "fresh": names(list(s.fresh)),
        "offer": offer(s) if kind == "take" else [],
        "pile": len(s.preview) + s.pile,
        "preview": [looks(s.box.ships[ship]) for ship in s.preview],
        "box": len(s.hidden) - s.pile,
        "captured": s.taken(),
        "captures_to_end": max(0, PILE[s.seats] + 1 - s.taken()),
        "last_round": s.last_round,
        "rules": {
            "colour_bonus": s.colour_bonus,
            "preview": s.ahead,
            "fail_ends": s.fail_ends,
            "counter_ends": s.counter_ends,
            "table": len(s.berths),
        },
        "own_files": [name for name, _ in s.box.data],
        "built_in_files": built_in(s),
    }


def built_in(s: Roads) -> list[Json]:
    """The files that were not replaced; their contents are a reconstruction (STO-2)."""
    own = [name for name, _ in s.box.data]
    return [name for name in FILES if name not in own]


def offer(s: Roads) -> list[Json]:
    """The cards that lay in the discard pile before this turn's set."""
    return [CARD_NAMES[card] for card in range(TYPES) for _ in range(offered(s, card))]


def phase_of(s: Roads, kind: str) -> int:
    """1 play cards, 2 broadside, 3 boarding, 4 counter-attack; surplus pirates leave in 2 or 3."""
    if kind == "dismiss" and s.asking == (s.active,):
        return 3
    return PHASES[kind] if kind else 6


def fight(s: Roads) -> Json:
    """A boarded ship while others may still win it by a counter-attack."""
    if s.leader < 0:
        return None
    return {"ship": BERTHS[s.target], "leader": s.leader, "best": s.best, "called": called(s)}


def called(s: Roads) -> list[Json]:
    """The seats that may still be asked for a counter-attack, clockwise, by public information (A-29)."""
    waiting: list[Json] = []
    reached = False
    for seat in s.others():
        reached = reached or seat in s.asking
        side = s.side(s.target, seat)
        lack = s.lack[side]
        if reached and s.laid[side] and lack <= MOST_LAID and lack <= len(s.hands[seat]):
            waiting.append(seat)
    return waiting


def names(cards: list[int]) -> list[Json]:
    return [CARD_NAMES[card] for card in cards]


def berth(s: Roads, at: int, face_up: bool) -> Json:
    """A ship and every seat's side of it; None if the berth is empty."""
    if s.berths[at] < 0:
        return None
    seen = looks(s.ship(at))
    seen["at"] = BERTHS[at]
    seen["sides"] = [side(s, at, seat, face_up) for seat in range(s.seats)]
    return seen


def side(s: Roads, at: int, seat: Seat, face_up: bool) -> dict[str, Json]:
    """Provisions in the places the ship asks for, and pirates; of face-down ones only the number."""
    where = s.side(at, seat)
    places: list[Json] = []
    heads = 0
    for kind in range(6):
        with_head = s.heads[6 * where + kind]
        have = s.ship(at).demand[kind] - s.need[6 * where + kind]
        heads += with_head
        places += [KINDS[kind] + "-head"] * with_head + [KINDS[kind]] * (have - with_head)
        places += [None] * s.need[6 * where + kind]
    up = [pirate & 15 for pirate in s.crew[where] if pirate & UP]
    seen: dict[str, Json] = {
        "places": places,
        "lack": s.lack[where],
        "face_up": list(up),
        "face_down": len(s.crew[where]) - len(up),
        "open_strength": heads + sum(up),
    }
    if face_up:
        seen["pirates"] = [pirate & ~(UP | LOOSE) for pirate in s.crew[where]]
    return seen


def own_side(s: Roads, at: int, seat: Seat) -> Json:
    """The seat's own side: face-down pirates, what the dice must show, and how many of 36 throws show it."""
    if s.berths[at] < 0:
        return None
    where = s.side(at, seat)
    dice = s.ship(at).boarding - s.strength[where]
    seen: dict[str, Json] = {
        "at": BERTHS[at],
        "face_down": [pirate & 15 for pirate in s.crew[where] if not pirate & UP],
        "strength": s.strength[where],
        "dice_needed": dice,
        "ways": ways_to_reach(dice),
        "complete": s.lack[where] == 0,
        "broadside": hits(s, at, seat),
    }
    if s.leader >= 0 and s.target == at and s.leader != seat:
        beat = s.best + 1 - s.strength[where]
        seen["beat"] = beat
        seen["beat_ways"] = ways_to_reach(beat)
    return seen


def player(s: Roads, seat: Seat, face_up: bool) -> dict[str, Json]:
    """What lies in front of a seat; its hand only when it is turned up."""
    score = s.score[seat]
    seen: dict[str, Json] = {
        "cards": len(s.hands[seat]),
        "front": names(s.front) if seat == s.active else [],
        "score": score,
        "space": space_of(score),
        "lap": lap_of(score),
        "bonus": bonus(s, seat),
        "turns": s.turns[seat],
        "ships": [prize(s, ship) for ship in s.captured[seat]],
    }
    if face_up:
        seen["hand"] = names(s.hands[seat])
    return seen


def prize(s: Roads, ship: int) -> Json:
    taken = s.box.ships[ship]
    return {"points": taken.points, "colour": taken.colour}
