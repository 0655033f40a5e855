import type { GameUi } from "$lib/board";
import Board from "./Board.svelte";
import Piece from "./Piece.svelte";

export default {
  Board,
  Piece,
  stats: () => [],
  motion: () => [],
  groups: (offers) => [
    {
      heading: "",
      offers: offers.map((offer) => ({ offer, label: offer.label })),
    },
  ],
  text: () => [],
  pictures: {},
} satisfies GameUi;
