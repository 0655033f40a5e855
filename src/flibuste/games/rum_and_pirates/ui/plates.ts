/** The town as plates would lie: for a look at it before there is a table. At the table, the server says where all lies. */

import { arrangements, plates as PRINTED } from "../box.json";
import type { Alley, Kind, Plate, Square, Town } from "./view";

/** One of nine, in reading order, and its quarter turns clockwise. */
export type Laid = Pick<Plate, "plate" | "turns">;
export type Grid = readonly Laid[];

const SIDE = 3;
const SIDES = "NESW";
type Point = [number, number];

export const BEGINNER: Grid = arrangements.beginner.flat().map(({ plate, rot }) => ({ plate, turns: rot }));

/** As a file of one's own says it. */
export const fileOf = (grid: Grid): string =>
  JSON.stringify({
    grid: Array.from({ length: SIDE }, (_, row) =>
      grid.slice(SIDE * row, SIDE * (row + 1)).map(({ plate, turns }) => ({ plate, rot: turns })),
    ),
  });

/** Any town at all, by luck of this machine: an example, or where one begins to arrange. */
export function anyGrid(luck: () => number = Math.random): Grid {
  const left = PRINTED.map(({ plate }) => plate);
  return PRINTED.map(() => ({
    plate: left.splice(Math.floor(luck() * left.length), 1)[0] ?? 0,
    turns: Math.floor(luck() * 4),
  }));
}

export const turned = (grid: Grid, at: number): Grid =>
  grid.map((laid, cell) => (cell === at ? { ...laid, turns: (laid.turns + 1) % 4 } : laid));

export function swapped(grid: Grid, one: number, other: number): Grid {
  const [first, second] = [grid[one], grid[other]];
  if (!first || !second) return grid;
  return grid.map((laid, cell) => (cell === one ? second : cell === other ? first : laid));
}

/** What stands on a plate. */
export function kindsOf(plate: number): Kind[] {
  const printed = PRINTED.find((one) => one.plate === plate);
  return Object.values(printed?.squares ?? {}).map(({ type }) => type as Kind);
}

/** An alley that ends at the rim of its plate; where two meet they are one, where it is alone it is dark. */
interface Stub {
  at: string;
  square: string;
  from: Point;
  rim: Point;
  full: number;
}

export function townOf(grid: Grid): Town {
  const town: Town = {
    origin: "reconstruction",
    plates: grid.map((laid, cell) => ({
      ...laid,
      column: cell % SIDE,
      row: Math.floor(cell / SIDE),
    })),
    squares: [],
    alleys: [],
  };
  const stubs = town.plates.flatMap((laid) => pave(laid, town));
  for (const one of stubs) {
    const other = stubs.find((stub) => stub !== one && stub.rim.join() === one.rim.join());
    // Where two meet, the one on the plate with the lower number speaks for both.
    if (!other || plateOf(one) < plateOf(other)) town.alleys.push(alley(one, other));
  }
  return town;
}

/** Puts a plate's squares and inner alleys into the town, and gives back what ends at its rim. */
function pave(laid: Plate, town: Town): Stub[] {
  const printed = PRINTED.find((one) => one.plate === laid.plate);
  if (!printed) return [];
  const spots = new Map<string, Point>();
  for (const [letter, { id, type, xy }] of Object.entries(printed.squares)) {
    const [x, y] = lies(laid, xy as Point);
    spots.set(letter, [x, y]);
    town.squares.push({
      at: id,
      kind: type as Kind,
      plate: laid.plate,
      x,
      y,
      offer: [],
    } satisfies Square);
  }
  const spot = (letter: string) => spots.get(letter) as Point;
  for (const { id, between, segments } of printed.internal)
    town.alleys.push({
      ...EMPTY,
      at: id,
      name: id,
      ends: between.map((letter) => laid.plate + letter),
      length: segments,
      line: between.map(spot),
    });
  const most = Math.max(...printed.edges.map(({ pos }) => pos));
  return printed.edges.map(({ id, side, pos, square, full }) => ({
    at: id,
    square: laid.plate + square,
    from: spot(square),
    rim: lies(laid, rim(SIDES.indexOf(side), pos / (most + 1))),
    full,
  }));
}

const EMPTY = { dark: false, owner: null } as const;

function alley(one: Stub, other?: Stub): Alley {
  if (!other)
    return {
      ...EMPTY,
      at: one.at,
      name: one.at,
      dark: true,
      ends: [one.square],
      length: one.full + 1,
      line: [one.from, one.rim],
    };
  return {
    ...EMPTY,
    at: `${one.at}+${other.at}`,
    name: one.at,
    ends: [one.square, other.square],
    length: one.full + other.full + 1,
    line: [one.from, one.rim, other.from],
  };
}

const plateOf = (stub: Stub): number => Number.parseInt(stub.at);

/** A point of the rim: so far along a side, clockwise. */
const rim = (side: number, share: number): Point =>
  (
    [
      [share, 0],
      [1, share],
      [1 - share, 1],
      [0, 1 - share],
    ] as const satisfies Point[]
  )[side] as Point;

/** Where a point of a plate lies in the town: a quarter turn takes (x, y) to (1 - y, x). */
function lies({ turns, column, row }: Plate, [x, y]: Point): Point {
  for (let turn = 0; turn < turns; turn++) [x, y] = [1 - y, x];
  return [thousandths(column + x), thousandths(row + y)];
}

const thousandths = (share: number): number => Math.round(share * 1000) / 1000;
