/** What a place is, in words: for screen readers, and for the note beside it. */

import type { Place } from "$board/board_state.svelte";
import type { Offer } from "$board/scene";
import type { Translator } from "$i18n/translator";
import type { StoertebekerBoard } from "./board_logic.svelte";
import { percent, type Chance, type Looks, type OwnSide, type Roads, type Ship } from "./view";

export const cardTitle = (card: string, t: Translator): string => t.say("table-card", { card });

/** "black: 5 points, boarding value 8, asks for beans, rum, meat". */
export const looksOf = ({ points, boarding, colour, kinds }: Looks, t: Translator): string =>
  t.say("table-looks", { points, boarding, colour, kinds });

/** What the dice must show at one's own side, and how likely that is; while cards are missing, that it is so later. */
export function needed(own: Pick<OwnSide, "dice_needed" | "ways" | "complete">, t: Translator): string {
  const odds = thrown(own, t);
  return own.complete ? odds : t.say("board-then", { odds });
}

function thrown(own: Pick<OwnSide, "dice_needed" | "ways">, t: Translator): string {
  if (own.ways === 36) return t.say("board-sure");
  if (own.ways === 0) return t.say("board-hopeless");
  return t.say("board-odds", {
    dice: own.dice_needed,
    percent: percent([own.ways, 36]),
  });
}

/** The odds of a choice that throws dice, in a few words. */
export function oddsOf(verb: string, chance: Chance | null | undefined, t: Translator): string {
  if (!chance) return "";
  if (chance[0] === 0) return t.say(`hopeless-${verb}.short`);
  return t.say(verb === "aim" ? "table-hit" : "table-success", {
    percent: percent(chance),
  });
}

/** The odds of an offer, and where there are none, why (STO-30, STO-36, STO-46). */
export function outlookOf({ verb, text, facts }: Offer, roads: Roads, t: Translator): string {
  const chance = roads.odds?.[text];
  if (chance?.[0] !== 0) return oddsOf(verb, chance, t);
  const ship = roads.ships.find((one) => one?.at === (facts["ship"] ?? roads.fight?.ship));
  const others = (ship?.sides ?? []).filter(
    (side, seat) => seat !== roads.seat && side?.places.some((card) => card !== null),
  );
  return t.say(`hopeless-${verb}`, {
    boarding: ship?.boarding ?? 0,
    best: roads.fight?.best ?? 0,
    others: others.length,
  });
}

/** Why there is nothing else to choose, where only one's own hand tells. */
export function whyAlone(offers: readonly Offer[], { missing = [] }: Roads, t: Translator): string {
  const [only] = offers;
  if (!only || offers.length > 1) return "";
  if (only.verb === "stop") return t.say("note-no-place");
  return missing.length ? t.say("note-missing", { kinds: missing }) : "";
}

/** Who has what at a ship, in one breath. */
export function sideOf(roads: Roads, ship: Ship, seat: number, t: Translator): string {
  const side = ship.sides[seat];
  if (!side) return "";
  const laid = side.places.filter((card) => card !== null);
  const lacks = side.places.flatMap((card, at) => (card === null ? [ship.kinds[at] ?? ""] : []));
  const facts = [laid.length ? t.say("table-laid", { cards: laid }) : t.say("table-nothing")];
  if (!lacks.length) facts.push(t.say("table-complete"));
  else if (laid.length) facts.push(t.say("table-lacks", { kinds: lacks }));
  const own = seat === roads.seat ? roads.sides?.find((one) => one?.at === ship.at) : null;
  const named = (points: readonly number[]) => points.map((one) => `pirate${one}`);
  if (side.pirates?.length) facts.push(t.say("table-face-up", { cards: named(side.pirates) }));
  else {
    if (side.face_up.length) facts.push(t.say("table-face-up", { cards: named(side.face_up) }));
    if (own?.face_down.length) facts.push(t.say("table-own-down", { cards: named(own.face_down) }));
    else if (side.face_down) facts.push(t.say("label-face-down", { count: side.face_down }));
  }
  if (own && laid.length) facts.push(needed(own, t));
  return t.say("table-said", { what: t.name(seat), more: facts.join(", ") });
}

export function titleOf(board: StoertebekerBoard, place: Place): string {
  const { t, view } = board;
  const [what, first = "", second, third] = place.split(":");
  const ship = board.ship(first);
  if (what === "hand") return cardTitle(board.hand[Number(first)]?.card ?? "", t);
  if (what === "pile") {
    const count = view.discard.filter((card) => card === first).length;
    return t.say("table-in-discard", { card: first, count });
  }
  if (!ship) return "";
  if (what === "ship") return `${t.say("table-ship", { ship: first })}, ${looksOf(ship, t)}`;
  if (what === "crew" && third === "+") return t.say("table-crew-place", { ship: first });
  if (what === "crew") {
    const mine = view.sides?.find((one) => one?.at === first);
    const up = ship.sides[Number(second)]?.face_up ?? [];
    const points = [...up, ...(mine?.face_down ?? [])][Number(third)];
    return cardTitle(`pirate${points}`, t);
  }
  const kind = ship.kinds[Number(third)] ?? "blank";
  const card = ship.sides[Number(second)]?.places[Number(third)];
  if (!card) return t.say("table-slot", { ship: first, kind });
  return t.say("table-card-at", { seat: Number(second), ship: first, card });
}

/** What a place is, line by line: what it is first, then what would come of it. */
export function noteOf(board: StoertebekerBoard, place: Place): string[] {
  const { t, view } = board;
  const [what, first] = place.split(":");
  const ship = board.ship(first);
  const lines = [titleOf(board, place)];
  if (what === "ship" && ship) lines.push(...ship.sides.map((_, seat) => sideOf(view, ship, seat, t)));
  for (const offer of board.at(place)) {
    const more = board.effect(offer);
    if (more) lines.push(t.say("table-said", { what: offer.label, more }));
  }
  return lines.filter(Boolean);
}
