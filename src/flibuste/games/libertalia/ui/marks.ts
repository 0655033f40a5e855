/** Where an event is seen on the table: characters, and what a den counts. */

import type { SeenEvent } from "$board/scene";

export function marks({ kind, facts }: SeenEvent): string[] {
  const { seat, rank, owner_seat: owner, from_seat: from, to_seat: to } = facts;
  switch (kind) {
    case "revealed":
    case "parrot-replaced":
    case "entered-den":
      return [`card:${seat}:${rank}`];
    case "character-discarded":
      return [`grave:${owner}`];
    case "recruited":
    case "revived":
      return [`hand:${seat}`];
    case "booty-taken":
    case "tile-drawn":
    case "tiles-discarded":
      return [`tiles:${seat}`];
    case "gained":
    case "lost":
      return [`purse:${seat}`];
    case "paid":
      return [`purse:${from}`, `purse:${to}`];
    case "relics-moved":
      return [`tiles:${from}`, `tiles:${to}`];
    default:
      return [];
  }
}
