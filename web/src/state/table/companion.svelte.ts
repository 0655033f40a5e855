/** The companion of a first game: says one sentence at each new situation, and tells slowly what the others did. */

import { accompanied, keepCompanion } from "$browser/companion";
import { pace } from "$browser/prefs.svelte";
import { situations, type Situation } from "$i18n/companion";
import { recap, type Deeds } from "$i18n/recap";
import type { Question, Update } from "$net/wire.gen";
import type { LiveTable } from "./live_table.svelte";
import type { Teller } from "./panels";

/** Milliseconds that a step stays if nobody goes on: to look up, and to read a letter. */
const LOOK = 1500;
const LETTER = 45;
const LONGEST = 9000;
/** Milliseconds in which a click was meant for what was shown before. */
const HASTE = 300;

export class Companion implements Teller {
  /** What is said now. */
  now = $state.raw<Situation | null>(null);
  /** What was just done, by others and to the reader. */
  deeds = $state.raw<readonly Deeds[]>([]);
  /** Whether something is told that waits for the reader, or for its time. */
  telling = $state(false);
  away = $state(false);

  private said: string[];
  private asked = -1;
  /** Whether everything up to the reader's next question is to be skipped. */
  private hurried = false;
  private since = 0;
  private wake: (() => void) | null = null;

  constructor(private readonly live: LiveTable) {
    const { said, away } = accompanied(live.id) ?? { said: [], away: false };
    this.said = said;
    this.away = away;
  }

  tell(update: Update): Promise<void> | null {
    const { seat, events } = update;
    if (this.away || this.hurried || seat === null || document.hidden) return null;
    const { t } = this.live;
    const fresh = situations(events, "", seat, t, this.said);
    const nothing = t.say("recap-nothing").toLowerCase();
    const deeds = recap(events, seat, t)
      .flat()
      .filter((one) => one.text.toLowerCase() !== nothing);
    const others = deeds.some((one) => one.seat !== seat);
    return others || fresh.length ? this.steps(deeds, fresh) : null;
  }

  /** The question that is shown: explained if it is the first of its kind. */
  ask(question: Question | null): void {
    const open = question && !question.sealed ? question : null;
    if (this.telling || (open?.serial ?? -1) === this.asked) return;
    this.asked = open?.serial ?? -1;
    this.now = null;
    if (!open) return;
    this.hurried = false;
    const { seat, t } = this.live;
    if (this.away || seat === null) return;
    const [fresh] = situations([], open.kind, seat, t, this.said);
    if (fresh) this.say(fresh);
  }

  /** The reader has read this. */
  goOn(): void {
    if (performance.now() - this.since < HASTE) return;
    if (this.telling) this.wake?.();
    else this.now = null;
  }

  /** On to the reader's next question. */
  skip(): void {
    this.hurried = true;
    this.wake?.();
  }

  sendAway(): void {
    this.away = true;
    this.now = null;
    this.keep();
    this.wake?.();
  }

  callBack(): void {
    this.away = false;
    this.asked = -1;
    this.keep();
    this.ask(this.live.asked);
  }

  /** Nobody looks any more. */
  close(): void {
    this.hurried = true;
    this.wake?.();
  }

  private async steps(deeds: readonly Deeds[], fresh: readonly Situation[]): Promise<void> {
    this.telling = true;
    this.deeds = deeds;
    for (const one of fresh.length ? fresh : [null]) {
      if (this.away || this.hurried) break;
      if (one) this.say(one);
      else this.now = null;
      await this.pause();
    }
    this.deeds = [];
    this.now = null;
    this.telling = false;
  }

  private say(one: Situation): void {
    this.now = one;
    this.since = performance.now();
    this.said = [...this.said, one.key];
    this.keep();
  }

  /** Goes on by itself after a while: it never stops the game. */
  private pause(): Promise<void> {
    const { t } = this.live;
    const words = [
      this.now ? t.say(this.now.key, this.now.facts) : "",
      ...this.deeds.map(({ text }) => text),
    ];
    const ms = Math.min(LONGEST, LOOK + LETTER * words.join(" ").length) * (pace() || 1);
    this.since = performance.now();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  private keep(): void {
    keepCompanion(this.live.id, this.said, this.away);
  }
}
