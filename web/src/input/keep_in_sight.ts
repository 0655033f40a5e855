/** Keeps in sight what a new question is about: the board's main part, or else a place that is offered. */

import { pace } from "$browser/prefs.svelte";

/** Elements that lie over the page only for a while. */
const PASSING = ".news, dialog, [popover]";
/** The part of a board that its questions are about; a board need not have one. */
const MAIN = "[data-main]";
/** A question that is asked in the main part itself, on a card of its own. */
const ASKS = "[data-asks]";
/** What sticks to the edge is always in sight, and says nothing about the rest. */
const STAYS = "[data-stays]";
/** How much of the main part has to be in sight. */
const ENOUGH = 0.6;

export function keepInSight(board: HTMLElement): () => void {
  const frame = requestAnimationFrame(() => {
    const behavior = pace() ? "smooth" : "auto";
    const places = [...board.querySelectorAll(".offered[data-place]")].filter((one) => one.checkVisibility());
    const main = board.querySelector(MAIN);
    // Where only something else is offered, the question is about that.
    const about = main?.querySelector(ASKS) || !places.length || places.some((one) => main?.contains(one));
    if (main && about) {
      if (visible(main) < ENOUGH) main.scrollIntoView({ block: "start", behavior });
      return;
    }
    const scrolled = places.filter((one) => !one.closest(STAYS));
    if (scrolled.length && !scrolled.some(inSight))
      scrolled[0]?.scrollIntoView({ block: "center", behavior });
  });
  return () => cancelAnimationFrame(frame);
}

/** The share of an element's height that is on the screen, above the choices that lie over the lower part. */
function visible(part: Element): number {
  const { top, bottom, height } = part.getBoundingClientRect();
  const sheet = document.querySelector(".steer")?.getBoundingClientRect().top ?? innerHeight;
  return Math.max(0, Math.min(bottom, sheet) - Math.max(top, 0)) / height;
}

/** Whether it can be read from its top on, and a tap on its middle would reach it. */
function inSight(place: Element): boolean {
  const { x, y, width, height } = place.getBoundingClientRect();
  if (y < 0) return false;
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  return top !== null && (place.contains(top) || top.closest(PASSING) !== null);
}
