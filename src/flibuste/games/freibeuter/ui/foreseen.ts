/** What an offer would do, gathered token by token: who takes it, who pays, who is paid. */

import type { SeenEvent } from "$board/scene";

export interface Fate {
  token: string;
  what: "encircled" | "captured" | "escaped" | "looted" | "doubled";
  /** Who takes it. */
  seat: number | null;
  value: number | null;
  fee: number | null;
  /** What each seat's purse gains or loses. */
  money: Map<number, number>;
  loans: { seat: number; amount: number }[];
}

export interface Outcome {
  fates: Fate[];
  /** All purses together. */
  money: Map<number, number>;
  ends: boolean;
}

const number = (fact: unknown): number | null => (typeof fact === "number" ? fact : null);

export function outcomeOf(events: readonly SeenEvent[] | null | undefined): Outcome {
  const fates = new Map<string, Fate>();
  const all = new Map<number, number>();
  let last: Fate | null = null;
  let ends = false;

  function give(seat: unknown, amount: number): void {
    if (typeof seat !== "number") return;
    all.set(seat, (all.get(seat) ?? 0) + amount);
    last?.money.set(seat, (last.money.get(seat) ?? 0) + amount);
  }

  for (const { kind, facts } of events ?? []) {
    const amount = number(facts["amount"]) ?? 0;
    if (
      kind === "encircled" ||
      kind === "captured" ||
      kind === "escaped" ||
      kind === "looted" ||
      kind === "doubled"
    ) {
      const token = String(facts["token"]);
      last = {
        token,
        what: kind,
        seat: number(facts["seat"]),
        value: number(facts["value"]),
        fee: number(facts["fee"]),
        money: new Map(),
        loans: [],
      };
      fates.set(token, last);
    } else if (kind === "paid") {
      give(facts["from_seat"], -amount);
      give(facts["to_seat"], amount);
    } else if (kind === "earned" || kind === "cashed") give(facts["seat"], amount);
    else if (kind === "borrowed") last?.loans.push({ seat: number(facts["seat"]) ?? 0, amount });
    else if (kind === "ended") ends = true;
  }
  return { fates: [...fates.values()], money: all, ends };
}
