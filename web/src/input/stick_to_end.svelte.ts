/** Keeps a list at its end while it grows, unless the reader has scrolled up to read. */

import type { Attachment } from "svelte/attachments";

const NEAR = 40;
const BY_HAND = ["wheel", "touchmove", "keydown", "pointerdown"] as const;

export function clings(grows: () => unknown): Attachment<HTMLElement> {
  return (list) => {
    let atEnd = true;
    // Only a reader leaves the end. A list that grows below and loses its oldest lines above moves by itself, too.
    let byHand = false;
    const touched = () => (byHand = true);
    const noticed = () => {
      const near = list.scrollHeight - list.scrollTop - list.clientHeight < NEAR;
      if (near || byHand) atEnd = near;
    };
    const toEnd = () => {
      if (atEnd) list.scrollTop = list.scrollHeight;
    };
    for (const kind of BY_HAND) list.addEventListener(kind, touched, { passive: true });
    list.addEventListener("scroll", noticed, { passive: true });
    // A list that was hidden, or becomes larger, shows its end, too.
    const sizes = new ResizeObserver(toEnd);
    sizes.observe(list);
    $effect(() => {
      grows();
      byHand = false;
      // With the next frame, when the page is laid out anyway.
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
