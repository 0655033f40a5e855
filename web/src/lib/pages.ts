/** Every page but the first is fetched when somebody goes there. */

import type { Component } from "svelte";
import type { Page } from "./route.svelte";

type Loaded = Promise<{ default: Component<Record<string, string>> }>;

const here = new Map<string, Loaded>();

/** What has come is given at once: to ask the browser for it again would show a page that is loading. */
export function load(page: Page): Loaded | null {
  if (page.name === "port") return null;
  const coming = here.get(page.name) ?? fetched(page);
  here.set(page.name, coming);
  coming.catch(() => here.delete(page.name));
  return coming;
}

function fetched(page: Page): Loaded {
  if (page.name === "new") return import("../pages/New.svelte") as Loaded;
  if (page.name === "table") return import("../pages/Table.svelte") as Loaded;
  if (page.name === "replay") return import("../pages/Replay.svelte") as Loaded;
  if (page.name === "rules") return import("../pages/Rules.svelte") as Loaded;
  return import("../pages/Missing.svelte") as Loaded;
}
