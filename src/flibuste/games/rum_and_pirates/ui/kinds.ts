/** The look of squares and tiles: an icon, a colour, and ink to draw on it. */

import { outline } from "$lib/outline";
import accessory from "~icons/game-icons/wooden-pegleg?raw";
import Barrel from "~icons/game-icons/barrel";
import barrel from "~icons/game-icons/barrel?raw";
import bunk from "~icons/game-icons/bunk-beds?raw";
import chest from "~icons/game-icons/locked-chest?raw";
import Coin from "~icons/game-icons/two-coins";
import coin from "~icons/game-icons/two-coins?raw";
import cross from "~icons/game-icons/direction-signs?raw";
import eyepatch from "~icons/game-icons/eyepatch?raw";
import flag from "~icons/game-icons/pirate-flag?raw";
import guards from "~icons/game-icons/guards?raw";
import hammock from "~icons/game-icons/person-in-bed?raw";
import hat from "~icons/game-icons/pirate-hat?raw";
import helmet from "~icons/game-icons/visored-helm?raw";
import hook from "~icons/game-icons/pirate-hook?raw";
import map from "~icons/game-icons/treasure-map?raw";
import mermaid from "~icons/game-icons/mermaid?raw";
import Recruit from "~icons/game-icons/backup";
import recruit from "~icons/game-icons/backup?raw";
import rope from "~icons/game-icons/rope-coil?raw";
import rose from "~icons/game-icons/shut-rose?raw";
import sabre from "~icons/game-icons/saber-slash?raw";
import scorpion from "~icons/game-icons/scorpion?raw";
import tavern from "~icons/game-icons/tavern-sign?raw";
import toucan from "~icons/game-icons/toucan?raw";
import type { Kind, Tile } from "./view";

export interface Look {
  /** A path, 512 units wide and high: a town has forty, and a path is one element. */
  icon: string;
  face: string;
  ink: string;
  /** Houses have a sign, everything else is round. */
  shape: "round" | "square" | "diamond";
}

const look = (icon: string, face: string, ink: string, shape: Look["shape"] = "round"): Look => ({
  icon: outline(icon),
  face,
  ink,
  shape,
});

export const KINDS: Record<Kind, Look> = {
  coin: look(coin, "#f4cb5f", "#3d2903"),
  hq: look(flag, "#a3312a", "#fff4dc"),
  recruit: look(recruit, "#f3e7cb", "#2b2118"),
  accessory: look(accessory, "#9ed6c9", "#07302a"),
  rendezvous: look(rose, "#f7c3cf", "#7a0f2e"),
  map_yellow: look(map, "#ffe06b", "#3d2f00", "diamond"),
  map_pink: look(map, "#f59ac4", "#47062a", "diamond"),
  map_green: look(map, "#8fd36f", "#0f3303", "diamond"),
  tavern_1: look(cross, "#71421c", "#ffe9c4", "square"),
  tavern_2: look(mermaid, "#1f5d7a", "#e6fbff", "square"),
  tavern_3: look(toucan, "#5b2c63", "#ffe8ff", "square"),
  chest: look(chest, "#c68a3e", "#2b1704"),
  rum: look(barrel, "#e0a05a", "#331a04"),
  guard: look(guards, "#a9bdd3", "#0d1a2a"),
};

const OTHERS: Record<string, Look> = {
  map: look(map, "#efe0b4", "#3a2a10", "diamond"),
  tavern: look(tavern, "#71421c", "#ffe9c4", "square"),
  hook: look(hook, "#9ed6c9", "#07302a"),
  wooden_leg: look(accessory, "#9ed6c9", "#07302a"),
  eye_patch: look(eyepatch, "#9ed6c9", "#07302a"),
  sabre: look(sabre, "#9ed6c9", "#07302a"),
  hat: look(hat, "#9ed6c9", "#07302a"),
  scorpion: look(scorpion, "#3a2a36", "#ffb3a1"),
  guard_small: look(helmet, "#c3d2e2", "#0d1a2a"),
  guard_large: look(guards, "#8ea6c2", "#0d1a2a"),
  bunk: look(bunk, "#d9b98a", "#33200a"),
  hammock: look(hammock, "#c7d1a5", "#26300a"),
  rope: look(rope, "#d8cba8", "#38290a"),
};

export const lookOf = (name: string): Look =>
  KINDS[name as Kind] ?? OTHERS[name] ?? look(flag, "#f3e7cb", "#2b2118");

export function tileLook(tile: Pick<Tile, "stack" | "family">): Look {
  if (tile.stack === "rendezvous") return { ...KINDS.rendezvous, icon: lookOf(tile.family ?? "").icon };
  return lookOf(tile.family ?? tile.stack);
}

export { Barrel, Coin, Recruit };
