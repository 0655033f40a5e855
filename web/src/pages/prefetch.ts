/** What a table's page asks for first: asked while its code is still on the way. */

import { api, doorOf, playPath } from "./api";
import { hasBoard, uiOf } from "./games";
import { load } from "./pages";
import type { Page } from "./route.svelte";
import { callAhead } from "./socket";
import { tongueFor } from "./tongue.svelte";
import type { TableShown } from "./wire.gen";

/** Resolves when all is here. Whatever does not come, the page asks for again, and says so. */
export async function ahead(page: Page, link: string): Promise<void> {
  const code = load(page);
  code?.catch(() => {}); // the app apologises for it
  if (page.name !== "table") return;
  try {
    const heard = callAhead(playPath(page.id, doorOf(link)));
    const table = api.ahead.table(page.id, link);
    const game = foretold() ?? (await begunAt(table));
    if (game === null) return;
    const board = hasBoard(game) ? uiOf(game) : null;
    await Promise.all([
      heard,
      code,
      table,
      api.ahead.story(page.id, doorOf(link)),
      api.ahead.vocabulary(game),
      board,
      tongueFor(game),
    ]);
  } catch {
    // Nobody waits for it here.
  }
}

/** The game, where the page's head says what will be asked for: then nothing waits for the table's own answer. */
function foretold(): string | null {
  const question = document.head.querySelector('link[rel="preload"][href^="/api/games/"]');
  return /games\/(\w+)\//.exec(question?.getAttribute("href") ?? "")?.[1] ?? null;
}

async function begunAt(table: Promise<TableShown>): Promise<string | null> {
  const { game, started_at } = await table;
  return started_at == null ? null : game;
}
