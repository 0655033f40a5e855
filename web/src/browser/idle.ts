/** What can wait is done when the page is drawn: at once then, or when it has nothing else to do. */

/** Milliseconds; a page is rarely busy for so long. */
const LATEST = 1000;
/** For browsers that do not say when they are idle. */
const SOON = 100;

/** Milliseconds; a tab nobody looks at is not drawn. */
const UNSEEN = 150;

/** In a task of its own after the next frame. Gives back how to call it off. */
export function onceDrawn(deed: () => void): () => void {
  let timer = setTimeout(deed, UNSEEN);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(deed);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** Gives back how to call it off. */
export function whenIdle(deed: () => void): () => void {
  if (!("requestIdleCallback" in globalThis)) {
    const timer = setTimeout(deed, SOON);
    return () => clearTimeout(timer);
  }
  const wish = requestIdleCallback(deed, { timeout: LATEST });
  return () => cancelIdleCallback(wish);
}
