/** Looking for a choice by typing part of it, without minding accents or capitals. */

import type { Offer } from "./board";
import type { Vocabulary } from "./offers";
import type { Tongue } from "./tongue.svelte";

export function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase();
}

/** Every word typed is somewhere in the text. */
export function fits(typed: string, ...texts: string[]): boolean {
  const text = plain(texts.join(" "));
  return plain(typed)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** Choices of the game that are not offered now, but sought: one can ask why. */
export function denied(
  typed: string,
  vocabulary: Vocabulary,
  offered: readonly Offer[],
  tongue: Tongue,
): { text: string; label: string }[] {
  if (!typed.trim()) return [];
  const possible = new Set(offered.map((offer) => offer.text));
  return Object.entries(vocabulary)
    .filter(([text]) => !possible.has(text))
    .map(([text, word]) => ({ text, label: tongue.say(`choice-${word.verb}`, word.facts) }))
    .filter(({ text, label }) => fits(typed, text, label));
}
