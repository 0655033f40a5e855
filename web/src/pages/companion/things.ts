/** Three things of one's first game, from its analysis: what was chosen well, and what might be tried. */

import type { GoodShown, MistakeShown, ReportShown } from "$net/wire.gen";

export type Thing = { well: true; at: GoodShown } | { well: false; at: MistakeShown };

const MOST = 3;

/** One that was chosen well comes first; then the costliest mistakes, and more of what was good where there are few. */
export function thingsOf(report: ReportShown, seat: number): Thing[] {
  const [best, ...good] = unlike(report.good?.filter((one) => one.seat === seat) ?? []);
  const mistakes = unlike(
    report.mistakes.filter((one) => one.seat === seat).toSorted((one, other) => other.loss - one.loss),
  );
  const well = (at: GoodShown): Thing => ({ well: true, at });
  const first = best ? [well(best)] : [];
  const few = mistakes.slice(0, MOST - first.length).map((at): Thing => ({ well: false, at }));
  return [...first, ...good.slice(0, MOST - first.length - few.length).map(well), ...few];
}

/** The same choice is named once. */
function unlike<T extends { chosen: string }>(all: readonly T[]): T[] {
  return all.filter((one, at) => all.findIndex((other) => other.chosen === one.chosen) === at);
}
