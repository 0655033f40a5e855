/** Arrow keys over the board: regions and tokens row by row, then the hand, then the decks. */

import { crossingOf, heartOf, LETTERS, NUMBERS } from "./geometry";
import type { Place } from "$board/board_state.svelte";
import type { FreibeuterBoard } from "./board_logic.svelte";

interface Stop {
  place: Place;
  x: number;
}

const spread = (places: Place[]): Stop[] =>
  places.map((place, at) => ({
    place,
    x: heartOf(`${LETTERS[Math.min(6, at + 1)]}1`).x,
  }));

function rows(board: FreibeuterBoard): Stop[][] {
  const found: Stop[][] = [];
  for (const [at, number] of NUMBERS.entries()) {
    found.push(
      LETTERS.map((letter) => ({
        place: `region:${letter}${number}`,
        x: heartOf(letter + number).x,
      })),
    );
    const below = number + (NUMBERS[at + 1] ?? "");
    const tokens = board.view.tokens.filter((token) => token.at.endsWith(below) && below.length === 2);
    found.push(
      tokens
        .map((token) => ({
          place: `token:${token.at}`,
          x: crossingOf(token.at).x,
        }))
        .sort((one, other) => one.x - other.x),
    );
  }
  found.push(spread(board.cards.map((card) => card.at)), spread(["deck:sea", "deck:fd"]));
  return found.filter((row) => row.length);
}

/** Follows arrow keys; going up and down keeps to the column one came from. */
export class ChartKeys {
  private column: number | null = null;

  constructor(private readonly board: FreibeuterBoard) {}

  /** The place a key leads to from here; null at the edge, or for another key. */
  lead(from: Place, key: string): Place | null {
    const all = rows(this.board);
    const row = all.findIndex((stops) => stops.some((stop) => stop.place === from));
    const stops = all[row] ?? [];
    const here = stops.findIndex((stop) => stop.place === from);
    if (key === "ArrowUp" || key === "ArrowDown") {
      this.column ??= stops[here]?.x ?? 0;
      return nearest(all[row + (key === "ArrowUp" ? -1 : 1)], this.column);
    }
    this.column = null;
    if (key === "ArrowLeft") return stops[here - 1]?.place ?? null;
    if (key === "ArrowRight") return stops[here + 1]?.place ?? null;
    if (key === "Home") return stops[0]?.place ?? null;
    return key === "End" ? (stops.at(-1)?.place ?? null) : null;
  }
}

function nearest(stops: Stop[] | undefined, x: number): Place | null {
  if (!stops) return null;
  return stops.reduce((best, stop) => (Math.abs(stop.x - x) < Math.abs(best.x - x) ? stop : best)).place;
}
