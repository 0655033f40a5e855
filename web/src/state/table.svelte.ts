/** The one store of a table: what the server said last, what is shown, and what one may do about it. */

import { api, doorOf, playPath, Refusal, type Told } from "./api";
import type { GameUi, Mate, Offer, Scene, View } from "./board";
import { hasBoard, uiOf } from "./games";
import { Glass } from "./glass.svelte";
import { onceDrawn } from "./idle";
import { offersOf, type Vocabulary } from "./offers";
import { prefs } from "./prefs.svelte";
import { sharing } from "./same";
import { HELLO, Line, type Link } from "./socket";
import { Stage } from "./stage.svelte";
import { Story } from "./story.svelte";
import { tongueFor, words, type Facts, type Tongue } from "./tongue.svelte";
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
} from "./wire.gen";

/** More updates than this waiting to be shown are shown at once. */
const BEHIND = 16;
/** Milliseconds in which two clicks are one. */
const HASTE = 400;
/** Milliseconds in which a click on what has just been done is the rest of a double click. */
const AGAIN = 1500;
/** Without a connection nobody is known to be here, not even oneself. */
const NOBODY: Presence = { type: "presence", seats: [], watchers: 0 };

export interface Complaint {
  reason: string;
  rule: string;
  facts: Facts;
  /** What was asked about, if it was. */
  choice?: string;
  /** The question it is about; it goes with the question. */
  serial?: number | null;
}

/** What the panels around a board show of a table, live or replayed. */
export interface Watched extends Pick<Scene, "view" | "crew" | "tongue" | "asking"> {
  readonly table: TableShown | null;
  readonly ui: GameUi | null;
  readonly shown: { play: Play } | null;
  readonly over: boolean;
  readonly presence?: Presence;
  readonly glass?: Glass;
}

export class LiveTable implements Scene, Watched {
  table = $state.raw<TableShown | null>(null);
  ui = $state.raw<GameUi | null>(null);
  link = $state<Link>("connecting");
  /** Why the server has turned us away, if it has. */
  parting = $state.raw<Complaint | null>(null);
  /** What is drawn: the truth, or a moment before it while things still move. */
  shown = $state.raw<Update | null>(null);
  chat = $state.raw<readonly Said[]>([]);
  presence = $state.raw<Presence>(NOBODY);
  complaint = $state.raw<Complaint | null>(null);
  /** Every choice the game can ever offer. */
  vocabulary = $state.raw<Vocabulary>({});
  pointed = $state<string | null>(null);
  armed = $state<string | null>(null);
  hinted = $state<string | null>(null);
  /** Why the bot would choose so: a sentence's key and facts. */
  because = $state<WhyShown | null>(null);
  /** A hint was asked for and has not come. */
  pondering = $state(false);
  /** Chosen and sent, until what it does is shown. */
  sent = $state<string | null>(null);
  /** No answer to it has come; what it does may still be on its way to be shown when one has. */
  sending = $state(false);
  readonly stage = new Stage();
  readonly glass = new Glass();
  readonly story: Story;

  private base = $state.raw<Tongue>(words());
  private foresight = $state.raw<Foresight | null>(null);
  private line: Line | null = null;
  private waiting: Update[] = [];
  private playing = false;
  private armedAt = 0;
  /** What was chosen last, and when it was done. */
  private done = { text: "", at: 0 };
  /** Whether the game's words and board are here. */
  private aboard = false;
  /** What was heard before that. */
  private early: Update[] = [];
  private left = false;
  /** A connection has just begun: the next update tells everything from the start. */
  private greeting = false;

  constructor(
    readonly id: string,
    readonly key: string,
    /** At one screen with others: the seat whose turn it is to look; null leaves it to the server. */
    readonly as: number | null = null,
  ) {
    this.story = new Story(id, as, key);
  }

  readonly view = $derived<View>(this.shown?.view ?? {});
  readonly seat = $derived<number | null>(this.shown?.seat ?? null);
  readonly asking = $derived<readonly number[]>(this.shown?.play.asking ?? []);
  readonly over = $derived(this.shown?.play.over ?? false);
  /** The story up to what is shown: it must not tell what still moves. */
  readonly log = $derived.by<readonly Told[]>(() => {
    const version = this.shown?.version ?? -1;
    const told = this.story.told;
    return told.slice(0, told.findLastIndex((event) => event.version <= version) + 1);
  });
  /** The seats played by people at this screen. */
  readonly held = $derived<readonly number[]>(this.table?.held ?? []);
  // As text, so that words are not looked up again with every update.
  private readonly roster = $derived(
    JSON.stringify(this.shown?.play.players ?? this.table?.places.map((place) => place.name) ?? []),
  );
  readonly crew = $derived.by<readonly Mate[]>(() =>
    (JSON.parse(this.roster) as string[]).map((name, seat) => ({
      seat,
      name,
      bot: this.table?.places[seat]?.kind === "bot",
      me: seat === this.seat,
    })),
  );
  readonly tongue = $derived(this.base.to(JSON.parse(this.roster) as string[], this.seat));
  /** Whether an answer can be given now. */
  readonly ready = $derived(this.sent === null && this.link === "open");
  /** What this seat is asked, even while no answer gets through. */
  readonly asked = $derived<Question | null>(this.shown?.decision ?? null);
  readonly options = $derived.by<readonly Offer[]>(() => {
    const offers = offersOf(this.asked, this.vocabulary, this.foresight, this.tongue);
    const title = this.ui?.title;
    return title ? offers.map((one) => ({ ...one, label: title(one, this.view, this.tongue) })) : offers;
  });
  readonly question = $derived<Question | null>(this.ready ? this.asked : null);
  readonly offers = $derived<readonly Offer[]>(this.ready ? this.options : []);

  /** Listens, and fetches meanwhile what does not change. Refused, the page says why. */
  async open(): Promise<void> {
    this.table = await api.table(this.id, this.key);
    if (this.begun()) {
      this.listen();
      await Promise.all([this.speak(), this.board()]);
      this.aboard = true;
      for (const update of this.early.splice(0)) this.updated(update);
    } else {
      await this.speak();
      this.listen();
    }
  }

  close(): void {
    this.left = true;
    this.line?.close();
    this.line = null;
    this.stage.skip();
  }

  /** Knocks again after having been turned away. */
  retry(): void {
    this.line?.close();
    this.line = null;
    this.link = "connecting";
    this.complaint = this.parting = null;
    this.listen();
  }

  /** The server takes us for whom we were when we called: whoever has just got a name calls again. */
  redial(): void {
    this.line?.close();
    this.line = null;
    this.listen();
  }

  /** The words again, after a change of language. */
  async speak(): Promise<void> {
    this.base = await tongueFor(this.table?.game);
  }

  choose(text: string, sure = false): void {
    const offer = this.offers.find((one) => one.text === text);
    if (!offer || !this.question) return;
    // What is said about the one has moved the others: the rest of a double click was not meant for them.
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

  /** Not for the rest of a double click, which meant what has just been done and not what lies there now. */
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

  private async board(): Promise<void> {
    const game = this.table?.game ?? "";
    const ui = hasBoard(game) ? uiOf(game) : null;
    [this.ui, this.vocabulary] = await Promise.all([ui, api.vocabulary(game), this.story.fetch()]);
    this.story.recall();
  }

  /** Everything from the start, as only then the server tells what was said in the chat. */
  private greet(): Up {
    this.greeting = true;
    this.early = [];
    return HELLO;
  }

  private listen(): void {
    // Whoever has left while the table was fetched does not want to hear of it any more.
    if (this.line || this.left) return;
    this.line = new Line(
      () => playPath(this.id, doorOf(this.key, this.as)),
      () => this.greet(),
      () => ({ type: "hello", version: this.story.version }),
      (message) => this.heard(message),
      (link) => {
        this.link = link;
        if (link !== "open") {
          this.sent = null;
          this.sending = false;
          this.presence = NOBODY;
        }
        if (link === "dead") this.parting = this.complaint;
      },
    );
  }

  private heard(message: Down): void {
    if (this.left) return;
    if (message.type === "update") this.updated(message);
    else if (message.type === "foresight") this.foresight = message;
    else if (message.type === "presence") {
      // Whoever shares this screen is here as well.
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
        await this.board();
        this.aboard = true;
        this.say(this.greet());
      }
    } catch (fault) {
      if (fault instanceof Refusal) this.complaint = fault;
      else throw fault;
    }
  }

  private updated(update: Update): void {
    if (!this.aboard) {
      this.early.push(update);
      return;
    }
    this.sending = false;
    const live = !this.greeting && update.version === this.story.version + 1;
    this.glass.heard(update.play.clock, Number(this.table?.clock["step"] ?? 0), live);
    const events = this.story.hear(update, this.greeting);
    this.greeting = false;
    this.waiting.push({ ...update, events });
    if (this.waiting.length > BEHIND) this.stage.skip();
    if (!this.playing) void this.show();
  }

  /** What the choices would do is asked for when they are drawn: the answer must not hold them up. */
  private foresee(serial: number): void {
    onceDrawn(() => {
      if (this.asked?.serial === serial) this.line?.send({ type: "foresee", serial });
    });
  }

  /** Shows what waits, one update after the other, with its motion first. */
  private async show(): Promise<void> {
    this.playing = true;
    for (let update = this.waiting.shift(); update; update = this.waiting.shift()) {
      const before = this.shown;
      if (before && this.ui && this.waiting.length < BEHIND && update.version > before.version) {
        await this.stage.play(this.ui, update.events, before.view);
      }
      this.shown = { ...update, view: sharing(before?.view ?? {}, update.view) };
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

function same(one: Said, other: Said): boolean {
  return one.at === other.at && one.name === other.name && one.text === other.text;
}
