/** What the panels around a board need of a table, live or replayed. */

import type { GameUi, Offer, Scene } from "$board/scene";
import type { Facts } from "$i18n/translator";
import type { Play, Presence, Question, TableShown, Update } from "$net/wire.gen";
import type { ClockSync } from "./clock_sync.svelte";
import type { Vocabulary } from "./offers";

export interface Complaint {
  reason: string;
  rule: string;
  facts: Facts;
  /** What was asked about, if it was. */
  choice?: string;
  /** The question it is about; it disappears with that question. */
  serial?: number | null;
}

/** What the panels around a board show of a table, live or replayed. */
export interface WatchedTable extends Pick<Scene, "view" | "players" | "t" | "asking"> {
  readonly table: TableShown | null;
  readonly ui: GameUi | null;
  readonly shown: { play: Play } | null;
  readonly over: boolean;
  readonly presence?: Presence;
  readonly clockSync?: ClockSync;
}

/** What a list of choices shows: those of a live table, or of a moment of a replay. */
export interface Chooser extends Pick<
  Scene,
  "view" | "t" | "armed" | "hinted" | "pointed" | "choose" | "why"
> {
  readonly ui: GameUi | null;
  readonly asked: Question | null;
  readonly options: readonly Offer[];
  readonly vocabulary: Vocabulary;
  readonly sent: string | null;
  readonly sending: boolean;
  readonly ready: boolean;
}

/** Somebody who tells a newcomer what happens, and may take their time for it. */
export interface Teller {
  readonly away: boolean;
  /** Tells what happened; null if there is nothing to tell. */
  tell(update: Update): Promise<void> | null;
  sendAway(): void;
  callBack(): void;
}
