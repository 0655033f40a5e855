import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { LiveTable } from "../src/lib/table.svelte";
import { speak, tongueFor, type Tongue } from "../src/lib/tongue.svelte";
import type { Up, Update } from "../src/lib/wire.gen";
import Choices from "../src/widgets/Choices.svelte";

let tongue: Tongue;
beforeAll(async () => {
  await speak();
  tongue = await tongueFor("freibeuter");
});

const OPTIONS = ["place A1", "place B2", ...Array.from({ length: 20 }, (_, at) => `place ${at}`)];
const region = { verb: "place", facts: { region: "A1" }, index: 0 };
const update = (serial: number, version = serial): Update =>
  ({
    type: "update",
    version,
    seat: 0,
    view: {},
    events: [],
    play: {
      asking: [0],
      over: false,
      players: ["Anne"],
      sealed: [],
      away: [],
      wish: null,
      serial,
      clock: { kind: "none", due: {} },
    },
    decision: { kind: "turn", serial, rule: "", sealed: null, options: OPTIONS.slice(0, 2) },
  }) as unknown as Update;

/** A table of which the test is the server. */
class Told extends LiveTable {
  said: Up[] = [];
  constructor() {
    super("table", "");
    Object.assign(this, {
      line: { send: (message: Up) => (this.said.push(message), true), close: () => undefined },
      aboard: true,
      base: tongue,
    });
    this.link = "open";
    this.vocabulary = Object.fromEntries(OPTIONS.map((text) => [text, region]));
    this.hear(update(1));
  }
  /** What the server says. */
  hear(message: Update): void {
    (this as unknown as { updated(message: Update): void }).updated(message);
    flushSync();
  }
  get asked_why(): number {
    return this.said.filter(({ type }) => type === "why").length;
  }
}

describe("the list of choices", () => {
  const search = () => document.querySelector<HTMLInputElement>("input[type=search]");
  const many = (serial: number): Update => {
    const one = update(serial);
    if (one.decision) one.decision.options = OPTIONS.slice(2);
    return one;
  };

  it("keeps what is typed when the same question comes again", async () => {
    const live = new Told();
    live.hear(many(2));
    const list = mount(Choices, { target: document.body, props: { live } });
    flushSync();
    const field = search();
    if (!field) throw new Error("no field to search in");
    field.value = "place 7";
    field.dispatchEvent(new Event("input", { bubbles: true }));
    flushSync();
    live.hear(many(2));
    expect(search()?.value).toBe("place 7");
    live.hear(many(3));
    expect(search()?.value).toBe("");
    await unmount(list);
  });
});

describe("a click on what was just done", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("is the rest of a double click and asks nothing, for a moment", () => {
    const live = new Told();
    live.choose("place A1");
    expect(live.sent).toBe("place A1");
    live.hear(update(2));
    live.why("place A1");
    vi.advanceTimersByTime(800);
    live.why("place A1");
    expect(live.asked_why).toBe(0);
    live.why("place C3");
    expect(live.asked_why).toBe(1);
    vi.advanceTimersByTime(1000);
    live.why("place A1");
    expect(live.asked_why).toBe(2);
  });

  it("is not being sent any more once the answer is in", () => {
    const live = new Told();
    live.choose("place A1");
    expect(live.sending).toBe(true);
    live.hear(update(2));
    expect(live.sending).toBe(false);
  });
});
