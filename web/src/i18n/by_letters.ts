/** Sorts notation by code unit: it belongs to no language, and localeCompare is slow on slow machines. */
export function byLetters(one: string, other: string): number {
  return one === other ? 0 : one < other ? -1 : 1;
}
