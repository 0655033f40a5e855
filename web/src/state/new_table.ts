/** Making a table: the defaults, and the calls to the server. */

import { api, asGuest, type GameShown } from "$net/api";
import { keepCompanion } from "$browser/companion";
import { prefs } from "$browser/prefs.svelte";
import { markWelcomed } from "$browser/welcomed";
import { siteWords } from "$i18n/language.svelte";
import type { TableWanted } from "$net/wire.gen";

const USUAL_SEATS = 3;
const USUAL_BOT = "matelot";
/** The opponent of a first game. */
const GENTLE_BOT = "mousse";

export const usualSeats = (game: GameShown): number =>
  game.seats.includes(USUAL_SEATS) ? USUAL_SEATS : (game.seats[0] ?? 2);

/** The default bot, sensible and fast; if a game does not have it, its strongest. */
export const usualBot = (bots: readonly string[]): string =>
  bots.includes(USUAL_BOT) ? USUAL_BOT : (bots.at(-1) ?? USUAL_BOT);

export const gentleBot = (bots: readonly string[]): string =>
  bots.includes(GENTLE_BOT) ? GENTLE_BOT : (bots[0] ?? USUAL_BOT);

/** How strong a bot is: its rank, and in a word how hard it is; a bot without such a message goes by its own name. */
export function botLevel(bot: string): string {
  const t = siteWords();
  const level = t.has(`bot-${bot}`) ? t.say(`bot-${bot}`) : bot;
  const strength = `bot-${bot}.strength`;
  return t.has(strength) ? t.say("bot-level", { level, strength: t.say(strength) }) : level;
}

/** Makes sure that the server knows this guest, under the preferred name. */
export async function becomeGuest(): Promise<void> {
  const me = await asGuest(prefs.name);
  prefs.name = me.name;
}

/** Creates a table with bots in all other seats and starts it. */
export async function playNow(game: GameShown, bot = usualBot(game.bots)): Promise<string> {
  await becomeGuest();
  const { id } = await api.make({ game: game.id, seats: usualSeats(game), public: false });
  await api.addNonce(id);
  await api.start(id, bot);
  return id;
}

/** A first game: against gentle bots, with a companion. */
export async function playWithHelp(game: GameShown): Promise<string> {
  const id = await playNow(game, gentleBot(game.bots));
  keepCompanion(id);
  // The companion explains the game: nothing else has to.
  markWelcomed(game.id);
  return id;
}

/** Creates a table, seats these bots, and starts it if no seat is empty. */
export async function createTable(
  wanted: TableWanted,
  bots: ReadonlyMap<number, string>,
  full: boolean,
): Promise<string> {
  await becomeGuest();
  const { id } = await api.make(wanted);
  await api.addNonce(id);
  for (const [seat, bot] of bots) await api.bot(id, seat, bot);
  if (full) await api.start(id, null);
  return id;
}
