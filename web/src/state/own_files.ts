/** Files that a host may replace by their own: the addresses of their templates, and the messages that explain them. */

import { siteWords } from "$i18n/language.svelte";
import type { Translator } from "$i18n/translator";

/** Spreadsheets in these languages separate by semicolons. */
const SEMICOLONS = ["fr", "de"];

export function templateOf(game: string, name: string): string {
  const semicolons = name.endsWith(".csv") && SEMICOLONS.includes(siteWords().language);
  return `/api/games/${game}/files/${name}${semicolons ? "?separator=semicolon" : ""}`;
}

/** What the game's catalogue says about a file: a sentence, then one line for each part. */
export function formatOf(name: string, t: Translator): string[] {
  const key = `file-${name.replace(/[._]/g, "-")}`;
  const lines = t.has(key) ? [t.say(key)] : [];
  while (t.has(`${key}-${lines.length}`)) lines.push(t.say(`${key}-${lines.length}`));
  return lines;
}
