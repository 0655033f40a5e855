/** What a place is, in words: for those who hear the board, and for the note beside it. */

import type { Tongue } from "$lib/tongue.svelte";
import type { Line } from "./count";
import type { Helm, Place } from "./helm.svelte";
import { TILES, type Character, type Held, type Space, type Tile } from "./view";

export const nameOf = (card: Character, tongue: Tongue): string =>
  tongue.say("piece-character", { character: card.character });

/** Its powers, as the rules tell them; a character's rule is named by its rank. */
export const powerOf = (card: Character, tongue: Tongue): string => tongue.rule(`LIB-${100 + card.rank}`);

/** "Brute (14), influence 6". */
export const cardTitle = (card: Held, tongue: Tongue): string =>
  tongue.say("board-card", {
    character: card.character,
    rank: card.rank,
    influence: card.influence,
  });

export const tileTitle = (tile: Tile, tongue: Tongue): string => tongue.say("piece-tile.bare", { tile });

/** "Day 3 (ahead): 2 jewels, 1 relic". */
export const dayTitle = ({ day, when, tiles }: Space, tongue: Tongue): string =>
  tongue.say("board-day", { day, when, tiles: listed(tiles, tongue) });

export function listed(tiles: readonly Tile[], tongue: Tongue): string {
  const kinds = TILES.filter((tile) => tiles.includes(tile)).map((tile) =>
    tongue.say("piece-tiles", { tile, count: tiles.filter((one) => one === tile).length }),
  );
  return kinds.join(", ") || tongue.say("board-no-booty");
}

/** What a line of a count is about. */
export function lineTitle({ key, character = "" }: Line, tongue: Tongue): string {
  if (typeof key === "number") return tongue.say("piece-character", { character });
  if (key === "floor") return tongue.say("board-floor");
  const sum = key === "doubloons" || key === "fortune" || key === "score";
  return sum ? tongue.say(`label-${key}`) : tileTitle(key, tongue);
}

export function titleOf(helm: Helm, place: Place): string {
  const { tongue } = helm.scene;
  const tile = helm.tile(place);
  const found = helm.card(place);
  const space = helm.space(place);
  if (space) return dayTitle(space, tongue);
  if (tile) return tileTitle(tile, tongue);
  return found ? cardTitle(found.card, tongue) : "";
}

/** All of it in one breath, with what may be done there. */
export function spoken(helm: Helm, place: Place): string {
  const { tongue } = helm.scene;
  const found = helm.card(place);
  const tile = helm.tile(place);
  const whose = found && !place.startsWith("hand") ? [tongue.name(found.seat)] : [];
  const does = found
    ? [tongue.say("piece-power", { character: found.card.character })]
    : tile
      ? [tongue.say("board-tile", { tile })]
      : [];
  const offers = helm.at(place).map((offer) => [offer.label, offer.effect].filter(Boolean).join(": "));
  return [titleOf(helm, place), ...whose, ...does, ...offers].join(". ");
}
