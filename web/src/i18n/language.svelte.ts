/** The language now spoken: the site's own words in it, and the translators of the games. */

import { FluentBundle } from "@fluent/bundle";
import { api } from "$net/api";
import { prefs } from "$browser/prefs.svelte";
import { Catalogue } from "./catalogue";
import { LANGUAGES, Translator, type Facts, type Language } from "./translator";

type Read<T> = Record<string, () => Promise<T>>;
/** The site's own words, one file per language: fetching many costs more on a slow machine. */
const OWN = import.meta.glob("./words/*.ts", { import: "default" }) as Read<Record<string, string>>;
const GAMES = import.meta.glob("../../../src/flibuste/games/*/locales/*.ftl", {
  query: "?raw",
  import: "default",
}) as Read<string>;

const read = new Map<Language, Promise<Catalogue>>();

/** The site's own words: read once, and spoken about every game. */
function own(language: Language): Promise<Catalogue> {
  const known =
    read.get(language) ??
    Promise.resolve(OWN[`./words/${language}.ts`]?.()).then((all) => new Catalogue(Object.values(all ?? {})));
  read.set(language, known);
  return known;
}

async function load(language: Language, game: string, more = ""): Promise<FluentBundle> {
  const built = GAMES[`../../../src/flibuste/games/${game}/locales/${language}.ftl`];
  // A game that came as a package was not there when the site was built: the server has its words.
  const text = built ? built() : game ? api.words(game, language) : null;
  const site = await own(language);
  // Isolation marks help mixed scripts; ours are all left-to-right.
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle._messages = text ? new Catalogue([await text, more], site) : site;
  return bundle;
}

const bundles = new Map<string, Promise<FluentBundle>>();

/** The words about a game, or the site's own, in the language spoken now. */
export async function translatorFor(game = "", language: Language = preferred()): Promise<Translator> {
  const key = `${language} ${game}`;
  if (!bundles.has(key)) bundles.set(key, load(language, game));
  return new Translator(language, await (bundles.get(key) as Promise<FluentBundle>));
}

/** The words about a game, and those of its lessons. */
export async function lessonTranslator(game: string): Promise<Translator> {
  const language = preferred();
  const { catalogue } = await api.lessons(game, language);
  return new Translator(language, await load(language, game, catalogue));
}

/** The first of the browser's languages that we have, else English. */
export function preferred(): Language {
  if (prefs.language) return prefs.language;
  const asked = navigator.languages.map((one) => one.toLowerCase().split("-")[0]);
  return asked.map((name) => LANGUAGES.find((one) => one === name)).find(Boolean) ?? "en";
}

const spoken = $state<{ t: Translator | null }>({ t: null });

/** Loads the site's own words in the language now preferred. Pages that show a game load the game's. */
export async function speak(): Promise<void> {
  const t = await translatorFor();
  spoken.t = t;
  document.documentElement.lang = t.language;
}

/** The site's own words. */
export function siteWords(): Translator {
  if (!spoken.t) throw new Error("nobody has spoken yet");
  return spoken.t;
}

/** A message of the site in the language spoken now; follows a change of language. */
export function say(key: string, facts: Facts = {}): string {
  return siteWords().say(key, facts);
}
