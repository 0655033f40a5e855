/** What one has added to the luck of each table, so that one can find it again in the record. */

const KEY = "flibuste.nonces";
const MOST = 50;

function all(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
}

export const nonceOf = (table: string): string => all()[table] ?? "";

export function keepNonce(table: string, nonce: string | undefined): void {
  if (!nonce) return;
  const others = Object.entries(all()).filter(([id]) => id !== table);
  try {
    localStorage.setItem(
      KEY,
      JSON.stringify(Object.fromEntries([...others.slice(1 - MOST), [table, nonce]])),
    );
  } catch {
    // A browser that keeps nothing cannot show it; the record will.
  }
}
