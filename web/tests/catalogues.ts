/** The catalogues and sources as files, for tests that read them. */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { LANGUAGES, Translator, type Language } from "../src/i18n/translator";

export const ROOT = join(import.meta.dirname, "../..");
export const GAMES = join(ROOT, "src/flibuste/games");

/** Files below a folder, without tests and node_modules. */
export function filesIn(folder: string, ending: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(ending) && !/node_modules|(^|\/)tests\//.test(name))
    .map((name) => join(folder, name));
}

export const boards = (): string[] =>
  readdirSync(GAMES).filter((game) => existsSync(join(GAMES, game, "ui/index.ts")));

/** Everything a page of the site can say: the platform's words, the shell's, and a game's. */
export function bundle(language: Language, game = ""): FluentBundle {
  const files = [
    join(ROOT, `src/flibuste/i18n/locales/${language}.ftl`),
    ...filesIn(join(ROOT, "web/locales", language), ".ftl"),
  ];
  if (game) files.push(join(GAMES, game, "locales", `${language}.ftl`));
  const together = new FluentBundle(language, { useIsolating: false });
  for (const file of files) {
    const errors = together.addResource(new FluentResource(readFileSync(file, "utf8")));
    if (errors.length) throw new Error(`${file}: ${errors.join(", ")}`);
  }
  return together;
}

export const translator = (language: Language, game = ""): Translator =>
  new Translator(language, bundle(language, game));

/** The keys of the shell's own messages, with their attributes. */
export function keys(language: Language): Set<string> {
  const found = new Set<string>();
  for (const file of filesIn(join(ROOT, "web/locales", language), ".ftl")) {
    let message = "";
    for (const line of readFileSync(file, "utf8").split("\n")) {
      const [, key] = /^([a-z][\w-]*) ?=/.exec(line) ?? [];
      const [, attribute] = /^ +\.([\w-]+) ?=/.exec(line) ?? [];
      if (key) found.add((message = key));
      else if (attribute) found.add(`${message}.${attribute}`);
    }
  }
  return found;
}

export { LANGUAGES };
