/** Looking for a choice by typing part of it, without minding accents or capitals. */

import { plain } from "$i18n/plain";
import type { Offer } from "$board/scene";
import type { Vocabulary } from "$state/table/offers";
import type { Translator } from "$i18n/translator";

/** From so many choices on, the list has a search field. */
export const CROWD = 16;

/** Every word typed is somewhere in the text. */
export function fits(typed: string, ...texts: string[]): boolean {
  const text = plain(texts.join(" "));
  return plain(typed)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** Choices that match the search but are not offered now: players can ask why. */
export function denied(
  typed: string,
  vocabulary: Vocabulary,
  offered: readonly Offer[],
  t: Translator,
): { text: string; label: string }[] {
  if (!typed.trim()) return [];
  const possible = new Set(offered.map((offer) => offer.text));
  return Object.entries(vocabulary)
    .filter(([text]) => !possible.has(text))
    .map(([text, word]) => ({ text, label: t.say(`choice-${word.verb}`, word.facts) }))
    .filter(({ text, label }) => fits(typed, text, label));
}
