/** Parley in the browser: copy this folder to begin a board of your own (docs/add-a-board.md). */

import Coin from "~icons/game-icons/coins";
import type { GameUi, SeenEvent, View } from "$board/scene";
import generic from "$board/generic";
import Board from "./Board.svelte";
import type { Council } from "./board_logic.svelte";

export default {
  // What is not drawn here, the generic board does: pieces, headings over choices, the board in sentences.
  ...generic,
  Board,
  stats(view: View, seat: number) {
    const player = (view as unknown as Council).players[seat];
    return player
      ? [
          {
            icon: Coin,
            value: player.rum,
            label: "board-rum",
            at: `rum:${seat}`,
          },
        ]
      : [];
  },
  /** What is worth watching: who has the floor, and who is robbed. */
  motion({ kind, facts }: SeenEvent) {
    if (kind === "spoke") return [{ kind: "flash", at: `captain:${facts["seat"]}`, tone: "brass" }];
    if (kind === "robbed") return [{ kind: "flash", at: `captain:${facts["victim_seat"]}`, tone: "loss" }];
    return [];
  },
  /** Whoever did something, and whoever was robbed. */
  marks({ facts }: SeenEvent) {
    const seats = [facts["seat"], facts["victim_seat"]];
    return seats.flatMap((seat) => (typeof seat === "number" ? [`captain:${seat}`] : []));
  },
} satisfies GameUi;
