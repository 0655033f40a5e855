/** What a list of choices would say again and again, said once. */

import type { Group } from "$board/scene";

/** From so many choices on, a note they share stands above them. */
const OFTEN = 3;

export type Button = Group["offers"][number];
export interface Row {
  /** What is true of all choices of the row; empty where each says its own. */
  note: string;
  offers: Button[];
}

/** A group's choices in rows: those that share a note stand together below it, where the first of them was. */
export function rowsOf(offers: readonly Button[]): Row[] {
  const rows: Row[] = [];
  const noteOf = ({ offer, note }: Button) => note ?? offer.effect;
  for (const button of offers) {
    const shared = noteOf(button);
    const often = shared !== "" && offers.filter((one) => noteOf(one) === shared).length >= OFTEN;
    const note = often ? shared : "";
    const row = often ? rows.find((one) => one.note === note) : rows.at(-1);
    if (row?.note === note) row.offers.push(button);
    else rows.push({ note, offers: [button] });
  }
  return rows;
}

/** For each group the verbs that have help, unless a group above has said it. */
export function verbsOf(groups: readonly Group[], has: (key: string) => boolean): string[][] {
  const said = new Set<string>();
  return groups.map(({ offers }) => {
    const verbs = new Set(offers.map(({ offer }) => offer.verb));
    const fresh = [...verbs].filter((verb) => !said.has(verb) && has(`help-${verb}`));
    for (const verb of fresh) said.add(verb);
    return fresh;
  });
}
