/** Libertalia's part of the site: board, pieces, motion, texts. */

import type { GameUi, Stat, View } from "$board/scene";
import Cards from "~icons/game-icons/card-draw";
import Coins from "~icons/game-icons/coins";
import Crown from "~icons/game-icons/laurel-crown";
import Den from "~icons/game-icons/cave-entrance";
import Sack from "~icons/game-icons/swap-bag";
import Board from "./Board.svelte";
import { CREW } from "./crew";
import { groups } from "./groups";
import legend from "./legend";
import { marks } from "./marks";
import { motion } from "./motion";
import Piece from "./Piece.svelte";
import Rest from "./scenes/Rest.svelte";
import Reveal from "./scenes/Reveal.svelte";
import Strike from "./scenes/Strike.svelte";
import { text } from "./text";
import { TILES, type Phase, type Table, type Tile, type When } from "./view";

function stats(view: View, seat: number): Stat[] {
  const { players } = view as unknown as Table;
  const player = players?.[seat];
  if (!player) return [];
  const all: Stat[] = [
    { icon: Crown, value: player.score, label: "label-score" },
    {
      icon: Coins,
      value: player.doubloons,
      label: "label-doubloons",
      at: `purse:${seat}`,
    },
    {
      icon: Cards,
      value: player.cards,
      label: "label-hand",
      at: `hand:${seat}`,
    },
    {
      icon: Den,
      value: player.den.length,
      label: "label-den",
      at: `den:${seat}`,
    },
    {
      icon: Sack,
      value: player.tiles,
      label: "label-tiles",
      at: `tiles:${seat}`,
    },
  ];
  // In a crowd the panels are narrow; the dens on the board tell the rest.
  return players.length > 4 ? all.slice(0, 3) : all;
}

const character = (rank: number, name: string, seat: number, ...phases: When[]) => ({
  piece: "character",
  props: { rank, seat, phases, mini: true },
  label: "piece-character",
  facts: { character: name },
});
const tile = (kind: Tile) => ({
  piece: "tile",
  props: { tile: kind },
  label: "piece-tile.bare",
  facts: { tile: kind },
});
const hour = (phase: Phase) => ({
  piece: "hour",
  props: { phase },
  label: "label-phase",
  facts: { phase },
});
const plain = (piece: string) => ({ piece, label: `piece-${piece}` });
const parrot = character(1, "parrot", 0, "day");
const brute = character(14, "brute", 1, "day");
const cook = character(18, "cook", 2, "dusk");
const granny = character(27, "granny_wata", 3, "night");
const captain = character(29, "captain", 4, "day", "end");
const coins = { piece: "coins", label: "label-doubloons" };

export default {
  Board,
  Piece,
  scenes: { reveal: Reveal, strike: Strike, rest: Rest },
  stats,
  motion,
  marks,
  groups,
  text,
  legend,
  pictures: {
    "set-up": [...TILES.map(tile), plain("bag"), coins],
    characters: [parrot, cook, granny, captain, plain("den"), plain("graveyard")],
    sunrise: [hour("sunrise"), { piece: "character", props: { seat: 1 }, label: "label-sealed" }],
    day: [hour("day"), parrot, brute],
    dusk: [hour("dusk"), tile("sabre"), tile("officer"), cook],
    night: [hour("night"), granny],
    rest: [hour("rest"), tile("chest"), tile("jewel"), tile("goods"), tile("map"), tile("relic")],
    money: [coins, plain("bag")],
    crew: CREW.map(([name, ...phases], at) => character(at + 1, name, at % 6, ...phases)),
  },
} satisfies GameUi;
