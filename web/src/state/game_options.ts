/** What players may agree on before a game: which options matter, what a choice of one does to others, what is unusual. */

import type { GameShown } from "$net/api";

export type Option = GameShown["options"][number];
export type Chosen = Readonly<Record<string, string>>;

const usual = (option: Option): string => option.values[0] ?? "";
const last = (option: Option): string => option.values.at(-1) ?? "";
export const valueOf = (option: Option, chosen: Chosen): string => chosen[option.key] ?? usual(option);

/** The options that matter with so many seats and these choices. */
export function applying(options: readonly Option[], seats: number, chosen: Chosen): Option[] {
  const value = (key: string) =>
    options.filter((one) => one.key === key).map((one) => valueOf(one, chosen))[0];
  return options.filter(({ seats: where, unless: [key, other] }) => {
    if (where.length && !where.includes(seats)) return false;
    return !key || value(key) !== other;
  });
}

/** All choices after one of them: a preset moves what it covers, and follows it. */
export function choose(
  options: readonly Option[],
  seats: number,
  chosen: Chosen,
  key: string,
  value: string,
): Record<string, string> {
  const after: Record<string, string> = { ...chosen, [key]: value };
  for (const preset of options.filter((one) => one.covers.length)) {
    const covered = options.filter((one) => preset.covers.includes(one.key));
    if (preset.key === key)
      for (const one of covered) after[one.key] = value === last(preset) ? last(one) : usual(one);
    else if (preset.covers.includes(key)) {
      const all = applying(covered, seats, after).every((one) => valueOf(one, after) === last(one));
      after[preset.key] = all ? last(preset) : usual(preset);
    }
  }
  return after;
}

/** The choices that are not the usual ones; what a preset covers is not named again. */
export function unusual(options: readonly Option[], seats: number, chosen: Chosen): [Option, string][] {
  const found = applying(options, seats, chosen)
    .map((option): [Option, string] => [option, valueOf(option, chosen)])
    .filter(([option, value]) => value !== usual(option));
  const covered = new Set(found.flatMap(([{ covers }]) => covers));
  return found.filter(([{ key }]) => !covered.has(key));
}
