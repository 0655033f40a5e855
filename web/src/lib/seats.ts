/** Six seats that stay apart by colour and by emblem, for eyes of every kind. */

import anchor from "~icons/game-icons/anchor?raw";
import compass from "~icons/game-icons/compass?raw";
import parrot from "~icons/game-icons/parrot-head?raw";
import sabres from "~icons/game-icons/crossed-sabres?raw";
import star from "~icons/game-icons/sea-star?raw";
import wheel from "~icons/game-icons/ship-wheel?raw";
import { outline } from "./outline";

const EMBLEMS: readonly string[] = [anchor, compass, parrot, wheel, star, sabres].map(outline);

/** Each name is also a CSS variable, `--seat-0` and so on, with `--seat-0-ink` to write on it. */
export const colour = (seat: number): string => `var(--seat-${seat % EMBLEMS.length})`;
export const ink = (seat: number): string => `var(--seat-${seat % EMBLEMS.length}-ink)`;
/** A seat's emblem as a path, 512 units wide and high: boards have dozens, and a path is one element. */
export const emblem = (seat: number): string => EMBLEMS[seat % EMBLEMS.length] ?? "";
