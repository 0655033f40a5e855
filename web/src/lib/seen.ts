/** Up to which version somebody has seen each table, in this browser: for "since you were last here". */

const KEY = "flibuste.seen";
const MOST = 50;

type Seen = Record<string, number>;

function all(): Seen {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Seen;
  } catch {
    return {};
  }
}

export function lastSeen(table: string): number | null {
  return all()[table] ?? null;
}

export function remember(table: string, version: number): void {
  const others = Object.entries(all()).filter(([id]) => id !== table);
  try {
    localStorage.setItem(
      KEY,
      JSON.stringify(Object.fromEntries([...others.slice(1 - MOST), [table, version]])),
    );
  } catch {
    // A browser that keeps nothing shows no digest.
  }
}
