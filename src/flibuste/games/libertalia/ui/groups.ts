/** Offers under headings: by verb, and targets by the den they are in. */

import { underHeadings } from "$board/headings";
import type { Group, Offer, View } from "$board/scene";
import type { Translator } from "$i18n/translator";

const CARDS = new Set(["play", "parrot", "recruit", "surgeon"]);

export function groups(offers: readonly Offer[], _view: View, t: Translator): Group[] {
  return underHeadings(
    offers.map((offer) => {
      const victim = offer.facts["victim_seat"];
      const heading =
        typeof victim === "number" ? t.name(victim) : t.say(`heading-${offer.verb}`, offer.facts);
      return { heading, ...button(offer, t) };
    }),
  );
}

/** Without the verb, which stands in the heading; a character with its power. */
function button(offer: Offer, t: Translator): Group["offers"][number] {
  const power = CARDS.has(offer.verb) || offer.facts["victim_seat"] !== undefined;
  if (!power)
    return {
      offer,
      label: t.say(`short-${offer.verb}`, offer.facts),
      note: offer.effect,
    };
  return {
    offer,
    label: t.say("board-choice", offer.facts),
    note: t.say("piece-power", offer.facts),
  };
}
