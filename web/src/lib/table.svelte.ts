/** The one store of a table: what the server said last, what is shown, and what one may do about it. */

import { api, Refusal, type Told } from "./api";
import type { GameUi, Mate, Offer, Scene, View } from "./board";
import { uiOf } from "./games";
import { offersOf, type Vocabulary } from "./offers";
import { prefs } from "./prefs.svelte";
import { lastSeen, remember } from "./seen";
import { Line, type Link } from "./socket";
import { Stage } from "./stage.svelte";
import { tongueFor, words, type Facts, type Tongue } from "./tongue.svelte";
import type { Down, Foresight, Presence, Question, Said, TableShown, Up, Update } from "./wire.gen";

/** More updates than this waiting to be shown are shown at once. */
const BEHIND = 4;

export interface Complaint {
  reason: string;
  rule: string;
  facts: Facts;
  /** What was asked about, if it was. */
  choice?: string;
}

export class LiveTable implements Scene {
  table = $state.raw<TableShown | null>(null);
  ui = $state.raw<GameUi | null>(null);
  link = $state<Link>("connecting");
  /** What is drawn: the truth, or a moment before it while things still move. */
  shown = $state.raw<Update | null>(null);
  log = $state.raw<readonly Told[]>([]);
  digest = $state.raw<readonly Told[]>([]);
  chat = $state.raw<readonly Said[]>([]);
  presence = $state.raw<Presence>({ type: "presence", seats: [], watchers: 0 });
  complaint = $state.raw<Complaint | null>(null);
  pointed = $state<string | null>(null);
  armed = $state<string | null>(null);
  hinted = $state<string | null>(null);
  /** A hint was asked for and has not come. */
  pondering = $state(false);
  /** Chosen, sent, and not yet acknowledged. */
  sent = $state<string | null>(null);
  readonly stage = new Stage();

  private base = $state.raw<Tongue>(words());
  private vocabulary: Vocabulary = {};
  private foresight = $state.raw<Foresight | null>(null);
  private line: Line | null = null;
  private waiting: Update[] = [];
  private playing = false;
  /** The last version heard of, shown or not. */
  private version = -1;

  constructor(
    readonly id: string,
    readonly key: string,
    /** At one screen with others: the seat whose turn it is to look; null leaves it to the server. */
    private readonly as: number | null = null,
  ) {}

  readonly view = $derived<View>(this.shown?.view ?? {});
  readonly seat = $derived<number | null>(this.shown?.seat ?? null);
  readonly asking = $derived<readonly number[]>(this.shown?.play.asking ?? []);
  readonly over = $derived(this.shown?.play.over ?? false);
  readonly crew = $derived.by<readonly Mate[]>(() => {
    const names = this.shown?.play.players ?? this.table?.places.map((place) => place.name) ?? [];
    return names.map((name, seat) => ({
      seat,
      name,
      bot: this.table?.places[seat]?.kind === "bot",
      me: seat === this.seat,
    }));
  });
  readonly tongue = $derived(
    this.base.to(
      this.crew.map((mate) => mate.name),
      this.seat,
    ),
  );
  readonly question = $derived<Question | null>(
    this.sent === null && this.link === "open" ? (this.shown?.decision ?? null) : null,
  );
  readonly offers = $derived<readonly Offer[]>(
    offersOf(this.question, this.vocabulary, this.foresight, this.tongue),
  );

  /** Fetches what does not change, then listens. Refused, the page says why. */
  async open(): Promise<void> {
    await this.look();
    if (this.table && this.table.status !== "open") await this.board();
    this.listen();
  }

  close(): void {
    this.line?.close();
    this.stage.skip();
  }

  /** The words again, after a change of language. */
  async speak(): Promise<void> {
    this.base = await tongueFor(this.table?.game);
  }

  choose(text: string): void {
    const offer = this.offers.find((one) => one.text === text);
    if (!offer || !this.question) return;
    if (offer.final && prefs.confirm && this.armed !== text) {
      this.armed = text;
      this.pointed = text;
      return;
    }
    this.complaint = null;
    if (this.say({ type: "choose", choice: text, serial: this.question.serial })) {
      this.sent = text;
      this.forget();
    }
  }

  why(text: string): void {
    if (this.question) this.say({ type: "why", choice: text, serial: this.question.serial });
  }

  hint(): void {
    if (!this.question || this.pondering) return;
    this.pondering = this.say({ type: "hint", serial: this.question.serial });
  }

  say(message: Up): boolean {
    const went = this.line?.send(message) ?? false;
    if (!went) this.complaint = { reason: "offline", rule: "", facts: {} };
    return went;
  }

  /** Whatever was pointed at, hinted or half chosen is so no more. */
  forget(): void {
    this.armed = null;
    this.pointed = null;
    this.hinted = null;
  }

  private async look(): Promise<void> {
    this.table = await api.table(this.id, this.key);
    await this.speak();
  }

  private async board(): Promise<void> {
    const game = this.table?.game ?? "";
    const seat = this.as === null ? "" : `&seat=${this.as}`;
    const story = api.get<Told[]>(`/tables/${this.id}/story?link=${encodeURIComponent(this.key)}${seat}`);
    const [ui, vocabulary, told] = await Promise.all([uiOf(game), api.vocabulary(game), story]);
    this.ui = ui;
    this.vocabulary = vocabulary;
    this.log = told;
    this.version = told.at(-1)?.version ?? -1;
    const seen = lastSeen(this.id);
    if (seen !== null && seen < this.version) this.digest = told.filter((event) => event.version > seen);
  }

  private listen(): void {
    if (this.line) return;
    const asked = new URLSearchParams();
    if (this.key) asked.set("link", this.key);
    if (this.as !== null) asked.set("seat", String(this.as));
    this.line = new Line(
      () => `/api/tables/${this.id}/play?${asked}`,
      () => ({ type: "hello", version: this.version }),
      (message) => this.heard(message),
      (link) => {
        this.link = link;
        if (link !== "open") this.sent = null;
      },
    );
  }

  private heard(message: Down): void {
    if (message.type === "update") this.updated(message);
    else if (message.type === "foresight") this.foresight = message;
    else if (message.type === "presence") this.presence = message;
    else if (message.type === "said")
      this.chat = [...this.chat.filter((one) => !same(one, message)), message];
    else if (message.type === "table") void this.changed();
    else if (message.type === "hinted") {
      this.pondering = false;
      this.hinted = this.pointed = message.choice;
    } else if (message.type === "reason") {
      if (message.reason) this.complaint = { ...message, reason: message.reason };
    } else if (message.type === "refused") {
      this.sent = null;
      this.pondering = false;
      if (message.reason !== "stale") this.complaint = message;
    }
  }

  /** Seats, names or status have changed: the game may have begun. */
  private async changed(): Promise<void> {
    try {
      const before = this.table?.status;
      await this.look();
      if (before === "open" && this.table?.status !== "open") {
        await this.board();
        this.say({ type: "hello", version: this.version });
      }
    } catch (fault) {
      if (fault instanceof Refusal) this.complaint = fault;
      else throw fault;
    }
  }

  private updated(update: Update): void {
    const fresh = update.events.map((event) => ({ ...event, version: update.version }));
    if (update.version > this.version) this.log = [...this.log, ...fresh];
    this.version = update.version;
    this.waiting.push(update);
    if (this.waiting.length > BEHIND) this.stage.skip();
    if (!this.playing) void this.show();
  }

  /** Shows what waits, one update after the other, with its motion first. */
  private async show(): Promise<void> {
    this.playing = true;
    for (let update = this.waiting.shift(); update; update = this.waiting.shift()) {
      const before = this.shown;
      if (before && this.ui && this.waiting.length < BEHIND && update.version > before.version) {
        await this.stage.play(this.ui, update.events, before.view);
      }
      this.shown = update;
      if (update.decision?.serial !== before?.decision?.serial || !update.decision) {
        this.forget();
        this.complaint = null;
      }
      this.sent = null;
      if (!document.hidden) remember(this.id, update.version);
      if (update.decision && this.foresight?.serial !== update.decision.serial) {
        this.line?.send({ type: "foresee", serial: update.decision.serial });
      }
    }
    this.playing = false;
  }
}

function same(one: Said, other: Said): boolean {
  return one.at === other.at && one.name === other.name && one.text === other.text;
}
