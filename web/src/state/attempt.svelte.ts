/** A request that a component makes: it is busy, refused or done. */

import { Refusal } from "$net/api";

export class Attempt {
  busy = $state(false);
  refusal = $state.raw<Refusal | null>(null);

  /** Runs one at a time. Keeps a refusal to show it, and then returns undefined. */
  async run<T>(deed: () => Promise<T>): Promise<T | undefined> {
    if (this.busy) return undefined;
    this.busy = true;
    this.refusal = null;
    try {
      return await deed();
    } catch (fault) {
      this.refusal = asRefusal(fault);
      return undefined;
    } finally {
      this.busy = false;
    }
  }
}

/** Any error as a refusal, for which there are words. */
export function asRefusal(fault: unknown): Refusal {
  if (fault instanceof Refusal) return fault;
  console.error(fault);
  return new Refusal("fault");
}
