import { describe, expect, it } from "vitest";
import { translator } from "./catalogues";
import { effectOf } from "../src/state/table/offers";
import type { SeenEvent } from "../src/net/wire.gen";

const event = (kind: string, facts: SeenEvent["facts"], secret?: SeenEvent["facts"]): SeenEvent => ({
  kind,
  rule: "",
  facts,
  ...(secret ? { secret } : {}),
});

describe("a translator", () => {
  const speaks = translator("fr", "freibeuter").to(["Anne", "Bart"], 0);

  it("calls seats by their names, and unknown ones by their number", () => {
    expect(speaks.event(event("placed", { seat: 1, region: "D4" }))).toBe("Bart place un bateau en D4.");
    expect(speaks.name(3)).toBe("Siège 4");
  });

  it("tells a secret only to whom it was told", () => {
    const facts = { seat: 0, deck: "sea", left: 3 };
    expect(speaks.event(event("drew", facts))).not.toContain("C3");
    expect(speaks.event(event("drew", facts, { card: "C3" }))).toContain("C3");
  });

  it("knows whether it speaks to the one it speaks of", () => {
    const captured = event("captured", { seat: 0, value: 15, fee: 3, token: "CD34" });
    expect(effectOf([captured], speaks)).toBe("vous capturez le 15/3");
    expect(effectOf([captured], speaks.to(["Anne", "Bart"], 1))).toBe("Anne capture le 15/3");
  });

  it("says nothing of what goes without saying", () => {
    expect(effectOf([event("placed", { seat: 0, region: "D4" })], speaks)).toBe("");
    expect(effectOf(null, speaks)).toBe("");
    expect(effectOf(undefined, speaks)).toBe("");
  });

  it("counts in the plural of its language", () => {
    const paid = (boats: number) => event("paid", { from_seat: 0, to_seat: 1, amount: 3, boats });
    expect(speaks.event(paid(1))).toContain("1 bateau.");
    expect(speaks.event(paid(2))).toContain("2 bateaux.");
  });
});
