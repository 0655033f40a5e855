/** Looking for a word in the rules: by its letters, whatever the accents and capitals. */

import type { Tongue } from "$lib/tongue.svelte";

export interface Chapter {
  key: string;
  rules: string[];
}

export function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .replace(/’/g, "'")
    .toLowerCase();
}

/** Only the rules in which the word stands, or which have that number. */
export function found(chapters: readonly Chapter[], word: string, tongue: Pick<Tongue, "rule">): Chapter[] {
  const wanted = plain(word.trim());
  if (!wanted) return [...chapters];
  const fits = (rule: string) => plain(rule).startsWith(wanted) || plain(tongue.rule(rule)).includes(wanted);
  return chapters
    .map((chapter) => ({ ...chapter, rules: chapter.rules.filter(fits) }))
    .filter((chapter) => chapter.rules.length > 0);
}

/** The text in pieces, every second of which is the word looked for. */
export function marked(text: string, word: string): string[] {
  const wanted = plain(word.trim());
  if (!wanted || plain(text).length !== text.length) return [text];
  const pieces: string[] = [];
  let from = 0;
  for (let at = plain(text).indexOf(wanted); at >= 0; at = plain(text).indexOf(wanted, from)) {
    pieces.push(text.slice(from, at), text.slice(at, at + wanted.length));
    from = at + wanted.length;
  }
  return [...pieces, text.slice(from)];
}
