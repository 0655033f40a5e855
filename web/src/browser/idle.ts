/** Work that can wait until the page is drawn, or until the browser is idle. */

/** Milliseconds; a page is rarely busy for so long. */
const LATEST = 1000;
/** For browsers without requestIdleCallback. */
const SOON = 100;

/** Milliseconds; a hidden tab gets no animation frames. */
const UNSEEN = 150;

/** Runs in its own task after the next frame. Returns a function that cancels it. */
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

/** Runs when the browser is idle. Returns a function that cancels it. */
export function whenIdle(deed: () => void): () => void {
  if (!("requestIdleCallback" in globalThis)) {
    const timer = setTimeout(deed, SOON);
    return () => clearTimeout(timer);
  }
  const wish = requestIdleCallback(deed, { timeout: LATEST });
  return () => cancelIdleCallback(wish);
}
