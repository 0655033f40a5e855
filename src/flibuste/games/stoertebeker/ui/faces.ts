/** What stands for each kind of provision and each step of a turn. */

import type { Icon } from "$widgets/icon";
import Bananas from "~icons/game-icons/banana-bunch";
import Beans from "~icons/game-icons/jelly-beans";
import Bread from "~icons/game-icons/bread";
import Cannon from "~icons/game-icons/cannon-shot";
import Cards from "~icons/game-icons/card-play";
import Draw from "~icons/game-icons/card-draw";
import Grapple from "~icons/game-icons/grapple";
import Meat from "~icons/game-icons/meat";
import Rum from "~icons/game-icons/brandy-bottle";
import Swords from "~icons/game-icons/crossed-swords";
import Water from "~icons/game-icons/water-drop";
import type { Kind } from "./view";

export const SIGNS: Record<Kind, Icon> = {
  water: Water,
  beans: Beans,
  bread: Bread,
  rum: Rum,
  meat: Meat,
  bananas: Bananas,
};

/** The phases in which somebody is asked, and the last one. */
export const PHASES: readonly { phase: number; Icon: Icon }[] = [
  { phase: 1, Icon: Cards },
  { phase: 2, Icon: Cannon },
  { phase: 3, Icon: Grapple },
  { phase: 4, Icon: Swords },
  { phase: 6, Icon: Draw },
];

/** How a ship's colour is dyed, written on, and told apart by a sign on its sail. */
export interface Dye {
  cloth: string;
  ink: string;
  /** Drawn around the origin, some 20 wide. */
  sign: string;
}

const DYES: Record<string, Dye> = {
  black: {
    cloth: "#2d2f36",
    ink: "#fdf6e3",
    sign: "M-3-10H3V-3H10V3H3V10H-3V3H-10V-3H-3Z",
  },
  white: {
    cloth: "#f6f1e4",
    ink: "#2b2118",
    sign: "M0-10A10 10 0 1 1 0 10A10 10 0 1 1 0-10Z",
  },
  red: { cloth: "#b3362c", ink: "#fff6e6", sign: "M0-11L11 0L0 11L-11 0Z" },
  blue: {
    cloth: "#1f5fa8",
    ink: "#fff9ea",
    sign: "M-11-6L0 3L11-6V2L0 11L-11 2Z",
  },
  green: { cloth: "#246b41", ink: "#fff9ea", sign: "M0-11L11 9H-11Z" },
};
/** For colours of a player's own box: a square, with a colour made from its name. */
const SQUARE = "M-9-9H9V9H-9Z";

export function dyeOf(colour: string): Dye {
  const known = DYES[colour];
  if (known) return known;
  const hue = [...colour].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 360, 7);
  return { cloth: `hsl(${hue} 45% 30%)`, ink: "#fff9ea", sign: SQUARE };
}
