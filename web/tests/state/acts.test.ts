import { describe, expect, it } from "vitest";
import { actsOf } from "../../src/state/table/acts";
import type { LoggedEvent } from "../../src/net/api";

const told = (version: number, kind: string, seat?: number): LoggedEvent => ({
  version,
  kind,
  rule: "",
  facts: seat === undefined ? {} : { seat },
});
const lines = (...log: LoggedEvent[]) =>
  actsOf(log).map((act) => [
    act.told.map((event) => event.kind).join("+"),
    ...act.undone.map((event) => event.kind),
  ]);

describe("a log in acts", () => {
  it("puts what one choice brought into one act", () => {
    expect(lines(told(0, "begun"), told(1, "placed", 0), told(1, "captured", 0))).toEqual([
      ["begun"],
      ["placed+captured"],
    ]);
  });

  it("folds a choice that was taken back, and says once that somebody hesitates", () => {
    expect(
      lines(
        told(1, "placed", 1),
        told(2, "boarded", 0),
        told(3, "table-undone", 0),
        told(4, "drew", 0),
        told(5, "table-undone", 0),
        told(6, "placed", 0),
      ),
    ).toEqual([["placed"], ["table-undone", "boarded", "drew"], ["placed"]]);
  });

  it("takes two choices back one after the other", () => {
    expect(
      lines(
        told(1, "placed", 1),
        told(2, "boarded", 0),
        told(3, "drew", 0),
        told(4, "table-undone", 0),
        told(5, "table-undone", 0),
      ),
    ).toEqual([["placed"], ["table-undone", "boarded", "drew"]]);
  });

  it("folds nothing else where the choice itself was not told", () => {
    expect(lines(told(1, "placed", 0), told(3, "table-undone", 0))).toEqual([["placed"], ["table-undone"]]);
  });

  it("leaves what others have sealed since, and what the table says about itself", () => {
    expect(
      lines(
        told(1, "table-sealed", 0),
        told(2, "table-sealed", 1),
        told(3, "table-back", 1),
        told(4, "table-undone", 0),
      ),
    ).toEqual([["table-sealed"], ["table-back"], ["table-undone", "table-sealed"]]);
  });

  it("folds everything since the choice that all agreed to take back", () => {
    expect(
      lines(
        told(1, "placed", 0),
        told(2, "boarded", 1),
        told(3, "table-wished", 0),
        told(4, "table-agreed", 1),
        told(4, "table-taken-back", 0),
      ),
    ).toEqual([["table-wished"], ["table-agreed+table-taken-back", "placed", "boarded"]]);
  });
});
