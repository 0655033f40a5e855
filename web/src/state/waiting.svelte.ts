/** The tables that wait for this person, on every page: their number is in the tab's title and icon. */

import { prefs } from "$browser/prefs.svelte";
import { api, Refusal } from "$net/api";
import type { WaitingShown } from "$net/wire.gen";
import { sinceInput, SPARSELY } from "$input/last_input";
import { route } from "./route.svelte";

const EVERY = 60_000;
/** The first request waits until the page has what it needs itself. */
const LATER = 4_000;

class Waiting {
  tables = $state.raw<readonly WaitingShown[]>([]);

  /** The first table that waits, other than the one that is shown. */
  get next(): WaitingShown | undefined {
    return this.others[0];
  }

  get others(): readonly WaitingShown[] {
    const page = route.page;
    return this.tables.filter(({ table }) => page.name !== "table" || page.id !== table);
  }

  async refresh(): Promise<void> {
    if (!prefs.guest) return;
    const ago = sinceInput();
    try {
      this.tables = await api.waiting(!document.hidden && ago !== null && ago < SPARSELY);
    } catch (fault) {
      if (!(fault instanceof Refusal)) throw fault;
      if (fault.status === 401) this.tables = [];
    }
  }

  /** The table that is shown knows first whether it waits. */
  note(table: string, game: string, waits: boolean): void {
    const known = this.tables.some((one) => one.table === table);
    if (waits && !known) this.tables = [...this.tables, { table, game, due: null }];
    else if (!waits && known) this.tables = this.tables.filter((one) => one.table !== table);
  }

  /** Goes to the next table that waits; whether there is one. */
  go(): boolean {
    const next = this.next;
    if (next) route.go(`/table/${next.table}`);
    return next !== undefined;
  }

  /** Looks regularly. Somebody who has just become a guest has no other table yet. */
  watch(): () => void {
    const first = prefs.guest ? setTimeout(() => void this.refresh(), LATER) : undefined;
    const timer = setInterval(() => void this.refresh(), EVERY);
    const seen = (): void => {
      if (!document.hidden) void this.refresh();
    };
    document.addEventListener("visibilitychange", seen);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
      document.removeEventListener("visibilitychange", seen);
    };
  }
}

export const waiting = new Waiting();

let plain: string | null = null;

/** Writes the number onto the tab's icon, and onto the app's where there is one. */
export async function badge(count: number): Promise<void> {
  if ("setAppBadge" in navigator) {
    void (count ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => {});
  }
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (!link || (!count && plain === null)) return;
  plain ??= link.href;
  link.href = count ? await numbered(plain, count) : plain;
}

async function numbered(icon: string, count: number): Promise<string> {
  const image = new Image();
  image.src = icon;
  await image.decode().catch(() => {});
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 96;
  const pen = canvas.getContext("2d");
  if (!pen) return icon;
  if (image.naturalWidth) pen.drawImage(image, 0, 0, 96, 96);
  pen.fillStyle = "#a3312a";
  pen.beginPath();
  pen.arc(66, 66, 30, 0, 2 * Math.PI);
  pen.fill();
  pen.fillStyle = "#ffffff";
  pen.font = "bold 44px sans-serif";
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  pen.fillText(count > 9 ? "9+" : String(count), 66, 69, 54);
  return canvas.toDataURL();
}
