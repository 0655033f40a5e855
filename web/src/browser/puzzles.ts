/** The puzzles solved in this browser: a rating, a streak, and which were right. Nobody else knows. */

import { store, stored } from "./stored";

const KEY = "flibuste.puzzles";
/** Where every solver begins. */
export const BEGINNING = 1200;
/** How much one puzzle changes a rating: more while little is known of the solver. */
const QUICK = 40;
const STEADY = 20;
const NEW = 20;
const DAY = 86_400_000;

export interface Solver {
  rating: number;
  /** Puzzles answered; only the first answer to each counts. */
  tries: number;
  /** By `game/id`: whether the first answer was right. */
  answered: Record<string, boolean>;
  /** Days whose puzzle was solved on that day, the latest last. */
  days: string[];
}

export const solver = (): Solver => ({
  rating: BEGINNING,
  tries: 0,
  answered: {},
  days: [],
  ...stored<Partial<Solver>>(KEY, {}),
});

/** Elo's formula: how likely a solver of this rating solves a puzzle of that rating. */
export const expected = (rating: number, puzzle: number): number => 1 / (1 + 10 ** ((puzzle - rating) / 400));

/** The rating after one puzzle. */
export function rated(rating: number, tries: number, puzzle: number, right: boolean): number {
  const weight = tries < NEW ? QUICK : STEADY;
  return rating + weight * (Number(right) - expected(rating, puzzle));
}

/** The solver after an answer. A second answer to the same puzzle changes nothing. */
export function after(
  before: Solver,
  puzzle: { game: string; id: string; rating: number },
  right: boolean,
  day: string | null,
): Solver {
  const name = `${puzzle.game}/${puzzle.id}`;
  if (name in before.answered) return before;
  const solved = right && day && !before.days.includes(day);
  return {
    rating: rated(before.rating, before.tries, puzzle.rating, right),
    tries: before.tries + 1,
    answered: { ...before.answered, [name]: right },
    days: solved ? [...before.days, day].sort().slice(-400) : before.days,
  };
}

/** Keeps an answer. `day` is today if this is a puzzle of today; days that are over extend no streak. */
export function keepAnswer(
  puzzle: { game: string; id: string; rating: number },
  right: boolean,
  day: string | null,
): Solver {
  const now = after(solver(), puzzle, right, day);
  store(KEY, now);
  return now;
}

/** How many days in a row had a solved puzzle, up to today or yesterday. */
export function streak(days: readonly string[], today: string): number {
  const solved = new Set(days);
  let at = Date.parse(today);
  if (!solved.has(today)) at -= DAY;
  let count = 0;
  while (solved.has(new Date(at).toISOString().slice(0, 10))) {
    count++;
    at -= DAY;
  }
  return count;
}
