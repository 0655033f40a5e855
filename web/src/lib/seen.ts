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

/** People at one screen have not seen the same: each seat is remembered for itself. */
const place = (table: string, seat: number | null) => (seat === null ? table : `${table}#${seat}`);

export function lastSeen(table: string, seat: number | null = null): number | null {
  return all()[place(table, seat)] ?? null;
}

export function remember(table: string, version: number, seat: number | null = null): void {
  const key = place(table, seat);
  const others = Object.entries(all()).filter(([id]) => id !== key);
  try {
    localStorage.setItem(
      KEY,
      JSON.stringify(Object.fromEntries([...others.slice(1 - MOST), [key, version]])),
    );
  } catch {
    // A browser that keeps nothing shows no digest.
  }
}
