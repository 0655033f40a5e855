/** The board of a game that has no `ui/` of its own: its view by name, its choices under their verbs. */

import type { GameUi, Group, Offer, SeenEvent, View } from "../scene";
import type { Translator } from "$i18n/translator";
import Board from "./GenericBoard.svelte";
import Piece from "./GenericPiece.svelte";
import { lines, sectionsOf } from "./read";

/** The choices of a verb under the game's message `heading-<verb>`; one alone, or without such a message, under none. */
export function groups(offers: readonly Offer[], _view: View, t: Translator): Group[] {
  const found = new Map<string, Group>();
  for (const offer of offers) {
    const key = `heading-${offer.verb}`;
    const several = offers.filter(({ verb }) => verb === offer.verb).length > 1;
    const heading = several && t.has(key) ? t.say(key) : "";
    const group = found.get(heading) ?? { heading, offers: [] };
    group.offers.push({ offer, label: offer.label, ...(offer.effect && { note: offer.effect }) });
    found.set(heading, group);
  }
  return [...found.values()];
}

export default {
  Board,
  Piece,
  stats: () => [],
  motion: () => [],
  /** The row of whoever did something, where the view has a row for each seat. */
  marks: ({ facts }: SeenEvent) => (typeof facts["seat"] === "number" ? [`row:${facts["seat"]}`] : []),
  groups,
  text: (view: View, t: Translator) =>
    sectionsOf(view, t).map(({ heading, part }) => ({ heading, lines: lines(part) })),
  pictures: {},
} satisfies GameUi;
