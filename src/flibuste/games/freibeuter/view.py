"""What each seat sees, with a name for each part, and the open table when the game is over."""

from __future__ import annotations

from flibuste.games.freibeuter.parts import (
    CARD_NAMES,
    COPIES,
    DOUBLER,
    NONE,
    REGIONS,
    SPOTS,
    WAREHOUSE,
    value_of,
)
from flibuste.games.freibeuter.state import Sea
from flibuste.kernel.types import Json, Seat


def public(s: Sea) -> dict[str, Json]:
    """What everybody sees. When the game is over, this includes hands and captured ships."""
    seen = table(s)
    over = s.ended != ""
    seen["players"] = [player(s, seat, over) for seat in range(s.seats)]
    return seen


def own(s: Sea, seat: Seat) -> dict[str, Json]:
    """A seat's hand and its face-down ships."""
    return {"seat": seat, "hand": hand(s, seat), "ships": ships(s, seat)}


def hand(s: Sea, seat: Seat) -> dict[str, Json]:
    seas = s.seas[seat]
    return {"sea": names(s.hands[seat][:seas]), "fd": names(s.hands[seat][seas:])}


def ships(s: Sea, seat: Seat) -> list[Json]:
    return [value_of(ship + 1) for ship in range(4) for _ in range(s.captured[4 * seat + ship])]


def open_table(s: Sea) -> dict[str, Json]:
    """Every card face up. The decks have no order, so they are sorted."""
    seen = table(s)
    seen["players"] = [player(s, seat, True) for seat in range(s.seats)]
    seen["sea_deck"] = names(sorted(s.sea_deck))
    seen["fd_deck"] = names(sorted(s.fd_deck))
    seen["missing"] = s.missing[:]
    seen["gaps"] = s.gaps[:]
    seen["boardable"] = [choice.text for choice in s.boardable]
    return seen


def table(s: Sea) -> dict[str, Json]:
    """The public part of the table without the players."""
    return {
        "active": s.active,
        "ended": s.ended,
        "tokens": [token(s, spot) for spot in range(36) if s.spot[spot] != NONE],
        "regions": regions(s),
        "dutchman": None if s.fd_at < 0 else REGIONS[s.fd_at],
        "pending": [SPOTS[spot] for spot in s.pending],
        "doubled": [value_of(ship) for ship in s.doubled],
        "escaped": [value_of(ship) for ship in s.escaped],
        "warehouses": s.warehouses,
        "decks": {"sea": len(s.sea_deck), "fd": len(s.fd_deck)},
        "discards": {"sea": names(s.sea_discard), "fd": names(s.fd_discard)},
    }


def names(cards: list[int]) -> list[Json]:
    return [CARD_NAMES[card] for card in cards]


def token(s: Sea, spot: int) -> dict[str, Json]:
    """A token, how many regions of its ring have no boat, and how many boats each seat has there."""
    kind = s.spot[spot]
    seen: dict[str, Json] = {
        "at": SPOTS[spot],
        "kind": "ship" if kind < WAREHOUSE else "warehouse" if kind == WAREHOUSE else "doubler",
        "missing": 0 if spot in s.pending else s.missing[spot],  # 0 too where the Dutchman closed it
        "boats": s.boats_around(spot),
    }
    if kind < WAREHOUSE:
        seen["value"] = value_of(kind)
        seen["fee"] = kind
        seen["boarder"] = None if s.boarder[spot] < 0 else s.boarder[spot]
    elif kind > WAREHOUSE:
        seen["value"] = value_of(kind - DOUBLER)
    return seen


def regions(s: Sea) -> list[Json]:
    """The boats in each region, and how many of its sea cards have not been played."""
    unplayed = COPIES[:]
    for card in s.sea_discard:
        unplayed[card] -= 1
    seen: list[Json] = []
    for at in range(49):
        boats: list[Json] = []
        if s.first[at] >= 0:
            boats.append(s.first[at])
            if s.second[at] >= 0:
                boats.append(s.second[at])
        seen.append({"at": REGIONS[at], "boats": boats, "unplayed": unplayed[at]})
    return seen


def player(s: Sea, seat: Seat, face_up: bool) -> dict[str, Json]:
    """What lies in front of a seat; hand and face-down ships only when they are turned up."""
    seas = s.seas[seat]
    seen: dict[str, Json] = {
        "stock": s.stock[seat],
        "marker": s.marker(seat),
        "cash": s.cash[seat],
        "credit": s.credit[seat],
        "captured": sum(s.captured[4 * seat : 4 * seat + 4]),
        "sea": seas,
        "fd": len(s.hands[seat]) - seas,
    }
    if face_up:
        seen["hand"] = hand(s, seat)
        seen["ships"] = ships(s, seat)
    return seen
