/** Up to which version each table has been seen in this browser, for "since you were last here"; and its chat read. */

import { stored, storeNewest } from "./stored";

const KEY = "flibuste.seen";
const CHAT = "flibuste.chat";

/** People who share a screen have not seen the same: each seat is remembered separately. */
const name = (table: string, seat: number | null) => (seat === null ? table : `${table}#${seat}`);

export function lastSeen(table: string, seat: number | null = null): number | null {
  return stored<Record<string, number>>(KEY, {})[name(table, seat)] ?? null;
}

export function remember(table: string, version: number, seat: number | null = null): void {
  storeNewest(KEY, name(table, seat), version);
}

/** When the newest message was sent that was read at a table. */
export function lastRead(table: string, seat: number | null = null): number | null {
  return stored<Record<string, number>>(CHAT, {})[name(table, seat)] ?? null;
}

export function markRead(table: string, at: number, seat: number | null = null): void {
  storeNewest(CHAT, name(table, seat), at);
}
