/** What is kept in this browser, and only there. A browser that keeps nothing forgets it at the end of the visit. */

export function stored<T>(key: string, otherwise: T): T {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? "null") as T | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}

export function store(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage is full or forbidden.
  }
}

/** Keeps a value under a name, among the newest of its kind. */
export function storeNewest(key: string, name: string, value: unknown, most = 50): void {
  const others = Object.entries(stored<Record<string, unknown>>(key, {})).filter(([one]) => one !== name);
  store(key, Object.fromEntries([...others.slice(1 - most), [name, value]]));
}
