import { describe, expect, it } from "vitest";
import { tokenLines } from "../words";
import type { Token } from "../view";
import { LANGUAGES } from "$i18n/translator";
import { translator } from "$tests/catalogues";

const warehouse: Token = {
  at: "CD34",
  kind: "warehouse",
  missing: 1,
  boats: [2, 1],
};

describe("a warehouse's note", () => {
  it.each(LANGUAGES)("says what it pays (%s)", (language) => {
    const lines = tokenLines(warehouse, 3, translator(language, "freibeuter"));
    expect(lines[0]).toMatch(/2\s\$|\$2/);
    expect(lines).toHaveLength(4);
  });

  it.each(LANGUAGES)("says of the last one that the game stops at once (%s)", (language) => {
    const t = translator(language, "freibeuter");
    expect(tokenLines(warehouse, 1, t)).toContain(t.say("board-last-warehouse"));
    expect(tokenLines({ ...warehouse, kind: "doubler", value: 5 }, 1, t)).not.toContain(
      t.say("board-last-warehouse"),
    );
  });
});
