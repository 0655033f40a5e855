/** Offers under headings: ways by what they lead to, then the dark, then the rest. */

import type { Group, Offer, View } from "$lib/board";
import type { Tongue } from "$lib/tongue.svelte";
import type { Harbour, Way } from "./view";
import { darkName, priceOf } from "./words";

/** Without the verb, which stands in the heading. */
function short(offer: Offer, tongue: Tongue): string {
  const key = `short-${offer.verb}`;
  return tongue.has(key) ? tongue.say(key, offer.facts) : offer.label;
}

/** The alley an offer is about, as one sees it on the map; its notation names plates and edges. */
function where(offer: Offer, view: View, tongue: Tongue): string | null {
  const { ways = [], town } = view as unknown as Harbour;
  const called = offer.verb === "recover";
  const name = offer.facts["alley"];
  const alley = town.alleys.find((one) => (called ? one.name === name : one.dark && one.at === name));
  if (!alley) return null;
  const way = ways.find((one) => one.choice === offer.text);
  if (!alley.dark) return alley.ends.join(" – ");
  return darkName(alley, way ? way.to : (alley.ends[0] ?? ""), town.alleys, tongue);
}

export function title(offer: Offer, view: View, tongue: Tongue): string {
  const key = `choice-${offer.verb}.named`;
  const named = tongue.has(key) ? where(offer, view, tongue) : null;
  return named === null ? offer.label : tongue.say(key, { where: named });
}

/** What can be won there, where it is not the same each time. */
function heading(way: Way, tongue: Tongue): string {
  const told = /^(map|tavern|chest)/.test(way.kind ?? "") && way.offer.length;
  return tongue.say("heading-way", {
    kind: way.kind,
    offer: told ? way.offer.join(" ") : "none",
    meets: way.meets,
  });
}

export function groups(offers: readonly Offer[], view: View, tongue: Tongue): Group[] {
  const { ways = [] } = view as unknown as Harbour;
  const found = new Map<string, Group>();
  const add = (heading: string, offer: Offer, label: string, note = "") => {
    const group = found.get(heading) ?? { heading, offers: [] };
    group.offers.push({ offer, label, ...(note && { note }) });
    found.set(heading, group);
  };
  const rank = (offer: Offer) => ["move", "enter", "dark"].indexOf(offer.verb) + 1 || 9;
  for (const offer of [...offers].sort((one, other) => rank(one) - rank(other))) {
    const way = ways.find((one) => one.choice === offer.text);
    const label = where(offer, view, tongue) ?? short(offer, tongue);
    if (way)
      add(way.to ? heading(way, tongue) : tongue.say("heading-dark"), offer, label, priceOf(way, tongue));
    else if (offer.verb === "recover") add(tongue.say("heading-recover"), offer, label, offer.effect);
    else add(tongue.say(ways.length ? "heading-other" : "heading-choice"), offer, offer.label, offer.effect);
  }
  return [...found.values()];
}
