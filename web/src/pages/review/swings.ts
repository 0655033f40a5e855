/** The steps that changed a seat's chance to win most. */

import type { ReportShown } from "$net/wire.gen";
import { signed } from "./figures";

export interface Swing {
  version: number;
  kind: "own" | "others" | "luck";
  points: string;
}

/** At most so many, and only changes of at least so many hundredths. */
const MOST = 5;
const LEAST = 0.08;

export function swingsOf(report: ReportShown, seat: number): Swing[] {
  return report.steps
    .flatMap((step) =>
      (["own", "others", "luck"] as const).map((kind) => ({
        version: step.version,
        kind,
        change: step[kind][seat] ?? 0,
      })),
    )
    .filter(({ change }) => Math.abs(change) >= LEAST)
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .slice(0, MOST)
    .sort((a, b) => a.version - b.version)
    .map(({ version, kind, change }) => ({ version, kind, points: signed(change) }));
}
