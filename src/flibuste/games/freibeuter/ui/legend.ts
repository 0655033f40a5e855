/** What the help explains: every sign on the chart, the cards and the seats. */

import type { Sign } from "$board/scene";
import Boat from "~icons/game-icons/small-fishing-sailboat";
import Cards from "~icons/game-icons/card-draw";
import Chest from "~icons/game-icons/chest";
import Coins from "~icons/game-icons/coins";
import Fog from "~icons/game-icons/fog";
import Galleon from "~icons/game-icons/galleon";
import Skull from "~icons/game-icons/skull-crossed-bones";
import Waves from "~icons/game-icons/waves";

const ship = (value: number, boarder?: number) => ({
  piece: "ship",
  props: { value, fee: value / 5, boarder },
});

export default [
  { icon: Coins, text: "icon-cash" },
  { icon: Boat, text: "icon-stock" },
  { icon: Galleon, text: "icon-captured" },
  { icon: Cards, text: "board-stat-cards" },
  { icon: Skull, text: "icon-credit" },
  ...[5, 10, 20].map((value) => ({
    ...ship(value),
    text: "label-token-ship",
    facts: { value, fee: value / 5 },
  })),
  { ...ship(15), text: "legend-ship" },
  { ...ship(20, 0), text: "legend-boarder" },
  { piece: "warehouse", text: "legend-warehouse" },
  { icon: Chest, text: "icon-warehouses-left" },
  { piece: "doubler", props: { value: 15 }, text: "legend-doubler" },
  { piece: "boat", props: { seat: 0 }, text: "icon-boat" },
  { piece: "dutchman", text: "icon-dutchman" },
  { icon: Waves, text: "icon-sea-card" },
  { icon: Fog, text: "icon-fd-card" },
] satisfies readonly Sign[];
