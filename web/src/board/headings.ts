/** Offers under headings: each heading where it first comes. */

import type { Group } from "./scene";

export type Listed = Group["offers"][number] & { heading: string };

export function underHeadings(listed: Iterable<Listed>): Group[] {
  const found = new Map<string, Group>();
  for (const { heading, ...button } of listed) {
    const group = found.get(heading) ?? { heading, offers: [] };
    group.offers.push(button);
    found.set(heading, group);
  }
  return [...found.values()];
}
