import { describe, expect, it } from "vitest";
import type { Dicing } from "../dicing";
import type { Harbour, Square } from "../view";
import { diceCaption, guardNote, squareTitle } from "../words";
import { LANGUAGES } from "$i18n/translator";
import { translator } from "$tests/catalogues";

const NAMES = ["Anne", "Kidd", "Mary"];
const dicing = (more: Partial<Dicing>): Dicing => ({
  what: "drink",
  seats: [0, 1, 2],
  rollers: [0, 2],
  roll: null,
  house: null,
  stake: [],
  total: 7,
  threshold: 12,
  rows: [],
  side: null,
  column: 1,
  fighters: [],
  standing: null,
  ...more,
});

describe.each(LANGUAGES)("dice have a caption (%s)", (language) => {
  const t = translator(language, "rum_and_pirates").to(NAMES, 0);

  it("that names who drinks", () => {
    const said = diceCaption(dicing({}), t);
    expect(said).toContain("Anne, Mary");
    expect(said).not.toContain("Kidd");
  });

  it("that says what the rolls add up to and where the scorpion stings", () => {
    const said = diceCaption(dicing({ what: "chest" }), t);
    expect(said).toContain("7");
    expect(said).toContain("12");
  });

  it("that names who fights, the imaginary crew too", () => {
    const said = diceCaption(dicing({ what: "brawl", fighters: [1, null] }), t);
    expect(said).toContain(`Kidd, ${t.say("board-fight-imaginary")}`);
    const alone = t.say("board-fight-alone", { in_seat: "Mary" });
    expect(diceCaption(dicing({ what: "brawl", fighters: [2] }), t)).toBe(alone);
    expect(diceCaption(dicing({ what: "brawl" }), t)).toBe("");
  });
});

it("a guard is offered with its range and the odds", () => {
  const view = {
    seat: 0,
    players: [{ reserve: 6 }],
    guards: [{ low: 1, high: 3 }, null],
    guard_odds: [
      [6, 9],
      [0, 0],
    ],
  } as unknown as Harbour;
  const t = translator("en", "rum_and_pirates");
  expect(guardNote("small", view, t)).toBe("1 to 3, against 6 pirates in reserve: a chance of 67 %");
  expect(guardNote("large", view, t)).toBe("");
  expect(guardNote("decline", view, t)).toBe("");
});

it("a coin's square has no number but its place", () => {
  const square = { at: "7c", kind: "coin", plate: 7, x: 0, y: 0, offer: [1] } as unknown as Square;
  expect(squareTitle(square, translator("en", "rum_and_pirates"))).not.toMatch(/ 7\b/);
});
