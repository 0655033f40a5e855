/** What nobody sees at once is done when the page is drawn and has nothing else to do. */

/** Milliseconds; a page is rarely busy for so long. */
const LATEST = 1000;
/** For browsers that do not say when they are idle. */
const SOON = 100;

/** Gives back how to call it off. */
export function whenIdle(deed: () => void): () => void {
  if (!("requestIdleCallback" in globalThis)) {
    const timer = setTimeout(deed, SOON);
    return () => clearTimeout(timer);
  }
  const wish = requestIdleCallback(deed, { timeout: LATEST });
  return () => cancelIdleCallback(wish);
}
