/** The events of a table, and those that this person has missed. */

import { api, accessQuery, Refusal, type LoggedEvent } from "$net/api";
import { lastSeen, remember } from "$browser/seen";
import type { SeenEvent, Update } from "$net/wire.gen";

/** After so long away, the person gets a digest. */
const ABSENCE = 60_000;

export class Story {
  told = $state.raw<readonly LoggedEvent[]>([]);
  /** What happened since this person was last here. */
  digest = $state.raw<readonly LoggedEvent[]>([]);
  /** The last version heard of, shown or not. */
  version = -1;
  private lookedAway = 0;

  constructor(
    private readonly table: string,
    private readonly seat: number | null,
    private readonly link: string,
  ) {}

  async fetch(): Promise<void> {
    const told = await api.story(this.table, accessQuery(this.link, this.seat));
    const newest = told.at(-1)?.version ?? -1;
    // Updates that arrived meanwhile are newer than the answer.
    if (newest < this.version) return;
    this.told = told;
    this.version = newest;
  }

  /** Adds an update's events and returns the new ones. The first update of a connection has all events. */
  hear(update: Update, everything: boolean): SeenEvent[] {
    const missed = update.version - this.version;
    // The story was fetched after this update was sent and contains it.
    if (missed <= 0) return [];
    const events = everything ? update.events.slice(this.told.length) : update.events;
    this.told = [...this.told, ...events.map((event) => ({ ...event, version: update.version }))];
    this.version = update.version;
    // Events of several versions came together: the server knows which belongs to which.
    if (missed > 1 && events.length) void this.sort();
    return events;
  }

  private async sort(): Promise<void> {
    try {
      await this.fetch();
    } catch (fault) {
      // Then links lead to a later moment, but no event is missing.
      if (!(fault instanceof Refusal)) throw fault;
    }
  }

  /** Fills the digest with what is new since this person last looked, unless this is their first visit. */
  recall(): void {
    const seen = lastSeen(this.table, this.seat);
    if (seen !== null && seen < this.version) this.digest = this.told.filter((event) => event.version > seen);
  }

  /** Remembers that this version was shown, if the tab is visible. */
  shown(version: number): void {
    if (!document.hidden) remember(this.table, version, this.seat);
  }

  /** The tab became visible or hidden. */
  attend(version: number): void {
    if (document.hidden) {
      this.lookedAway = Date.now();
      return;
    }
    if (this.lookedAway && Date.now() - this.lookedAway > ABSENCE) this.recall();
    this.shown(version);
  }
}
