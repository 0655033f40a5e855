/** A lesson as a table: the server plays what the learner has done so far, and says what comes next. It knows no rules. */

import { api, Refusal } from "$net/api";
import { uiOf } from "$board/games";
import { finishLesson, keepActs, lessonActs } from "$browser/lessons";
import { prefs } from "$browser/prefs.svelte";
import { lessonTranslator, say } from "$i18n/language.svelte";
import { LiveTable } from "./live_table.svelte";
import type { Foresight, Guide, LessonShown, PlaceShown, TableShown, Up, Update } from "$net/wire.gen";

const ON = ">";
const UNDO = "<";

/** An update with the guide that belongs to it: so the guide waits for the motion before it, like the board. */
interface GuidedUpdate extends Update {
  guide: Guide;
}

export class LessonTable extends LiveTable {
  /** The answer to a choice that the lesson does not want. Nothing was played. */
  answered = $state.raw<{ choice: string; key: string } | null>(null);
  private acts: string[] = [];
  private effects: Foresight | null = null;
  /** One request at a time: acts have an order. */
  private busy = false;

  constructor(
    readonly game: string,
    readonly lesson: string,
  ) {
    super(`${game}/${lesson}`, "");
  }

  readonly guide = $derived<Guide | null>((this.shown as GuidedUpdate | null)?.guide ?? null);

  override async open(): Promise<void> {
    const [ui, vocabulary] = await Promise.all([uiOf(this.game), api.vocabulary(this.game), this.speak()]);
    this.ui = ui;
    this.vocabulary = vocabulary;
    this.gameLoaded = true;
    this.connection = "open";
    try {
      await this.go(lessonActs(this.game, this.lesson));
    } catch (fault) {
      // The lesson may have changed since it was left.
      if (!(fault instanceof Refusal) || fault.status !== 409) throw fault;
      await this.go([]);
    }
  }

  override async speak(): Promise<void> {
    this.base = await lessonTranslator(this.game);
  }

  /** Reads on. */
  async next(): Promise<void> {
    await this.act(ON);
  }

  override choose(text: string): void {
    const key = this.guide?.answers[text];
    this.answered = key === undefined ? null : { choice: text, key };
    this.disarm();
    // A lesson can be begun anew: nothing in it is final.
    if (key === undefined) super.choose(text, true);
  }

  /** Points at what the lesson wants. */
  override hint(): void {
    this.pointed = this.guide?.wanted[0] ?? null;
  }

  override undo(): void {
    this.answered = this.complaint = null;
    void this.act(UNDO);
  }

  override say(message: Up): boolean {
    if (message.type === "choose") void this.act(message.choice);
    else if (message.type === "why") void this.explain(message.choice);
    return true;
  }

  protected override ask(message: Up): void {
    if (message.type === "foresee" && this.effects) this.heard(this.effects);
  }

  private async explain(choice: string): Promise<void> {
    await this.attempt(async () =>
      this.heard(await api.lessonWhy(this.game, this.lesson, this.acts, choice)),
    );
  }

  private async act(text: string): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    await this.attempt(() => this.go([...this.acts, text]));
    this.busy = false;
  }

  /** A refusal is shown like one at any table. */
  private async attempt(what: () => Promise<void>): Promise<void> {
    try {
      await what();
    } catch (fault) {
      if (!(fault instanceof Refusal)) throw fault;
      const serial = this.asked?.serial ?? null;
      const { reason, rule, facts } = fault;
      this.heard({ type: "refused", reason, rule, facts, serial });
    }
  }

  private async go(acts: string[]): Promise<void> {
    const shown = await api.lesson(this.game, this.lesson, { acts, seen: this.story.version });
    this.acts = acts;
    this.answered = null;
    if (shown.guide.done) finishLesson(this.game, this.lesson);
    else if (acts.length) keepActs(this.game, this.lesson, acts);
    this.tell(shown);
  }

  private tell({ guide, updates, foresight }: LessonShown): void {
    const last = updates.at(-1);
    if (!last) return;
    this.table ??= practiceTable(this.game, last);
    // The first update tells everything so far at once.
    if (this.story.version < 0) this.story.version = last.version - 1;
    const before = this.guide ?? guide;
    this.effects = foresight;
    for (const update of updates) {
      const players = update.play.players.map((name, seat) =>
        seat === update.seat ? prefs.name || say("learn-you") : name,
      );
      const guided: GuidedUpdate = {
        ...update,
        play: { ...update.play, players },
        guide: update === last ? guide : { ...before, choosing: true, wanted: [], answers: {} },
      };
      this.heard(guided);
    }
  }
}

/** What the page wants to know of a table: nobody else can see it, and the server keeps nothing of it. */
export function practiceTable(game: string, { seat, play }: Update): TableShown {
  const places = play.players.map((name, at): PlaceShown => ({
    seat: at,
    kind: at === seat ? "person" : "bot",
    name,
    bot: at === seat ? null : "mousse",
    you: at === seat,
    nonce: false,
  }));
  return {
    id: "",
    game,
    version: 1,
    seats: places.length,
    options: {},
    own_data: [],
    public: false,
    spectators: false,
    rated: false,
    chat: "off",
    min_finished: null,
    clock: {},
    status: "finished",
    host: true,
    mine: seat,
    held: [],
    offered: [],
    returns: null,
    link: null,
    commitment: "",
    protocol: 1,
    agreed: null,
    beacon: null,
    made_at: 0,
    started_at: 0,
    ended_at: null,
    result: null,
    rematch: null,
    places,
  };
}
