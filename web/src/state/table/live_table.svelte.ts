/** A live table: its connection, what the server says, and the motion between two updates. */

import { api, accessQuery, playPath, Refusal } from "$net/api";
import { uiOf } from "$board/games";
import { onceDrawn } from "$browser/idle";
import { keepShown } from "$browser/kept_luck";
import { dismiss } from "$net/push";
import { reportInput } from "$input/last_input";
import { HELLO, TableSocket } from "$net/socket";
import { translatorFor } from "$i18n/language.svelte";
import type { Down, Presence, Said, Up, Update } from "$net/wire.gen";
import { ClockSync } from "./clock_sync.svelte";
import type { Complaint, Teller } from "./panels";
import { shareUnchanged } from "./share_unchanged";
import { ShownTable } from "./shown_table.svelte";
import { Stage } from "./stage.svelte";

/** If more updates than this are waiting, only what tells the score is shown. */
const BEHIND = 16;
/** Without a connection nobody is known to be here. */
const NOBODY: Presence = { type: "presence", seats: [], watchers: 0 };

export class LiveTable extends ShownTable {
  /** Why the server has refused us, if it has. */
  parting = $state.raw<Complaint | null>(null);
  chat = $state.raw<readonly Said[]>([]);
  presence = $state.raw<Presence>(NOBODY);
  companion = $state.raw<Teller | null>(null);
  /** We have asked the people at the table for a bot's seat. */
  knocking = $state(false);
  readonly stage = new Stage();
  readonly clockSync = new ClockSync();

  private socket: TableSocket | null = null;
  private stopReporting: (() => void) | null = null;
  private waiting: Update[] = [];
  private playing = false;
  /** Whether the game's words and board are here. */
  protected gameLoaded = false;
  /** Updates that arrived before that. */
  private early: Update[] = [];
  private left = false;
  /** A connection has just begun: the next update has all events. */
  private greeting = false;

  /** Connects, and fetches meanwhile what does not change. Throws a Refusal, which the page shows. */
  async open(): Promise<void> {
    this.table = await api.table(this.id, this.key);
    if (this.begun()) {
      this.connect();
      await Promise.all([this.speak(), this.loadGame()]);
      this.gameLoaded = true;
      for (const update of this.early.splice(0)) this.updated(update);
    } else {
      await this.speak();
      this.connect();
    }
  }

  close(): void {
    this.left = true;
    this.stopReporting?.();
    this.socket?.close();
    this.socket = null;
    this.stage.close();
  }

  /** Connects again after a refusal. */
  retry(): void {
    this.socket?.close();
    this.socket = null;
    this.connection = "connecting";
    this.complaint = this.parting = null;
    this.connect();
  }

  /** The server identifies a connection when it opens: a new guest has to reconnect. */
  reconnect(): void {
    this.socket?.close();
    this.socket = null;
    this.connect();
  }

  /** The words again, after a change of language. */
  async speak(): Promise<void> {
    this.base = await translatorFor(this.table?.game);
  }

  /** Asks no longer for a bot's seat. */
  async stopKnocking(): Promise<void> {
    this.knocking = false;
    try {
      await api.leave(this.id);
    } catch (fault) {
      if (!(fault instanceof Refusal)) throw fault;
      this.complaint = fault;
    }
  }

  say(message: Up): boolean {
    const went = this.socket?.send(message) ?? false;
    if (!went) this.complaint = { reason: "offline", rule: "", facts: {} };
    return went;
  }

  private async look(): Promise<void> {
    this.table = await api.table(this.id, this.key);
    await this.speak();
  }

  /** A table closed before its game began has no story. */
  private begun(): boolean {
    return this.table?.started_at != null;
  }

  private async loadGame(): Promise<void> {
    const game = this.table?.game ?? "";
    [this.ui, this.vocabulary] = await Promise.all([uiOf(game), api.vocabulary(game), this.story.fetch()]);
    this.story.recall();
  }

  /** Asks for everything from the start: only then does the server send the chat. */
  private greet(): Up {
    this.greeting = true;
    this.early = [];
    return HELLO;
  }

  private connect(): void {
    // The page may have been left while the table was fetched.
    if (this.socket || this.left) return;
    this.socket = new TableSocket(
      () => playPath(this.id, accessQuery(this.key, this.as)),
      () => this.greet(),
      () => ({ type: "hello", version: this.story.version }),
      (message) => this.heard(message),
      (connection) => {
        this.connection = connection;
        this.stopReporting?.();
        this.stopReporting = connection === "open" ? reportInput((ago) => this.lookedAt(ago)) : null;
        if (connection !== "open") {
          this.sent = null;
          this.sending = false;
          this.presence = NOBODY;
        }
        if (connection === "dead") this.parting = this.complaint;
      },
    );
  }

  /** Tells the server that somebody is at this device and looks at this table; whether it was sent. */
  private lookedAt(ago: number): boolean {
    if (this.seat === null) return true;
    void dismiss(this.id);
    return this.socket?.send({ type: "here", ago }) ?? false;
  }

  protected heard(message: Down): void {
    if (this.left) return;
    if (message.type === "update") this.updated(message);
    else if (message.type === "foresight") this.foresight = message;
    else if (message.type === "presence") {
      // People who share this screen are present as well.
      this.presence = { ...message, seats: [...message.seats, ...this.held] };
    } else if (message.type === "said") {
      if (!this.chat.some((one) => same(one, message))) this.chat = [...this.chat, message];
    } else if (message.type === "table") void this.changed();
    else if (message.type === "hinted") {
      this.pondering = false;
      if (message.serial === this.asked?.serial) {
        this.hinted = this.pointed = message.choice;
        this.because = message.why;
      }
    } else if (message.type === "reason") {
      if (message.reason) this.complaint = { ...message, reason: message.reason };
    } else if (message.type === "refused") {
      this.sent = null;
      this.sending = false;
      this.pondering = false;
      if (message.reason !== "stale") this.complaint = message;
    }
  }

  /** Seats, names or status have changed: the game may have begun. */
  private async changed(): Promise<void> {
    try {
      const before = this.table?.status;
      await this.look();
      if (before === "open" && this.begun()) {
        await this.loadGame();
        this.gameLoaded = true;
        this.say(this.greet());
      }
    } catch (fault) {
      if (fault instanceof Refusal) this.complaint = fault;
      else throw fault;
    }
  }

  private updated(update: Update): void {
    if (update.play.receipt) keepShown(this.id, "receipt", update.play.receipt);
    if (!this.gameLoaded) {
      this.early.push(update);
      return;
    }
    this.sending = false;
    const live = !this.greeting && update.version === this.story.version + 1;
    this.clockSync.heard(update.play.clock, Number(this.table?.clock["step"] ?? 0), live);
    const events = this.story.hear(update, this.greeting);
    this.greeting = false;
    this.waiting.push({ ...update, events });
    if (this.waiting.length > BEHIND) this.stage.skip();
    if (!this.playing) void this.show();
  }

  /** Sends what nobody clicked for: if it does not arrive, nobody is told. */
  protected ask(message: Up): void {
    this.socket?.send(message);
  }

  /** Asks for the effects of choices only after they are drawn, so that the answer does not delay them. */
  private foresee(serial: number): void {
    onceDrawn(() => {
      if (this.asked?.serial === serial) this.ask({ type: "foresee", serial });
    });
  }

  /** Shows the waiting updates one after the other, each with its motion first. */
  private async show(): Promise<void> {
    this.playing = true;
    for (let update = this.waiting.shift(); update; update = this.waiting.shift()) {
      const before = this.shown;
      if (before && this.ui && update.version > before.version) {
        const brief = this.waiting.length >= BEHIND;
        await this.stage.play(this.ui, update.events, before.view, { brief });
      }
      const next = { ...update, view: shareUnchanged(before?.view ?? {}, update.view) };
      const telling = before && update.version > before.version ? this.companion?.tell(next) : null;
      if (before && telling) {
        this.shown = whileTold(next, before);
        await telling;
      }
      this.shown = next;
      if (update.decision?.serial !== before?.decision?.serial || !update.decision) {
        this.forget();
        if (this.complaint?.serial != null) this.complaint = null;
      }
      if (this.sent) this.done = { text: this.sent, at: Date.now() };
      this.sent = null;
      this.story.shown(update.version);
      if (update.decision && this.foresight?.serial !== update.decision.serial) {
        this.foresee(update.decision.serial);
      }
      if (update.play.over && this.table?.status === "running") void this.changed();
    }
    this.playing = false;
  }
}

/** While a companion tells what happened, nobody is asked anything. */
function whileTold(update: Update, before: Update): Update {
  const asking = before.play.asking.filter((seat) => seat !== update.seat);
  return { ...update, decision: null, play: { ...update.play, asking, over: false } };
}

function same(one: Said, other: Said): boolean {
  return one.number === other.number;
}
