/** When somebody last used this device. Opening a page that is in sight counts, too. */

/** How often a server is told at most. */
export const SPARSELY = 30_000;
/** Older input says nothing. */
const OLD = 600_000;

let last = document.hidden ? -Infinity : performance.now();
const note = (): void => void (last = performance.now());

for (const kind of ["pointerdown", "pointermove", "keydown", "wheel", "touchstart"]) {
  addEventListener(kind, note, { passive: true, capture: true });
}
document.addEventListener("visibilitychange", () => {
  if (!document.hidden) note();
});

/** Milliseconds since the last input; null if there was none for long. */
export function sinceInput(): number | null {
  const ago = Math.round(performance.now() - last);
  return ago <= OLD ? Math.max(0, ago) : null;
}

/** Reports input soon, and then at most every half minute. Returns a function that stops it. */
export function reportInput(report: (ago: number) => boolean): () => void {
  let told = -Infinity;
  let reported = -Infinity;
  const look = (): void => {
    const ago = sinceInput();
    const now = performance.now();
    if (ago === null || now - told < SPARSELY || last <= reported) return;
    const input = last;
    if (report(ago)) [told, reported] = [now, input];
  };
  const timer = setInterval(look, 1000);
  return () => clearInterval(timer);
}
