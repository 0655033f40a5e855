/** Offers under headings: cards first, then ships, the dearest and ripest first. */

import { byLetters } from "$lib/letters";
import type { Group, Offer, View } from "$lib/board";
import type { Tongue } from "$lib/tongue.svelte";
import type { Chart, Token } from "./view";

/** Without the verb, which stands in the heading. */
function short(offer: Offer, tongue: Tongue): string {
  const key = `short-${offer.verb}`;
  return tongue.has(key)
    ? tongue.say(key, offer.facts)
    : String(offer.facts["region"] ?? offer.facts["token"] ?? offer.label);
}

export function groups(offers: readonly Offer[], view: View, tongue: Tongue): Group[] {
  const tokens = new Map((view as unknown as Chart).tokens.map((token) => [token.at, token]));
  const found = new Map<string, Group>();
  const add = (heading: string, offer: Offer, note = "") => {
    const group = found.get(heading) ?? { heading, offers: [] };
    group.offers.push({
      offer,
      label: short(offer, tongue),
      ...(note && { note }),
    });
    found.set(heading, group);
  };

  const ships: [Token, Offer][] = [];
  for (const offer of offers) {
    const token = offer.verb === "board" ? tokens.get(String(offer.facts["token"])) : undefined;
    if (token) ships.push([token, offer]);
    else add(tongue.say(`heading-${offer.verb}`), offer, offer.effect);
  }
  ships.sort(ripest);
  for (const [token, offer] of ships) {
    const heading = tongue.say("heading-board", {
      value: token.value ?? 0,
      fee: token.fee ?? 0,
    });
    add(heading, offer, tongue.say("board-missing", { missing: token.missing }));
  }
  return [...found.values()];
}

function ripest([one, first]: [Token, Offer], [other, second]: [Token, Offer]): number {
  return (
    (other.value ?? 0) - (one.value ?? 0) || one.missing - other.missing || byLetters(first.text, second.text)
  );
}
