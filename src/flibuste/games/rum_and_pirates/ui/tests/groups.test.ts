import { describe, expect, it } from "vitest";
import { groups, title } from "../groups";
import type { Offer, View } from "$board/scene";
import { LANGUAGES, type Translator } from "$i18n/translator";
import { translator } from "$tests/catalogues";

/** An alley between two squares, a dark one that leaves the town in the north, and one in the south. */
const view = {
  ways: [
    {
      choice: "dark 1.N1",
      to: null,
      pirates: 2,
      coins: 0,
      offer: [],
      kind: null,
      meets: false,
    },
    {
      choice: "enter 9.S2",
      to: "9c",
      pirates: 1,
      coins: 0,
      offer: [],
      kind: "hq",
      meets: false,
    },
  ],
  town: {
    alleys: [
      {
        at: "1.E1+2.W1",
        name: "1.E1",
        dark: false,
        ends: ["1a", "2b"],
        line: [[1, 1]],
        length: 3,
        owner: 0,
      },
      {
        at: "1.N1",
        name: "1.N1",
        dark: true,
        ends: ["1a"],
        line: [[0.5, 0.01]],
        length: 2,
        owner: 0,
      },
      {
        at: "9.S2",
        name: "9.S2",
        dark: true,
        ends: ["9c"],
        line: [[1.7, 2.99]],
        length: 2,
        owner: null,
      },
    ],
  },
} as unknown as View;

function offer(speaker: Translator, text: string): Offer {
  const [verb = "", alley = ""] = text.split(" ");
  const label = speaker.say(`choice-${verb}`, { alley });
  return {
    text,
    verb,
    facts: { alley },
    label,
    effect: "",
    foreseen: undefined,
    final: false,
  };
}

describe("Rum & Pirates: choices in words", () => {
  it("names alleys by the squares and sides one sees, not by their notation", () => {
    const french = translator("fr", "rum_and_pirates");
    const said = ["recover 1.E1", "recover 1.N1", "dark 1.N1", "enter 9.S2", "recover nothing"].map((text) =>
      title(offer(french, text), view, french),
    );
    expect(said.map((one) => one.replace(/[\u2068\u2069]/g, ""))).toEqual([
      "Rappeler les pirates de la ruelle 1a – 2b",
      "Rappeler les pirates de la ruelle 1a par le nord",
      "Sortir de la ville au nord",
      "Rentrer en 9c par le sud",
      "Ne rappeler personne",
    ]);
  });

  it.each(LANGUAGES)("shows no notation in the list of choices either (%s)", (language) => {
    const speaker = translator(language, "rum_and_pirates");
    const offers = ["recover 1.E1", "recover 1.N1", "dark 1.N1", "enter 9.S2"].map((text) =>
      offer(speaker, text),
    );
    const labels = groups(offers, view, speaker).flatMap((group) => group.offers.map((one) => one.label));
    expect(labels).toHaveLength(4);
    for (const label of [...labels, ...offers.map((one) => title(one, view, speaker))])
      expect(label).not.toMatch(/\d\.[NESW]/);
  });

  it("names the alley to recover from once, and says how many pirates come back", () => {
    const french = translator("fr", "rum_and_pirates");
    const recover = { ...offer(french, "recover 1.E1"), effect: "1a–2b : 3 pirates" };
    const [{ label, note } = { label: "", note: "" }] = groups([recover], view, french)[0]?.offers ?? [];
    expect([label, note]).toEqual(["1a – 2b", "3 pirates"]);
  });
});
