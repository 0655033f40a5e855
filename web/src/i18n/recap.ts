/**
 * What happened since a seat's last turn, in a few short lines: what it did to the reader, and what each other did.
 *
 * A game says which events matter by its messages `recap-<kind>`: what somebody did, to be read after their name; `.many`,
 * if they did it several times, with the facts of all of them as lists; `.me`, what it did to the reader. The terminal
 * does the same (src/flibuste/i18n/recap.py), and tests compare the two.
 */

import type { Json, SeenEvent } from "$net/wire.gen";
import { isSeat, type Facts, type Translator } from "./translator";

/** Lines. If more seats have done something, the last line tells of several. */
const MOST = 5;
/** What is told of another seat: the newest. What was done to the reader is told in full. */
const FEW = 4;
/** What is told of all others together is about so long, so that the lines stay short. */
const LETTERS = 150;
/** Of the facts of several events of one kind, so many are named. */
const NEWEST = 3;

/** What one seat did, to be read after its name; of the reader, what was done to them. */
export interface Deeds {
  seat: number;
  text: string;
}

/** The first line is the reader's own. */
export function recap(told: readonly SeenEvent[], reader: number | null, t: Translator): Deeds[][] {
  const mine: string[] = [];
  const others = new Map<number, Map<string, Facts[]>>();
  for (const event of told) {
    const key = `recap-${event.kind}`;
    const facts = { ...event.facts, ...event.secret };
    const actor = actorOf(facts);
    if (reader !== null && concerns(facts, reader)) {
      if (t.has(`${key}.me`)) {
        mine.push(t.say(`${key}.me`, facts));
        continue;
      }
      if (actor === reader) continue;
    }
    if (actor === null || !t.has(key)) continue;
    const deeds = others.get(actor) ?? new Map<string, Facts[]>();
    deeds.set(key, [...(deeds.get(key) ?? []), facts]);
    others.set(actor, deeds);
  }
  const room = Math.floor(LETTERS / Math.max(1, others.size));
  const lines = [...others].map(([seat, deeds]) => [{ seat, text: phrases(deeds, t, room) }]);
  if (reader !== null && (mine.length || lines.length)) {
    const said = mine.length ? once(mine, t).join(", ") : t.say("recap-nothing");
    lines.unshift([{ seat: reader, text: said.charAt(0).toUpperCase() + said.slice(1) }]);
  }
  const rest = lines.slice(MOST - 1).flat();
  return rest.length ? [...lines.slice(0, MOST - 1), rest] : lines;
}

/** The seat that did what is told. */
export function actorOf(facts: Facts): number | null {
  const actor = facts["seat"] ?? facts["from_seat"];
  return typeof actor === "number" ? actor : null;
}

const concerns = (facts: Facts, reader: number): boolean =>
  Object.entries(facts).some(([name, fact]) => isSeat(name) && fact === reader);

/** The last things that one seat did: at least one, and more while there is room. */
function phrases(deeds: ReadonlyMap<string, readonly Facts[]>, t: Translator, room: number): string {
  const said = [...deeds].flatMap(([key, each]) =>
    each.length > 1 && t.has(`${key}.many`)
      ? [t.say(`${key}.many`, together(each))]
      : each.map((facts) => t.say(key, facts)),
  );
  const all = once(said, t);
  let newest = all.slice(-FEW);
  while (newest.length > 1 && [...newest.join(", ")].length > room) newest = newest.slice(1);
  return (all.length > newest.length ? "… " : "") + newest.join(", ");
}

/** Says once what happened several times. */
function once(said: readonly string[], t: Translator): string[] {
  const counts = new Map<string, number>();
  for (const what of said) if (what) counts.set(what, (counts.get(what) ?? 0) + 1);
  return [...counts].map(([what, count]) => (count === 1 ? what : t.say("preview-times", { what, count })));
}

/** The facts of several events of one kind: those that differ become lists of the newest. `count` says how many. */
function together(each: readonly Facts[]): Facts {
  const merged: Record<string, Json> = {};
  for (const name of Object.keys(each[0] ?? {})) {
    const values = new Map(each.map((facts) => [JSON.stringify(facts[name]), facts[name] ?? null]));
    const all = [...values.values()];
    const older = all.length > NEWEST ? ["…"] : [];
    merged[name] = all.length > 1 ? [...older, ...all.slice(-NEWEST)] : (all[0] ?? null);
  }
  return { ...merged, count: each.length };
}
