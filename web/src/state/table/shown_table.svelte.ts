/** What a table shows this person: the position, its story, what can be chosen, and what they are about to choose. */

import type { LoggedEvent } from "$net/api";
import type { GameUi, Player, Offer, Scene, View } from "$board/scene";
import { lastMoves } from "$board/last_moves";
import { prefs } from "$browser/prefs.svelte";
import type { ConnectionState } from "$net/socket";
import { siteWords } from "$i18n/language.svelte";
import type { Translator } from "$i18n/translator";
import type { Foresight, Question, TableShown, Up, Update, WhyShown } from "$net/wire.gen";
import { offersOf, type Vocabulary } from "./offers";
import type { Chooser, Complaint, WatchedTable } from "./panels";
import { Story } from "./story.svelte";

/** Milliseconds in which two clicks are one. */
const HASTE = 400;
/** Milliseconds in which a second click on the same choice counts as part of a double click. */
const AGAIN = 1500;

export abstract class ShownTable implements Scene, WatchedTable, Chooser {
  table = $state.raw<TableShown | null>(null);
  ui = $state.raw<GameUi | null>(null);
  connection = $state<ConnectionState>("connecting");
  /** What is drawn: the latest update, or an earlier one while its motion plays. */
  shown = $state.raw<Update | null>(null);
  complaint = $state.raw<Complaint | null>(null);
  /** Every choice the game can ever offer. */
  vocabulary = $state.raw<Vocabulary>({});
  pointed = $state<string | null>(null);
  armed = $state<string | null>(null);
  hinted = $state<string | null>(null);
  /** Why the bot would choose it: a message's key and facts. */
  because = $state<WhyShown | null>(null);
  /** Somebody asks why moves are not allowed: until they stop, nothing is chosen. */
  wondering = $state(false);
  /** A hint was asked for and has not come. */
  pondering = $state(false);
  /** Chosen and sent, until what it does is shown. */
  sent = $state<string | null>(null);
  /** Whether the server has not answered yet; what the choice does may be shown later still. */
  sending = $state(false);
  /** Whether nobody helps here: no hints, no undo, no log. */
  readonly unaided: boolean = false;
  /** Whether nothing more is chosen, though the question still stands: a puzzle that was answered. */
  settled = $state(false);
  readonly story: Story;

  protected base = $state.raw<Translator>(siteWords());
  protected foresight = $state.raw<Foresight | null>(null);
  private armedAt = 0;
  /** What was chosen last, and when it was done. */
  protected done = { text: "", at: 0 };

  constructor(
    readonly id: string,
    readonly key: string,
    /** At a shared screen, the seat whose view is shown; null leaves it to the server. */
    readonly as: number | null = null,
  ) {
    this.story = new Story(id, as, key);
  }

  /** Sends what this person wants. Whether it went. */
  abstract say(message: Up): boolean;

  readonly view = $derived<View>(this.shown?.view ?? {});
  readonly seat = $derived<number | null>(this.shown?.seat ?? null);
  readonly asking = $derived<readonly number[]>(this.shown?.play.asking ?? []);
  readonly over = $derived(this.shown?.play.over ?? false);
  /** Whether the table was closed before the end of its game. */
  readonly closed = $derived(this.table?.status === "closed");
  /** The log up to what is shown: it must not be ahead of the motion. */
  readonly log = $derived.by<readonly LoggedEvent[]>(() => {
    const version = this.shown?.version ?? -1;
    const told = this.story.told;
    return told.slice(0, told.findLastIndex((event) => event.version <= version) + 1);
  });
  /** What happened since this seat's last turn; nothing is news to a spectator. */
  readonly news = $derived.by<readonly LoggedEvent[]>(() => newer(this.log, this.shown?.since ?? Infinity));
  readonly marks = $derived.by(() => {
    // A spectator never chooses: about one move of each seat stays marked.
    const since = this.shown?.chose ?? (this.shown?.version ?? 0) - this.players.length;
    return lastMoves(this.ui, newer(this.log, since), this.view, this.seat);
  });
  /** The seats played by people at this screen. */
  readonly held = $derived<readonly number[]>(this.table?.held ?? []);
  // As text, so that equal names do not create a new translator with every update.
  private readonly roster = $derived(
    JSON.stringify(this.shown?.play.players ?? this.table?.places.map((place) => place.name) ?? []),
  );
  readonly players = $derived.by<readonly Player[]>(() =>
    (JSON.parse(this.roster) as string[]).map((name, seat) => ({
      seat,
      name,
      bot: this.table?.places[seat]?.kind === "bot",
      me: seat === this.seat,
    })),
  );
  readonly t = $derived(this.base.to(JSON.parse(this.roster) as string[], this.seat));
  /** Whether an answer can be given now. */
  readonly ready = $derived(this.sent === null && this.connection === "open");
  /** What this seat is asked, even while no answer can be sent. */
  readonly asked = $derived<Question | null>(this.shown?.decision ?? null);
  readonly options = $derived.by<readonly Offer[]>(() => {
    const offers = offersOf(this.asked, this.vocabulary, this.foresight, this.t);
    const title = this.ui?.title;
    return title ? offers.map((one) => ({ ...one, label: title(one, this.view, this.t) })) : offers;
  });
  readonly question = $derived<Question | null>(this.ready ? this.asked : null);
  readonly offers = $derived<readonly Offer[]>(this.ready ? this.options : []);

  choose(text: string, sure = false): void {
    const offer = this.offers.find((one) => one.text === text);
    if (!offer || !this.question) return;
    if (this.wondering) {
      const { serial } = this.question;
      this.complaint = { reason: "why-allowed", rule: "", facts: {}, choice: text, serial };
      return;
    }
    // A second quick click was not meant for another choice.
    if (this.armed && this.armed !== text && Date.now() - this.armedAt < HASTE) return;
    if (offer.final && prefs.confirm && !sure && this.armed !== text) {
      this.armed = text;
      this.armedAt = Date.now();
      this.pointed = text;
      return;
    }
    this.complaint = null;
    if (this.say({ type: "choose", choice: text, serial: this.question.serial })) {
      this.sent = text;
      this.sending = true;
      this.forget();
    }
  }

  disarm(): void {
    this.armed = null;
    this.pointed = null;
  }

  /** Ignores the second click of a double click, which was meant for the choice just made. */
  why(text: string): void {
    const since = Date.now() - this.done.at;
    if (since < HASTE || (text === this.done.text && since < AGAIN)) return;
    if (this.question) this.say({ type: "why", choice: text, serial: this.question.serial });
  }

  hint(): void {
    if (!this.question || this.pondering) return;
    this.pondering = this.say({ type: "hint", serial: this.question.serial });
  }

  undo(): void {
    this.complaint = null;
    this.say({ type: "undo" });
  }

  wish(): void {
    this.complaint = null;
    this.say({ type: "wish" });
  }

  /** Clears what is pointed at, hinted and armed. */
  forget(): void {
    this.armed = null;
    this.pointed = null;
    this.hinted = null;
    this.pondering = false;
  }
}

/** The events after a version: the last ones of the log. */
function newer(log: readonly LoggedEvent[], version: number): readonly LoggedEvent[] {
  return log.slice(log.findLastIndex((event) => event.version <= version) + 1);
}
