/** What lies in port: the games, and the tables one may go to. Kept fresh while somebody looks. */

import { api, Refusal, type GameShown } from "./api";
import { asRefusal } from "./attempt.svelte";
import { hasBoard } from "./games";
import { prefs } from "./prefs.svelte";
import { tongueFor, words, type Tongue } from "./tongue.svelte";
import type { TableShown } from "./wire.gen";

const EVERY = 10_000;

class Port {
  games = $state.raw<readonly GameShown[] | null>(null);
  mine = $state.raw<readonly TableShown[] | null>(null);
  open = $state.raw<readonly TableShown[] | null>(null);
  running = $state.raw<readonly TableShown[] | null>(null);
  /** Why the lists are not what they should be; they stay as they were. */
  refusal = $state.raw<Refusal | null>(null);
  /** The words of each game, once they are here. */
  tongues = $state.raw<Readonly<Record<string, Tongue>>>({});

  /** Fetches the games that have a board, once. */
  async load(): Promise<void> {
    if (this.games) return;
    try {
      this.games = (await api.games()).filter((game) => hasBoard(game.id));
    } catch (fault) {
      this.refusal = asRefusal(fault);
    }
  }

  async refresh(): Promise<void> {
    try {
      await this.load();
      const [mine, open, running] = await Promise.all([own(), api.tables("open"), api.tables("running")]);
      this.mine = mine;
      this.open = open.filter((table) => table.mine === null && free(table) > 0);
      this.running = running.filter((table) => table.mine === null);
      if (this.games) this.refusal = null;
    } catch (fault) {
      this.refusal = asRefusal(fault);
    }
  }

  /** Call where a component begins: refreshes now, every while, and when somebody comes back to the page. */
  watch(): () => void {
    const look = () => {
      if (!document.hidden) void this.refresh();
    };
    look();
    const timer = setInterval(look, EVERY);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }

  /** The games' own words in the language spoken now; call from an effect. */
  async listen(): Promise<void> {
    const language = words().language;
    const games = this.games ?? [];
    const tongues = await Promise.all(games.map((game) => tongueFor(game.id, language)));
    this.tongues = Object.fromEntries(games.map((game, at) => [game.id, tongues[at] as Tongue]));
  }

  /** What a game's own catalogue says of it; nothing until it is here. */
  about(game: string, part: "title" | "tagline" | "summary"): string {
    return this.tongues[game]?.say(`game-${part}`) ?? "";
  }

  title(game: string): string {
    return this.about(game, "title") || (this.games?.find((one) => one.id === game)?.title ?? game);
  }
}

/** My tables; whoever is nobody yet has none. */
async function own(): Promise<TableShown[]> {
  if (!prefs.guest) return [];
  try {
    return await api.tables("mine");
  } catch (fault) {
    if (fault instanceof Refusal && fault.reason === "not-a-guest") return [];
    throw fault;
  }
}

export const free = (table: TableShown): number =>
  table.places.filter((place) => place.kind === "empty").length;

/** Whether it is my turn there, or that of somebody at my screen. */
export const waitsForMe = (table: TableShown): boolean =>
  table.status === "running" && table.held.some((seat) => table.asking?.includes(seat));

export const port = new Port();
