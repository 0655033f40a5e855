/** A decision's options as offers: in words, with what each would do. */

import type { Offer } from "$board/scene";
import type { Translator } from "$i18n/translator";
import type { ChoiceShown, Foresight, Question, SeenEvent } from "$net/wire.gen";

export type Vocabulary = Record<string, ChoiceShown>;

export function offersOf(
  question: Question | null,
  vocabulary: Vocabulary,
  foresight: Foresight | null,
  t: Translator,
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
      label: t.say(`choice-${word.verb}`, word.facts),
      foreseen,
      effect: effectOf(foreseen, t),
      final: final.has(text),
    };
  });
}

/** What would follow, in a few words; empty where it is obvious or unknown. */
export function effectOf(foreseen: readonly SeenEvent[] | null | undefined, t: Translator): string {
  const told = (form: string) =>
    (foreseen ?? [])
      .map((event) => [`preview-${event.kind}${form}`, event.facts] as const)
      .filter(([key]) => t.has(key))
      .map(([key, facts]) => t.say(key, facts))
      .filter(Boolean);
  const said = told("");
  return (said.length ? said : told(".alone")).join(", ");
}
