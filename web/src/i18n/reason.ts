/** Why a choice is better than another one, in the terms of the game: its unit, and the lines of its score sheet. */

import type { WhyShown } from "$net/wire.gen";
import type { Facts, Translator } from "./translator";

export function reasonOf(t: Translator, why: WhyShown, other: string): string {
  const told: Facts = { ...why.facts, other };
  for (const name of ["amount", "part", "cost"]) {
    const amount = told[name];
    if (typeof amount === "number") told[name] = amountOf(t, amount);
  }
  for (const name of ["line", "less"]) {
    const line = told[name];
    if (typeof line === "string") told[name] = t.say(`score-${line}`);
  }
  return t.say(why.key, told);
}

/** Points of the score in the game's own unit: dollars, doubloons. */
export function amountOf(t: Translator, amount: number): string {
  return t.say(t.has("score-total.amount") ? "score-total.amount" : "score-amount", { amount });
}
