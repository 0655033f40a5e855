import { describe, expect, it } from "vitest";
import { after, BEGINNING, expected, rated, streak, type Solver } from "../src/browser/puzzles";

const NOBODY: Solver = { rating: BEGINNING, tries: 0, answered: {}, days: [] };
const PUZZLE = { game: "libertalia", id: "0a1b2c3d", rating: 1200 };

describe("a solver's rating", () => {
  it("expects half of the puzzles of one's own strength to be solved, and ten in eleven 400 below", () => {
    expect(expected(1200, 1200)).toBeCloseTo(0.5);
    expect(expected(1600, 1200)).toBeCloseTo(10 / 11);
  });

  it("rises by half the weight for an even puzzle, and the weight falls after twenty", () => {
    expect(rated(1200, 0, 1200, true)).toBeCloseTo(1220);
    expect(rated(1200, 20, 1200, true)).toBeCloseTo(1210);
    expect(rated(1200, 0, 1200, false)).toBeCloseTo(1180);
  });

  it("counts the first answer only", () => {
    const wrong = after(NOBODY, PUZZLE, false, "2026-11-18");
    expect(wrong).toMatchObject({ tries: 1, answered: { "libertalia/0a1b2c3d": false }, days: [] });
    expect(after(wrong, PUZZLE, true, "2026-11-18")).toBe(wrong);
  });
});

describe("a streak", () => {
  it("counts the days up to today, and still stands the morning after", () => {
    const days = ["2026-11-15", "2026-11-16", "2026-11-17"];
    expect(streak(days, "2026-11-17")).toBe(3);
    expect(streak(days, "2026-11-18")).toBe(3);
    expect(streak(days, "2026-11-19")).toBe(0);
    expect(streak(["2026-12-31", "2027-01-01"], "2027-01-01")).toBe(2);
  });

  it("grows once a day, by a puzzle of that day", () => {
    const one = after(NOBODY, PUZZLE, true, "2026-11-18");
    const two = after(one, { ...PUZZLE, id: "ffffffff" }, true, "2026-11-18");
    expect(two.days).toEqual(["2026-11-18"]);
    expect(after(NOBODY, PUZZLE, true, null).days).toEqual([]);
  });
});
