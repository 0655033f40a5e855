/** The games that have been explained to this browser's user: only a new game is explained unasked. */

import { store, stored } from "./stored";

const KEY = "flibuste.met";
const all = (): string[] => stored<string[]>(KEY, []);

export const welcomed = (game: string): boolean => all().includes(game);

export function markWelcomed(game: string): void {
  if (!welcomed(game)) store(KEY, [...all(), game]);
}
