/** Offers under headings: cards by the ship they go to, throws with their odds, and what ends a step last. */

import { byLetters } from "$lib/letters";
import type { Group, Offer, View } from "$lib/board";
import type { Tongue } from "$lib/tongue.svelte";
import { roadsOf } from "./view";
import { oddsOf } from "./words";

/** Without the verb, which stands in the heading; but what is read must be part of what is heard. */
function short(offer: Offer, note: string, tongue: Tongue): string {
  const said = tongue.say(`short-${offer.verb}`, offer.facts);
  const heard = note ? offer.label.endsWith(said) : offer.label.includes(said);
  return heard ? said : offer.label;
}

export function groups(offers: readonly Offer[], view: View, tongue: Tongue): Group[] {
  const { odds = {} } = roadsOf(view);
  const found = new Map<string, Group>();
  const ends = (offer: Offer) => Number(Object.keys(offer.facts).length === 0);
  const ship = (offer: Offer) => String(offer.facts["ship"] ?? "");
  const order = (one: Offer, other: Offer) => ends(one) - ends(other) || byLetters(ship(one), ship(other));
  for (const offer of [...offers].sort(order)) {
    const heading = tongue.say(`heading-${offer.verb}`, offer.facts);
    const group = found.get(heading) ?? { heading, offers: [] };
    const note = [oddsOf(offer.verb, odds[offer.text], tongue), offer.effect].filter(Boolean).join(", ");
    group.offers.push({ offer, label: short(offer, note, tongue), ...(note && { note }) });
    found.set(heading, group);
  }
  return [...found.values()];
}
