/** Sentences for decisions, choices, events, refusals and rules, from the same catalogues as the terminal. */

import { FluentNumber, type FluentBundle } from "@fluent/bundle";
import type { Facts } from "$net/api";
import type { Json, SeenEvent } from "$net/wire.gen";

export const LANGUAGES = ["fr", "en", "de"] as const;
export type Language = (typeof LANGUAGES)[number];
export type { Facts };

type Spoken = string | FluentNumber;

/** A number with a true minus sign, as wide as a plus; French and English browsers write a hyphen. */
export const minus = (number: string | number): string => String(number).replace(/^-(?=\d)/, "−");

/** The largest number of sentences in the cache. */
const MEMORY = 2000;

/** Small integers look the same in all our languages, and Intl costs a slow machine a fifth of a second. */
class Figure extends FluentNumber {
  override toString(...scope: Parameters<FluentNumber["toString"]>): string {
    const few = Number.isInteger(this.value) && Math.abs(this.value) < 1000;
    return minus(few ? String(this.value) : super.toString(...scope));
  }
}

/** Speaks one language, about one game or about the site, to somebody at a table of named seats. */
export class Translator {
  constructor(
    readonly language: Language,
    private readonly bundle: FluentBundle,
    private readonly names: readonly string[] = [],
    /** The reader's seat: the sentences address them. */
    private readonly me: number | null = null,
  ) {}

  /** A cache: after every move a board asks for a hundred sentences, most of them unchanged. */
  private readonly said = new Map<string, string>();

  /** The same translator for other names and another reader. */
  to(names: readonly string[], me: number | null): Translator {
    return new Translator(this.language, this.bundle, names, me);
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
    if (typeof fact === "string") return this.fact(name, fact);
    if (Array.isArray(fact)) {
      const one = name.replace(/s$/, "");
      const said = (part: Json) =>
        typeof part === "string" ? this.fact(one, part) : this.one(name, part).toString();
      return fact.map(said).join(", ");
    }
    return fact === null ? "" : JSON.stringify(fact);
  }

  /** A fact `card`, and each of a list `cards`, is said by the message `fact-card`, if there is one. */
  fact(name: string, fact: string): string {
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

export function isSeat(name: string): boolean {
  return name === "seat" || name.endsWith("_seat");
}
