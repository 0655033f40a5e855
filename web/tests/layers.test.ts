import { readFileSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { describe, expect, it } from "vitest";
import { filesIn, GAMES, ROOT } from "./catalogues";

/** The rooms of src from the lowest to the highest: each may import itself and those before it. */
const LAYERS = [
  "browser", // what this browser keeps and can do: preferences, what was seen, idle time, sound
  "net", // HTTP, the socket, the types of the wire
  "i18n", // keys and facts into sentences
  "input", // pointer, keys, focus, scrolling
  "board", // what every board shares, and what a game's ui exports
  "state", // stores: the table, its story, the lists of tables, the address
  "widgets", // what several pages show
  "pages",
  "app", // App.svelte and main.ts
];
/** What a game's ui may import, besides the game's own folder. */
const FOR_GAMES = ["browser", "i18n", "input", "board", "widgets"];

/** Files in a folder. */
const MOST = 15;
const SRC = join(ROOT, "web/src");
const TESTS = join(ROOT, "web/tests");
const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*["']([^"']+)["']/g;

/** Where a file lies: a room of the site, or a game as `game:freibeuter`. */
function roomOf(file: string): string | null {
  const [first = "", ...rest] = relative(SRC, file).split(sep);
  if (first !== "..") return rest.length ? first : "app";
  const [game = ""] = relative(GAMES, file).split(sep);
  return game === ".." ? null : `game:${game}`;
}

function allowed(from: string, to: string): boolean {
  if (from === to) return true;
  if (from.startsWith("game:")) return FOR_GAMES.includes(to);
  const [here, there] = [LAYERS.indexOf(from), LAYERS.indexOf(to)];
  return there >= 0 && there < here;
}

/** The imports of a file that its room may not have. */
function forbidden(file: string, source: string): string[] {
  const from = roomOf(file);
  return [...source.matchAll(IMPORT)].flatMap(([, spec = ""]) => {
    const local = spec.startsWith(".") || spec.startsWith("$");
    const target = spec.startsWith("$") ? join(SRC, spec.slice(1)) : resolve(dirname(file), spec);
    const to = local ? roomOf(target) : from;
    return from && to && allowed(from, to) ? [] : [`${from} imports ${spec}`];
  });
}

describe("folders of the site", () => {
  it("hold at most fifteen files", () => {
    const files = [".ts", ".svelte", ".css"].flatMap((ending) =>
      [SRC, TESTS].flatMap((folder) => filesIn(folder, ending)),
    );
    const folders = files.map((file) => relative(ROOT, dirname(file)));
    const full = (folder: string) => folders.filter((other) => other === folder).length > MOST;
    expect([...new Set(folders)].filter(full)).toEqual([]);
    expect(new Set(folders).size).toBeGreaterThan(10);
  });
});

describe("imports", () => {
  const folders = [SRC, ...filesIn(GAMES, "ui/index.ts").map(dirname)];
  const files = folders.flatMap((folder) => [...filesIn(folder, ".ts"), ...filesIn(folder, ".svelte")]);

  it("lead to the same room or a lower one", () => {
    expect(files.length).toBeGreaterThan(100);
    expect(files.flatMap((file) => forbidden(file, readFileSync(file, "utf8")))).toEqual([]);
  });

  it("are between rooms that the table of layers knows", () => {
    const rooms = new Set(files.map(roomOf).filter((room) => !room?.startsWith("game:")));
    expect([...rooms].sort()).toEqual([...LAYERS].sort());
  });

  it.each([
    ["widgets/table/Log.svelte", 'import Table from "../../pages/Table.svelte";'],
    ["net/api.ts", 'import { prefs } from "$state/table/live_table.svelte";'],
    ["state/table/live_table.svelte.ts", 'const page = await import("../../pages/load");'],
    ["pages/Home.svelte", 'export { default } from "../App.svelte";'],
    ["../../src/flibuste/games/freibeuter/ui/index.ts", 'import type { Up } from "$net/wire.gen";'],
    ["../../src/flibuste/games/freibeuter/ui/Board.svelte", 'import x from "../../libertalia/ui/view";'],
    ["../../src/flibuste/games/freibeuter/ui/Board.svelte", 'import x from "$pages/Table.svelte";'],
  ])("of %s upwards or sideways are found: %s", (file, source) => {
    expect(forbidden(join(SRC, file), source)).toHaveLength(1);
  });
});
