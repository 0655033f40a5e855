import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { parse, type AST } from "svelte/compiler";
import { describe, expect, it } from "vitest";
import { boards, bundle, filesIn, GAMES, keys, LANGUAGES, ROOT, translator } from "./catalogues";

const SHELL = [...filesIn(join(ROOT, "web/src"), ".svelte"), ...filesIn(join(ROOT, "web/src"), ".ts")];
const NAMES = ["aria-label", "title", "alt", "placeholder", "aria-description", "label"];

describe("the catalogues", () => {
  it("say the same things in every language", () => {
    const french = [...keys("fr")].sort();
    for (const language of LANGUAGES) expect([...keys(language)].sort(), language).toEqual(french);
  });

  it("have every message that is asked for by name", () => {
    for (const game of ["", ...boards()]) {
      const sources = game
        ? [...filesIn(join(GAMES, game, "ui"), ".ts"), ...filesIn(join(GAMES, game, "ui"), ".svelte")]
        : SHELL;
      // In the site, `t.say` asks the catalogue of whatever game is shown; each game's own test covers that.
      const words = game ? /\bsay\("([\w.-]+)"/g : /(?<![.\w])say\("([\w.-]+)"/g;
      const asked = new Set(
        sources.flatMap((file) => [...readFileSync(file, "utf8").matchAll(words)].map((hit) => hit[1])),
      );
      for (const language of LANGUAGES) {
        const speaker = translator(language, game);
        const missing = [...asked].filter((key) => !speaker.has(key ?? ""));
        expect(missing, `${language} ${game}`).toEqual([]);
      }
    }
  });

  it("have no message nobody asks for", () => {
    const sources = SHELL.map((file) => readFileSync(file, "utf8")).join("\n");
    const unused = [...keys("fr")].filter((key) => {
      const [name = ""] = key.split(".");
      const stem = name.replace(/[^-]+$/, "");
      return (
        !sources.includes(`"${key}"`) &&
        !sources.includes(`"${name}"`) &&
        !(stem && sources.includes(`\`${stem}$`))
      );
    });
    expect(unused.filter((key) => !key.startsWith("refusal-"))).toEqual([]);
  });

  it("can be read by the browser", () => {
    for (const language of LANGUAGES)
      for (const game of ["", ...boards()]) expect(bundle(language, game)).toBeTruthy();
  });
});

describe("no sentence is in code", () => {
  const files = [join(ROOT, "web/src"), ...boards().map((game) => join(GAMES, game, "ui"))];
  for (const file of files.flatMap((folder) => filesIn(folder, ".svelte"))) {
    it(relative(ROOT, file), () => {
      expect(written(parse(readFileSync(file, "utf8"), { modern: true }))).toEqual([]);
    });
  }
});

/** Text in a template that a person would read, or a screen reader. */
function written(root: AST.Root): string[] {
  const found: string[] = [];
  const letters = (text: string) => /\p{L}{2}/u.test(text);
  const walk = (node: unknown, inside: string): void => {
    if (Array.isArray(node)) return node.forEach((one) => walk(one, inside));
    if (!node || typeof node !== "object") return;
    const one = node as { type?: string; name?: string; data?: string; value?: unknown };
    if (one.type === "Text" && letters(one.data ?? "") && (!inside || NAMES.includes(inside)))
      found.push(one.data ?? "");
    const attribute = /Attribute|Directive/.test(one.type ?? "") ? (one.name ?? "") : inside;
    for (const [key, child] of Object.entries(node))
      if (key !== "css" && key !== "parent") walk(child, attribute);
  };
  walk(root.fragment, "");
  return found;
}
