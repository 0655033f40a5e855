/** Words: sentences for decisions, choices, events, refusals and rules, from the same catalogues as the terminal. */

import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
import { negotiateLanguages } from "@fluent/langneg";
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

/** Few digits look the same in all our languages; to ask the browser how costs a slow machine a fifth of a second. */
class Figure extends FluentNumber {
  override toString(...scope: Parameters<FluentNumber["toString"]>): string {
    const few = Number.isInteger(this.value) && Math.abs(this.value) < 1000;
    return few ? String(this.value) : super.toString(...scope);
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

const parsed = new Map<Language, Promise<FluentResource[]>>();

/** The site's own words: parsed once, and spoken about every game. */
function own(language: Language): Promise<FluentResource[]> {
  const known = parsed.get(language) ?? read(language);
  parsed.set(language, known);
  return known;
}

async function read(language: Language): Promise<FluentResource[]> {
  const texts = (await OWN[`../words/${language}.ts`]?.()) ?? {};
  return Object.values(texts).map((text) => new FluentResource(text));
}

async function load(language: Language, game: string): Promise<FluentBundle> {
  const text = GAMES[`../../../src/flibuste/games/${game}/locales/${language}.ftl`]?.();
  const resources = await own(language);
  // Isolation marks help mixed scripts; ours are all left-to-right.
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const resource of text ? [...resources, new FluentResource(await text)] : resources) {
    for (const error of bundle.addResource(resource)) console.error(`${language}: ${error.message}`);
  }
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
  const asked = negotiateLanguages([...navigator.languages], [...LANGUAGES], { defaultLocale: "en" });
  return (asked[0]?.slice(0, 2) ?? "en") as Language;
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
