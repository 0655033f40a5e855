/** Offers under headings: ways by what they lead to, then the dark, then the rest. */

import { underHeadings, type Listed } from "$board/headings";
import type { Group, Offer, View } from "$board/scene";
import type { Translator } from "$i18n/translator";
import type { Alley, Harbour, Way } from "./view";
import { darkName, guardNote, priceOf } from "./words";

/** Without the verb, which stands in the heading. */
function short(offer: Offer, t: Translator): string {
  const key = `short-${offer.verb}`;
  return t.has(key) ? t.say(key, offer.facts) : offer.label;
}

function alleyOf(offer: Offer, { town }: Harbour): Alley | undefined {
  const called = offer.verb === "recover";
  const name = offer.facts["alley"];
  return town.alleys.find((one) => (called ? one.name === name : one.dark && one.at === name));
}

/** The alley of an offer as the map shows it; its notation names plates and edges. */
function where(offer: Offer, view: View, t: Translator): string | null {
  const { ways = [], town } = view as unknown as Harbour;
  const alley = alleyOf(offer, view as unknown as Harbour);
  if (!alley) return null;
  const way = ways.find((one) => one.choice === offer.text);
  if (!alley.dark) return alley.ends.join(" – ");
  return darkName(alley, way ? way.to : (alley.ends[0] ?? ""), town.alleys, t);
}

export function title(offer: Offer, view: View, t: Translator): string {
  const key = `choice-${offer.verb}.named`;
  const named = t.has(key) ? where(offer, view, t) : null;
  return named === null ? offer.label : t.say(key, { where: named });
}

/** What can be won there, where it is not the same each time. */
function heading(way: Way, t: Translator): string {
  const told = /^(map|tavern|chest)/.test(way.kind ?? "") && way.offer.length;
  return t.say("heading-way", {
    kind: way.kind,
    offer: told ? way.offer.join(" ") : "none",
    meets: way.meets,
  });
}

export function groups(offers: readonly Offer[], view: View, t: Translator): Group[] {
  const { ways = [] } = view as unknown as Harbour;
  const rank = (offer: Offer) => ["move", "enter", "dark"].indexOf(offer.verb) + 1 || 9;
  const listed = (offer: Offer): Listed => {
    const way = ways.find((one) => one.choice === offer.text);
    const label = where(offer, view, t) ?? short(offer, t);
    if (way) {
      const over = way.to ? heading(way, t) : t.say("heading-dark");
      return { heading: over, offer, label, note: priceOf(way, t) };
    }
    const note = guardNote(offer.verb, view as unknown as Harbour, t) || offer.effect;
    if (offer.verb === "recover") {
      // All pirates of the alley return (RUM-56); which alley it is, the button says already.
      const alley = alleyOf(offer, view as unknown as Harbour);
      const back = alley ? t.say("note-recover", { pirates: alley.length }) : note;
      return { heading: t.say("heading-recover"), offer, label, note: back };
    }
    const over = t.say(ways.length ? "heading-other" : "heading-choice");
    return { heading: over, offer, label: offer.label, note };
  };
  return underHeadings([...offers].sort((one, other) => rank(one) - rank(other)).map(listed));
}
