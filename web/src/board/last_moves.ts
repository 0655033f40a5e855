/** Where each of the others has last done something. Games name the places of an event; this is all else. */

import { actorOf } from "$i18n/recap";
import type { GameUi, SeenEvent, View } from "./scene";

/** The places with their seats. What a seat did before another moved gives way to what it does after that. */
export function lastMoves(
  ui: Pick<GameUi, "marks"> | null,
  events: readonly (SeenEvent & { version?: number })[],
  view: View,
  reader: number | null,
): ReadonlyMap<string, number> {
  const marks = new Map<string, number>();
  const moved = new Map<number, number | undefined>();
  let moving: number | null = null;
  for (const event of events) {
    const seat = actorOf(event.facts);
    const places = seat === null || seat === reader ? [] : (ui?.marks?.(event, view) ?? []);
    if (seat === null || !places.length) continue;
    // What follows from one choice belongs together, even if it concerns several seats in turn.
    if (seat !== moving && moved.get(seat) !== event.version)
      for (const [place, by] of marks) if (by === seat) marks.delete(place);
    moving = seat;
    moved.set(seat, event.version);
    for (const place of places) marks.set(place, seat);
  }
  return marks;
}
