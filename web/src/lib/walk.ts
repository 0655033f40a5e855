/** Arrow keys within a list of buttons or links. */

interface Ways {
  back: readonly string[];
  on: readonly string[];
  /** Home and End lead to the first and the last. */
  ends: boolean;
}
export const ANY_ARROW: Ways = {
  back: ["ArrowLeft", "ArrowUp"],
  on: ["ArrowRight", "ArrowDown"],
  ends: true,
};
/** Where the other keys scroll. */
export const SIDEWAYS: Ways = { back: ["ArrowLeft"], on: ["ArrowRight"], ends: false };

/** From one to the next of these; from the list itself to the first, or back to the last. */
export function walk(event: KeyboardEvent, list: HTMLElement, among: string, ways: Ways): void {
  const target = event.target as HTMLElement;
  if (event.ctrlKey || event.altKey || event.metaKey || target.closest("dialog")) return;
  // In a line of text the other keys move about in it.
  if (target instanceof HTMLInputElement && event.key !== "ArrowDown") return;
  const all = [...list.querySelectorAll<HTMLElement>(among)].filter((one) => one.checkVisibility());
  const at = goal(event.key, all.indexOf(target), all.length, ways);
  const next = at === null ? undefined : all.at(at);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function goal(key: string, here: number, count: number, { back, on, ends }: Ways): number | null {
  if (ends && key === "Home") return 0;
  if (ends && key === "End") return -1;
  if (on.includes(key)) return here < 0 ? 0 : Math.min(here + 1, count - 1);
  if (back.includes(key)) return here < 0 ? -1 : Math.max(here - 1, 0);
  return null;
}
