/** Dice on the table: a drink, a chest with its scorpion, or the brawl; as it lies, and as events go on with it. */

import type { SeenEvent } from "$board/scene";
import type { Harbour, Kind, Row, Side, Tile } from "./view";

export interface Roll {
  seat: number | null;
  die: number;
}

export interface Dicing {
  what: "drink" | "chest" | "brawl";
  /** Everybody round the table, from whoever began … */
  seats: number[];
  /** … and those of them who roll. */
  rollers: number[];
  roll: Roll | null;
  house: Kind | null;
  stake: Tile[];
  total: number;
  threshold: number;
  rows: Row[];
  side: Side | null;
  column: number;
  fighters: (number | null)[];
  /** Who has won the column, as their pirate crosses to the other side. */
  won?: number | null;
  standing: Roll | null;
}

function fresh(what: Dicing["what"], view: Harbour, first = view.active): Dicing {
  const seats = view.players.map((_, at) => (first + at) % view.players.length);
  return {
    what,
    seats,
    rollers: seats,
    roll: null,
    house: null,
    stake: [],
    total: 0,
    threshold: 0,
    rows: view.ship.rows.map((row) => ({ ...row })),
    side: null,
    column: 0,
    fighters: [],
    standing: null,
  };
}

/** What is being diced for as the table lies. */
export function dicingOf(view: Harbour): Dicing | null {
  const roll = view.roll && { seat: view.roll.seat, die: view.roll.die };
  if (view.drinking) {
    const { house, stake, drinkers } = view.drinking;
    return {
      ...fresh("drink", view, drinkers[0]),
      rollers: drinkers,
      house,
      stake,
      roll,
    };
  }
  if (view.scorpion) {
    const { total, threshold } = view.scorpion;
    return {
      ...fresh("chest", view, view.scorpion.seat),
      total,
      threshold,
      roll,
    };
  }
  const { side, column, fighters, standing } = view.ship;
  if (!fighters.length) return null;
  return {
    ...fresh("brawl", view),
    side,
    column: column ?? 0,
    fighters,
    standing,
    roll,
  };
}

interface Facts {
  seat: number | null;
  imaginary: boolean;
  die: number;
  house: Kind;
  tiles: number[];
  value: number;
  threshold: number;
  total: number;
  row: number;
  pirates: number;
  side: Side;
  column: number;
  crews: (number | null)[];
}
type Change = (dicing: Dicing, facts: Facts) => Dicing | null;

const rowed = (rows: readonly Row[], seat: number | null, change: (row: Row) => Row): Row[] =>
  rows.map((row) => (row.seat === seat ? change(row) : row));

const other = (side: Side): Side => (side === "left" ? "right" : "left");

/** In a brawl the roll before stands until it is beaten. */
function rolled(dicing: Dicing, { seat = null, die }: Facts): Dicing {
  const first = dicing.what === "brawl" && !dicing.standing && dicing.roll && dicing.roll.seat !== seat;
  return {
    ...dicing,
    standing: first ? dicing.roll : dicing.standing,
    roll: { seat, die },
  };
}

const CHANGES: Record<string, Change> = {
  joined: (dicing, { seat }) => ({
    ...dicing,
    rollers: [...dicing.rollers, seat as number],
  }),
  rolled,
  "rolled-again": rolled,
  "imaginary-rolled": rolled,
  "won-drink": (dicing, { value }) => {
    const gone = dicing.stake.findIndex((tile) => tile.value === value);
    return { ...dicing, stake: dicing.stake.filter((_, at) => at !== gone) };
  },
  added: (dicing, { total }) => ({ ...dicing, total }),
  boarded: (dicing, { seat, row, pirates }) => ({
    ...dicing,
    rows: [...dicing.rows, { row, seat, imaginary: false, left: pirates, right: 0 }],
  }),
  column: (dicing, { side, column, crews }) => ({
    ...dicing,
    side,
    column,
    fighters: crews,
    standing: null,
    roll: null,
  }),
  "knocked-out": (dicing, { seat }) => {
    const side = dicing.side ?? "left";
    const rows = rowed(dicing.rows, seat, (row) => ({
      ...row,
      [side]: row[side] - 1,
    }));
    const loser = seat ?? null;
    const standing = dicing.roll && dicing.roll.seat !== loser ? dicing.roll : dicing.standing;
    return {
      ...dicing,
      rows,
      standing,
      fighters: dicing.fighters.filter((one) => one !== loser),
    };
  },
  crossed: (dicing, { seat }) => {
    const side = dicing.side ?? "left";
    const there = other(side);
    const rows = rowed(dicing.rows, seat, (row) => ({
      ...row,
      [side]: row[side] - 1,
      [there]: row[there] + 1,
    }));
    return { ...dicing, rows, roll: null, standing: null, fighters: [], won: seat ?? null };
  },
};

/** What an event makes of it; null when nothing is diced for. */
export function diced(before: Dicing | null, event: SeenEvent, view: Harbour): Dicing | null {
  const facts = event.facts as unknown as Facts;
  if (event.kind === "invited") {
    const stake = facts.tiles.map((value): Tile => ({
      stack: "tavern",
      family: facts.house,
      value,
    }));
    return {
      ...fresh("drink", view, facts.seat ?? 0),
      rollers: [facts.seat as number],
      house: facts.house,
      stake,
    };
  }
  if (event.kind === "opened-chest")
    return {
      ...fresh("chest", view, facts.seat ?? 0),
      threshold: facts.threshold,
    };
  if (event.kind === "brawl") return { ...(before ?? fresh("brawl", view)), what: "brawl" };
  // Who goes aboard last starts the brawl: their row is not in the view yet.
  const dicing = before ?? (event.kind === "boarded" ? fresh("brawl", view) : null);
  if (!dicing) return null;
  return CHANGES[event.kind]?.(dicing, facts) ?? dicing;
}
