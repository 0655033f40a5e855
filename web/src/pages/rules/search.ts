/** Looking for a word in the rules: by its letters, whatever the accents and capitals. */

import { plain } from "$i18n/plain";
import type { Translator } from "$i18n/translator";

export interface Chapter {
  key: string;
  rules: string[];
}

/** Only the rules that contain the word, or have that number. */
export function found(chapters: readonly Chapter[], word: string, t: Pick<Translator, "rule">): Chapter[] {
  const wanted = plain(word.trim());
  if (!wanted) return [...chapters];
  const fits = (rule: string) => plain(rule).startsWith(wanted) || plain(t.rule(rule)).includes(wanted);
  return chapters
    .map((chapter) => ({ ...chapter, rules: chapter.rules.filter(fits) }))
    .filter((chapter) => chapter.rules.length > 0);
}

/** The text in pieces; every second one matches the search. */
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
