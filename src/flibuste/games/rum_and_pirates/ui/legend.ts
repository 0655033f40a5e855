/** What the help explains: every square and tile of the town, and the signs of the seats. */

import type { Sign } from "$board/scene";
import Fist from "~icons/game-icons/fist";
import Pirates from "~icons/game-icons/pirate-skull";
import Rose from "~icons/game-icons/shut-rose";
import Ship from "~icons/game-icons/galleon";
import Star from "~icons/game-icons/laurel-crown";
import Tiles from "~icons/game-icons/stack";
import { Barrel, Coin, KINDS } from "./kinds";
import type { Kind } from "./view";

const GEAR = ["hook", "wooden_leg", "eye_patch", "sabre", "hat"] as const;
const tile = (stack: string, value: number, more: Record<string, unknown> = {}) => ({
  piece: "tile",
  props: { stack, value, ...more },
});

export default [
  { icon: Pirates, text: "icon-pirates" },
  { icon: Coin, text: "icon-coins" },
  { icon: Barrel, text: "icon-barrel" },
  { icon: Tiles, text: "label-tiles" },
  { icon: Rose, text: "icon-rendezvous" },
  { icon: Star, text: "icon-points" },
  { icon: Ship, text: "icon-aboard" },
  { icon: Fist, text: "icon-brawl" },
  { piece: "captain", text: "legend-captain" },
  { piece: "alley", props: { seat: 0, length: 3, count: 2 }, text: "legend-alley" },
  { piece: "alley", props: { seat: 2, length: 2, count: 1, dark: true }, text: "legend-dark" },
  ...(Object.keys(KINDS) as Kind[]).map((kind) => ({
    piece: "square",
    props: { kind, plate: 3 },
    text: "icon-square",
    facts: { kind },
  })),
  ...GEAR.map((family) => ({
    ...tile("accessory", 5, { family }),
    text: "icon-gear",
    facts: { item: family },
  })),
  { ...tile("rendezvous", 6, { family: "rum" }), text: "icon-date" },
  { ...tile("map", 6, { family: "map_pink" }), text: "icon-map" },
  { ...tile("tavern", 5, { family: "tavern_2" }), text: "icon-tavern" },
  { ...tile("tavern", 0, { back: true }), text: "icon-stack" },
  { ...tile("chest", 6), text: "icon-chest" },
  { ...tile("scorpion", -2, { threshold: 14 }), text: "icon-scorpion" },
  { ...tile("guard_small", 2, { coins: 1 }), text: "icon-guard-small" },
  { ...tile("guard_large", 5), text: "icon-guard-large" },
  { ...tile("bunk", 8), text: "icon-bunk" },
  { ...tile("hammock", 5), text: "icon-hammock" },
  { ...tile("rope", 1), text: "icon-rope" },
] satisfies readonly Sign[];
