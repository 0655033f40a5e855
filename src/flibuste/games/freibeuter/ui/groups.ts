/** Offers under headings: cards first, then ships, the dearest and ripest first. */

import { byLetters } from "$i18n/by_letters";
import { underHeadings, type Listed } from "$board/headings";
import type { Group, Offer, View } from "$board/scene";
import type { Translator } from "$i18n/translator";
import type { Chart, Token } from "./view";

/** Without the verb, which stands in the heading. */
function short(offer: Offer, t: Translator): string {
  const key = `short-${offer.verb}`;
  return t.has(key)
    ? t.say(key, offer.facts)
    : String(offer.facts["region"] ?? offer.facts["token"] ?? offer.label);
}

export function groups(offers: readonly Offer[], view: View, t: Translator): Group[] {
  const tokens = new Map((view as unknown as Chart).tokens.map((token) => [token.at, token]));
  const ships: [Token, Offer][] = [];
  const others: Listed[] = [];
  for (const offer of offers) {
    const token = offer.verb === "board" ? tokens.get(String(offer.facts["token"])) : undefined;
    if (token) ships.push([token, offer]);
    else
      others.push({
        heading: t.say(`heading-${offer.verb}`),
        offer,
        label: short(offer, t),
        note: offer.effect,
      });
  }
  const boarded = ships.sort(ripest).map(([{ value, fee, missing }, offer]) => ({
    heading: t.say("heading-board", { value: value ?? 0, fee: fee ?? 0 }),
    offer,
    label: short(offer, t),
    note: t.say("board-missing", { missing }),
  }));
  return underHeadings([...others, ...boarded]);
}

function ripest([one, first]: [Token, Offer], [other, second]: [Token, Offer]): number {
  return (
    (other.value ?? 0) - (one.value ?? 0) || one.missing - other.missing || byLetters(first.text, second.text)
  );
}
