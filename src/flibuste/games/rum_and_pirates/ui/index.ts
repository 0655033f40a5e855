/** Rum & Pirates' part of the site: board, pieces, motion, texts. */

import type { GameUi, Stat, View } from "$board/scene";
import Ship from "~icons/game-icons/galleon";
import Tiles from "~icons/game-icons/stack";
import Rose from "~icons/game-icons/shut-rose";
import Star from "~icons/game-icons/laurel-crown";
import Pirates from "~icons/game-icons/pirate-skull";
import Board from "./Board.svelte";
import DiceScene from "./DiceScene.svelte";
import { groups, title } from "./groups";
import { Barrel, Coin } from "./kinds";
import legend from "./legend";
import { marks } from "./marks";
import { motion } from "./motion";
import Piece from "./Piece.svelte";
import { text } from "./text";
import type { Harbour, Kind, StackName } from "./view";

function stats(view: View, seat: number): Stat[] {
  const harbour = view as unknown as Harbour;
  const player = harbour.players?.[seat];
  if (!player) return [];
  const mine = harbour.seat === seat;
  const coins = mine ? (harbour.purse ?? null) : player.coins;
  const points = player.flag?.points ?? (mine ? harbour.flag?.points : undefined);
  const found: Stat[] = [
    {
      icon: Pirates,
      value: player.pool ? `${player.reserve}+${player.pool}` : player.reserve,
      label: "board-stat-pirates",
      at: `crew:${seat}`,
    },
    {
      icon: Coin,
      value: coins ?? "?",
      label: "label-coins",
      at: `purse:${seat}`,
    },
    { icon: Barrel, value: player.rum, label: "label-rum", at: `rum:${seat}` },
    {
      icon: Tiles,
      value: player.tiles,
      label: "label-tiles",
      at: `tiles:${seat}`,
    },
  ];
  if (player.rendezvous.length)
    found.push({
      icon: Rose,
      value: player.rendezvous.length,
      label: "label-rendezvous",
    });
  if (points !== undefined) found.push({ icon: Star, value: points, label: "score-total" });
  if (player.aboard) found.push({ icon: Ship, value: player.aboard, label: "label-aboard" });
  return found;
}

const pirate = (seat: number) => ({
  piece: "pirate",
  props: { seat },
  label: "piece-pirate",
});
const alley = (seat: number, length: number, count: number, dark = false) => ({
  piece: "alley",
  props: { seat, length, count, dark },
  label: dark ? "piece-dark-alley" : "piece-alley",
});
const square = (kind: Kind, plate = 0) => ({
  piece: "square",
  props: { kind, plate },
  label: "square-kind",
  facts: { kind },
});
const tile = (stack: StackName, value: number, more: Record<string, unknown> = {}) => ({
  piece: "tile",
  props: { stack, value, ...more },
  label: "board-stack",
  facts: { stack },
});
const captain = { piece: "captain", label: "piece-captain" };
const coins = { piece: "coins", label: "piece-coin" };
const barrel = { piece: "barrels", label: "piece-barrel" };
const imaginary = {
  piece: "pirate",
  props: { seat: null },
  label: "label-imaginary",
};

export default {
  Board,
  Piece,
  scenes: { dice: DiceScene },
  patience: 14_000,
  stats,
  motion,
  marks,
  groups,
  title,
  text,
  legend,
  pictures: {
    "set-up": [captain, pirate(0), coins, tile("bunk", 7), tile("hammock", 4), tile("rope", 1)],
    frame: [captain, pirate(0), pirate(1)],
    move: [captain, alley(0, 3, 2), coins],
    dark: [alley(2, 2, 1, true), coins],
    "dead-end": [captain, square("coin", 4)],
    "rest-and-board": [coins, pirate(1)],
    squares: [square("coin", 3), square("hq"), square("recruit")],
    accessory: [
      square("accessory"),
      tile("accessory", 5, { family: "hook" }),
      tile("accessory", 3, { family: "hat" }),
    ],
    rendezvous: [square("rendezvous"), tile("rendezvous", 6, { family: "rum" })],
    map: [
      square("map_yellow"),
      square("map_pink"),
      square("map_green"),
      tile("map", 6, { family: "map_pink" }),
    ],
    tavern: [
      square("tavern_1"),
      square("tavern_2"),
      square("tavern_3"),
      tile("tavern", 5, { family: "tavern_2" }),
    ],
    chest: [square("chest"), tile("chest", 6), tile("scorpion", -2, { threshold: 14 })],
    rum: [square("rum"), barrel],
    guard: [square("guard"), tile("guard_small", 2, { coins: 1 }), tile("guard_large", 5)],
    brawl: [pirate(0), pirate(3), imaginary, tile("bunk", 8)],
    "round-end": [pirate(0), captain],
    scoring: [
      tile("map", 5, { family: "map_green" }),
      tile("chest", 5),
      tile("rendezvous", 4, { family: "map" }),
    ],
  },
} satisfies GameUi;
