/** What a table's page asks for first: asked while its code is still on the way. */

import { api, doorOf } from "./api";
import { hasBoard, uiOf } from "./games";
import type { Page } from "./route.svelte";
import { tongueFor } from "./tongue.svelte";

/** Whatever does not come, the page asks for again, and says so. */
export async function ahead(page: Page, link: string): Promise<void> {
  if (page.name !== "table") return;
  try {
    const { game, started_at } = await api.ahead.table(page.id, link);
    if (started_at == null) return;
    const board = hasBoard(game) ? uiOf(game) : null;
    await Promise.all([
      api.ahead.story(page.id, doorOf(link)),
      api.ahead.vocabulary(game),
      board,
      tongueFor(game),
    ]);
  } catch {
    // Nobody waits for it here.
  }
}
