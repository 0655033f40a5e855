/** Offers under headings: by verb, and whom one aims at by whose den it is. */

import type { Group, Offer, View } from "$lib/board";
import type { Tongue } from "$lib/tongue.svelte";

const CARDS = new Set(["play", "parrot", "recruit", "surgeon"]);

export function groups(offers: readonly Offer[], _view: View, tongue: Tongue): Group[] {
  const found = new Map<string, Group>();
  for (const offer of offers) {
    const victim = offer.facts["victim_seat"];
    const heading =
      typeof victim === "number" ? tongue.name(victim) : tongue.say(`heading-${offer.verb}`, offer.facts);
    const group = found.get(heading) ?? { heading, offers: [] };
    group.offers.push(button(offer, tongue));
    found.set(heading, group);
  }
  return [...found.values()];
}

/** Without the verb, which stands in the heading; a character with its power. */
function button(offer: Offer, tongue: Tongue): Group["offers"][number] {
  const power = CARDS.has(offer.verb) || offer.facts["victim_seat"] !== undefined;
  if (!power)
    return {
      offer,
      label: tongue.say(`short-${offer.verb}`, offer.facts),
      note: offer.effect,
    };
  return {
    offer,
    label: tongue.say("board-choice", offer.facts),
    note: tongue.say("piece-power", offer.facts),
  };
}
