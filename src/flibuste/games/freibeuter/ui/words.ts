/** What a place is, in words: for those who hear the board, and for the note beside it. */

import type { Tongue } from "$lib/tongue.svelte";
import { nameOf, type Helm, type Place } from "./helm.svelte";
import type { Region, Token } from "./view";

export function tokenTitle(token: Token, tongue: Tongue): string {
  if (token.kind === "ship")
    return tongue.say("label-token-ship", {
      value: token.value ?? 0,
      fee: token.fee ?? 0,
    });
  if (token.kind === "doubler") return tongue.say("label-token-doubler", { value: token.value ?? 0 });
  return tongue.say("piece-warehouse");
}

/** What the two figures of a ship mean. */
export const shipWorth = (value: number, fee: number, tongue: Tongue): string =>
  tongue.say("board-ship", { value, fee });

export function tokenLines(token: Token, tongue: Tongue): string[] {
  const lines = [tongue.say("label-ring", { filled: 4 - token.missing })];
  if (token.kind === "ship") {
    lines.unshift(shipWorth(token.value ?? 0, token.fee ?? 0, tongue));
    const boarder = token.boarder ?? null;
    lines.push(
      boarder === null ? tongue.say("label-not-boarded") : tongue.say("label-boarded-by", { seat: boarder }),
    );
  }
  token.boats.forEach((boats, seat) => {
    if (boats) lines.push(tongue.say("board-around", { seat, boats }));
  });
  return lines;
}

export function regionLines(region: Region, helm: Helm): string[] {
  const { tongue } = helm.scene;
  const lines = [
    region.boats.length
      ? tongue.say("board-boats", { by_seat: region.boats })
      : tongue.say("label-region-empty"),
  ];
  if (helm.view.dutchman === region.at) lines.push(tongue.say("piece-dutchman"));
  lines.push(tongue.say("label-cards-left", { left: region.unplayed }));
  if (helm.cards.some(({ card }) => card === region.at)) lines.push(tongue.say("board-in-hand"));
  return lines;
}

export function titleOf(helm: Helm, place: Place): string {
  const { tongue } = helm.scene;
  const token = helm.token(place);
  const name = nameOf(place);
  if (token)
    return tongue.say("board-at", {
      what: tokenTitle(token, tongue),
      at: name,
    });
  if (place.startsWith("deck:")) return tongue.say(`label-${name}-deck`);
  if (place.startsWith("card:"))
    return tongue.say("board-card", {
      kind: name.length > 1 ? "sea" : "fd",
      card: name,
    });
  return name;
}

export function linesOf(helm: Helm, place: Place): string[] {
  const { scene, view } = helm;
  const token = helm.token(place);
  const region = helm.region(place);
  if (token) return tokenLines(token, scene.tongue);
  if (region) return regionLines(region, helm);
  if (place === "deck:sea") return [scene.tongue.say("board-left", { left: view.decks.sea })];
  if (place === "deck:fd") return [scene.tongue.say("board-left", { left: view.decks.fd })];
  return [];
}

/** All of it in one breath, with what may be done there. */
export function spoken(helm: Helm, place: Place): string {
  const { tongue } = helm.scene;
  const offers = helm
    .at(place)
    .map(({ label, effect }) => (effect ? tongue.say("board-pair", { what: label, value: effect }) : label));
  return [titleOf(helm, place), ...linesOf(helm, place), ...offers].join(". ");
}
