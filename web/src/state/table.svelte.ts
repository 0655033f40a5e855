/** The store of a live table: what the server said last, what is shown, and what can be done. */

import { api, accessQuery, playPath, Refusal, type LoggedEvent } from "$net/api";
import type { GameUi, Player, Offer, Scene, View } from "$board/scene";
import { uiOf } from "$board/games";
import { lastMoves } from "$board/last_moves";
import { ClockSync } from "./clock_sync.svelte";
import { onceDrawn } from "$browser/idle";
import { offersOf, type Vocabulary } from "./offers";
import { keepShown } from "$browser/kept_luck";
import { prefs } from "$browser/prefs.svelte";
import { shareUnchanged } from "./share_unchanged";
import { HELLO, TableSocket, type ConnectionState } from "$net/socket";
import { Stage } from "./stage.svelte";
import { Story } from "./story.svelte";
import { translatorFor, siteWords } from "$i18n/language.svelte";
import type { Facts, Translator } from "$i18n/translator";
import type {
  Down,
  Foresight,
  Play,
  Presence,
  Question,
  Said,
  TableShown,
  Up,
  Update,
  WhyShown,
} from "$net/wire.gen";

/** If more updates than this are waiting, only what tells the score is shown. */
const BEHIND = 16;
/** Milliseconds in which two clicks are one. */
const HASTE = 400;
/** Milliseconds in which a second click on the same choice counts as part of a double click. */
const AGAIN = 1500;
/** Without a connection nobody is known to be here. */
const NOBODY: Presence = { type: "presence", seats: [], watchers: 0 };

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

export class LiveTable implements Scene, WatchedTable, Chooser {
  table = $state.raw<TableShown | null>(null);
  ui = $state.raw<GameUi | null>(null);
  connection = $state<ConnectionState>("connecting");
  /** Why the server has refused us, if it has. */
  parting = $state.raw<Complaint | null>(null);
  /** What is drawn: the latest update, or an earlier one while its motion plays. */
  shown = $state.raw<Update | null>(null);
  chat = $state.raw<readonly Said[]>([]);
  presence = $state.raw<Presence>(NOBODY);
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
  /** We have asked the people at the table for a bot's seat. */
  knocking = $state(false);
  /** Chosen and sent, until what it does is shown. */
  sent = $state<string | null>(null);
  /** Whether the server has not answered yet; what the choice does may be shown later still. */
  sending = $state(false);
  /** Whether nobody helps here: no hints, no undo, no log. */
  readonly unaided: boolean = false;
  /** Whether nothing more is chosen, though the question still stands: a puzzle that was answered. */
  settled = $state(false);
  readonly stage = new Stage();
  readonly clockSync = new ClockSync();
  readonly story: Story;

  protected base = $state.raw<Translator>(siteWords());
  private foresight = $state.raw<Foresight | null>(null);
  private socket: TableSocket | null = null;
  private waiting: Update[] = [];
  private playing = false;
  private armedAt = 0;
  /** What was chosen last, and when it was done. */
  private done = { text: "", at: 0 };
  /** Whether the game's words and board are here. */
  protected gameLoaded = false;
  /** Updates that arrived before that. */
  private early: Update[] = [];
  private left = false;
  /** A connection has just begun: the next update has all events. */
  private greeting = false;

  constructor(
    readonly id: string,
    readonly key: string,
    /** At a shared screen, the seat whose view is shown; null leaves it to the server. */
    readonly as: number | null = null,
  ) {
    this.story = new Story(id, as, key);
  }

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

  choose(text: string, sure = false): void {
    const offer = this.offers.find((one) => one.text === text);
    if (!offer || !this.question) return;
    if (this.wondering) {
      const { serial } = this.question;
      this.complaint = { reason: "why-allowed", rule: "", facts: {}, choice: text, serial };
      return;
    }
    // The note about the armed choice has moved the list: a second quick click was not meant for another choice.
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

  /** Clears what is pointed at, hinted and armed. */
  forget(): void {
    this.armed = null;
    this.pointed = null;
    this.hinted = null;
    this.pondering = false;
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
        if (connection !== "open") {
          this.sent = null;
          this.sending = false;
          this.presence = NOBODY;
        }
        if (connection === "dead") this.parting = this.complaint;
      },
    );
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
      this.shown = { ...update, view: shareUnchanged(before?.view ?? {}, update.view) };
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

/** The events after a version: the last ones of the log. */
function newer(log: readonly LoggedEvent[], version: number): readonly LoggedEvent[] {
  return log.slice(log.findLastIndex((event) => event.version <= version) + 1);
}

function same(one: Said, other: Said): boolean {
  return one.at === other.at && one.name === other.name && one.text === other.text;
}
