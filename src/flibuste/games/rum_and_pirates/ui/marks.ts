/** Where an event is seen in town, or on the ship. */

import type { SeenEvent } from "$board/scene";

export function marks({ kind, facts }: SeenEvent): string[] {
  if (kind === "moved" || kind === "crept" || kind === "relocated") return [`square:${facts["to"]}`];
  if (kind === "recovered") return [`way:${facts["alley"]}`];
  if (kind === "boarded") return ["ship"];
  return [];
}
