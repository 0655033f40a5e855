/** A puzzle as a table: one position, one answer. The server says what it is worth; the page knows no rules. */

import { api, Refusal } from "$net/api";
import { uiOf } from "$board/games";
import { prefs } from "$browser/prefs.svelte";
import { keepAnswer, solver, type Solver } from "$browser/puzzles";
import { say, translatorFor } from "$i18n/language.svelte";
import { practiceTable } from "./lesson.svelte";
import { LiveTable } from "./live_table.svelte";
import type { Foresight, PuzzleAnswer, PuzzleTitle, Up } from "$net/wire.gen";

export class PuzzleTable extends LiveTable {
  override readonly unaided = true;
  puzzle = $state.raw<PuzzleTitle | null>(null);
  answer = $state.raw<PuzzleAnswer | null>(null);
  solver = $state.raw<Solver>(solver());
  /** By how much the rating has just changed; null for a puzzle that was answered before. */
  change = $state.raw<number | null>(null);
  /** Whether it had been answered before this visit. */
  readonly known: boolean;
  private effects: Foresight | null = null;

  constructor(
    readonly game: string,
    readonly name: string,
    /** Today, if this is a puzzle of today. */
    readonly today: string | null,
  ) {
    super(`${game}/${name}`, "");
    this.known = `${game}/${name}` in this.solver.answered;
  }

  override async open(): Promise<void> {
    const [ui, vocabulary, shown] = await Promise.all([
      uiOf(this.game),
      api.vocabulary(this.game),
      api.puzzle(this.game, this.name),
      this.speak(),
    ]);
    this.ui = ui;
    this.vocabulary = vocabulary;
    this.gameLoaded = true;
    this.connection = "open";
    this.puzzle = shown.puzzle;
    this.effects = shown.foresight;
    const table = practiceTable(this.game, shown.update);
    // Who sits in the other seats does not matter here.
    this.table = { ...table, places: table.places.map((place) => ({ ...place, kind: "person", bot: null })) };
    const { play, seat } = shown.update;
    const players = play.players.map((name, at) => (at === seat ? prefs.name || say("learn-you") : name));
    this.heard({ ...shown.update, play: { ...play, players } });
  }

  override async speak(): Promise<void> {
    this.base = await translatorFor(this.game);
  }

  /** After the answer, a choice is only looked at: what would it have been worth? */
  override choose(text: string, sure = false): void {
    if (this.answer) this.pointed = this.hinted = text;
    else super.choose(text, sure);
  }

  /** A puzzle gives no hints, and there is nothing to take back. */
  override hint(): void {}
  override undo(): void {}

  override say(message: Up): boolean {
    if (message.type === "choose") void this.solve(message.choice);
    else if (message.type === "why") void this.explain(message.choice);
    return true;
  }

  protected override ask(message: Up): void {
    if (message.type === "foresee" && this.effects) this.heard(this.effects);
  }

  private async solve(choice: string): Promise<void> {
    await this.attempt(async () => {
      const answer = await api.puzzleAnswer(this.game, this.name, choice);
      const before = this.solver.rating;
      if (this.puzzle) this.solver = keepAnswer(this.puzzle, answer.right, this.today);
      if (!this.known) this.change = Math.round(this.solver.rating) - Math.round(before);
      this.answer = answer;
      this.settled = true;
      // The board shows the solution as it shows a hint.
      this.hinted = this.pointed = answer.solutions[0] ?? null;
    });
    this.sent = null;
    this.sending = false;
  }

  private async explain(choice: string): Promise<void> {
    await this.attempt(async () => this.heard(await api.puzzleWhy(this.game, this.name, choice)));
  }

  /** A refusal is shown like one at any table. */
  private async attempt(what: () => Promise<void>): Promise<void> {
    try {
      await what();
    } catch (fault) {
      if (!(fault instanceof Refusal)) throw fault;
      const { reason, rule, facts } = fault;
      this.heard({ type: "refused", reason, rule, facts, serial: this.asked?.serial ?? null });
    }
  }
}
