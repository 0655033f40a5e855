/** Arrow keys within a list of buttons or links. */

interface Ways {
  back: readonly string[];
  on: readonly string[];
  /** Home and End lead to the first and the last, and from there one goes round. */
  round: boolean;
}
export const ANY_ARROW: Ways = {
  back: ["ArrowLeft", "ArrowUp"],
  on: ["ArrowRight", "ArrowDown"],
  round: true,
};
/** Where the other keys scroll. */
export const SIDEWAYS: Ways = { back: ["ArrowLeft"], on: ["ArrowRight"], round: false };

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

function goal(key: string, here: number, count: number, { back, on, round }: Ways): number | null {
  if (round && key === "Home") return 0;
  if (round && key === "End") return -1;
  if (on.includes(key)) return here + 1 < count ? here + 1 : round ? 0 : here;
  if (back.includes(key)) return here > 0 ? here - 1 : round || here < 0 ? -1 : 0;
  return null;
}
