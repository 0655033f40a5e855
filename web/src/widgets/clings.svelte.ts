/** Keeps a list at its end while it grows, unless the reader has scrolled up to read. */

import type { Attachment } from "svelte/attachments";

const NEAR = 40;

export function clings(grows: () => unknown): Attachment<HTMLElement> {
  return (list) => {
    let atEnd = true;
    let top = 0;
    // Only who scrolls up leaves the end; the list itself may have grown since it was last moved.
    const noticed = () => {
      const near = list.scrollHeight - list.scrollTop - list.clientHeight < NEAR;
      if (near) atEnd = true;
      else if (list.scrollTop < top) atEnd = false;
      top = list.scrollTop;
    };
    const toEnd = () => {
      if (atEnd) list.scrollTop = list.scrollHeight;
    };
    list.addEventListener("scroll", noticed, { passive: true });
    // A list that was hidden, or becomes larger, shows its end, too.
    const sizes = new ResizeObserver(toEnd);
    sizes.observe(list);
    $effect(() => {
      grows();
      // With the next frame, when the page is laid out anyway.
      const frame = requestAnimationFrame(toEnd);
      return () => cancelAnimationFrame(frame);
    });
    return () => {
      list.removeEventListener("scroll", noticed);
      sizes.disconnect();
    };
  };
}
