"""What each seat sees, with a name for each part, and the open table when the game is over."""

from __future__ import annotations

from flibuste.games.libertalia.memory import ranks_in
from flibuste.games.libertalia.parts import (
    CHARACTERS,
    COLOURS,
    DAYS,
    END_POWERS,
    INFLUENCE,
    KINDS,
    MAP,
    MAP_SET,
    PHASES,
    TILES,
    rank_of,
    seat_of,
)
from flibuste.games.libertalia.rest import fortune, worth
from flibuste.games.libertalia.scoring import result
from flibuste.games.libertalia.state import DAY, DUSK, PHASE_NAMES, Crews
from flibuste.kernel.types import Json, Seat


def public(s: Crews) -> dict[str, Json]:
    """What everybody sees. When the game is over, this includes hands, graveyards and booty (R-4)."""
    seen = table(s)
    over = s.ended != ""
    seen["players"] = [player(s, seat, over) for seat in range(s.seats)]
    return seen


def own(s: Crews, seat: Seat) -> dict[str, Json]:
    """A seat's hand, graveyard and booty, what the booty is worth now, and its sealed answer."""
    seen: dict[str, Json] = {
        "seat": seat,
        "sealed": [choice.text for other, choice in s.answers if other == seat],
    }
    seen.update(hidden(s, seat))
    return seen


def open_table(s: Crews) -> dict[str, Json]:
    """Everything face up, with what the seats could not know."""
    seen = table(s)
    seen["players"] = [player(s, seat, True) for seat in range(s.seats)]
    seen["bag_tiles"] = tiles_by_name(s.bag)
    seen["doubts"] = [list(hands) for hands in s.doubts]
    seen["buried"] = s.buried[:]
    seen["before"] = list(s.before)
    seen["ledger"] = [list(entry) for entry in s.ledger]
    return seen


def table(s: Crews) -> dict[str, Json]:
    """The public part of the table without the players."""
    places = result(s).places
    return {
        "campaign": s.campaign,
        "campaigns": s.campaigns,
        "day": s.day,
        "phase": PHASE_NAMES[s.phase],
        "ended": s.ended,
        "last_campaign_breaks_ties": s.last_campaign_breaks_ties,
        "dealt": [list(ranks) for ranks in s.dealt],
        "undealt": s.undealt[:],
        "characters": [character(rank) for ranks in s.dealt for rank in ranks],
        "board": [space(s, one) for one in range(1, DAYS + 1)],
        "bag": sum(s.bag),
        "ship": [on_ship(s, card) for card in s.ship],
        "turn": turn(s),
        "places": list(places),
    }


def character(rank: int) -> dict[str, Json]:
    """When a character's powers work. The catalogues say what they do."""
    return {"rank": rank, "character": CHARACTERS[rank], "phases": list(PHASES[rank])}


def card(s: Crews, seat: Seat, rank: int) -> dict[str, Json]:
    """A face-up card: rank, owner, and the influence that breaks ties with the same rank of others."""
    seen = character(rank)
    seen["influence"] = INFLUENCE[s.colours[seat]][rank]
    return seen


def space(s: Crews, one: int) -> dict[str, Json]:
    """The booty of a day. Left-over tiles stay visible until the clean-up (LIB-31)."""
    tiles = s.space(one)
    when = "past" if one < s.day else "ahead" if one > s.day else "today"
    return {
        "day": one,
        "when": when,
        "tiles": [TILES[tile] for tile in range(KINDS) for _ in range(tiles[tile])],
    }


def on_ship(s: Crews, where: int) -> dict[str, Json]:
    seen = card(s, seat_of(where), rank_of(where))
    seen["seat"] = seat_of(where)
    seen["acted"] = where <= s.acted
    return seen


def turn(s: Crews) -> dict[str, Json] | None:
    """The character that acts by day or takes booty at dusk."""
    if s.phase == DAY and s.acted:
        return {"seat": seat_of(s.acted), "rank": rank_of(s.acted), "tiles_due": 0, "officer": False}
    if s.phase == DUSK and s.ship:
        acting = s.ship[-1]
        return {"seat": seat_of(acting), "rank": rank_of(acting), "tiles_due": s.due, "officer": s.officer}
    return None


def player(s: Crews, seat: Seat, face_up: bool) -> dict[str, Json]:
    """What lies in front of a seat; hand, graveyard and booty only when they are turned up."""
    colour = s.colours[seat]
    seen: dict[str, Json] = {
        "colour": COLOURS[colour],
        "influence": INFLUENCE[colour][1:],
        "left_seat": s.left_of(seat),
        "right_seat": s.right_of(seat),
        "cards": len(s.hands[seat]),
        "den": [card(s, seat, rank) for rank in s.dens[seat]],
        "graveyard_size": len(s.graves[seat]),
        "tiles": s.tile_count(seat),
        "doubloons": s.doubloons[seat],
        "score": s.score[seat],
        "fortunes": [fortunes[seat] for fortunes in s.fortunes],
        "counts": [count(counts[seat]) for counts in s.counts],
        "gone": ranks_in(s.gone[seat]),
    }
    if face_up:
        seen.update(hidden(s, seat))
    return seen


def count(lines: tuple[int, ...]) -> dict[str, Json]:
    """The parts of a fortune, which the rest day showed to everybody (LIB-37, LIB-47)."""
    powers = len(END_POWERS)
    tiles = list(lines[1 + powers :])
    return {
        "doubloons": lines[0],
        "powers": [
            {"rank": rank, "character": CHARACTERS[rank], "amount": amount}
            for rank, amount in zip(END_POWERS, lines[1 : 1 + powers], strict=True)
            if amount
        ],
        "worth": {TILES[tile]: worth(tiles, tile) for tile in range(KINDS)},
    }


def hidden(s: Crews, seat: Seat) -> dict[str, Json]:
    """What lies face down and only its owner sees, with what the owner can compute from it."""
    tiles = s.tiles(seat)
    return {
        "hand": [card(s, seat, rank) for rank in s.hands[seat]],
        "graveyard": [card(s, seat, rank) for rank in s.graves[seat]],
        "lost": ranks_in(s.lost[seat]),
        "booty": tiles_by_name(tiles),
        "worth": {TILES[tile]: worth(tiles, tile) for tile in range(KINDS)},
        "maps_missing": MAP_SET - tiles[MAP] % MAP_SET,
        "fortune_now": fortune(s, seat),
    }


def tiles_by_name(tiles: list[int]) -> dict[str, Json]:
    return {TILES[tile]: tiles[tile] for tile in range(KINDS)}
