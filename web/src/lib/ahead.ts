/** What a table's page asks for first: asked while its code is still on the way. */

import { api, doorOf, playPath } from "./api";
import { hasBoard, uiOf } from "./games";
import { load } from "./pages";
import type { Page } from "./route.svelte";
import { callAhead } from "./socket";
import { tongueFor } from "./tongue.svelte";

/** Resolves when all is here. Whatever does not come, the page asks for again, and says so. */
export async function ahead(page: Page, link: string): Promise<void> {
  const code = load(page);
  code?.catch(() => {}); // the app apologises for it
  if (page.name !== "table") return;
  try {
    const heard = callAhead(playPath(page.id, doorOf(link)));
    const { game, started_at } = await api.ahead.table(page.id, link);
    if (started_at == null) return;
    const board = hasBoard(game) ? uiOf(game) : null;
    await Promise.all([
      heard,
      code,
      api.ahead.story(page.id, doorOf(link)),
      api.ahead.vocabulary(game),
      board,
      tongueFor(game),
    ]);
  } catch {
    // Nobody waits for it here.
  }
}
