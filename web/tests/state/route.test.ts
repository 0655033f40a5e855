import { describe, expect, it } from "vitest";
import { pageOf } from "../../src/state/route.svelte";

describe("an address", () => {
  it.each([
    ["/", { name: "home" }],
    ["/new", { name: "new", game: "" }],
    ["/new/freibeuter", { name: "new", game: "freibeuter" }],
    ["/table/abc", { name: "table", id: "abc" }],
    ["/replay/a%2Fb", { name: "replay", id: "a/b" }],
    ["/rules/freibeuter", { name: "rules", game: "freibeuter" }],
    ["/files/stoertebeker", { name: "files", game: "stoertebeker" }],
    ["/learn/freibeuter", { name: "learn", game: "freibeuter" }],
    ["/learn", { name: "missing" }],
    ["/puzzle", { name: "puzzle" }],
    ["/puzzle/freibeuter", { name: "missing" }],
    ["/files", { name: "missing" }],
    ["/table", { name: "missing" }],
    ["/table/abc/more", { name: "missing" }],
    ["/treasure", { name: "missing" }],
  ])("%s leads to its page", (path, page) => {
    expect(pageOf(path)).toEqual(page);
  });
});
