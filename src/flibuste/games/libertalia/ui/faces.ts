/** The drawings characters, booty and hours start from. */

import type { Icon } from "$widgets/icon";
import Anchor from "~icons/game-icons/anchor";
import Anvil from "~icons/game-icons/anvil";
import Beer from "~icons/game-icons/beer-stein";
import Bowl from "~icons/game-icons/fruit-bowl";
import Broom from "~icons/game-icons/broom";
import Brute from "~icons/game-icons/brute";
import Cannon from "~icons/game-icons/pirate-cannon";
import Captain from "~icons/game-icons/pirate-captain";
import Cash from "~icons/game-icons/cash";
import Chain from "~icons/game-icons/breaking-chain";
import Chest from "~icons/game-icons/open-treasure-chest";
import Cook from "~icons/game-icons/cook";
import Crate from "~icons/game-icons/wooden-crate";
import Crown from "~icons/game-icons/imperial-crown";
import Dice from "~icons/game-icons/dice-six-faces-six";
import Doll from "~icons/game-icons/voodoo-doll";
import Gems from "~icons/game-icons/gems";
import Glass from "~icons/game-icons/glass-shot";
import Granny from "~icons/game-icons/witch-face";
import Hat from "~icons/game-icons/pilgrim-hat";
import Holy from "~icons/game-icons/holy-symbol";
import Lily from "~icons/game-icons/fleur-de-lys";
import Map from "~icons/game-icons/treasure-map";
import Mate from "~icons/game-icons/captain-hat-profile";
import Monkey from "~icons/game-icons/monkey";
import Moon from "~icons/game-icons/moon";
import Parrot from "~icons/game-icons/parrot-head";
import Quill from "~icons/game-icons/quill-ink";
import Relic from "~icons/game-icons/crowned-skull";
import Rose from "~icons/game-icons/rose";
import Sabers from "~icons/game-icons/sabers-choc";
import Sabre from "~icons/game-icons/crossed-sabres";
import Saw from "~icons/game-icons/hand-saw";
import Scales from "~icons/game-icons/scales";
import Scalpel from "~icons/game-icons/scalpel";
import Spy from "~icons/game-icons/spy";
import Spyglass from "~icons/game-icons/spyglass";
import Sun from "~icons/game-icons/sun";
import Sunrise from "~icons/game-icons/sunrise";
import Sunset from "~icons/game-icons/sunset";
import Wheel from "~icons/game-icons/ship-wheel";
import Whistle from "~icons/game-icons/whistle";
import type { Phase, Tile, When } from "./view";

/** From rank 1 to rank 30. */
// prettier-ignore
const FACES: readonly Icon[] = [
  Parrot, Monkey, Bowl, Quill, Broom, Holy, Beer, Glass, Saw, Lily,
  Doll, Chain, Sabers, Brute, Cannon, Spyglass, Spy, Cook, Whistle, Anvil,
  Scales, Scalpel, Cash, Dice, Rose, Wheel, Granny, Mate, Captain, Crown,
];

export const faceOf = (rank: number): Icon => FACES[rank - 1] ?? Parrot;

export const LOOT: Record<Tile, Icon> = {
  chest: Chest,
  jewel: Gems,
  goods: Crate,
  map: Map,
  relic: Relic,
  sabre: Sabre,
  officer: Hat,
};

export const HOURS: Record<Phase, Icon> = {
  sunrise: Sunrise,
  day: Sun,
  dusk: Sunset,
  night: Moon,
  rest: Anchor,
};

export const SIGNS: Record<When, Icon> = {
  day: Sun,
  dusk: Sunset,
  night: Moon,
  end: Anchor,
};
