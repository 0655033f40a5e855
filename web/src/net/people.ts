/** HTTP: profiles, ladders and people. */

import { call } from "./api";
import type { AtTable, GamesPlayed, LadderShown, PersonShown, ProfileShown, ReportWanted } from "./wire.gen";

export type Visible = "private" | "friends" | "public";
export type Blocked = "chat" | "seat" | "both";

/** Which games somebody looks for; empty values do not count. */
export interface Filter {
  game: string;
  seats: string;
  result: string;
  rated: string;
  words: string;
}

const person = (id: string) => `/people/${encodeURIComponent(id)}`;

export const people = {
  profile: (id: string) => call<ProfileShown>("GET", `/players/${encodeURIComponent(id)}`),
  games: (id: string, filter: Filter, before: number | null) => {
    const asked = new URLSearchParams(Object.entries(filter).filter(([, value]) => value));
    if (before !== null) asked.set("before", String(before));
    return call<GamesPlayed>("GET", `/players/${encodeURIComponent(id)}/games?${asked}`);
  },
  show: (visible: Visible) => call<null>("PUT", "/me/visibility", { visible }),
  ladder: (game: string, seats: string, after = "") =>
    call<LadderShown>(
      "GET",
      `/ladders/${encodeURIComponent(game)}?${new URLSearchParams(after ? { seats, after } : { seats })}`,
    ),
  known: () => call<PersonShown[]>("GET", "/people"),
  befriend: (id: string) => call<{ friend: string }>("PUT", `${person(id)}/friend`),
  part: (id: string) => call<null>("DELETE", `${person(id)}/friend`),
  block: (id: string, what: Blocked) => call<null>("PUT", `${person(id)}/block`, { what }),
  lift: (id: string) => call<null>("DELETE", `${person(id)}/block`),
  invite: (table: string, guest: string) =>
    call<{ seat: number }>("POST", `/tables/${table}/invitations`, { guest }),
  atTable: (table: string, link: string) =>
    call<AtTable[]>("GET", `/tables/${table}/people${link ? `?link=${encodeURIComponent(link)}` : ""}`),
  report: (table: string, link: string, wanted: ReportWanted) =>
    call<{ id: number }>(
      "POST",
      `/tables/${table}/reports${link ? `?link=${encodeURIComponent(link)}` : ""}`,
      wanted,
    ),
};
