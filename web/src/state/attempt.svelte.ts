/** Something one tries with the server: it is under way, it was refused, or it is done. */

import { Refusal } from "./api";

export class Attempt {
  busy = $state(false);
  refusal = $state.raw<Refusal | null>(null);

  /** Only one at a time; a refusal is kept to be shown, and what it would have given is undefined. */
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

/** Whatever went wrong, as something there are words for. */
export function asRefusal(fault: unknown): Refusal {
  if (fault instanceof Refusal) return fault;
  console.error(fault);
  return new Refusal("fault");
}
