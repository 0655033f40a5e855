/** Six seats that differ by colour and by emblem, also for colour-blind people. */

import Anchor from "~icons/game-icons/anchor";
import Compass from "~icons/game-icons/compass";
import Parrot from "~icons/game-icons/parrot-head";
import Sabres from "~icons/game-icons/crossed-sabres";
import Star from "~icons/game-icons/sea-star";
import Wheel from "~icons/game-icons/ship-wheel";

const EMBLEMS: readonly string[] = [Anchor, Compass, Parrot, Wheel, Star, Sabres].map((icon) => icon.outline);

/** Each name is also a CSS variable, `--seat-0` and so on, with `--seat-0-ink` to write on it. */
export const colour = (seat: number): string => `var(--seat-${seat % EMBLEMS.length})`;
export const ink = (seat: number): string => `var(--seat-${seat % EMBLEMS.length}-ink)`;
/** A seat's emblem as a path, 512 units wide and high: boards have dozens, and a path is one element. */
export const emblem = (seat: number): string => EMBLEMS[seat % EMBLEMS.length] ?? "";
