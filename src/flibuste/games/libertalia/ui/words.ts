/** What a place is, in words: for screen readers, and for the note beside it. */

import type { Place } from "$board/board_state.svelte";
import type { Translator } from "$i18n/translator";
import type { Line } from "./count";
import type { LibertaliaBoard } from "./board_logic.svelte";
import { TILES, type Character, type Held, type Space, type Tile } from "./view";

export const nameOf = (card: Character, t: Translator): string =>
  t.say("piece-character", { character: card.character });

/** Its powers, as the rules tell them; a character's rule is named by its rank. */
export const powerOf = (card: Character, t: Translator): string => t.rule(`LIB-${100 + card.rank}`);

/** "Brute (14), influence 6". */
export const cardTitle = (card: Held, t: Translator): string =>
  t.say("board-card", {
    character: card.character,
    rank: card.rank,
    influence: card.influence,
  });

export const tileTitle = (tile: Tile, t: Translator): string => t.say("piece-tile.bare", { tile });

/** "Day 3 (ahead): 2 jewels, 1 relic". */
export const dayTitle = ({ day, when, tiles }: Space, t: Translator): string =>
  t.say("board-day", { day, when, tiles: listed(tiles, t) });

export function listed(tiles: readonly Tile[], t: Translator): string {
  const kinds = TILES.filter((tile) => tiles.includes(tile)).map((tile) =>
    t.say("piece-tiles", {
      tile,
      count: tiles.filter((one) => one === tile).length,
    }),
  );
  return kinds.join(", ") || t.say("board-no-booty");
}

/** What a line of a count is about. */
export function lineTitle({ key, character = "" }: Line, t: Translator): string {
  if (typeof key === "number") return t.say("piece-character", { character });
  if (key === "floor") return t.say("board-floor");
  const sum = key === "doubloons" || key === "fortune" || key === "score";
  return sum ? t.say(`label-${key}`) : tileTitle(key, t);
}

export function titleOf(board: LibertaliaBoard, place: Place): string {
  const { t } = board;
  const tile = board.tile(place);
  const found = board.card(place);
  const space = board.space(place);
  if (space) return dayTitle(space, t);
  if (tile) return tileTitle(tile, t);
  return found ? cardTitle(found.card, t) : "";
}

/** Whose it is, and what it does. */
export function linesOf(board: LibertaliaBoard, place: Place): string[] {
  const { t } = board;
  const found = board.card(place);
  const tile = board.tile(place);
  const whose = found && !place.startsWith("hand") ? [t.name(found.seat)] : [];
  if (found) return [...whose, t.say("piece-power", { character: found.card.character })];
  return tile ? [t.say("board-tile", { tile })] : [];
}
