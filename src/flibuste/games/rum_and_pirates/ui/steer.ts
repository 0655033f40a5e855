/** Arrow keys over the map: from square to square, and to dark alleys that can be chosen. */

import { heartOf, type Spot } from "./geometry";
import type { Guide, Place } from "./guide.svelte";

const WAYS: Record<string, Spot> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

function stops(guide: Guide): { place: Place; at: Spot }[] {
  const { squares, alleys } = guide.view.town;
  const found = squares.map((square) => ({
    place: square.at === guide.view.captain ? "captain" : `square:${square.at}`,
    at: heartOf(square),
  }));
  for (const alley of alleys) {
    const place = `alley:${alley.at}`;
    const at = guide.courses.get(alley.at)?.[alley.dark ? "end" : "middle"];
    if (at && guide.at(place).length) found.push({ place, at });
  }
  return found;
}

/** The nearest place in the direction of a key; null at the edge, or for another key. */
export function steered(guide: Guide, from: Place, key: string): Place | null {
  const way = WAYS[key];
  const all = stops(guide);
  const here = all.find((stop) => stop.place === from)?.at;
  if (!way || !here) return null;
  let best: Place | null = null;
  let least = Infinity;
  for (const { place, at } of all) {
    const ahead = (at.x - here.x) * way.x + (at.y - here.y) * way.y;
    const aside = Math.abs((at.x - here.x) * way.y) + Math.abs((at.y - here.y) * way.x);
    // Rather straight ahead than near.
    const far = ahead + 2.2 * aside;
    if (ahead > 8 && aside < 2.5 * ahead && far < least) [best, least] = [place, far];
  }
  return best;
}
