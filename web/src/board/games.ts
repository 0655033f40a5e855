/** The games' boards, found in the games' folders. A game without one gets the generic board. */

import type { Component } from "svelte";
import type { GameSetup, GameUi } from "./scene";

const UIS = import.meta.glob("../../../src/flibuste/games/*/ui/index.ts", { import: "default" });
const COVERS = import.meta.glob("../../../src/flibuste/games/*/ui/Cover.svelte", { import: "default" });
const SETUPS = import.meta.glob<GameSetup>("../../../src/flibuste/games/*/ui/Setup.svelte");

/** Loaded modules are kept: a second import() would resolve only after the page is drawn. */
const here = new Map<string, Promise<unknown>>();

function of<T>(found: Record<string, () => Promise<unknown>>, game: string, file: string): Promise<T> {
  const path = `../../../src/flibuste/games/${game}/ui/${file}`;
  const load = found[path];
  if (!load) return Promise.reject(new Error(`no ${file} for ${game}`));
  const coming = here.get(path) ?? load();
  here.set(path, coming);
  coming.catch(() => here.delete(path));
  return coming as Promise<T>;
}

const path = (game: string) => `../../../src/flibuste/games/${game}/ui/index.ts`;
export async function uiOf(game: string): Promise<GameUi> {
  return path(game) in UIS ? of(UIS, game, "index.ts") : (await import("./generic")).default;
}
export const coverOf = (game: string): Promise<Component> => of(COVERS, game, "Cover.svelte");
/** A game's own part of the form for a new table, if it has one. */
export const setupOf = async (game: string): Promise<GameSetup | null> =>
  (await SETUPS[`../../../src/flibuste/games/${game}/ui/Setup.svelte`]?.()) ?? null;
