/** Störtebeker's part of the site: board, pieces, motion, texts. */

import type { GameUi, Stat, View } from "$board/scene";
import Cards from "~icons/game-icons/card-draw";
import Crown from "~icons/game-icons/laurel-crown";
import Sails from "~icons/game-icons/cargo-ship";
import Board from "./Board.svelte";
import { groups } from "./groups";
import legend from "./legend";
import { marks } from "./marks";
import { motion } from "./motion";
import Piece from "./Piece.svelte";
import Call from "./scenes/Call.svelte";
import Colours from "./scenes/Colours.svelte";
import Throw from "./scenes/Throw.svelte";
import { text } from "./text";
import { KINDS, roadsOf, type CardName } from "./view";

function stats(view: View, seat: number): Stat[] {
  const player = roadsOf(view).players?.[seat];
  if (!player) return [];
  return [
    {
      icon: Crown,
      value: player.bonus ? `${player.score}+${player.bonus}` : player.score,
      label: "label-points",
    },
    { icon: Sails, value: player.ships.length, label: "score-points" },
    {
      icon: Cards,
      value: player.cards,
      label: "label-hand",
      at: `cards:${seat}`,
    },
  ];
}

const card = (name: CardName) => ({
  piece: "card",
  props: { card: name },
  label: "table-card",
  facts: { card: name },
});
const ship = (points: number, boarding: number, colour: string) => ({
  piece: "ship",
  props: { points, boarding, colour },
  label: "piece-ship",
});
const hidden = { piece: "card", props: { card: null }, label: "table-hidden" };
const die = (value: number) => ({
  piece: "die",
  props: { value },
  label: "piece-pip-die",
});
const colourDie = (face: string) => ({
  piece: "colour-die",
  props: { face },
  label: "piece-colour-die",
});
const known = ship(5, 8, "black");

export default {
  Board,
  Piece,
  scenes: { throw: Throw, colours: Colours, call: Call },
  patience: 9_000,
  stats,
  motion,
  marks,
  groups,
  text,
  legend,
  pictures: {
    material: [known, ...KINDS.map(card), card("meat-head"), card("pirate4"), colourDie("rum"), die(6)],
    "set-up": [ship(3, 6, "red"), ship(6, 9, "blue"), ship(7, 12, "green"), ship(4, 5, "white"), hidden],
    turn: [card("beans"), colourDie("meat"), die(5), known],
    cards: [card("water"), card("rum-head"), card("pirate3"), hidden],
    broadside: [colourDie("water"), colourDie("beans"), card("water")],
    boarding: [known, card("pirate4"), die(2), die(5)],
    counter: [card("meat-head"), card("pirate2"), die(6), die(4)],
    scoring: [known, ship(9, 12, "black")],
    draw: [hidden],
    end: [ship(9, 11, "white")],
    advanced: [ship(3, 9, "black"), ship(4, 6, "black"), known],
  },
} satisfies GameUi;
