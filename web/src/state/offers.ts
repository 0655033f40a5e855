/** A decision's options as offers: in words, with what each would do. */

import type { Word } from "./api";
import type { Offer } from "./board";
import type { Tongue } from "./tongue.svelte";
import type { Foresight, Question, SeenEvent } from "./wire.gen";

export type Vocabulary = Record<string, Word>;

export function offersOf(
  question: Question | null,
  vocabulary: Vocabulary,
  foresight: Foresight | null,
  tongue: Tongue,
): Offer[] {
  if (!question) return [];
  const known = foresight?.serial === question.serial ? foresight : null;
  const final = new Set(known?.final);
  return question.options.map((text) => {
    const word = vocabulary[text] ?? { verb: text.split(" ")[0] ?? text, facts: {}, index: -1 };
    const foreseen = known?.options[text];
    return {
      text,
      verb: word.verb,
      facts: word.facts,
      label: tongue.say(`choice-${word.verb}`, word.facts),
      foreseen,
      effect: effectOf(foreseen, tongue),
      final: final.has(text),
    };
  });
}

/** What would follow, in a few words; nothing where it goes without saying or is not known. */
export function effectOf(foreseen: readonly SeenEvent[] | null | undefined, tongue: Tongue): string {
  const told = (form: string) =>
    (foreseen ?? [])
      .map((event) => [`preview-${event.kind}${form}`, event.facts] as const)
      .filter(([key]) => tongue.has(key))
      .map(([key, facts]) => tongue.say(key, facts))
      .filter(Boolean);
  const said = told("");
  return (said.length ? said : told(".alone")).join(", ");
}
