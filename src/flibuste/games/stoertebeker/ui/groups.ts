/** Offers under headings, without the verb, which stands there: cards by the ship they go to, throws with their odds, and what ends a step last. */

import { byLetters } from "$i18n/by_letters";
import { underHeadings } from "$board/headings";
import type { Group, Offer, View } from "$board/scene";
import type { Translator } from "$i18n/translator";
import { roadsOf } from "./view";
import { outlookOf, whyAlone } from "./words";

export function groups(offers: readonly Offer[], view: View, t: Translator): Group[] {
  const roads = roadsOf(view);
  const ends = (offer: Offer) => Number(Object.keys(offer.facts).length === 0);
  const ship = (offer: Offer) => String(offer.facts["ship"] ?? "");
  const order = (one: Offer, other: Offer) => ends(one) - ends(other) || byLetters(ship(one), ship(other));
  return underHeadings(
    [...offers].sort(order).map((offer) => {
      const chance = outlookOf(offer, roads, t);
      const note = [chance, offer.effect, whyAlone(offers, roads, t)].filter(Boolean).join(", ");
      const heading = t.say(`heading-${offer.verb}`, offer.facts);
      return { heading, offer, label: t.say(`short-${offer.verb}`, offer.facts), note };
    }),
  );
}
