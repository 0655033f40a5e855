/** The hourglass: how much time seats have left, by the server's clock, which need not be the browser's. */

import { createSubscriber } from "svelte/reactivity";
import type { ClockShown } from "./wire.gen";

const ticks = createSubscriber((update) => {
  const timer = setInterval(update, 500);
  return () => clearInterval(timer);
});

export class Glass {
  /** How far the server's clock is ahead of ours. */
  private ahead = $state(0);
  private last: ClockShown | null = null;

  /** A seat's time starts with the update that asks it: when that arrives, the two clocks can be compared. */
  heard(clock: ClockShown, step: number, atOnce: boolean): void {
    const before = this.last;
    this.last = clock;
    for (const [seat, due] of Object.entries(clock.due)) {
      if (due === null) continue;
      const since = due - (clock.kind === "live" ? (clock.banks[Number(seat)] ?? 0) : step);
      const ahead = since - Date.now();
      const fresh = atOnce && before && before.due[seat] !== due;
      // Nobody has more time left than he was given: then our clock is behind.
      if (fresh || ahead > this.ahead) this.ahead = ahead;
    }
  }

  /** Milliseconds until then; follows the time. */
  until(due: number): number {
    ticks();
    return Math.max(0, due - Date.now() - this.ahead);
  }
}
