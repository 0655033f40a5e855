/** Roofs between the alleys: as many as find room, always the same for the same town. */

import { chance, heartOf, NIGHT, PLAZA, SIZE, type Course, type Spot } from "./geometry";
import type { Square } from "./view";

export interface House extends Spot {
  width: number;
  depth: number;
  /** Of the angle it is turned by. */
  sin: number;
  cos: number;
  /** Which of the roofs' colours. */
  roof: number;
  lit: boolean;
  tree: boolean;
}

const STEP = 27;
/** Half an alley's width, and some wall. */
const KERB = 17;
/** Less room is not built on. */
const LEAST = 7;
export const ROOFS = 4;
/** Whatever is further away leaves room for the largest house. */
const SIGHT = 48;

export function housesOf(squares: readonly Square[], courses: readonly Course[]): House[] {
  const toPlaza = nearest(squares.map(heartOf));
  const toPaving = nearest(courses.flatMap((course) => course.trail));
  const built: House[] = [];
  for (let y = NIGHT + STEP / 2; y < SIZE - NIGHT; y += STEP) {
    for (let x = NIGHT + STEP / 2; x < SIZE - NIGHT; x += STEP) {
      const name = `${Math.round(x)}/${Math.round(y)}`;
      const spot = {
        x: x + (chance(`${name}x`) - 0.5) * 8,
        y: y + (chance(`${name}y`) - 0.5) * 8,
      };
      const beside = toPlaza(spot) - PLAZA - 1;
      if (beside < LEAST) continue;
      const room = Math.min(beside, toPaving(spot) - KERB);
      if (room < LEAST) continue;
      const size = Math.min(25, 12 + room * 0.8);
      const turn = (Math.round((chance(`${name}t`) - 0.5) * 20) * Math.PI) / 180;
      built.push({
        ...spot,
        width: size,
        depth: size * (0.7 + 0.25 * chance(`${name}d`)),
        sin: Math.sin(turn),
        cos: Math.cos(turn),
        roof: Math.floor(chance(`${name}r`) * ROOFS),
        lit: chance(`${name}l`) < 0.4,
        tree: room < 9 || chance(`${name}g`) < 0.14,
      });
    }
  }
  return built;
}

/** Finds how far the nearest of some spots is, as far as anybody can see from a roof. */
function nearest(of: readonly Spot[]): (spot: Spot) => number {
  const key = (column: number, row: number) => column * SIZE + row;
  const cell = ({ x, y }: Spot) => [Math.floor(x / SIGHT), Math.floor(y / SIGHT)] as const;
  const cells = new Map<number, Spot[]>();
  for (const spot of of) {
    const at = key(...cell(spot));
    const known = cells.get(at);
    if (known) known.push(spot);
    else cells.set(at, [spot]);
  }
  return (from) => {
    const [column, row] = cell(from);
    let least = SIGHT ** 2;
    for (let across = column - 1; across <= column + 1; across++)
      for (let down = row - 1; down <= row + 1; down++)
        for (const { x, y } of cells.get(key(across, down)) ?? [])
          least = Math.min(least, (x - from.x) * (x - from.x) + (y - from.y) * (y - from.y));
    return Math.sqrt(least);
  };
}

/** All that is painted alike, as one path: shades under all roofs, what lies on the roofs above them. */
export function drawn(houses: readonly House[]): { kind: string; path: string }[] {
  const roofs = houses.filter((house) => !house.tree);
  const trees = houses.filter((house) => house.tree);
  const one = (kind: string, all: readonly House[], part: (house: House) => string) => ({
    kind,
    path: all.map(part).join(""),
  });
  return [
    one("shade", roofs, (house) => slate(house, 2.5 - house.width / 2, 3.5 - house.depth / 2)),
    one("shade under", trees, (house) => disc(house, 2, 3, house.width * 0.36)),
    ...Array.from({ length: ROOFS }, (_, roof) =>
      one(
        `roof r${roof}`,
        roofs.filter((house) => house.roof === roof),
        (house) => slate(house, -house.width / 2, -house.depth / 2),
      ),
    ),
    one("slope", roofs, (house) => slate(house, -house.width / 2, 0, house.width, house.depth / 2)),
    one("ridge", roofs, (house) => `M${at(house, -house.width / 2, 0)}L${at(house, house.width / 2, 0)}`),
    one(
      "window",
      roofs.filter((house) => house.lit),
      (house) => slate(house, -house.width / 6, house.depth / 5, 4, 4.5),
    ),
    one("leaf", trees, (house) => disc(house, 0, 0, house.width * 0.36)),
    one("leaf bright", trees, (house) =>
      disc(house, -house.width * 0.08, -house.width * 0.1, house.width * 0.2),
    ),
  ];
}

/** Where a point of a house lies in the town. */
function at({ x, y, sin, cos }: House, dx: number, dy: number): [number, number] {
  return [fine(x + dx * cos - dy * sin), fine(y + dx * sin + dy * cos)];
}

function slate(house: House, x: number, y: number, width = house.width, depth = house.depth): string {
  const corners = [at(house, x, y), at(house, x + width, y), at(house, x + width, y + depth)];
  return `M${corners.join("L")}L${at(house, x, y + depth)}Z`;
}

function disc(house: House, dx: number, dy: number, radius: number): string {
  const [x, y] = at(house, dx, dy);
  const r = fine(radius);
  return `M${fine(x - r)} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}

const fine = (units: number): number => Math.round(units * 100) / 100;
