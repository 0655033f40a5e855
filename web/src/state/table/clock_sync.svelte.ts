/** How much time seats have left, by the server's clock, which may differ from the browser's. */

import { createSubscriber } from "svelte/reactivity";
import type { ClockShown } from "$net/wire.gen";

const ticks = createSubscriber((update) => {
  const timer = setInterval(update, 500);
  return () => clearInterval(timer);
});

export class ClockSync {
  /** How far the server's clock is ahead of ours. */
  private ahead = $state(0);
  private last: ClockShown | null = null;

  /** A seat's time starts with the update that asks it: its arrival compares the two clocks. */
  heard(clock: ClockShown, step: number, atOnce: boolean): void {
    const before = this.last;
    this.last = clock;
    for (const [seat, due] of Object.entries(clock.due)) {
      if (due === null) continue;
      const since = due - (clock.kind === "live" ? (clock.banks[Number(seat)] ?? 0) : step);
      const ahead = since - Date.now();
      const fresh = atOnce && before && before.due[seat] !== due;
      // No seat has more time left than it was given: if it seems so, our clock is behind.
      if (fresh || ahead > this.ahead) this.ahead = ahead;
    }
  }

  /** Milliseconds until then; reactive. */
  until(due: number): number {
    ticks();
    return Math.max(0, due - Date.now() - this.ahead);
  }
}
