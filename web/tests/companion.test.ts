import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { accompanied, keepCompanion } from "../src/browser/companion";
import { situations } from "../src/i18n/companion";
import type { Translator } from "../src/i18n/translator";
import type { Question, ReportShown, SeenEvent, Update } from "../src/net/wire.gen";
import { thingsOf } from "../src/pages/companion/things";
import { Companion } from "../src/state/table/companion.svelte";
import type { LiveTable } from "../src/state/table/live_table.svelte";
import { translator } from "./catalogues";

interface Case {
  name: string;
  game: string;
  reader: number;
  kind: string;
  said: string[];
  told: SeenEvent[];
  found: [string, string[]][];
}
/** The terminal is tested with the same cases. */
const CASES = JSON.parse(readFileSync(join(import.meta.dirname, "companion_cases.json"), "utf8")) as Case[];

describe("a new situation", () => {
  it.each(CASES)("$name", ({ game, reader, kind, said, told, found }) => {
    const fresh = situations(told, kind, reader, translator("en", game), said);
    expect(fresh.map(({ key, lit }) => [key, lit])).toEqual(found);
  });
});

const t: Translator = translator("en", "freibeuter").to(["Me", "Anne", "Jack"], 0);
const TABLE = "table1";
const table = () => ({ id: TABLE, t, seat: 0, asked: null }) as unknown as LiveTable;
const event = (kind: string, facts: SeenEvent["facts"]): SeenEvent => ({ kind, rule: "", facts });
const update = (...events: SeenEvent[]) => ({ seat: 0, events }) as unknown as Update;
const question = (kind: string, serial: number) =>
  ({ kind, serial, sealed: null, options: [] }) as unknown as Question;
const boarded = event("boarded", { seat: 1, token: "EF67", value: 15, fee: 3 });
const placed = event("placed", { seat: 2, region: "E7" });

describe("the companion", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    localStorage.clear();
    keepCompanion(TABLE);
  });
  afterEach(() => void vi.useRealTimers());

  it("explains each kind of question once, also after a reload", () => {
    const one = new Companion(table());
    one.ask(question("turn", 1));
    expect(one.now?.key).toBe("companion-turn");
    one.ask(question("draw", 2));
    expect(one.now?.key).toBe("companion-draw");
    one.ask(question("turn", 3));
    expect(one.now).toBeNull();
    const again = new Companion(table());
    again.ask(question("draw", 4));
    expect(again.now).toBeNull();
    expect(accompanied(TABLE)?.said).toEqual(["companion-turn", "companion-draw"]);
  });

  it("says nothing about a question that is answered already", () => {
    const one = new Companion(table());
    one.ask({ ...question("turn", 1), sealed: "board EF67" });
    expect(one.now).toBeNull();
  });

  it("tells what another did until it is read, and then at a calm pace", async () => {
    const one = new Companion(table());
    let done = 0;
    void one.tell(update(boarded))?.then(() => done++);
    expect(one.now?.key).toBe("companion-event-boarded");
    expect(one.deeds.map(({ seat }) => seat)).toEqual([1]);
    await vi.advanceTimersByTimeAsync(500);
    expect([one.telling, done]).toEqual([true, 0]);
    one.goOn();
    await vi.advanceTimersByTimeAsync(0);
    expect([one.telling, done]).toEqual([false, 1]);
    void one.tell(update(placed))?.then(() => done++);
    expect([one.now, one.deeds.length]).toEqual([null, 1]);
    await vi.advanceTimersByTimeAsync(20_000);
    expect([one.telling, done]).toEqual([false, 2]);
  });

  it("has nothing to tell of what the reader did, unless it is new", () => {
    const one = new Companion(table());
    expect(one.tell(update(event("placed", { seat: 0, region: "E7" })))).toBeNull();
    expect(one.tell(update({ ...boarded, facts: { ...boarded.facts, seat: 0 } }))).not.toBeNull();
    expect(one.now?.key).toBe("companion-event-boarded.seat");
  });

  it("can be hurried until the reader's next question", async () => {
    const one = new Companion(table());
    void one.tell(update(placed));
    one.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect(one.tell(update(boarded))).toBeNull();
    one.ask(question("turn", 1));
    expect(one.tell(update(boarded))).not.toBeNull();
  });

  it("can be sent away, stays away after a reload, and comes back when it is called", () => {
    const one = new Companion(table());
    one.ask(question("turn", 1));
    one.sendAway();
    expect(one.now).toBeNull();
    const again = new Companion({ ...table(), asked: question("draw", 2) } as LiveTable);
    again.ask(question("draw", 2));
    expect([again.now, again.tell(update(boarded))]).toEqual([null, null]);
    again.callBack();
    expect(again.now?.key).toBe("companion-draw");
    expect(accompanied(TABLE)?.away).toBe(false);
  });
});

describe("three things after the game", () => {
  const good = (version: number, seat = 0) => ({
    version,
    seat,
    chosen: `g${version}`,
    share: 0.1,
    margin: 2,
  });
  const bad = (version: number, loss: number, seat = 0) => ({ version, seat, chosen: `b${version}`, loss });
  const report = (goods: object[], mistakes: object[]) =>
    ({ good: goods, mistakes }) as unknown as ReportShown;
  const named = (one: ReportShown) => thingsOf(one, 0).map(({ at }) => at.chosen);

  it("begin with the best choice, and go on with the costliest mistakes", () => {
    expect(named(report([good(1), good(2)], [bad(3, 0.1), bad(4, 0.3), bad(5, 0.2)]))).toEqual([
      "g1",
      "b4",
      "b5",
    ]);
  });

  it("are good choices where there are no mistakes, and mistakes where nothing was good", () => {
    expect(named(report([good(1), good(2), good(3)], []))).toEqual(["g1", "g2", "g3"]);
    expect(named(report([], [bad(1, 0.1), bad(2, 0.2), bad(3, 0.3)]))).toEqual(["b3", "b2", "b1"]);
  });

  it("are the reader's own, and name no choice twice", () => {
    expect(named(report([good(1, 1), good(2), { ...good(9), chosen: "g2" }], [bad(3, 0.1, 1)]))).toEqual([
      "g2",
    ]);
  });

  it("are found in an older report, which has no good choices", () => {
    expect(thingsOf({ mistakes: [] } as unknown as ReportShown, 0)).toEqual([]);
  });
});
