/** Starts what a table's page needs first while its code is still loading. */

import { api, accessQuery, playPath } from "$net/api";
import { uiOf } from "$board/games";
import { loadPage } from "./load";
import type { Page } from "$state/route.svelte";
import { connectEarly } from "$net/socket";
import { translatorFor } from "$i18n/language.svelte";
import type { TableShown } from "$net/wire.gen";

/** Resolves when everything has arrived. The page repeats failed requests, and reports their errors. */
export async function prefetch(page: Page, link: string): Promise<void> {
  const code = loadPage(page);
  code?.catch(() => {}); // the app shows the error
  if (page.name !== "table") return;
  try {
    const heard = connectEarly(playPath(page.id, accessQuery(link)));
    const table = api.prefetch.table(page.id, link);
    const game = gameInHead() ?? (await startedGame(table));
    if (game === null) return;
    await Promise.all([
      heard,
      code,
      table,
      api.prefetch.story(page.id, accessQuery(link)),
      api.prefetch.vocabulary(game),
      uiOf(game),
      translatorFor(game),
    ]);
  } catch {
    // The page repeats the request and shows its error.
  }
}

/** The game, if the page's head names it: then nothing has to wait for the table's own answer. */
function gameInHead(): string | null {
  const question = document.head.querySelector('link[rel="preload"][href^="/api/games/"]');
  return /games\/(\w+)\//.exec(question?.getAttribute("href") ?? "")?.[1] ?? null;
}

async function startedGame(table: Promise<TableShown>): Promise<string | null> {
  const { game, started_at } = await table;
  return started_at == null ? null : game;
}
