import { describe, expect, it } from "vitest";
import { CORNERS, freeCorner } from "../corners";

const quarter = { width: 0.25, height: 0.25 };
const all = { x: 0, y: 0 };

describe("what lies over the near map", () => {
  it("stays in the corner wished for while nothing is there", () => {
    expect(freeCorner(CORNERS, quarter, [{ x: 500, y: 500 }], all, 1)).toEqual({
      right: false,
      low: false,
      free: true,
    });
  });

  it("leaves the corner where the captain may go", () => {
    const goals = [
      { x: 120, y: 120 },
      { x: 120, y: 880 },
    ];
    expect(freeCorner(CORNERS, quarter, goals, all, 1)).toMatchObject({
      right: true,
      low: false,
      free: true,
    });
  });

  it("minds what is seen of the town, not what lies outside", () => {
    const seen = { x: 0.5, y: 0.5 };
    expect(freeCorner(CORNERS, quarter, [{ x: 120, y: 120 }], seen, 2)).toMatchObject({
      right: false,
      low: false,
    });
    expect(freeCorner(CORNERS, quarter, [{ x: 560, y: 560 }], seen, 2)).toMatchObject({ low: true });
  });

  it("says so where every corner is wanted, and never takes another one's", () => {
    const goals = CORNERS.map(({ right, low }) => ({
      x: right ? 900 : 100,
      y: low ? 900 : 100,
    }));
    expect(freeCorner(CORNERS, quarter, goals, all, 1).free).toBe(false);
    expect(freeCorner(CORNERS, quarter, [], all, 1, { right: false, low: false })).toMatchObject({
      low: true,
    });
  });
});
