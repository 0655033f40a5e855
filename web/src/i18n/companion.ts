/**
 * A companion for somebody's first game: one sentence about each kind of situation that is new to them.
 *
 * A game says which situations there are by its messages: `companion-<kind>` for a question, `companion-event-<kind>` for
 * an event that the reader has no part in, an attribute of it (`.to_seat`) where that fact is the reader's seat. `.lit` and
 * `.to_seat_lit` name the places to light. The terminal does the same (src/flibuste/i18n/companion.py), and tests compare
 * the two.
 */

import type { SeenEvent } from "$net/wire.gen";
import { isSeat, type Facts, type Translator } from "./translator";

const PREFIX = "companion-";
const EVENT = "companion-event-";

/** Something to say a sentence about, once. The key is also what is remembered of it. */
export interface Situation {
  key: string;
  facts: Facts;
  lit: readonly string[];
}

/** What is new to the reader in these events, as they were sent, and in the question of this kind; "" if there is none. */
export function situations(
  told: readonly SeenEvent[],
  kind: string,
  reader: number,
  t: Translator,
  said: readonly string[] = [],
): Situation[] {
  const found = new Map<string, Situation>();
  for (const event of told) {
    const facts = { ...event.facts, ...event.secret };
    const key = keyOf(event.kind, facts, reader, t);
    if (key && !said.includes(key) && !found.has(key))
      found.set(key, { key, facts, lit: places(key, facts, reader, t) });
  }
  const key = `${PREFIX}${kind}`;
  if (kind && t.has(key) && !said.includes(key))
    found.set(key, { key, facts: {}, lit: places(key, {}, reader, t) });
  return [...found.values()];
}

/** The message about the reader's part in an event, or about one they have no part in. */
function keyOf(kind: string, facts: Facts, reader: number, t: Translator): string | undefined {
  const key = `${EVENT}${kind}`;
  const parts = Object.keys(facts).filter((name) => isSeat(name) && facts[name] === reader);
  const keys = parts.length ? parts.map((name) => `${key}.${name}`) : [key];
  return keys.find((one) => t.has(one));
}

/** `$token` stands for a fact, `$me` for the reader's seat. */
function places(key: string, facts: Facts, reader: number, t: Translator): string[] {
  const name = key.includes(".") ? `${key}_lit` : `${key}.lit`;
  if (!t.has(name)) return [];
  const known: Facts = { ...facts, me: reader };
  return t
    .say(name)
    .split(/\s+/)
    .map((place) => place.replace(/\$(\w+)/g, (_, fact: string) => String(known[fact])));
}
