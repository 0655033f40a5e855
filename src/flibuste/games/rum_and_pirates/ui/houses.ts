/** Roofs between the alleys: as many as find room, always the same for the same town. */

import { chance, heartOf, NIGHT, PLAZA, SIZE, type Course, type Spot } from "./geometry";
import type { Square } from "./view";

export interface House extends Spot {
  width: number;
  depth: number;
  turn: number;
  /** Which of the roofs' colours. */
  roof: number;
  lit: boolean;
  tree: boolean;
}

const STEP = 27;
/** Half an alley's width, and some wall. */
const KERB = 17;
export const ROOFS = 4;

export function housesOf(squares: readonly Square[], courses: readonly Course[]): House[] {
  const plazas = squares.map(heartOf);
  const paving = courses.flatMap((course) => course.trail);
  const built: House[] = [];
  for (let y = NIGHT + STEP / 2; y < SIZE - NIGHT; y += STEP) {
    for (let x = NIGHT + STEP / 2; x < SIZE - NIGHT; x += STEP) {
      const name = `${Math.round(x)}/${Math.round(y)}`;
      const spot = {
        x: x + (chance(`${name}x`) - 0.5) * 8,
        y: y + (chance(`${name}y`) - 0.5) * 8,
      };
      const room = Math.min(clear(plazas, spot) - PLAZA - 1, clear(paving, spot) - KERB);
      if (room < 7) continue;
      const size = Math.min(25, 12 + room * 0.8);
      const turn = Math.round((chance(`${name}t`) - 0.5) * 20);
      built.push({
        ...spot,
        width: size,
        depth: size * (0.7 + 0.25 * chance(`${name}d`)),
        turn,
        roof: Math.floor(chance(`${name}r`) * ROOFS),
        lit: chance(`${name}l`) < 0.4,
        tree: room < 9 || chance(`${name}g`) < 0.14,
      });
    }
  }
  return built;
}

/** How far the nearest of them is: asked a million times for a town, so there is one root to draw, at the end. */
function clear(of: readonly Spot[], spot: Spot): number {
  let least = Infinity;
  for (const { x, y } of of) least = Math.min(least, (x - spot.x) ** 2 + (y - spot.y) ** 2);
  return Math.sqrt(least);
}
