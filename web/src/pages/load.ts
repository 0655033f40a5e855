/** Loads pages on demand; the start page is part of the first chunk. */

import type { Component } from "svelte";
import type { Page } from "$state/route.svelte";

export type AnyPage = Component<Record<string, string>>;
type Loaded = Promise<{ default: AnyPage }>;

const loaded = new Map<string, Loaded>();

/** Loaded pages are kept: a second import() would show the loading state again. */
export function loadPage(page: Page): Loaded | null {
  if (page.name === "home") return null;
  const coming = loaded.get(page.name) ?? fetched(page);
  loaded.set(page.name, coming);
  coming.catch(() => loaded.delete(page.name));
  return coming;
}

function fetched(page: Page): Loaded {
  if (page.name === "new") return import("./NewTable.svelte") as Loaded;
  if (page.name === "table") return import("./Table.svelte") as Loaded;
  if (page.name === "replay") return import("./Replay.svelte") as Loaded;
  if (page.name === "files") return import("./FileFormats.svelte") as Loaded;
  if (page.name === "learn") return import("./Learn.svelte") as Loaded;
  if (page.name === "puzzle") return import("./Puzzle.svelte") as Loaded;
  if (page.name === "notifications") return import("./Notifications.svelte") as Loaded;
  if (page.name === "account") return import("./Account.svelte") as Loaded;
  if (page.name === "cups") return import("./cups/Cups.svelte") as Loaded;
  if (page.name === "cup") return import("./cups/Cup.svelte") as Loaded;
  if (page.name === "rules") return import("./Rules.svelte") as Loaded;
  if (page.name === "player") return import("./people/Player.svelte") as Loaded;
  if (page.name === "ladder") return import("./people/Ladder.svelte") as Loaded;
  if (page.name === "people") return import("./people/People.svelte") as Loaded;
  return import("./Missing.svelte") as Loaded;
}
