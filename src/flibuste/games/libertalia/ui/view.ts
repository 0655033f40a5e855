/** What a seat sees of the table; `view.py` says the same. */

export type When = "day" | "dusk" | "night" | "end";
export type Phase = "sunrise" | "day" | "dusk" | "night" | "rest";
export type Tile = "chest" | "jewel" | "goods" | "map" | "relic" | "sabre" | "officer";

/** In the order in which they are laid out. */
export const TILES: readonly Tile[] = ["chest", "jewel", "goods", "map", "relic", "sabre", "officer"];

export interface Character {
  rank: number;
  character: string;
  phases: When[];
}

export interface Held extends Character {
  influence: number;
}

export interface Aboard extends Held {
  seat: number;
  acted: boolean;
}

export interface Space {
  day: number;
  when: "past" | "today" | "ahead";
  tiles: Tile[];
}

export type Booty = Record<Tile, number>;

/** What is face down for all but its owner. */
export interface Hidden {
  hand: Held[];
  graveyard: Held[];
  booty: Booty;
  worth: Booty;
  maps_missing: number;
  fortune_now: number;
}

/** What a rest day brought a seat, line by line. */
export interface Count {
  /** Before the powers of the end. */
  doubloons: number;
  powers: { rank: number; character: string; amount: number }[];
  worth: Booty;
}

export interface Player extends Partial<Hidden> {
  colour: string;
  /** What breaks ties between equal ranks, from rank 1 on. */
  influence: number[];
  left_seat: number;
  right_seat: number;
  cards: number;
  den: Held[];
  graveyard_size: number;
  tiles: number;
  doubloons: number;
  score: number;
  /** What each campaign so far has brought. */
  fortunes: number[];
  counts: Count[];
}

export interface Table extends Partial<Hidden> {
  campaign: number;
  campaigns: number;
  day: number;
  phase: Phase;
  ended: string;
  characters: Character[];
  board: Space[];
  bag: number;
  ship: Aboard[];
  turn: {
    seat: number;
    rank: number;
    tiles_due: number;
    officer: boolean;
  } | null;
  players: Player[];
  /** One's own; a spectator has none. */
  seat?: number;
  /** What one has answered so far, in notation. */
  sealed?: string[];
  /** What each seat saw besides, when all is turned up. */
  open?: { sealed: string[] }[];
}

/** What of a seat's hidden things this view shows: one's own, or all of them when they are turned up. */
export function hiddenOf(view: Table, seat: number): Hidden | null {
  const found = view.players[seat]?.hand ? view.players[seat] : view.seat === seat ? view : null;
  return found?.hand ? (found as Hidden) : null;
}

/** A character of a seat, wherever it is; every seat has the same thirty. */
export function cardOf(view: Table, seat: number, rank: number): Held | null {
  const known = view.characters.find((one) => one.rank === rank);
  return known ? { ...known, influence: view.players[seat]?.influence[rank - 1] ?? 0 } : null;
}
