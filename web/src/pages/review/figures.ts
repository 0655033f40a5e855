/** Shares of the win as people read them: points of a hundred. */

import type { MistakeShown } from "$net/wire.gen";
import { minus } from "$i18n/translator";

export const points = (share: number): number => Math.round(100 * share);

/** A change, with its sign. */
export function signed(share: number): string {
  const value = points(share);
  return value > 0 ? `+${value}` : minus(value);
}

const NAMES = { "?!": "doubtful", "?": "mistake", "??": "blunder" } as const;

/** The message that names a mark. */
export const markKey = (mark: MistakeShown["mark"]): string => `analysis-mark-${NAMES[mark]}`;
