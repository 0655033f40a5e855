/** HTTP: guests, tables, records. A refusal is an error with a reason, a rule and facts; words come later. */

import { keepLatest, keepShown, newNonce } from "$browser/kept_luck";
import { prefs } from "$browser/prefs.svelte";
import type {
  AnalysisShown,
  ChoiceShown,
  CupMade,
  CupShown,
  CupWanted,
  CurveShown,
  GameShown,
  GuestShown,
  Json,
  DayShown,
  LeagueMade,
  LeagueShown,
  LeagueWanted,
  LessonActs,
  LessonShown,
  LessonsShown,
  PuzzleAnswer,
  PuzzleShown,
  PuzzleTitle,
  Made,
  OrderGiven,
  OrderWanted,
  OrdersShown,
  Reason,
  Sat,
  SeenEvent,
  TableShown,
  TableWanted,
  HookWanted,
  NotificationsShown,
  PushWanted,
  TryBegun,
  Verdict,
  WaitingShown,
  WishesWanted,
  WordsShown,
} from "./wire.gen";

export type { GameShown };
export type Facts = Record<string, Json>;

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

/** One request; whatever the server refuses is thrown. */
export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    const json = body === undefined ? {} : { body: JSON.stringify(body) };
    // The language that was chosen here, where it is not the browser's: bots get names of it.
    const spoken = prefs.language && method !== "GET" ? { "Accept-Language": prefs.language } : {};
    const headers = { "Content-Type": "application/json", ...spoken };
    answer = await fetch(`/api${path}`, { method, headers, ...json });
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

/** Answers requested ahead of need. Each is used once, because it gets out of date. */
const early = new Map<string, Promise<unknown>>();

function get<T>(path: string): Promise<T> {
  const answer = early.get(path) as Promise<T> | undefined;
  early.delete(path);
  return answer ?? call<T>("GET", path);
}

/** Starts a request whose answer `get` will use. */
function prefetch<T>(path: string): Promise<T> {
  const answer = call<T>("GET", path);
  answer.catch(() => {}); // whoever uses the answer handles the error
  early.set(path, answer);
  return answer;
}

export type LoggedEvent = SeenEvent & { version: number };
export type Which = "open" | "running" | "finished" | "mine";

const by = (link: string) => (link ? `?link=${encodeURIComponent(link)}` : "");
const tablePath = (id: string, link: string) => `/tables/${id}${by(link)}`;
const puzzlePath = (game: string, id: string) =>
  `/games/${encodeURIComponent(game)}/puzzles/${encodeURIComponent(id)}`;
const vocabularyPath = (game: string) => `/games/${game}/vocabulary`;
/** The query of every request: the invitation link, and which of several seats is meant. */
export function accessQuery(link: string, seat: number | null = null): URLSearchParams {
  const asked = new URLSearchParams();
  if (link) asked.set("link", link);
  if (seat !== null) asked.set("seat", String(seat));
  return asked;
}
/** The address of a table's socket. */
export const playPath = (id: string, access: URLSearchParams): string => `/api/tables/${id}/play?${access}`;
const storyPath = (id: string, access: URLSearchParams) => `/tables/${id}/story?${access}`;

export const api = {
  me: () => call<GuestShown>("GET", "/me"),
  rename: (name: string) => call<GuestShown>("PATCH", "/me", { name }),
  games: () => call<GameShown[]>("GET", "/games"),
  vocabulary: (game: string) => get<Record<string, ChoiceShown>>(vocabularyPath(game)),
  /** A game's own catalogue, where the site was built without it. */
  words: async (game: string, language: string): Promise<string> =>
    (await call<WordsShown>("GET", `/games/${encodeURIComponent(game)}/words/${language}`)).catalogue,
  tables: (which: Which) => call<TableShown[]>("GET", `/tables?which=${which}`),
  async table(id: string, link = ""): Promise<TableShown> {
    const table = await get<TableShown>(tablePath(id, link));
    if (table.status === "open") {
      keepShown(id, "commitment", table.commitment);
      if (table.agreed) keepLatest(id, "agreed", table.agreed);
    }
    return table;
  },
  async make(wanted: TableWanted): Promise<Made> {
    const made = await call<Made>("POST", "/tables", wanted);
    keepShown(made.id, "commitment", made.commitment);
    return made;
  },
  sit: (id: string, link = "", seat: number | null = null) =>
    call<Sat>("POST", `/tables/${id}/seat${by(link)}`, { seat }),
  /** Adds this browser's random number to the luck of a table whose commitment it has seen. */
  async addNonce(id: string): Promise<void> {
    const nonce = newNonce();
    await call<null>("PUT", `/tables/${id}/nonce`, { nonce });
    keepLatest(id, "nonce", nonce);
  },
  record: (id: string, link = "") => call<string>("GET", `/tables/${id}/record${by(link)}`),
  /** Leaves one seat or all, declines one that is offered, or asks no longer for a bot's. */
  leave: (id: string, seat: number | null = null, resign = false) => {
    const asked = accessQuery("", seat);
    if (resign) asked.set("resign", "true");
    return call<null>("DELETE", `/tables/${id}/seat?${asked}`);
  },
  bot: (id: string, seat: number, bot: string | null) =>
    call<null>("PUT", `/tables/${id}/seats/${seat}/bot`, { bot }),
  start: (id: string, fill: string | null) => call<null>("POST", `/tables/${id}/start`, { fill }),
  rematch: (id: string) => call<Made>("POST", `/tables/${id}/rematch`),
  close: (id: string) => call<null>("DELETE", `/tables/${id}`),
  /** Removes a table from one's own list. */
  hide: (id: string) => call<null>("DELETE", `/tables/${id}/listing`),
  story: (id: string, access: URLSearchParams) => get<LoggedEvent[]>(storyPath(id, access)),
  prefetch: {
    vocabulary: (game: string) => prefetch<Record<string, ChoiceShown>>(vocabularyPath(game)),
    table: (id: string, link = "") => prefetch<TableShown>(tablePath(id, link)),
    story: (id: string, access: URLSearchParams) => prefetch<LoggedEvent[]>(storyPath(id, access)),
  },
  /** The puzzles of a day; of today without one. */
  puzzles: (day: string) => call<DayShown>("GET", `/puzzles${day ? `?day=${encodeURIComponent(day)}` : ""}`),
  gamePuzzles: (game: string) => call<PuzzleTitle[]>("GET", `/games/${encodeURIComponent(game)}/puzzles`),
  puzzle: (game: string, id: string) => call<PuzzleShown>("GET", puzzlePath(game, id)),
  puzzleAnswer: (game: string, id: string, choice: string) =>
    call<PuzzleAnswer>("POST", puzzlePath(game, id), { choice }),
  puzzleWhy: (game: string, id: string, choice: string) =>
    call<Reason>("POST", `${puzzlePath(game, id)}/why`, { choice }),
  lessons: (game: string, language: string) =>
    call<LessonsShown>("GET", `/games/${game}/lessons?language=${language}`),
  lesson: (game: string, name: string, done: LessonActs) =>
    call<LessonShown>("POST", `/games/${game}/lessons/${name}`, done),
  lessonWhy: (game: string, name: string, acts: string[], choice: string) =>
    call<Reason>("POST", `/games/${game}/lessons/${name}/why`, { acts, choice }),
  curve: (id: string, link = "") => call<CurveShown>("GET", `/tables/${id}/curve${by(link)}`),
  analysis: (id: string, link = "") => call<AnalysisShown>("GET", `/tables/${id}/analysis${by(link)}`),
  /** Begins the analysis of a finished game, unless it is there or under way. */
  analyse: (id: string, link = "") => call<AnalysisShown>("POST", `/tables/${id}/analysis${by(link)}`),
  /** The tables that wait for me; `active`: somebody has just used this device. */
  waiting: (active: boolean) => call<WaitingShown[]>("GET", `/waiting?active=${active}`),
  notifications: {
    all: () => call<NotificationsShown>("GET", "/notifications"),
    wish: (wishes: WishesWanted) => call<NotificationsShown>("PUT", "/notifications/wishes", wishes),
    push: (browser: PushWanted) => call<NotificationsShown>("POST", "/notifications/push", browser),
    mail: (address: string) => call<NotificationsShown>("POST", "/notifications/mail", { address }),
    confirm: (token: string) => call<null>("POST", "/notifications/confirm", { token }),
    hook: (hook: HookWanted) => call<NotificationsShown>("POST", "/notifications/hook", hook),
    remove: (id: string) => call<NotificationsShown>("DELETE", `/notifications/channels/${id}`),
    try: (id: string) => call<null>("POST", `/notifications/channels/${id}/trial`),
    feed: () => call<NotificationsShown>("POST", "/notifications/feed"),
    endFeed: () => call<NotificationsShown>("DELETE", "/notifications/feed"),
  },
  verify: (id: string, link = "") => call<Verdict>("GET", `/tables/${id}/verify${by(link)}`),
  cups: () => call<CupShown[]>("GET", "/cups"),
  cup: (id: string, link = "") => call<CupShown>("GET", `/cups/${id}${by(link)}`),
  makeCup: (wanted: CupWanted) => call<CupMade>("POST", "/cups", wanted),
  /** Begins the one try at a cup whose promise this browser has seen. */
  async tryCup(id: string, commitment: string, link = ""): Promise<string> {
    const { table } = await call<TryBegun>("POST", `/cups/${id}/try${by(link)}`);
    keepShown(table, "commitment", commitment);
    return table;
  },
  leagues: () => call<LeagueShown[]>("GET", "/leagues"),
  league: (id: string, link = "") => call<LeagueShown>("GET", `/leagues/${id}${by(link)}`),
  makeLeague: (wanted: LeagueWanted) => call<LeagueMade>("POST", "/leagues", wanted),
  joinLeague: (id: string, link = "") => call<null>("POST", `/leagues/${id}/member${by(link)}`),
  leaveLeague: (id: string) => call<null>("DELETE", `/leagues/${id}/member`),
  startLeague: (id: string) => call<null>("POST", `/leagues/${id}/start`),
  closeLeague: (id: string) => call<null>("DELETE", `/leagues/${id}`),
  orders: (id: string, seat: number) => call<OrdersShown>("GET", `/tables/${id}/orders?seat=${seat}`),
  giveOrder: (id: string, seat: number, wanted: OrderWanted) =>
    call<OrderGiven>("POST", `/tables/${id}/orders?seat=${seat}`, wanted),
  cancelOrder: (id: string, seat: number, number: number) =>
    call<null>("DELETE", `/tables/${id}/orders/${number}?seat=${seat}`),
  get: <T = Json>(path: string) => call<T>("GET", path),
};

/** The current guest; creates one with this name where there is none. */
export async function asGuest(name: string): Promise<GuestShown> {
  const wanted = prefs.name || name;
  try {
    if (prefs.guest) {
      const me = await api.me();
      if (!prefs.name || prefs.name === me.name) return me;
      return await api.rename(prefs.name).catch((fault: unknown) => {
        // A name that belongs to somebody's account must not keep anybody from playing.
        if (!(fault instanceof Refusal) || fault.reason !== "name-reserved") throw fault;
        prefs.name = me.name;
        return me;
      });
    }
  } catch (fault) {
    if (!(fault instanceof Refusal) || fault.status !== 401) throw fault;
  }
  const me = await call<GuestShown>("POST", "/guests", { name: wanted });
  prefs.guest = true;
  if (prefs.name) prefs.name = me.name; // the server adds a number to a name that belongs to an account
  return me;
}
