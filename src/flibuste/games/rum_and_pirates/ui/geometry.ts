/** Where things lie on the map: a town of three by three plates with the night around it. */

import type { Alley, Square } from "./view";

export const SIZE = 1000;
/** The night around the town. */
export const NIGHT = 50;
export const PLATE = (SIZE - 2 * NIGHT) / 3;
/** A square's radius. */
export const PLAZA = 30;

export interface Spot {
  x: number;
  y: number;
}

export const placed = ([x, y]: readonly [number, number]): Spot => ({
  x: NIGHT + x * PLATE,
  y: NIGHT + y * PLATE,
});
export const heartOf = (square: Square): Spot => placed([square.x, square.y]);
export const percent = (units: number): string => `${(100 * units) / SIZE}%`;

/** The same number for the same name, so that a town looks the same each time: 0 to 1. */
export function chance(name: string): number {
  let hash = 2166136261;
  for (let at = 0; at < name.length; at++) hash = Math.imul(hash ^ name.charCodeAt(at), 16777619);
  hash = Math.imul(hash ^ (hash >>> 15), 2246822507);
  return ((hash ^ (hash >>> 13)) >>> 0) / 4294967296;
}

/** An alley as it is drawn: its course, a place for each pirate, and where a price stands. */
export interface Course {
  path: string;
  spots: Spot[];
  middle: Spot;
  /** Where a dark alley loses itself in the night. */
  end: Spot;
  /** Points along it, for whatever must keep clear. */
  trail: Spot[];
}

const FINE = 24;

/** Old towns have no straight alleys: through three points, or bent a little between two. */
export function courseOf(alley: Alley): Course {
  const points = alley.line.map(placed);
  const from = points[0] as Spot;
  let to = points.at(-1) as Spot;
  let bend: Spot;
  if (alley.dark) {
    const out = { x: outward(to.x), y: outward(to.y) };
    bend = { x: to.x, y: to.y };
    to = { x: to.x + out.x * NIGHT * 0.55, y: to.y + out.y * NIGHT * 0.55 };
    bend = { x: (from.x + bend.x * 2) / 3, y: (from.y + bend.y * 2) / 3 };
  } else if (points.length > 2) {
    const rim = points[1] as Spot;
    bend = {
      x: 2 * rim.x - (from.x + to.x) / 2,
      y: 2 * rim.y - (from.y + to.y) / 2,
    };
  } else {
    const sway = chance(alley.at) < 0.5 ? 0.09 : -0.09;
    bend = {
      x: (from.x + to.x) / 2 - (to.y - from.y) * sway,
      y: (from.y + to.y) / 2 + (to.x - from.x) * sway,
    };
  }
  const trail = Array.from({ length: FINE + 1 }, (_, at) => curve(from, bend, to, at / FINE));
  const begin = PLAZA + 3;
  const far = along(trail) - (alley.dark ? 4 : begin);
  const step = (far - begin) / alley.length;
  return {
    path: `M${round(from.x)} ${round(from.y)}Q${round(bend.x)} ${round(bend.y)} ${round(to.x)} ${round(to.y)}`,
    spots: Array.from({ length: alley.length }, (_, at) => walk(trail, begin + step * (at + 0.5))),
    middle: walk(trail, (begin + far) / 2),
    end: to,
    trail,
  };
}

/** Where a dark alley leaves the town. */
export function sideOf(alley: Alley): "north" | "east" | "south" | "west" {
  const [x, y] = alley.line.at(-1) ?? [0, 0];
  const least = Math.min(y, 3 - x, 3 - y, x);
  return least === y ? "north" : least === 3 - x ? "east" : least === 3 - y ? "south" : "west";
}

const round = (units: number): number => Math.round(units * 10) / 10;

function outward(at: number): number {
  if (at < NIGHT + 1) return -1;
  return at > SIZE - NIGHT - 1 ? 1 : 0;
}

function curve(from: Spot, bend: Spot, to: Spot, at: number): Spot {
  const rest = 1 - at;
  const mixed = (one: number, two: number, three: number) =>
    rest * rest * one + 2 * rest * at * two + at * at * three;
  return { x: mixed(from.x, bend.x, to.x), y: mixed(from.y, bend.y, to.y) };
}

function along(trail: Spot[]): number {
  return trail.slice(1).reduce((sum, spot, at) => sum + apart(spot, trail[at] as Spot), 0);
}

/** The point so many units from the beginning. */
function walk(trail: Spot[], units: number): Spot {
  let left = units;
  for (const [at, to] of trail.slice(1).entries()) {
    const from = trail[at] as Spot;
    const step = apart(from, to);
    if (left <= step) {
      const share = step ? left / step : 0;
      return {
        x: round(from.x + (to.x - from.x) * share),
        y: round(from.y + (to.y - from.y) * share),
      };
    }
    left -= step;
  }
  return trail.at(-1) as Spot;
}

const apart = (one: Spot, other: Spot): number => Math.hypot(one.x - other.x, one.y - other.y);
