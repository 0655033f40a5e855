/** The view as the game sends it: what lies open, and what the seat that looks sees of its own. */

import type { View } from "$board/scene";

export const KINDS = ["water", "beans", "bread", "rum", "meat", "bananas"] as const;
export type Kind = (typeof KINDS)[number];
/** A kind, `kind-head` or `pirate3`. */
export type CardName = string;
/** A kind, or `blank`. */
export type Face = Kind | "blank";

export interface Looks {
  points: number;
  boarding: number;
  colour: string;
  /** What it asks for, one by one. */
  kinds: Kind[];
}

/** A seat's side of a ship. */
export interface Side {
  /** As many as the ship asks for, in the order of its kinds; null where nothing lies yet. */
  places: (CardName | null)[];
  lack: number;
  face_up: number[];
  face_down: number;
  open_strength: number;
  /** Every pirate, when all is open. */
  pirates?: number[];
}

export interface Ship extends Looks {
  at: string;
  sides: Side[];
}

/** Ways to do something with dice, and in how many ways they fall. */
export type Chance = [number, number];

export interface OwnSide {
  at: string;
  face_down: number[];
  strength: number;
  dice_needed: number;
  ways: number;
  complete: boolean;
  broadside: { ways: number; of: number } | null;
  beat?: number;
  beat_ways?: number;
}

export interface Prize {
  points: number;
  colour: string;
}

export interface Player {
  cards: number;
  front: CardName[];
  score: number;
  space: number;
  lap: number;
  bonus: number;
  turns: number;
  ships: Prize[];
  hand?: CardName[];
}

export interface Fight {
  ship: string;
  leader: number;
  best: number;
  /** Who may still be asked, clockwise. */
  called: number[];
}

export interface Roads {
  active: number;
  ended: string;
  phase: number;
  step: string;
  round: number;
  turn: {
    quota: number;
    played: number;
    broadside: boolean;
    aside: number;
    may_take: number;
    tried: string[];
    first: boolean;
    closed: boolean;
  };
  target: string | null;
  dice: {
    seat: number;
    pips: number[];
    colours: Face[];
    die: number | null;
    faces: Face[][];
  };
  fight: Fight | null;
  deck: number;
  discard: CardName[];
  fresh: CardName[];
  offer: CardName[];
  pile: number;
  preview: Looks[];
  captures_to_end: number;
  last_round: boolean;
  rules: { colour_bonus: boolean; preview: number; table: number };
  /** The built-in files that no player has replaced: a reconstruction. */
  built_in_files: string[];
  ships: (Ship | null)[];
  players: Player[];
  seat?: number;
  hand?: CardName[];
  aside?: CardName[];
  sides?: (OwnSide | null)[];
  odds?: Record<string, Chance>;
  /** While one is asked for a counter-attack: the kinds one would need and does not hold. */
  missing?: string[];
}

export const BERTHS = ["A", "B", "C", "D"] as const;
export const TRACK = 44;

export const roadsOf = (view: View): Roads => view as unknown as Roads;

export const kindOf = (card: CardName): Kind => card.replace("-head", "") as Kind;
export const hasHead = (card: CardName): boolean => card.endsWith("-head");
export const isPirate = (card: CardName): boolean => card.startsWith("pirate");
export const pointsOf = (card: CardName): number => Number(card.slice("pirate".length));

/** Cards of one name together, with how many there are. */
export function counted(cards: readonly CardName[]): { card: CardName; count: number }[] {
  const found = new Map<CardName, number>();
  for (const card of cards) found.set(card, (found.get(card) ?? 0) + 1);
  return [...found].map(([card, count]) => ({ card, count }));
}

/** A pirate at a ship as this view shows it: its points where one may see them. */
export interface Hand {
  points: number | null;
  up: boolean;
}

export function crewOf(roads: Roads, ship: Ship, seat: number): Hand[] {
  const side = ship.sides[seat];
  if (!side) return [];
  const up = side.face_up.map((points) => ({ points, up: true }));
  const own = seat === roads.seat ? roads.sides?.find((one) => one?.at === ship.at) : null;
  if (own) return [...up, ...own.face_down.map((points) => ({ points, up: false }))];
  if (side.pirates) return side.pirates.map((points) => ({ points, up: true }));
  return [
    ...up,
    ...Array.from({ length: side.face_down }, () => ({
      points: null,
      up: false,
    })),
  ];
}

/** Whole per cent, as the terminal has it. */
export const percent = ([ways, of]: Chance): number => Math.round((100 * ways) / of);
