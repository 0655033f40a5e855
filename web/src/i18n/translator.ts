/** Words: sentences for decisions, choices, events, refusals and rules, from the same catalogues as the terminal. */

import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
import { prefs } from "./prefs.svelte";
import type { Json, SeenEvent } from "./wire.gen";

export const LANGUAGES = ["fr", "en", "de"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Facts = Record<string, Json>;

type Read<T> = Record<string, () => Promise<T>>;
/** The site's own words, a file for each language: to fetch many costs a slow machine more than to read one. */
const OWN = import.meta.glob("../words/*.ts", { import: "default" }) as Read<Record<string, string>>;
const GAMES = import.meta.glob("../../../src/flibuste/games/[a-z]*/locales/*.ftl", {
  query: "?raw",
  import: "default",
}) as Read<string>;

type Spoken = string | FluentNumber;

/** A number with the sign that is as wide as a plus; French and English browsers write a hyphen. */
export const minus = (number: string | number): string => String(number).replace(/^-(?=\d)/, "−");

/** So many sentences are kept. */
const MEMORY = 2000;

/** Few digits look the same in all our languages; to ask the browser how costs a slow machine a fifth of a second. */
class Figure extends FluentNumber {
  override toString(...scope: Parameters<FluentNumber["toString"]>): string {
    const few = Number.isInteger(this.value) && Math.abs(this.value) < 1000;
    return minus(few ? String(this.value) : super.toString(...scope));
  }
}

/** Speaks one language, about one game or about the site, to somebody at a table of named seats. */
export class Tongue {
  constructor(
    readonly language: Language,
    private readonly bundle: FluentBundle,
    private readonly names: readonly string[] = [],
    /** The seat of the reader, who is spoken to. */
    private readonly me: number | null = null,
  ) {}

  /** After every move a board says a hundred things again, most of them as before. */
  private readonly said = new Map<string, string>();

  /** The same words for other people. */
  to(names: readonly string[], me: number | null): Tongue {
    return new Tongue(this.language, this.bundle, names, me);
  }

  has(key: string): boolean {
    const [name = "", attribute] = key.split(".");
    const message = this.bundle.getMessage(name);
    return attribute ? attribute in (message?.attributes ?? {}) : message?.value != null;
  }

  /** The message, or one of its attributes as `key.attribute`. A missing one shows its key, and tests fail. */
  say(key: string, facts: Facts = {}): string {
    const asked = `${key} ${JSON.stringify(facts)}`;
    const known = this.said.get(asked);
    if (known !== undefined) return known;
    const said = this.put(key, facts);
    if (this.said.size >= MEMORY) this.said.clear();
    this.said.set(asked, said);
    return said;
  }

  private put(key: string, facts: Facts): string {
    const [name = "", attribute] = key.split(".");
    const message = this.bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (pattern == null) {
      console.error(`${this.language}: no message ${key}`);
      return `⟨${key}⟩`;
    }
    const errors: Error[] = [];
    const said = this.bundle.formatPattern(pattern, this.spoken(facts), errors);
    for (const error of errors) console.error(`${this.language}: ${key}: ${error.message}`);
    return said;
  }

  /** Facts as the catalogues want them: seats by name, lists as text; and whether a seat is the reader's. */
  private spoken(facts: Facts): Record<string, Spoken> {
    const spoken: Record<string, Spoken> = {};
    for (const [name, fact] of Object.entries(facts)) {
      spoken[name] = this.one(name, fact);
      if (isSeat(name) && typeof fact === "number") spoken[`${name}_me`] = fact === this.me ? "yes" : "no";
    }
    return spoken;
  }

  private one(name: string, fact: Json): Spoken {
    if (typeof fact === "boolean") return fact ? "yes" : "no";
    if (typeof fact === "number") return isSeat(name) ? this.name(fact) : new Figure(fact);
    if (typeof fact === "string") return this.named(name, fact);
    if (Array.isArray(fact)) {
      const one = name.replace(/s$/, "");
      const said = (part: Json) =>
        typeof part === "string" ? this.named(one, part) : this.one(name, part).toString();
      return fact.map(said).join(", ");
    }
    return fact === null ? "" : JSON.stringify(fact);
  }

  /** A fact `card`, and each of a list `cards`, is said by the message `fact-card`, if there is one. */
  private named(name: string, fact: string): string {
    const pattern = this.bundle.getMessage(`fact-${name}`)?.value;
    return pattern ? this.bundle.formatPattern(pattern, { [name]: fact }) : fact;
  }

  name(seat: number): string {
    return this.names[seat] ?? this.say("seat-number", { number: seat + 1 });
  }

  event(seen: SeenEvent): string {
    if (seen.secret) return this.say(`event-${seen.kind}.secret`, { ...seen.facts, ...seen.secret });
    return this.say(`event-${seen.kind}`, seen.facts);
  }

  /** A refusal of the game, the table or the site. */
  refusal(refused: { reason: string; facts: Facts }): string {
    const key = `refusal-${refused.reason}`;
    return this.has(key) ? this.say(key, refused.facts) : this.say("refusal-fault");
  }

  rule(id: string): string {
    return this.say(`rule-${id}`);
  }
}

function isSeat(name: string): boolean {
  return name === "seat" || name.endsWith("_seat");
}

type Message = NonNullable<ReturnType<FluentBundle["getMessage"]>>;

/** A message of one line with nothing to fill in is what it says: most are, and Fluent reads letter by letter. */
const PLAIN = /^[\w-]+ *= *([^\s{}][^{}\n]*[^\s{}])\s*$/;

/** A catalogue whose messages are read when they are first said: a page says a few dozen of many hundred. */
class Catalogue extends Map<string, Message> {
  private readonly unread = new Map<string, string>();

  constructor(
    texts: readonly string[],
    /** Where to look for what is not in here. */
    private readonly rest?: Catalogue,
  ) {
    super();
    for (const text of texts) {
      const found = [...text.matchAll(/^([a-z][\w-]*) *=/gim)];
      for (const [at, { 1: id = "", index }] of found.entries())
        this.unread.set(id, text.slice(index, found[at + 1]?.index));
    }
  }

  override has(id: string): boolean {
    return this.unread.has(id) || super.has(id) || (this.rest?.has(id) ?? false);
  }

  override get(id: string): Message | undefined {
    const text = this.unread.get(id);
    if (text !== undefined) {
      this.unread.delete(id);
      const { 1: value } = PLAIN.exec(text) ?? [];
      if (value) super.set(id, { id, value, attributes: {} });
      else for (const entry of new FluentResource(text).body) super.set(entry.id, entry as Message);
    }
    return super.get(id) ?? this.rest?.get(id);
  }
}

const read = new Map<Language, Promise<Catalogue>>();

/** The site's own words: read once, and spoken about every game. */
function own(language: Language): Promise<Catalogue> {
  const known =
    read.get(language) ??
    Promise.resolve(OWN[`../words/${language}.ts`]?.()).then(
      (all) => new Catalogue(Object.values(all ?? {})),
    );
  read.set(language, known);
  return known;
}

async function load(language: Language, game: string): Promise<FluentBundle> {
  const text = GAMES[`../../../src/flibuste/games/${game}/locales/${language}.ftl`]?.();
  const site = await own(language);
  // Isolation marks help mixed scripts; ours are all left-to-right.
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle._messages = text ? new Catalogue([await text], site) : site;
  return bundle;
}

const bundles = new Map<string, Promise<FluentBundle>>();

/** The words about a game, or the site's own, in the language spoken now. */
export async function tongueFor(game = "", language: Language = preferred()): Promise<Tongue> {
  const key = `${language} ${game}`;
  if (!bundles.has(key)) bundles.set(key, load(language, game));
  return new Tongue(language, await (bundles.get(key) as Promise<FluentBundle>));
}

/** French for French browsers, and for those who speak none of our languages English. */
export function preferred(): Language {
  if (prefs.language) return prefs.language;
  const asked = navigator.languages.map((one) => one.toLowerCase().split("-")[0]);
  return asked.map((name) => LANGUAGES.find((one) => one === name)).find(Boolean) ?? "en";
}

const spoken = $state<{ tongue: Tongue | null }>({ tongue: null });

/** Loads the site's own words in the language now preferred. Pages that show a game load the game's. */
export async function speak(): Promise<void> {
  const tongue = await tongueFor();
  spoken.tongue = tongue;
  document.documentElement.lang = tongue.language;
}

/** The site's own words. */
export function words(): Tongue {
  if (!spoken.tongue) throw new Error("nobody has spoken yet");
  return spoken.tongue;
}

/** A message of the site in the language spoken now; follows a change of language. */
export function say(key: string, facts: Facts = {}): string {
  return words().say(key, facts);
}
