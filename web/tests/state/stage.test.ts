import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameUi, Movement } from "../../src/board/scene";
import { Stage } from "../../src/state/table/stage.svelte";
import { prefs } from "../../src/browser/prefs.svelte";

const long = (name: string): Movement => ({ kind: "scene", name, props: {}, ms: 3000 });
const count: Movement = { kind: "scene", name: "count", props: {}, ms: 5000, held: true };
/** A game whose events name their movements. */
const ui = { motion: (event: { kind: string }) => told[event.kind] ?? [] } as unknown as GameUi;
const told: Record<string, Movement[]> = { long: [long("long")], count: [count], after: [long("after")] };
const events = (...kinds: string[]) => kinds.map((kind) => ({ kind, rule: "", facts: {} }));

/** Plays, and lets the time pass until nothing more happens: the names of what was shown. */
async function shown(stage: Stage, playing: Promise<void>, deed?: () => void): Promise<string[]> {
  const names: string[] = [];
  let over = false;
  void playing.then(() => (over = true));
  for (let ms = 0; ms < 60_000 && !over; ms += 100) {
    await vi.advanceTimersByTimeAsync(100);
    const now = stage.now;
    if (now?.kind === "scene" && names.at(-1) !== now.name) names.push(now.name);
    deed?.();
  }
  return over ? [...names, "over"] : names;
}

describe("the stage", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    prefs.motion = "normal";
  });
  afterEach(() => {
    vi.useRealTimers();
    prefs.motion = "system";
  });

  it("drops what takes too long, but never what tells the score", async () => {
    const stage = new Stage();
    const playing = stage.play(ui, events("long", "long", "long", "long", "count"), {});
    expect(await shown(stage, playing)).toEqual(["long", "count"]);
  });

  it("waits with the score until somebody has read it", async () => {
    const stage = new Stage();
    const playing = stage.play(ui, events("count", "after"), {});
    let waited = 0;
    const names = await shown(stage, playing, () => ++waited > 300 && stage.goOn());
    expect(names).toEqual(["count", "after", "over"]);
  });

  it("does not take the click that skipped what came before for an answer", async () => {
    const stage = new Stage();
    const playing = stage.play(ui, events("long", "count"), {});
    await vi.advanceTimersByTimeAsync(500);
    stage.skip();
    await vi.advanceTimersByTimeAsync(50);
    stage.skip();
    stage.goOn();
    expect(await shown(stage, playing)).toEqual(["count"]);
  });

  it("shows the score to those who want no motion, too", async () => {
    prefs.motion = "off";
    const stage = new Stage();
    expect(await shown(stage, stage.play(ui, events("long", "count"), {}))).toEqual(["count"]);
  });

  it("shows the score although many updates wait", async () => {
    const stage = new Stage();
    const playing = stage.play(ui, events("long", "count", "after"), {}, { brief: true });
    let waited = 0;
    const names = await shown(stage, playing, () => ++waited > 50 && stage.goOn());
    expect(names).toEqual(["count", "over"]);
  });

  it("goes on by itself in a replay, where nobody is asked anything", async () => {
    const stage = new Stage(false);
    const playing = stage.play(ui, events("long", "count"), {});
    expect(await shown(stage, playing)).toEqual(["long", "count", "over"]);
  });

  it("lets go of what waits when the page is left", async () => {
    const stage = new Stage();
    const playing = stage.play(ui, events("count"), {});
    await vi.advanceTimersByTimeAsync(1000);
    stage.close();
    expect(await shown(stage, playing)).toEqual(["over"]);
  });
});
