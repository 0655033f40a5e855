/** What has been told at a table, and what of it somebody has missed. */

import { api, doorOf, Refusal, type Told } from "./api";
import { lastSeen, remember } from "./seen";
import type { SeenEvent, Update } from "./wire.gen";

/** Whoever looked away for so long is told what happened. */
const ABSENCE = 60_000;

export class Story {
  told = $state.raw<readonly Told[]>([]);
  /** What happened since this person was last here. */
  digest = $state.raw<readonly Told[]>([]);
  /** The last version heard of, shown or not. */
  version = -1;
  private lookedAway = 0;

  constructor(
    private readonly table: string,
    private readonly seat: number | null,
    private readonly link: string,
  ) {}

  async fetch(): Promise<void> {
    const told = await api.story(this.table, doorOf(this.link, this.seat));
    const newest = told.at(-1)?.version ?? -1;
    // What was heard meanwhile is newer than what was fetched.
    if (newest < this.version) return;
    this.told = told;
    this.version = newest;
  }

  /** Writes down what an update tells, and says what of it is new. The first of a connection tells everything. */
  hear(update: Update, everything: boolean): SeenEvent[] {
    const missed = update.version - this.version;
    // What was fetched after this was sent tells it already.
    if (missed <= 0) return [];
    const events = everything ? update.events.slice(this.told.length) : update.events;
    this.told = [...this.told, ...events.map((event) => ({ ...event, version: update.version }))];
    this.version = update.version;
    // Events of several versions came in one heap: the server knows which is whose.
    if (missed > 1 && events.length) void this.sort();
    return events;
  }

  private async sort(): Promise<void> {
    try {
      await this.fetch();
    } catch (fault) {
      // Then links lead to a later moment; nothing is missing.
      if (!(fault instanceof Refusal)) throw fault;
    }
  }

  /** Looks for what is new since this person last looked, unless it is all new to him. */
  recall(): void {
    const seen = lastSeen(this.table, this.seat);
    if (seen !== null && seen < this.version) this.digest = this.told.filter((event) => event.version > seen);
  }

  /** This is shown now; whether anybody sees it the browser knows. */
  shown(version: number): void {
    if (!document.hidden) remember(this.table, version, this.seat);
  }

  /** Somebody looks at the table again, or away from it. */
  attend(version: number): void {
    if (document.hidden) {
      this.lookedAway = Date.now();
      return;
    }
    if (this.lookedAway && Date.now() - this.lookedAway > ABSENCE) this.recall();
    this.shown(version);
  }
}
