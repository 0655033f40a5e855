/** The tables of this browser that are played with a companion: what it has said there, and whether it was sent away. */

import { storeNewest, stored } from "./stored";

const KEY = "flibuste.companion";

export interface Accompanied {
  said: string[];
  away: boolean;
}

export const accompanied = (table: string): Accompanied | null =>
  stored<Record<string, Accompanied | undefined>>(KEY, {})[table] ?? null;

export function keepCompanion(table: string, said: readonly string[] = [], away = false): void {
  storeNewest(KEY, table, { said: [...said], away });
}
