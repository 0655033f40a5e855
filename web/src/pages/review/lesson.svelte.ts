/** Learning from one's mistakes: before each of them the player chooses again, by what the seat knew then. */

import type { MistakeShown, OptionJudged } from "$net/wire.gen";

export class Lesson {
  at = $state(0);
  /** What was chosen last. */
  picked = $state<string | null>(null);
  /** Whether the answer is shown: it was found, or asked for. */
  shown = $state(false);
  found = $state(0);
  /** Whether something wrong was tried at this mistake. */
  private tried = false;

  constructor(
    readonly mistakes: readonly MistakeShown[],
    private readonly show: (mistake: MistakeShown) => void,
  ) {
    this.begin(0);
  }

  readonly mistake = $derived.by<MistakeShown | null>(() => this.mistakes[this.at] ?? null);
  /** Whether it can still be chosen. */
  readonly open = $derived.by(() => this.mistake !== null && !this.shown);
  readonly over = $derived.by(() => this.mistake === null);
  readonly judged = $derived.by<OptionJudged | null>(
    () => this.mistake?.options.find((one) => one.choice === this.picked) ?? null,
  );
  readonly right = $derived.by(() => this.judged?.right ?? false);

  choose(text: string): void {
    this.picked = text;
    if (!this.right) {
      this.tried = true;
      return;
    }
    this.shown = true;
    if (!this.tried) this.found++;
  }

  reveal(): void {
    this.tried = true;
    this.shown = true;
  }

  next(): void {
    this.begin(this.at + 1);
  }

  again(): void {
    this.found = 0;
    this.begin(0);
  }

  /** Shows the moment of this question again, after looking elsewhere. */
  back(): void {
    if (this.mistake) this.show(this.mistake);
  }

  private begin(at: number): void {
    this.at = at;
    this.picked = null;
    this.shown = false;
    this.tried = false;
    this.back();
  }
}
