/** HTTP: guests, tables, records. A refusal is an error with a reason, a rule and facts; words come later. */

import { keepNonce } from "./nonces";
import { prefs } from "./prefs.svelte";
import type { Facts } from "./tongue.svelte";
import type { GuestShown, Json, Made, Sat, SeenEvent, TableShown, TableWanted, Verdict } from "./wire.gen";

export class Refusal extends Error {
  constructor(
    readonly reason: string,
    readonly rule: string = "",
    readonly facts: Facts = {},
    readonly status = 0,
  ) {
    super(reason);
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    const json = body === undefined ? {} : { body: JSON.stringify(body) };
    answer = await fetch(`/api${path}`, { method, headers: { "Content-Type": "application/json" }, ...json });
  } catch {
    throw new Refusal("offline");
  }
  if (answer.status === 204) return null as T;
  const kind = answer.headers.get("content-type") ?? "";
  if (!kind.includes("json")) {
    if (answer.ok) return (await answer.text()) as T;
    throw new Refusal("fault", "", {}, answer.status);
  }
  const said: unknown = await answer.json();
  if (answer.ok) return said as T;
  const { reason, rule, facts } = said as { reason: string; rule: string; facts: Facts };
  throw new Refusal(reason, rule, facts, answer.status);
}

/** Answers to what was asked before anybody needed them. Each is given once: it would grow old. */
const early = new Map<string, Promise<unknown>>();

function get<T>(path: string): Promise<T> {
  const answer = early.get(path) as Promise<T> | undefined;
  early.delete(path);
  return answer ?? call<T>("GET", path);
}

/** Asks now what `get` will want. */
function ahead<T>(path: string): Promise<T> {
  const answer = call<T>("GET", path);
  answer.catch(() => {}); // whoever takes the answer hears of it
  early.set(path, answer);
  return answer;
}

export interface GameShown {
  id: string;
  title: string;
  seats: number[];
  version: number;
  author: string;
  publisher: string;
  year: number;
  options: { key: string; values: string[]; seat?: boolean }[];
  /** Files an owner of the box may replace by his own. */
  data: string[];
  bots: string[];
}
export interface Word {
  verb: string;
  facts: Facts;
  index: number;
}
export type Told = SeenEvent & { version: number };
export type Which = "open" | "running" | "finished" | "mine";

const by = (link: string) => (link ? `?link=${encodeURIComponent(link)}` : "");
const tablePath = (id: string, link: string) => `/tables/${id}${by(link)}`;
const vocabularyPath = (game: string) => `/games/${game}/vocabulary`;
/** Whoever comes by link, or looks for one of several seats, says so with every question. */
export function doorOf(link: string, seat: number | null = null): URLSearchParams {
  const asked = new URLSearchParams();
  if (link) asked.set("link", link);
  if (seat !== null) asked.set("seat", String(seat));
  return asked;
}
/** Where a table is played. */
export const playPath = (id: string, door: URLSearchParams): string => `/api/tables/${id}/play?${door}`;
const storyPath = (id: string, door: URLSearchParams) => `/tables/${id}/story?${door}`;

export const api = {
  me: () => call<GuestShown>("GET", "/me"),
  rename: (name: string) => call<GuestShown>("PATCH", "/me", { name }),
  games: () => call<GameShown[]>("GET", "/games"),
  vocabulary: (game: string) => get<Record<string, Word>>(vocabularyPath(game)),
  tables: (which: Which) => call<TableShown[]>("GET", `/tables?which=${which}`),
  table: (id: string, link = "") => get<TableShown>(tablePath(id, link)),
  async make(wanted: TableWanted): Promise<Made> {
    const made = await call<Made>("POST", "/tables", wanted);
    keepNonce(made.id, wanted.nonce);
    return made;
  },
  async sit(id: string, link = "", seat: number | null = null, nonce = ""): Promise<Sat> {
    const sat = await call<Sat>("POST", `/tables/${id}/seat${by(link)}`, { seat, nonce });
    keepNonce(id, nonce);
    return sat;
  },
  leave: (id: string) => call<null>("DELETE", `/tables/${id}/seat`),
  bot: (id: string, seat: number, bot: string | null) =>
    call<null>("PUT", `/tables/${id}/seats/${seat}/bot`, { bot }),
  start: (id: string, fill: string | null) => call<null>("POST", `/tables/${id}/start`, { fill }),
  rematch: (id: string) => call<Made>("POST", `/tables/${id}/rematch`),
  close: (id: string) => call<null>("DELETE", `/tables/${id}`),
  story: (id: string, door: URLSearchParams) => get<Told[]>(storyPath(id, door)),
  ahead: {
    vocabulary: (game: string) => ahead<Record<string, Word>>(vocabularyPath(game)),
    table: (id: string, link = "") => ahead<TableShown>(tablePath(id, link)),
    story: (id: string, door: URLSearchParams) => ahead<Told[]>(storyPath(id, door)),
  },
  verify: (id: string, link = "") => call<Verdict>("GET", `/tables/${id}/verify${by(link)}`),
  get: <T = Json>(path: string) => call<T>("GET", path),
};

/** Who I am; whoever has no name yet becomes a guest under this one. */
export async function asGuest(name: string): Promise<GuestShown> {
  const wanted = prefs.name || name;
  try {
    if (prefs.guest) {
      const me = await api.me();
      return prefs.name && prefs.name !== me.name ? await api.rename(prefs.name) : me;
    }
  } catch (fault) {
    if (!(fault instanceof Refusal) || fault.status !== 401) throw fault;
  }
  const me = await call<GuestShown>("POST", "/guests", { name: wanted });
  prefs.guest = true;
  return me;
}

/** What one adds to the luck of a game, so that nobody can have chosen it alone. */
export function nonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
