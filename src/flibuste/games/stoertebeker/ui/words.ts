/** What a place is, in words: for those who hear the board, and for the list beside it. */

import type { Tongue } from "$lib/tongue.svelte";
import type { Helm, Place } from "./helm.svelte";
import { percent, type Chance, type Looks, type OwnSide, type Roads, type Ship } from "./view";

export const cardTitle = (card: string, tongue: Tongue): string => tongue.say("table-card", { card });

/** "black: 5 points, boarding value 8, asks for beans, rum, meat". */
export const looksOf = ({ points, boarding, colour, kinds }: Looks, tongue: Tongue): string =>
  tongue.say("table-looks", { points, boarding, colour, kinds });

/** What the dice must show at one's own side, and how likely that is. */
export function needed(own: Pick<OwnSide, "dice_needed" | "ways">, tongue: Tongue): string {
  if (own.ways === 36) return tongue.say("board-sure");
  if (own.ways === 0) return tongue.say("board-hopeless");
  return tongue.say("board-odds", { dice: own.dice_needed, percent: percent([own.ways, 36]) });
}

/** The odds of a choice that throws dice, in a few words. */
export function oddsOf(verb: string, chance: Chance | null | undefined, tongue: Tongue): string {
  if (!chance) return "";
  return tongue.say(verb === "aim" ? "table-hit" : "table-success", { percent: percent(chance) });
}

/** Who has what at a ship, in one breath. */
export function sideOf(roads: Roads, ship: Ship, seat: number, tongue: Tongue): string {
  const side = ship.sides[seat];
  if (!side) return "";
  const laid = side.places.filter((card) => card !== null);
  const lacks = side.places.flatMap((card, at) => (card === null ? [ship.kinds[at] ?? ""] : []));
  const facts = [laid.length ? tongue.say("table-laid", { cards: laid }) : tongue.say("table-nothing")];
  if (!lacks.length) facts.push(tongue.say("table-complete"));
  else if (laid.length) facts.push(tongue.say("table-lacks", { kinds: lacks }));
  const own = seat === roads.seat ? roads.sides?.find((one) => one?.at === ship.at) : null;
  const named = (points: readonly number[]) => points.map((one) => `pirate${one}`);
  if (side.pirates?.length) facts.push(tongue.say("table-face-up", { cards: named(side.pirates) }));
  else {
    if (side.face_up.length) facts.push(tongue.say("table-face-up", { cards: named(side.face_up) }));
    if (own?.face_down.length) facts.push(tongue.say("table-own-down", { cards: named(own.face_down) }));
    else if (side.face_down) facts.push(tongue.say("label-face-down", { count: side.face_down }));
  }
  if (own && laid.length) facts.push(needed(own, tongue));
  return tongue.say("table-said", { what: tongue.name(seat), more: facts.join(", ") });
}

export function titleOf(helm: Helm, place: Place): string {
  const { tongue, view } = helm;
  const [what, first = "", second, third] = place.split(":");
  const ship = helm.ship(first);
  if (what === "hand") return cardTitle(helm.hand[Number(first)]?.card ?? "", tongue);
  if (what === "pile") {
    const count = view.discard.filter((card) => card === first).length;
    return tongue.say("table-in-discard", { card: first, count });
  }
  if (!ship) return "";
  if (what === "ship") return `${tongue.say("table-ship", { ship: first })}, ${looksOf(ship, tongue)}`;
  if (what === "crew" && third === "+") return tongue.say("table-crew-place", { ship: first });
  if (what === "crew") {
    const mine = view.sides?.find((one) => one?.at === first);
    const up = ship.sides[Number(second)]?.face_up ?? [];
    const points = [...up, ...(mine?.face_down ?? [])][Number(third)];
    return cardTitle(`pirate${points}`, tongue);
  }
  const kind = ship.kinds[Number(third)] ?? "blank";
  const card = ship.sides[Number(second)]?.places[Number(third)];
  if (!card) return tongue.say("table-slot", { ship: first, kind });
  return tongue.say("table-card-at", { seat: Number(second), ship: first, card });
}

/** All of it in one breath, with what may be done there. */
export function spoken(helm: Helm, place: Place): string {
  const offers = helm
    .at(place)
    .map((offer) =>
      [offer.label, oddsOf(offer.verb, helm.view.odds?.[offer.text], helm.tongue), offer.effect]
        .filter(Boolean)
        .join(", "),
    );
  return [titleOf(helm, place), ...offers].filter(Boolean).join(". ");
}

/** What a place is, line by line: what it is first, then what would come of it. */
export function noteOf(helm: Helm, place: Place): string[] {
  const { tongue, view } = helm;
  const [what, first] = place.split(":");
  const ship = helm.ship(first);
  const lines = [titleOf(helm, place)];
  if (what === "ship" && ship) lines.push(...ship.sides.map((_, seat) => sideOf(view, ship, seat, tongue)));
  for (const offer of helm.at(place)) {
    const odds = oddsOf(offer.verb, view.odds?.[offer.text], tongue);
    const more = [odds, offer.effect].filter(Boolean).join(", ");
    if (more) lines.push(tongue.say("table-said", { what: offer.label, more }));
  }
  return lines.filter(Boolean);
}
