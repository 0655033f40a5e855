/** The moments of a game, fetched some at a time and kept. */

import { api } from "$net/api";
import type { MomentShown, MomentsShown } from "$net/wire.gen";

/** How many moments one request brings. */
export const BLOCK = 12;
/** How many blocks are kept; the one used longest ago goes first. */
const KEPT = 60;

export class Moments {
  private readonly blocks = new Map<string, Promise<MomentsShown>>();

  /** `query` is what every request carries: the link, if there is one. */
  constructor(
    private readonly id: string,
    private readonly query: () => URLSearchParams,
  ) {}

  /** Whether a moment is here, or on its way. */
  known(n: number, eyes: string): boolean {
    return this.blocks.has(name(n, eyes));
  }

  async at(n: number, eyes: string): Promise<MomentShown> {
    const { moments } = await this.block(n, eyes);
    const moment = moments[n % BLOCK];
    if (moment) return moment;
    // The game has gone on since this block was fetched.
    this.blocks.delete(name(n, eyes));
    const again = (await this.block(n, eyes)).moments[n % BLOCK];
    if (!again) throw new Error(`no moment ${n}`);
    return again;
  }

  /** Fetches a moment ahead of need. */
  expect(n: number, eyes: string): void {
    this.block(n, eyes).catch(() => {}); // whoever needs it tries again, and reports the error
  }

  private block(n: number, eyes: string): Promise<MomentsShown> {
    const key = name(n, eyes);
    const block = this.blocks.get(key) ?? this.fetched(n - (n % BLOCK), eyes);
    this.blocks.delete(key);
    this.blocks.set(key, block);
    block.catch(() => this.blocks.delete(key));
    for (const oldest of this.blocks.keys()) {
      if (this.blocks.size <= KEPT) break;
      this.blocks.delete(oldest);
    }
    return block;
  }

  private fetched(first: number, eyes: string): Promise<MomentsShown> {
    const query = this.query();
    query.set("first", String(first));
    query.set("count", String(BLOCK));
    query.set("as", eyes);
    return api.get<MomentsShown>(`/tables/${this.id}/moments?${query}`);
  }
}

const name = (n: number, eyes: string) => `${Math.floor(n / BLOCK)} ${eyes}`;
