/** Arrow keys: within a list of buttons or links, and over the places of a board. */

interface Ways {
  back: readonly string[];
  on: readonly string[];
  /** Home and End lead to the first and last, and the arrows wrap around. */
  round: boolean;
}
export const ANY_ARROW: Ways = {
  back: ["ArrowLeft", "ArrowUp"],
  on: ["ArrowRight", "ArrowDown"],
  round: true,
};
/** For lists where the other keys scroll. */
export const SIDEWAYS: Ways = { back: ["ArrowLeft"], on: ["ArrowRight"], round: false };

/** Moves the focus to the next or previous of these; from the list itself, to the first or last. */
export function moveInList(event: KeyboardEvent, list: HTMLElement, among: string, ways: Ways): void {
  const target = event.target as HTMLElement;
  if (event.ctrlKey || event.altKey || event.metaKey || target.closest("dialog")) return;
  // In a text field the other keys move the cursor.
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

const DIRECTIONS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** How much more a sideways distance counts than a forward one. */
const ASIDE = 2.5;

/** From a place of a board to the nearest one in the direction of the key, as the eye would go. */
export function nearestPlace(
  root: HTMLElement,
  from: Element,
  key: string,
  counts: (place: Element) => boolean,
): HTMLElement | null {
  const way = DIRECTIONS[key];
  if (!way) return null;
  const here = middle(from);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const place of root.querySelectorAll<HTMLElement>("[data-place]")) {
    if (place === from || !counts(place) || !place.getClientRects().length) continue;
    const there = middle(place);
    const [x, y] = [there.x - here.x, there.y - here.y];
    const ahead = x * way[0] + y * way[1];
    const aside = Math.abs(x * way[1]) + Math.abs(y * way[0]);
    const far = ahead + ASIDE * aside;
    if (ahead > 4 && far < least) [best, least] = [place, far];
  }
  return best;
}

function middle(place: Element): { x: number; y: number } {
  const box = place.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
