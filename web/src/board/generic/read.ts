/** A view nobody has drawn a board for, read by the names in it: facts, lists and tables. */

import type { Json, View } from "../scene";
import type { Translator } from "$i18n/translator";

export type Part =
  | { kind: "text"; text: string }
  | { kind: "list"; parts: Part[] }
  | { kind: "facts"; facts: Fact[] }
  | { kind: "table"; columns: string[]; rows: Row[] };
export interface Fact {
  label: string;
  part: Part;
}
export interface Row {
  /** The seat the row tells of, where the rows are seats. */
  seat: number | null;
  label: string;
  cells: Part[];
}
export interface Section {
  heading: string;
  part: Part;
}

type Entry = Record<string, Json>;

const NOTHING: Part = { kind: "text", text: "–" };
const isEntry = (value: Json): value is Entry =>
  value !== null && typeof value === "object" && !Array.isArray(value);
const isPlain = (value: Json): boolean => value === null || typeof value !== "object";
/** Said in a few words, so that it needs no section of its own. */
const isShort = (value: Json): boolean => isPlain(value) || (Array.isArray(value) && value.every(isPlain));

/** What a part of the view is called: by the game's message `view-<name>`, else by its name in the view. */
export function labelOf(name: string, t: Translator): string {
  const key = `view-${name.replaceAll("_", "-")}`;
  if (t.has(key)) return t.say(key);
  const words = name.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The view as sections: what is said in a few words comes first, under one heading. */
export function sectionsOf(view: View, t: Translator): Section[] {
  const named = Object.entries(view)
    .filter(([name]) => name !== "seat")
    .sort(([one], [other]) => Number(other === "players") - Number(one === "players"));
  const short = named.filter(([, value]) => isShort(value));
  const sections = named
    .filter(([, value]) => !isShort(value))
    .map(([name, value]) => ({ heading: labelOf(name, t), part: partOf(name, value, t) }));
  if (!short.length) return sections;
  const facts = factsOf(Object.fromEntries(short), t);
  return [{ heading: t.say("generic-table"), part: { kind: "facts", facts } }, ...sections];
}

function partOf(name: string, value: Json, t: Translator): Part {
  if (Array.isArray(value)) return listOf(name, value, t);
  if (isEntry(value)) return { kind: "facts", facts: factsOf(value, t) };
  return textOf(name, value, t);
}

function factsOf(entry: Entry, t: Translator): Fact[] {
  return Object.entries(entry).map(([name, value]) => ({
    label: labelOf(name, t),
    part: partOf(name, value, t),
  }));
}

function listOf(name: string, values: Json[], t: Translator): Part {
  if (!values.length) return NOTHING;
  if (values.every(isEntry)) return tableOf(name, values, t);
  const one = name.replace(/s$/, "");
  return { kind: "list", parts: values.map((value) => partOf(one, value, t)) };
}

/** Under `players` every entry is a seat. */
function tableOf(name: string, entries: Entry[], t: Translator): Part {
  const names = [...new Set(entries.flatMap((entry) => Object.keys(entry)))];
  const rows = entries.map((entry, at) => ({
    seat: name === "players" ? at : null,
    label: name === "players" ? t.name(at) : String(at + 1),
    cells: names.map((column) => (column in entry ? partOf(column, entry[column] as Json, t) : NOTHING)),
  }));
  return { kind: "table", columns: names.map((column) => labelOf(column, t)), rows };
}

function textOf(name: string, value: Json, t: Translator): Part {
  if (value === null || value === "") return NOTHING;
  if (typeof value === "boolean") return { kind: "text", text: t.say(value ? "generic-yes" : "generic-no") };
  if (typeof value === "number" && (name === "seat" || name.endsWith("_seat")))
    return { kind: "text", text: t.name(value) };
  return { kind: "text", text: typeof value === "string" ? t.fact(name, value) : String(value) };
}

/** A part in one line, for those who hear the board. */
export function spoken(part: Part): string {
  if (part.kind === "text") return part.text;
  if (part.kind === "list") return part.parts.map(spoken).join(", ");
  if (part.kind === "facts")
    return part.facts.map(({ label, part }) => `${label}: ${spoken(part)}`).join("; ");
  return part.rows.map((row) => rowLine(part.columns, row)).join("; ");
}

function rowLine(columns: readonly string[], { label, cells }: Row): string {
  return `${label}: ${cells.map((cell, at) => `${columns[at] ?? ""} ${spoken(cell)}`).join(", ")}`;
}

export function lines(part: Part): string[] {
  if (part.kind === "facts") return part.facts.map(({ label, part }) => `${label}: ${spoken(part)}`);
  if (part.kind === "table") return part.rows.map((row) => rowLine(part.columns, row));
  return [spoken(part)];
}
