/** Ratings as they are written. */

import { say, siteWords } from "$i18n/language.svelte";

/** A strength, with one digit after the point. */
export const strength = (value: number): string =>
  new Intl.NumberFormat(siteWords().language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
    value,
  );

/** A strength, and within which bounds it surely lies: two standard deviations. */
export const ratingWords = (mu: number, sigma: number): string =>
  say("rating-words", { mu: strength(mu), doubt: strength(2 * sigma) });

/** A pool, by the game's title: `freibeuter:3` is Freibeuter with three seats and more. */
export const poolParts = (pool: string): { game: string; seats: "2" | "3" } => {
  const [game = "", seats = "2"] = pool.split(":");
  return { game, seats: seats === "3" ? "3" : "2" };
};

/** A day, short. */
export const day = (at: number): string =>
  new Intl.DateTimeFormat(siteWords().language, { dateStyle: "medium" }).format(at);
