/** Where an event is seen on the chart. */

import type { SeenEvent } from "$board/scene";

export function marks({ kind, facts }: SeenEvent): string[] {
  if (kind === "boarded") return [`token:${facts["token"]}`];
  if (kind === "placed" || kind === "cashed" || kind === "summoned") return [`region:${facts["region"]}`];
  return [];
}
