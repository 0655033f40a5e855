/**
 * Keeps a list at its end while it grows, unless the reader has scrolled up to read. If its last element is to be read from
 * its beginning (`data-from-start`), and is higher than the list, the list stays at that beginning.
 */

import type { Attachment } from "svelte/attachments";

const NEAR = 40;
const BY_HAND = ["wheel", "touchmove", "keydown", "pointerdown"] as const;

export function stickToEnd(grows: () => unknown): Attachment<HTMLElement> {
  return (list) => {
    let atEnd = true;
    // Only the reader's own scrolling leaves the end: a list that grows and drops its oldest lines scrolls by itself, too.
    let byHand = false;
    const touched = () => (byHand = true);
    const end = () => {
      const last = list.lastElementChild as HTMLElement | null;
      const bottom = list.scrollHeight - list.clientHeight;
      return last?.dataset["fromStart"] === undefined ? bottom : Math.min(bottom, last.offsetTop);
    };
    const noticed = () => {
      const near = list.scrollTop > end() - NEAR;
      if (near || byHand) atEnd = near;
    };
    const toEnd = () => {
      if (atEnd) list.scrollTop = end();
    };
    for (const kind of BY_HAND) list.addEventListener(kind, touched, { passive: true });
    list.addEventListener("scroll", noticed, { passive: true });
    // A list that was hidden, or becomes larger, shows its end, too.
    const sizes = new ResizeObserver(toEnd);
    sizes.observe(list);
    if (list.lastElementChild) sizes.observe(list.lastElementChild);
    $effect(() => {
      grows();
      byHand = false;
      // In the next frame, when the page is laid out anyway.
      const frame = requestAnimationFrame(toEnd);
      return () => cancelAnimationFrame(frame);
    });
    return () => {
      for (const kind of BY_HAND) list.removeEventListener(kind, touched);
      list.removeEventListener("scroll", noticed);
      sizes.disconnect();
    };
  };
}
