/** Arrow keys over the board: to the nearest place in that direction, as the eye would go. */

const WAYS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** What lies aside counts as so much farther than what lies ahead. */
const ASIDE = 2.5;

export function steer(root: HTMLElement, from: Element, key: string): HTMLElement | null {
  const way = WAYS[key];
  if (!way) return null;
  const here = middle(from);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const place of root.querySelectorAll<HTMLElement>("[data-place]")) {
    if (place === from || !place.getClientRects().length) continue;
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
