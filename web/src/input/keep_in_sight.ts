/** At a new question something that may be chosen is in sight: if nothing is, the board is moved so that the first is. */

import { pace } from "$lib/prefs.svelte";

/** What lies over the page only until one puts it away. */
const PASSING = ".news, dialog, [popover]";

export function glowInSight(board: HTMLElement): () => void {
  const frame = requestAnimationFrame(() => {
    const places = [...board.querySelectorAll(".offered[data-place]")].filter((one) => one.checkVisibility());
    if (places.some(inSight)) return;
    places[0]?.scrollIntoView({ block: "center", behavior: pace() ? "smooth" : "auto" });
  });
  return () => cancelAnimationFrame(frame);
}

/** Whether a finger on its middle would touch it. */
function inSight(place: Element): boolean {
  const { x, y, width, height } = place.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  return top !== null && (place.contains(top) || top.closest(PASSING) !== null);
}
