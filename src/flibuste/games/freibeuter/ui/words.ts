/** What a place is, in words: for screen readers, and for the note beside it. */

import type { Translator } from "$i18n/translator";
import type { Place } from "$board/board_state.svelte";
import type { FreibeuterBoard } from "./board_logic.svelte";
import { nameOf } from "./places";
import type { Region, Token } from "./view";

export function tokenTitle(token: Token, t: Translator): string {
  if (token.kind === "ship")
    return t.say("label-token-ship", {
      value: token.value ?? 0,
      fee: token.fee ?? 0,
    });
  if (token.kind === "doubler") return t.say("label-token-doubler", { value: token.value ?? 0 });
  return t.say("piece-warehouse");
}

/** What a warehouse pays, and what the last one does. */
const warehouseLines = (left: number, t: Translator): string[] => [
  t.say("board-warehouse"),
  ...(left === 1 ? [t.say("board-last-warehouse")] : []),
];

/** What the two figures of a ship mean. */
export const shipWorth = (value: number, fee: number, t: Translator): string =>
  t.say("board-ship", { value, fee });

/** `left` is how many warehouses have not been looted. */
export function tokenLines(token: Token, left: number, t: Translator): string[] {
  const lines = [t.say("label-ring", { filled: 4 - token.missing })];
  if (token.kind === "warehouse") lines.unshift(...warehouseLines(left, t));
  if (token.kind === "ship") {
    lines.unshift(shipWorth(token.value ?? 0, token.fee ?? 0, t));
    const boarder = token.boarder ?? null;
    lines.push(boarder === null ? t.say("label-not-boarded") : t.say("label-boarded-by", { seat: boarder }));
  }
  token.boats.forEach((boats, seat) => {
    if (boats) lines.push(t.say("board-around", { seat, boats }));
  });
  return lines;
}

export function regionLines(region: Region, board: FreibeuterBoard): string[] {
  const { t } = board;
  const lines = [
    region.boats.length ? t.say("board-boats", { by_seat: region.boats }) : t.say("label-region-empty"),
  ];
  if (board.view.dutchman === region.at) lines.push(t.say("piece-dutchman"));
  lines.push(t.say("label-cards-left", { left: region.unplayed }));
  if (board.cards.some(({ card }) => card === region.at)) lines.push(t.say("board-in-hand"));
  return lines;
}

export function titleOf(board: FreibeuterBoard, place: Place): string {
  const { t } = board;
  const token = board.token(place);
  const name = nameOf(place);
  if (token)
    return t.say("board-at", {
      what: tokenTitle(token, t),
      at: name,
    });
  if (place.startsWith("deck:")) return t.say(`label-${name}-deck`);
  if (place.startsWith("card:"))
    return t.say("board-card", {
      kind: name.length > 1 ? "sea" : "fd",
      card: name,
    });
  return name;
}

export function linesOf(board: FreibeuterBoard, place: Place): string[] {
  const { scene, view } = board;
  const token = board.token(place);
  const region = board.region(place);
  if (token) return tokenLines(token, view.warehouses, scene.t);
  if (region) return regionLines(region, board);
  if (place === "deck:sea") return [scene.t.say("board-left", { left: view.decks.sea })];
  if (place === "deck:fd") return [scene.t.say("board-left", { left: view.decks.fd })];
  return [];
}
