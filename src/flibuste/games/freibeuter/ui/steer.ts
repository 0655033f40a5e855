/** Arrow keys over the board: regions and tokens row by row, then the hand, then the decks. */

import { crossingOf, heartOf, LETTERS, NUMBERS } from "./geometry";
import type { Helm, Place } from "./helm.svelte";

interface Stop {
  place: Place;
  x: number;
}

const spread = (places: Place[]): Stop[] =>
  places.map((place, at) => ({
    place,
    x: heartOf(`${LETTERS[Math.min(6, at + 1)]}1`).x,
  }));

function rows(helm: Helm): Stop[][] {
  const found: Stop[][] = [];
  for (const [at, number] of NUMBERS.entries()) {
    found.push(
      LETTERS.map((letter) => ({
        place: `region:${letter}${number}`,
        x: heartOf(letter + number).x,
      })),
    );
    const below = number + (NUMBERS[at + 1] ?? "");
    const tokens = helm.view.tokens.filter((token) => token.at.endsWith(below) && below.length === 2);
    found.push(
      tokens
        .map((token) => ({
          place: `token:${token.at}`,
          x: crossingOf(token.at).x,
        }))
        .sort((one, other) => one.x - other.x),
    );
  }
  found.push(spread(helm.cards.map((card) => card.at)), spread(["deck:sea", "deck:fd"]));
  return found.filter((row) => row.length);
}

/** The place an arrow leads to from here; null at the edge, or for another key. */
export function steered(helm: Helm, from: Place, key: string): Place | null {
  const all = rows(helm);
  const row = all.findIndex((stops) => stops.some((stop) => stop.place === from));
  const stops = all[row] ?? [];
  const column = stops.findIndex((stop) => stop.place === from);
  if (key === "ArrowLeft") return stops[column - 1]?.place ?? null;
  if (key === "ArrowRight") return stops[column + 1]?.place ?? null;
  if (key === "Home") return stops[0]?.place ?? null;
  if (key === "End") return stops.at(-1)?.place ?? null;
  const next = key === "ArrowUp" ? all[row - 1] : key === "ArrowDown" ? all[row + 1] : undefined;
  const x = stops[column]?.x ?? 0;
  return (
    next?.reduce((best, stop) => (Math.abs(stop.x - x) < Math.abs(best.x - x) ? stop : best)).place ?? null
  );
}
