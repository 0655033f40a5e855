/** The boards there are: found by looking into the games' folders. */

import type { Component } from "svelte";
import type { GameSetup, GameUi } from "./board";

const UIS = import.meta.glob("../../../src/flibuste/games/[a-z]*/ui/index.ts", { import: "default" });
const COVERS = import.meta.glob("../../../src/flibuste/games/[a-z]*/ui/Cover.svelte", { import: "default" });
const SETUPS = import.meta.glob<GameSetup>("../../../src/flibuste/games/[a-z]*/ui/Setup.svelte");

/** What has come is given at once: to ask the browser for it again lets a page be drawn without it. */
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

export const hasBoard = (game: string): boolean => `../../../src/flibuste/games/${game}/ui/index.ts` in UIS;
export const uiOf = (game: string): Promise<GameUi> => of(UIS, game, "index.ts");
export const coverOf = (game: string): Promise<Component> => of(COVERS, game, "Cover.svelte");
/** A game's own part of the form for a new table, if it has one. */
export const setupOf = async (game: string): Promise<GameSetup | null> =>
  (await SETUPS[`../../../src/flibuste/games/${game}/ui/Setup.svelte`]?.()) ?? null;
