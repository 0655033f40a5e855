/** Making a table: the usual numbers, and the few calls that lead to it. */

import { api, asGuest, nonce, type GameShown } from "./api";
import { prefs } from "./prefs.svelte";
import { words } from "./tongue.svelte";
import type { TableWanted } from "./wire.gen";

const USUAL_SEATS = 3;
const USUAL_BOT = "matelot";

export const usualSeats = (game: GameShown): number =>
  game.seats.includes(USUAL_SEATS) ? USUAL_SEATS : (game.seats[0] ?? 2);

/** A bot that plays sensibly and at once; if it is not there, the strongest. */
export const usualBot = (bots: readonly string[]): string =>
  bots.includes(USUAL_BOT) ? USUAL_BOT : (bots.at(-1) ?? USUAL_BOT);

/** How strong a bot is, in a word; a bot nobody has described goes by its own name. */
export function botLevel(bot: string): string {
  const key = `bot-${bot}`;
  return words().has(key) ? words().say(key) : bot;
}

/** Me as the server knows me, under the name I like. */
export async function board(): Promise<void> {
  const me = await asGuest(prefs.name);
  prefs.name = me.name;
}

/** A table with bots in all other seats, under way. */
export async function playNow(game: GameShown): Promise<string> {
  await board();
  const { id } = await api.make({ game: game.id, seats: usualSeats(game), public: false, nonce: nonce() });
  await api.start(id, usualBot(game.bots));
  return id;
}

/** A table as wished: bots take these seats, and if nobody is missing then it starts. */
export async function setTable(
  wanted: TableWanted,
  bots: ReadonlyMap<number, string>,
  full: boolean,
): Promise<string> {
  await board();
  const { id } = await api.make({ ...wanted, nonce: nonce() });
  for (const [seat, bot] of bots) await api.bot(id, seat, bot);
  if (full) await api.start(id, null);
  return id;
}
