/** What the help explains: every sign on ship, booty, cards and dens, and all thirty characters with their powers. */

import type { Sign } from "$board/scene";
import Cards from "~icons/game-icons/card-draw";
import Check from "~icons/game-icons/check-mark";
import Coins from "~icons/game-icons/coins";
import Crown from "~icons/game-icons/laurel-crown";
import Den from "~icons/game-icons/cave-entrance";
import Eye from "~icons/game-icons/semi-closed-eye";
import Grave from "~icons/game-icons/pirate-grave";
import Sack from "~icons/game-icons/swap-bag";
import Scroll from "~icons/game-icons/scroll-unfurled";
import { CREW } from "./crew";
import { TILES, type When } from "./view";

const HOURS = ["sunrise", "day", "dusk", "night"] as const;
const WHEN: readonly When[] = ["day", "dusk", "night", "end"];

export default [
  { icon: Crown, text: "icon-score" },
  { icon: Coins, text: "icon-doubloons" },
  { icon: Cards, text: "icon-hand" },
  { icon: Den, text: "icon-den" },
  { icon: Sack, text: "icon-tiles" },
  { icon: Grave, text: "icon-graveyard" },
  { icon: Eye, text: "icon-own-eyes" },
  { icon: Check, text: "label-acted" },
  { icon: Scroll, text: "icon-counts" },
  ...HOURS.map((phase) => ({ piece: "hour", props: { phase }, text: "icon-hour", facts: { phase } })),
  ...WHEN.map((when) => ({
    piece: "character",
    props: { rank: CREW.findIndex(([, first]) => first === when) + 1, seat: 0, phases: [when], mini: true },
    text: "icon-when",
    facts: { when },
  })),
  ...TILES.map((tile) => ({ piece: "tile", props: { tile }, text: "icon-tile", facts: { tile } })),
  ...CREW.map(([character, ...phases], at) => ({
    piece: "character",
    props: { rank: at + 1, seat: at % 6, phases, mini: true },
    text: "icon-character",
    facts: { character, rank: at + 1 },
  })),
] satisfies readonly Sign[];
