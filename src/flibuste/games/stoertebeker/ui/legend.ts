/** What the help explains: ships, cards, dice, and the steps of a turn. */

import type { Sign } from "$board/scene";
import Cards from "~icons/game-icons/card-draw";
import Check from "~icons/game-icons/check-mark";
import Crown from "~icons/game-icons/laurel-crown";
import Sails from "~icons/game-icons/cargo-ship";
import Skull from "~icons/game-icons/pirate-skull";
import { PHASES } from "./faces";
import { KINDS } from "./view";

const card = (name: string | null) => ({ piece: "card", props: { card: name } });

export default [
  { icon: Crown, text: "icon-points" },
  { icon: Sails, text: "icon-ships" },
  { icon: Cards, text: "icon-hand" },
  ...PHASES.map(({ phase, Icon }) => ({ icon: Icon, text: "icon-phase", facts: { phase } })),
  { piece: "ship", props: { points: 5, boarding: 8, colour: "black" }, text: "icon-ship" },
  ...KINDS.map((kind) => ({ ...card(kind), text: "icon-provision", facts: { kind } })),
  { ...card("meat-head"), text: "icon-head" },
  { ...card("pirate4"), text: "icon-pirate" },
  { ...card(null), text: "icon-hidden" },
  { icon: Skull, text: "icon-strength" },
  { icon: Check, text: "table-tried" },
  { piece: "colour-die", props: { face: "rum" }, text: "icon-colour-die" },
  { piece: "die", props: { value: 6 }, text: "icon-die" },
] satisfies readonly Sign[];
