import { describe, expect, it } from "vitest";
import { lastMoves } from "../src/board/last_moves";

const ui = { marks: ({ facts }: { facts: Record<string, unknown> }) => [String(facts["at"])] };
const moved = (seat: number, at: string, version: number) => ({
  kind: "moved",
  rule: "",
  facts: { seat, at },
  version,
});
const marks = (...events: ReturnType<typeof moved>[]) => Object.fromEntries(lastMoves(ui, events, {}, 0));

describe("the last moves", () => {
  it("are marked for each of the others, and not for the reader", () => {
    expect(marks(moved(0, "a", 1), moved(1, "b", 2), moved(2, "c", 3))).toEqual({ b: 1, c: 2 });
  });

  it("of a seat are those of its last turn", () => {
    expect(marks(moved(1, "a", 1), moved(1, "b", 2))).toEqual({ a: 1, b: 1 });
    expect(marks(moved(1, "a", 1), moved(2, "b", 2), moved(1, "c", 3))).toEqual({ b: 2, c: 1 });
  });

  it("that follow from one choice stay together", () => {
    expect(marks(moved(1, "a", 1), moved(2, "b", 1), moved(1, "c", 1))).toEqual({ a: 1, b: 2, c: 1 });
  });

  it("belong to whoever was there last", () => {
    expect(marks(moved(1, "a", 1), moved(2, "a", 2))).toEqual({ a: 2 });
  });

  it("of a game that names no places are not marked", () => {
    expect(lastMoves({}, [moved(1, "a", 1)], {}, 0).size).toBe(0);
    expect(lastMoves(null, [moved(1, "a", 1)], {}, 0).size).toBe(0);
  });
});
