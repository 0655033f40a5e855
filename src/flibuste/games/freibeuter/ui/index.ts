/** Freibeuter's part of the site: board, pieces, motion, texts. */

import type { GameUi, Stat, View } from "$board/scene";
import Boat from "~icons/game-icons/small-fishing-sailboat";
import Cards from "~icons/game-icons/card-draw";
import Coins from "~icons/game-icons/coins";
import Galleon from "~icons/game-icons/galleon";
import Skull from "~icons/game-icons/skull-crossed-bones";
import Board from "./Board.svelte";
import { groups } from "./groups";
import legend from "./legend";
import { marks } from "./marks";
import { motion } from "./motion";
import Piece from "./Piece.svelte";
import { text } from "./text";
import type { Chart } from "./view";

function stats(view: View, seat: number): Stat[] {
  const player = (view as unknown as Chart).players?.[seat];
  if (!player) return [];
  const found: Stat[] = [
    {
      icon: Coins,
      value: player.cash,
      label: "label-cash",
      at: `purse:${seat}`,
    },
    {
      icon: Boat,
      value: player.stock,
      label: "label-stock",
      at: `stock:${seat}`,
    },
    {
      icon: Galleon,
      value: player.captured,
      label: "label-captured",
      at: `ships:${seat}`,
    },
    {
      icon: Cards,
      value: `${player.sea}+${player.fd}`,
      label: "board-stat-cards",
      at: `hand:${seat}`,
    },
  ];
  if (player.credit)
    found.push({
      icon: Skull,
      value: `−2×${player.credit}`,
      label: "label-credit",
      tone: "debt",
    });
  return found;
}

const ship = (value: number) => ({
  piece: "ship",
  props: { value, fee: value / 5 },
  label: "label-token-ship",
  facts: { value, fee: value / 5 },
});
const boat = (seat: number) => ({
  piece: "boat",
  props: { seat },
  label: "piece-boat",
});
const sea = {
  piece: "sea-card",
  props: { card: "D4" },
  label: "piece-sea-card",
};
const fd = { piece: "fd-card", props: { card: "D" }, label: "piece-fd-card" };
const warehouse = { piece: "warehouse", label: "piece-warehouse" };
const doubler = {
  piece: "doubler",
  props: { value: 15 },
  label: "piece-doubler",
};
const dutchman = { piece: "dutchman", label: "piece-dutchman" };

export default {
  Board,
  Piece,
  stats,
  motion,
  marks,
  groups,
  text,
  legend,
  pictures: {
    material: [boat(0), ship(5), ship(10), ship(15), ship(20), warehouse, doubler, sea, fd],
    "set-up": [sea, fd],
    turn: [ship(20), sea, fd],
    board: [
      {
        piece: "ship",
        props: { value: 15, fee: 3, boarder: 0 },
        label: "label-token-ship",
        facts: { value: 15, fee: 3 },
      },
    ],
    "sea-card": [sea, boat(1)],
    dutchman: [fd, dutchman],
    ring: [boat(0), boat(1), boat(2), dutchman],
    result: [ship(10), warehouse, doubler],
    credit: [{ piece: "credit", label: "label-credit" }],
    draw: [
      { piece: "sea-card", label: "label-sea-deck" },
      { piece: "fd-card", label: "label-fd-deck" },
    ],
    end: [warehouse, { piece: "coins", label: "label-cash" }],
  },
} satisfies GameUi;
