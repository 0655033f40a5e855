/** The analysis of the game that is replayed: asked for, waited for, and shown on the replay's board. */

import { tick } from "svelte";
import type { GameUi, Offer, Player, Question, Scene, View } from "$board/scene";
import { api, asGuest, Refusal } from "$net/api";
import type { AnalysisShown, MistakeShown, ReportShown } from "$net/wire.gen";
import { prefs } from "$browser/prefs.svelte";
import { offersOf, type Vocabulary } from "$state/table/offers";
import { randomName } from "$state/random_name";
import type { Replay } from "$state/table/replay.svelte";
import type { Chooser } from "$state/table/panels";
import type { Translator } from "$i18n/translator";
import { Lesson } from "./lesson.svelte";

/** Milliseconds between two looks at an analysis that is under way. */
const LOOK = 1000;

export class Review implements Scene, Chooser {
  analysis = $state.raw<AnalysisShown | null>(null);
  /** Why nothing is analysed. */
  fault = $state.raw<Refusal | null>(null);
  /** The seat whose game is looked at. */
  seatOf = $state(0);
  lesson = $state.raw<Lesson | null>(null);
  /** Nothing else can be asked about: the list offers no search among what is not allowed. */
  readonly vocabulary: Vocabulary = {};
  readonly armed = null;
  readonly sent = null;
  readonly sending = false;
  readonly ready = true;

  private words = $state.raw<Vocabulary>({});
  private hovered = $state<string | null>(null);
  private timer = 0;
  private left = false;

  constructor(readonly replay: Replay) {
    this.seatOf = replay.table?.mine ?? 0;
  }

  readonly report = $derived<ReportShown | null>(this.analysis?.report ?? null);
  readonly running = $derived(this.analysis?.state === "running");
  /** The mistakes of the seat that is looked at, in the order in which they were made. */
  readonly mistakes = $derived<readonly MistakeShown[]>(
    this.report?.mistakes.filter((one) => one.seat === this.seatOf) ?? [],
  );
  /** The mistake about to be made at the moment shown, if its seat's own view is shown. */
  readonly mistake = $derived.by<MistakeShown | null>(() => {
    const { shown, seat } = this.replay;
    const here = this.report?.mistakes.filter((one) => one.version === shown?.version) ?? [];
    return here.find((one) => one.seat === seat) ?? null;
  });

  // --- the board (Scene) and the list (Chooser): of the replay, with what the analysis says ---------------

  readonly view = $derived.by<View>(() => this.replay.view);
  readonly seat = $derived.by<number | null>(() => this.replay.seat);
  readonly players = $derived.by<readonly Player[]>(() => this.replay.players);
  readonly t = $derived.by<Translator>(() => this.replay.t);
  readonly ui = $derived.by<GameUi | null>(() => this.replay.ui);
  readonly asking = $derived.by<readonly number[]>(() => this.replay.asking);
  readonly marks = $derived.by(() => this.replay.marks);
  readonly asked = $derived.by<Question | null>(() =>
    this.lesson?.mistake === this.mistake && this.mistake ? (this.replay.shown?.decision ?? null) : null,
  );
  readonly question = $derived.by<Question | null>(() => (this.lesson?.open ? this.asked : null));
  readonly options = $derived.by<readonly Offer[]>(() => this.offersOf(this.asked?.options ?? []));
  /** In a lesson everything that could be chosen; else what was chosen and what was better. */
  readonly offers = $derived.by<readonly Offer[]>(() => {
    if (this.lesson?.open) return this.options;
    return this.mistake ? this.offersOf([this.mistake.chosen, this.mistake.best]) : [];
  });
  readonly hinted = $derived.by<string | null>(() =>
    this.mistake && !this.lesson?.open ? this.mistake.best : null,
  );

  get pointed(): string | null {
    if (this.hovered || !this.mistake) return this.hovered;
    return this.lesson ? this.lesson.picked : this.mistake.chosen;
  }
  set pointed(text: string | null) {
    this.hovered = text;
  }

  choose(text: string): void {
    if (this.lesson?.open && this.asked) this.lesson.choose(text);
  }

  why(): void {
    // There is nothing to ask about in the past.
  }

  /** A choice in words, as its button says it. */
  label(text: string): string {
    return this.offersOf([text])[0]?.label ?? text;
  }

  private offersOf(options: readonly string[]): Offer[] {
    const question = { options } as unknown as Question;
    const offers = offersOf(question, this.words, null, this.t);
    const title = this.ui?.title;
    return title ? offers.map((one) => ({ ...one, label: title(one, this.view, this.t) })) : offers;
  }

  // --- what can be done -----------------------------------------------------------------------------------

  /** Looks how the analysis stands, and again while it is under way. */
  async open(): Promise<void> {
    const { id, key, table } = this.replay;
    this.words = await api.vocabulary(table?.game ?? "");
    await this.follow(() => api.analysis(id, key));
  }

  async ask(): Promise<void> {
    const { id, key } = this.replay;
    await this.follow(async () => {
      if (!prefs.guest) await asGuest(randomName());
      return api.analyse(id, key);
    });
  }

  close(): void {
    this.left = true;
    clearTimeout(this.timer);
  }

  /** Shows the moment before a mistake as its seat saw it. */
  async show(mistake: MistakeShown): Promise<void> {
    const { replay } = this;
    this.hovered = null;
    if (replay.eyes !== `${mistake.seat}`) await replay.look(`${mistake.seat}`);
    await replay.go(mistake.version);
    await tick();
    // What was clicked may be far below the board and what is said about the mistake.
    for (const part of ["main > .board", ".mistake"])
      document.querySelector(part)?.scrollIntoView({ block: "nearest" });
  }

  learn(): void {
    this.lesson = new Lesson(this.mistakes, (mistake) => void this.show(mistake));
  }

  private async follow(answer: () => Promise<AnalysisShown>): Promise<void> {
    try {
      this.analysis = await answer();
      this.fault = null;
    } catch (fault) {
      if (!(fault instanceof Refusal)) throw fault;
      this.fault = fault;
    }
    clearTimeout(this.timer);
    if (!this.running || this.left) return;
    const { id, key } = this.replay;
    this.timer = window.setTimeout(() => void this.follow(() => api.analysis(id, key)), LOOK);
  }
}
