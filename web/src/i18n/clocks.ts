/** The clocks one may choose at a table, and any clock in words. */

import { say } from "./language.svelte";
import type { ClockWanted, Json } from "$net/wire.gen";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const CLOCKS: readonly Required<ClockWanted>[] = [
  { kind: "none", bank: 0, step: 0 },
  { kind: "live", bank: 10 * MINUTE, step: 15 * SECOND },
  { kind: "live", bank: 20 * MINUTE, step: 30 * SECOND },
  { kind: "turn", bank: 0, step: 12 * HOUR },
  { kind: "turn", bank: 0, step: DAY },
  { kind: "turn", bank: 0, step: 3 * DAY },
];

const live = (bank: number, step: number) => ({ bank: bank / MINUTE, step: step / SECOND });

export function clockLabel(clock: Record<string, Json>): string {
  const [bank, step] = [Number(clock["bank"]), Number(clock["step"])];
  if (clock["kind"] === "live") return say("new-clock-live", live(bank, step));
  if (clock["kind"] !== "turn") return say("new-clock-none");
  if (step % DAY) return say("new-clock-turn.hours", { hours: step / HOUR });
  return say("new-clock-turn", { days: step / DAY });
}

export function clockNote({ kind, bank, step }: Required<ClockWanted>): string {
  return say(`new-clock-${kind}.note`, live(bank, step));
}
