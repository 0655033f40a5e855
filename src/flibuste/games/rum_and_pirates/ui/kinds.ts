/** The look of squares and tiles: an icon, a colour, and ink to draw on it. */

import type { Icon } from "$widgets/icon";
import Accessory from "~icons/game-icons/wooden-pegleg";
import Barrel from "~icons/game-icons/barrel";
import Bunk from "~icons/game-icons/bunk-beds";
import Chest from "~icons/game-icons/locked-chest";
import Coin from "~icons/game-icons/two-coins";
import Cross from "~icons/game-icons/direction-signs";
import Eyepatch from "~icons/game-icons/eyepatch";
import Flag from "~icons/game-icons/pirate-flag";
import Guards from "~icons/game-icons/guards";
import Hammock from "~icons/game-icons/person-in-bed";
import Hat from "~icons/game-icons/pirate-hat";
import Helmet from "~icons/game-icons/visored-helm";
import Hook from "~icons/game-icons/pirate-hook";
import Map from "~icons/game-icons/treasure-map";
import Mermaid from "~icons/game-icons/mermaid";
import Recruit from "~icons/game-icons/backup";
import Rope from "~icons/game-icons/rope-coil";
import Rose from "~icons/game-icons/shut-rose";
import Sabre from "~icons/game-icons/saber-slash";
import Scorpion from "~icons/game-icons/scorpion";
import Tavern from "~icons/game-icons/tavern-sign";
import Toucan from "~icons/game-icons/toucan";
import type { Kind, Tile } from "./view";

export interface Look {
  /** A path, 512 units wide and high: a town has forty, and a path is one element. */
  icon: string;
  face: string;
  ink: string;
  /** Houses have a sign, everything else is round. */
  shape: "round" | "square" | "diamond";
}

const look = (icon: Icon, face: string, ink: string, shape: Look["shape"] = "round"): Look => ({
  icon: icon.outline,
  face,
  ink,
  shape,
});

export const KINDS: Record<Kind, Look> = {
  coin: look(Coin, "#f4cb5f", "#3d2903"),
  hq: look(Flag, "#a3312a", "#fff4dc"),
  recruit: look(Recruit, "#f3e7cb", "#2b2118"),
  accessory: look(Accessory, "#9ed6c9", "#07302a"),
  rendezvous: look(Rose, "#f7c3cf", "#7a0f2e"),
  map_yellow: look(Map, "#ffe06b", "#3d2f00", "diamond"),
  map_pink: look(Map, "#f59ac4", "#47062a", "diamond"),
  map_green: look(Map, "#8fd36f", "#0f3303", "diamond"),
  tavern_1: look(Cross, "#71421c", "#ffe9c4", "square"),
  tavern_2: look(Mermaid, "#1f5d7a", "#e6fbff", "square"),
  tavern_3: look(Toucan, "#5b2c63", "#ffe8ff", "square"),
  chest: look(Chest, "#c68a3e", "#2b1704"),
  rum: look(Barrel, "#e0a05a", "#331a04"),
  guard: look(Guards, "#a9bdd3", "#0d1a2a"),
};

const OTHERS: Record<string, Look> = {
  map: look(Map, "#efe0b4", "#3a2a10", "diamond"),
  tavern: look(Tavern, "#71421c", "#ffe9c4", "square"),
  hook: look(Hook, "#9ed6c9", "#07302a"),
  wooden_leg: look(Accessory, "#9ed6c9", "#07302a"),
  eye_patch: look(Eyepatch, "#9ed6c9", "#07302a"),
  sabre: look(Sabre, "#9ed6c9", "#07302a"),
  hat: look(Hat, "#9ed6c9", "#07302a"),
  scorpion: look(Scorpion, "#3a2a36", "#ffb3a1"),
  guard_small: look(Helmet, "#c3d2e2", "#0d1a2a"),
  guard_large: look(Guards, "#8ea6c2", "#0d1a2a"),
  bunk: look(Bunk, "#d9b98a", "#33200a"),
  hammock: look(Hammock, "#c7d1a5", "#26300a"),
  rope: look(Rope, "#d8cba8", "#38290a"),
};

export const lookOf = (name: string): Look =>
  KINDS[name as Kind] ?? OTHERS[name] ?? look(Flag, "#f3e7cb", "#2b2118");

export function tileLook(tile: Pick<Tile, "stack" | "family">): Look {
  if (tile.stack === "rendezvous") return { ...KINDS.rendezvous, icon: lookOf(tile.family ?? "").icon };
  return lookOf(tile.family ?? tile.stack);
}

export { Barrel, Coin, Recruit };
