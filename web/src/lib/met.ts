/** The games somebody has sat down to before, in this browser: only what is new is explained unasked. */

const KEY = "flibuste.met";

function all(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as string[];
  } catch {
    return [];
  }
}

export const met = (game: string): boolean => all().includes(game);

export function meet(game: string): void {
  if (met(game)) return;
  try {
    localStorage.setItem(KEY, JSON.stringify([...all(), game]));
  } catch {
    // A browser that keeps nothing explains again.
  }
}
