import { describe, expect, it } from "vitest";
import { cutName } from "../src/browser/cut_name";

const FAMILY = "\u{1F469}\u200D\u{1F469}\u200D\u{1F467}\u200D\u{1F466}";
const FRANCE = "\u{1F1EB}\u{1F1F7}";

describe("a name that is too long", () => {
  it("loses an emoji at its end whole", () => {
    for (const one of [FAMILY, FRANCE, "e\u0301"])
      for (let before = 30; before <= 40; before++) {
        const rest = "x".repeat(before);
        expect([rest, rest + one]).toContain(cutName(rest + one + "yyyyyyyyyyyyy").replace(/y+$/, ""));
      }
  });

  it("stays as it is where it fits", () => {
    expect(cutName(`Zoé ${FAMILY}`)).toBe(`Zoé ${FAMILY}`);
    expect(cutName(FAMILY.repeat(5))).toBe(FAMILY.repeat(5));
    expect(cutName(FAMILY.repeat(6))).toBe(FAMILY.repeat(5));
  });
});
