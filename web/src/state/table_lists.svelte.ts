/** The games, and the lists of tables on the start page. Refreshed while the page is visible. */

import { api, Refusal, type GameShown } from "$net/api";
import { asRefusal } from "./attempt.svelte";
import { prefs } from "$browser/prefs.svelte";
import { translatorFor, siteWords } from "$i18n/language.svelte";
import type { Translator } from "$i18n/translator";
import type { TableShown } from "$net/wire.gen";

const EVERY = 10_000;

class TableLists {
  games = $state.raw<readonly GameShown[] | null>(null);
  mine = $state.raw<readonly TableShown[] | null>(null);
  open = $state.raw<readonly TableShown[] | null>(null);
  running = $state.raw<readonly TableShown[] | null>(null);
  /** Why the lists could not be refreshed; they keep their last content. */
  refusal = $state.raw<Refusal | null>(null);
  /** The words of each game, once they are here. */
  translators = $state.raw<Readonly<Record<string, Translator>>>({});

  /** Fetches the games, once. */
  async load(): Promise<void> {
    if (this.games) return;
    try {
      this.games = await api.games();
    } catch (fault) {
      this.refusal = asRefusal(fault);
    }
  }

  async refresh(): Promise<void> {
    try {
      await this.load();
      const [mine, open, running] = await Promise.all([own(), api.tables("open"), api.tables("running")]);
      this.mine = mine;
      this.open = open.filter((table) => table.mine === null && !table.offered.length && free(table) > 0);
      this.running = running.filter((table) => table.mine === null && table.returns === null);
      if (this.games) this.refusal = null;
    } catch (fault) {
      this.refusal = asRefusal(fault);
    }
  }

  /** Removes a table from my list. */
  hide(id: string): Promise<void> {
    return this.remove(id, () => api.hide(id));
  }

  /** Declines the seat that is kept for me. */
  decline(id: string): Promise<void> {
    return this.remove(id, () => api.leave(id));
  }

  private async remove(id: string, act: () => Promise<unknown>): Promise<void> {
    try {
      await act();
      this.mine = this.mine?.filter((table) => table.id !== id) ?? null;
    } catch (fault) {
      this.refusal = asRefusal(fault);
    }
  }

  /** Refreshes now, regularly, and when the tab becomes visible. Returns a function that stops it. */
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
    const language = siteWords().language;
    const games = this.games ?? [];
    const translators = await Promise.all(games.map((game) => translatorFor(game.id, language)));
    this.translators = Object.fromEntries(games.map((game, at) => [game.id, translators[at] as Translator]));
  }

  /** What a game's own catalogue says of it; nothing until it is here. */
  about(game: string, part: "title" | "tagline" | "summary"): string {
    return this.translators[game]?.say(`game-${part}`) ?? "";
  }

  title(game: string): string {
    return this.about(game, "title") || (this.games?.find((one) => one.id === game)?.title ?? game);
  }
}

/** My tables; without a guest there are none. */
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

/** Seats in which nobody sits; some may be kept for somebody. */
export const unseated = (table: TableShown): number =>
  table.places.filter((place) => place.kind === "empty" || place.kind === "kept").length;

/** Whether it is my turn there, or that of somebody at my screen. */
export const waitsForMe = (table: TableShown): boolean =>
  table.status === "running" && table.held.some((seat) => table.asking?.includes(seat));

export const tableLists = new TableLists();
