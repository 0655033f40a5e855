import { describe, expect, it } from "vitest";
import { pageOf } from "../src/lib/route.svelte";

describe("an address", () => {
  it.each([
    ["/", { name: "port" }],
    ["/new", { name: "new", game: "" }],
    ["/new/freibeuter", { name: "new", game: "freibeuter" }],
    ["/table/abc", { name: "table", id: "abc" }],
    ["/replay/a%2Fb", { name: "replay", id: "a/b" }],
    ["/rules/freibeuter", { name: "rules", game: "freibeuter" }],
    ["/table", { name: "missing" }],
    ["/table/abc/more", { name: "missing" }],
    ["/treasure", { name: "missing" }],
  ])("%s leads to its page", (path, page) => {
    expect(pageOf(path)).toEqual(page);
  });
});
