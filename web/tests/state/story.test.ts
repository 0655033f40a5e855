import { describe, expect, it } from "vitest";
import { Story } from "../../src/state/table/story.svelte";
import type { SeenEvent, Update } from "../../src/net/wire.gen";

const event = (kind: string): SeenEvent => ({ kind, rule: "", facts: {} });
const update = (version: number, ...kinds: string[]) =>
  ({ version, events: kinds.map(event) }) as unknown as Update;

/** A story of which three versions have been fetched, one event each. */
function fetched(): Story {
  const story = new Story("table", null, "");
  story.told = ["begun", "placed", "captured"].map((kind, version) => ({ ...event(kind), version }));
  story.version = 2;
  return story;
}
const kinds = (story: Story) => story.told.map((told) => told.kind);

describe("a story", () => {
  it("takes from a greeting only what is new", () => {
    const story = fetched();
    expect(story.hear(update(3, "begun", "placed", "captured", "drew"), true)).toEqual([event("drew")]);
    expect(kinds(story)).toEqual(["begun", "placed", "captured", "drew"]);
  });

  it("does not tell again what was sent before it was fetched", () => {
    const story = fetched();
    expect(story.hear(update(1, "begun", "placed"), true)).toEqual([]);
    expect(story.hear(update(2, "captured"), false)).toEqual([]);
    expect(kinds(story)).toEqual(["begun", "placed", "captured"]);
    story.hear(update(3, "drew"), false);
    expect(kinds(story)).toEqual(["begun", "placed", "captured", "drew"]);
  });
});
