import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { LiveTable } from "../../src/state/table/live_table.svelte";
import { speak, translatorFor } from "../../src/i18n/language.svelte";
import type { Translator } from "../../src/i18n/translator";
import type { Up, Update } from "../../src/net/wire.gen";
import type { Offer } from "../../src/board/scene";
import ChoiceButton from "../../src/pages/table/choices/ChoiceButton.svelte";
import Choices from "../../src/pages/table/choices/Choices.svelte";
import { rowsOf, verbsOf } from "../../src/pages/table/choices/say_once";

let t: Translator;
beforeAll(async () => {
  await speak();
  t = await translatorFor("freibeuter");
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
class OpenTable extends LiveTable {
  said: Up[] = [];
  constructor() {
    super("table", "");
    Object.assign(this, {
      socket: { send: (message: Up) => (this.said.push(message), true), close: () => undefined },
      gameLoaded: true,
      base: t,
    });
    this.connection = "open";
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
    const live = new OpenTable();
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

describe("a choice as a button", () => {
  it("is heard as it is read, and then in a whole sentence", async () => {
    const live = new OpenTable();
    const [offer] = live.options;
    if (!offer) throw new Error("nothing to choose");
    const button = mount(ChoiceButton, {
      target: document.body,
      props: { live, offer, label: "A1", note: "completes nothing" },
    });
    flushSync();
    const drawn = document.querySelector("[data-choice]");
    const read = drawn?.textContent?.replace(/\s+/g, " ").trim() ?? "";
    expect(read).toBe("A1 completes nothing");
    expect(drawn?.getAttribute("aria-label")).toBe(`${read}, ${offer.label}`);
    live.sent = offer.text;
    live.sending = true;
    flushSync();
    const sent = drawn?.querySelector("strong")?.textContent ?? "";
    expect(sent).not.toBe("");
    expect(drawn?.getAttribute("aria-label")).toBe(`${sent}, ${read}, ${offer.label}`);
    await unmount(button);
  });
});

describe("what many choices have in common", () => {
  const button = (text: string, note: string) => ({
    offer: { text, verb: text.split(" ")[0] ?? "", effect: "" } as Offer,
    label: text,
    note,
  });

  it("is said once, above them", () => {
    const rows = rowsOf([
      button("board AB12", "four missing"),
      button("board BC12", "three missing"),
      button("board CD12", "four missing"),
      button("board DE12", "four missing"),
    ]);
    expect(rows.map(({ note, offers }) => [note, offers.map(({ label }) => label)])).toEqual([
      ["four missing", ["board AB12", "board CD12", "board DE12"]],
      ["", ["board BC12"]],
    ]);
  });

  it("is explained once, at the first of its kind", () => {
    const group = (heading: string, ...texts: string[]) => ({
      heading,
      offers: texts.map((text) => button(text, "")),
    });
    const groups = [group("A", "place rum A"), group("B", "place rum B", "stop"), group("C", "silent")];
    expect(verbsOf(groups, (key) => key !== "help-silent")).toEqual([["place"], ["stop"], []]);
  });
});

describe("a click on what was just done", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("is the rest of a double click and asks nothing, for a moment", () => {
    const live = new OpenTable();
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
    const live = new OpenTable();
    live.choose("place A1");
    expect(live.sending).toBe(true);
    live.hear(update(2));
    expect(live.sending).toBe(false);
  });
});
