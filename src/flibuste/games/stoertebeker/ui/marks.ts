/** Where an event is seen in the roads: cards at ships, crews, the pile of discards, captured ships. */

import type { SeenEvent, View } from "$board/scene";
import { roadsOf } from "./view";

export function marks({ kind, facts }: SeenEvent, view: View): string[] {
  const { seat, from_seat: from, ship, card } = facts;
  switch (kind) {
    case "placed":
      return laid(view, ship, seat, card);
    case "looted":
      return [...laid(view, ship, seat, card), `side:${ship}:${from}`];
    case "sunk":
      return [`side:${ship}:${from}`];
    case "manned":
      return [`crew:${ship}:${seat}`];
    case "aimed":
    case "failed":
    case "repelled":
      return [`berth:${ship}`];
    case "discarded":
    case "took":
      return ["discard"];
    case "captured":
      return [`prizes:${seat}`];
    default:
      return [];
  }
}

/** The card where it lies now; another ship may lie there meanwhile. */
function laid(view: View, ship: unknown, seat: unknown, card: unknown): string[] {
  const found = roadsOf(view).ships.find((one) => one?.at === ship);
  const at = found?.sides[Number(seat)]?.places.findIndex((one) => one === card) ?? -1;
  return at < 0 ? [] : [`slot:${ship}:${seat}:${at}`];
}
