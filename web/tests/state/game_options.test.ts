import { describe, expect, it } from "vitest";
import { applying, choose, unusual, type Option } from "../../src/state/game_options";

const option = (key: string, more: Partial<Option> = {}): Option => ({
  key,
  values: ["off", "on"],
  seat: false,
  seats: [],
  unless: [],
  covers: [],
  ...more,
});
const OPTIONS = [
  option("all", { covers: ["one", "two", "pair"] }),
  option("one"),
  option("two"),
  option("pair", { seats: [2] }),
  option("tie", { unless: ["length", "short"] }),
  option("length", { values: ["full", "short"] }),
];
const keys = (seats: number, chosen = {}) => applying(OPTIONS, seats, chosen).map((one) => one.key);

describe("options of a new table", () => {
  it("are shown only where they apply", () => {
    expect(keys(2)).toEqual(["all", "one", "two", "pair", "tie", "length"]);
    expect(keys(3)).toEqual(["all", "one", "two", "tie", "length"]);
    expect(keys(3, { length: "short" })).toEqual(["all", "one", "two", "length"]);
  });

  it("move together with the one that covers them", () => {
    const on = choose(OPTIONS, 3, {}, "all", "on");
    expect(on).toEqual({ all: "on", one: "on", two: "on", pair: "on" });
    expect(choose(OPTIONS, 3, on, "two", "off")).toMatchObject({ all: "off", one: "on", two: "off" });
    expect(choose(OPTIONS, 3, on, "all", "off")).toMatchObject({ one: "off", two: "off", pair: "off" });
    const both = choose(OPTIONS, 3, choose(OPTIONS, 3, {}, "one", "on"), "two", "on");
    expect(both["all"]).toBe("on");
  });

  it("are named only where they differ from the usual, and once", () => {
    const named = (seats: number, chosen: Record<string, string>) =>
      unusual(OPTIONS, seats, chosen).map(([{ key }, value]) => `${key}=${value}`);
    expect(named(3, { one: "off", length: "full" })).toEqual([]);
    expect(named(3, { one: "on", pair: "on" })).toEqual(["one=on"]);
    expect(named(2, choose(OPTIONS, 2, {}, "all", "on"))).toEqual(["all=on"]);
    expect(named(3, { tie: "on", length: "short" })).toEqual(["length=short"]);
  });
});
