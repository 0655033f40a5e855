/** Which corner of the zoomed map is free: an overlay must not cover where the captain may go. */

import { PLAZA, SIZE, type Spot } from "./geometry";

export interface Corner {
  right: boolean;
  low: boolean;
}
/** How much of the frame something takes, as shares of its width and height. */
export interface Extent {
  width: number;
  height: number;
}

export const CORNERS: readonly Corner[] = [
  { right: false, low: false },
  { right: false, low: true },
  { right: true, low: false },
  { right: true, low: true },
];

const same = (one: Corner, other: Corner | null): boolean =>
  one.right === other?.right && one.low === other.low;

/** Whether something of this extent in a corner lies over a place; places as shares of the frame. */
function covers({ right, low }: Corner, { width, height }: Extent, { x, y }: Spot, reach: number): boolean {
  const across = right ? x + reach > 1 - width && x - reach < 1 : x - reach < width && x + reach > 0;
  const down = low ? y + reach > 1 - height && y - reach < 1 : y - reach < height && y + reach > 0;
  return across && down;
}

/** The first corner, in the order wished for, that covers least; and whether it covers nothing. */
export function freeCorner(
  wished: readonly Corner[],
  extent: Extent,
  places: readonly Spot[],
  seen: Spot,
  zoom: number,
  taken: Corner | null = null,
): Corner & { free: boolean } {
  const inFrame = places.map(({ x, y }) => ({
    x: (x / SIZE - seen.x) * zoom,
    y: (y / SIZE - seen.y) * zoom,
  }));
  const reach = (PLAZA / SIZE) * zoom;
  const found = wished
    .filter((corner) => !same(corner, taken))
    .map((corner) => ({
      ...corner,
      hidden: inFrame.filter((place) => covers(corner, extent, place, reach)).length,
    }))
    .sort((one, other) => one.hidden - other.hidden)[0];
  return {
    right: found?.right ?? false,
    low: found?.low ?? false,
    free: found?.hidden === 0,
  };
}
