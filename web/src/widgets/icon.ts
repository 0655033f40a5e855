/** Icons of one path. A board has dozens: they share one template, and a drawing with many uses only their paths. */

import type { Component } from "svelte";
import Drawn from "./Icon.svelte";

/** The props of an icon, and no more: spreading any attribute would slow each of them down. */
export interface Taken {
  x?: number | string;
  y?: number | string;
  width?: number | string;
  height?: number | string;
  role?: "img";
  "aria-hidden"?: "true";
  "aria-label"?: string;
}

export type Icon = Component<Taken> & {
  /** Its path, 512 units wide and high. */
  readonly outline: string;
};

/** The build makes each icon with this function (vite.config.ts). */
export function icon(outline: string): Icon {
  const drawn: Component<Taken> = (place, given) => {
    Drawn(place, { outline, given });
    return {};
  };
  return Object.assign(drawn, { outline });
}

/** Where an outline lies in a drawing: so wide and high, around this point. */
export const stamped = (size: number, x = 0, y = 0): string =>
  `translate(${x - size / 2} ${y - size / 2}) scale(${size / 512})`;
