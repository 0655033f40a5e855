import { describe, expect, it } from "vitest";
import { shareUnchanged } from "../../src/state/table/share_unchanged";

const view = () => ({ day: 1, ship: [{ rank: 3 }, { rank: 9 }], players: [{ den: [2], score: 0 }] });

describe("a view after another", () => {
  it("keeps every part that has not changed, and is itself a new one", () => {
    const before = view();
    const after = shareUnchanged(before, view());
    expect(after).toEqual(before);
    expect(after).not.toBe(before);
    expect(after["ship"]).toBe(before.ship);
    expect(after["players"]).toBe(before.players);
  });

  it("keeps what lies beside a change", () => {
    const before = view();
    const changed = { ...view(), ship: [{ rank: 3 }, { rank: 10 }, null] };
    const after = shareUnchanged(before, changed);
    expect(after).toEqual({ ...view(), ship: [{ rank: 3 }, { rank: 10 }, null] });
    expect((after["ship"] as unknown[])[0]).toBe(before.ship[0]);
    expect(after["players"]).toBe(before.players);
  });

  it("takes a list that has become shorter, a part that has gone and another kind of part as they are", () => {
    const before = { tiles: [1, 2, 3], turn: { seat: 1, due: 2 }, sealed: ["play 3"] };
    const after = shareUnchanged(before, { tiles: [1, 2], turn: { seat: 1 }, sealed: { 0: "play 3" } });
    expect(after).toEqual({ tiles: [1, 2], turn: { seat: 1 }, sealed: { 0: "play 3" } });
  });
});
