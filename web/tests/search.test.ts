import { describe, expect, it } from "vitest";
import { plain } from "$i18n/plain";
import { found, marked } from "../src/pages/rules/search";

const BOOK = [
  { key: "one", rules: ["X-1", "X-2"] },
  { key: "two", rules: ["X-12"] },
];
const RULES: Record<string, string> = {
  "X-1": "Le bateau d’abordage reste.",
  "X-2": "Défaussez la carte.",
  "X-12": "Une région intérieure.",
};
const t = { rule: (id: string) => RULES[id] ?? "" };

describe("looking something up in the rules", () => {
  it("shows the whole book when nothing is looked for", () => {
    expect(found(BOOK, "  ", t)).toEqual(BOOK);
  });

  it("minds neither accents nor capitals nor the kind of apostrophe", () => {
    expect(found(BOOK, "REGION", t)).toEqual([BOOK[1]]);
    expect(found(BOOK, "d'abordage", t)).toEqual([{ key: "one", rules: ["X-1"] }]);
  });

  it("finds a rule by its number", () => {
    expect(found(BOOK, "x-12", t)).toEqual([BOOK[1]]);
  });

  it("marks what was found, every second piece", () => {
    expect(marked("carte, Carte", "carte")).toEqual(["", "carte", ", ", "Carte", ""]);
    expect(marked("carte", "")).toEqual(["carte"]);
    expect(plain("Été")).toBe("ete");
  });
});
