import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { groups } from "$board/generic";
import { lines, sectionsOf, type Part, type Section } from "$board/generic/read";
import type { Offer, View } from "$board/scene";
import { Translator } from "$i18n/translator";

const WORDS = `
generic-table = Table
generic-yes = yes
generic-no = no
seat-number = Seat { $number }
view-last-bid = Last bid
fact-colour = { $colour ->
    [r] red
   *[other] black
  }
heading-bid = Bid
`;

function translator(): Translator {
  const bundle = new FluentBundle("en", { useIsolating: false });
  bundle.addResource(new FluentResource(WORDS));
  return new Translator("en", bundle, ["Anne", "Mary"], 0);
}

const VIEW: View = {
  seat: 0,
  round: 3,
  last_bid: null,
  ended: false,
  bidder_seat: 1,
  colours: ["r", "b"],
  hand: [2, 2, 5],
  shown: [[1, 2], [3]],
  players: [{ dice: 3 }, { dice: 2, out: true }],
  pot: { gold: 4 },
};

const part = (all: Section[], heading: string): Part =>
  all.find((one) => one.heading === heading)?.part ?? { kind: "text", text: "no such section" };
const told = (all: Section[], heading: string) => lines(part(all, heading));

describe("a view without a board", () => {
  const sections = sectionsOf(VIEW, translator());

  it("is told by the names in it, short things first, then the players", () => {
    expect(sections.map(({ heading }) => heading)).toEqual(["Table", "Players", "Shown", "Pot"]);
    expect(told(sections, "Table")).toEqual([
      "Round: 3",
      "Last bid: –",
      "Ended: no",
      "Bidder seat: Mary",
      "Colours: red, black",
      "Hand: 2, 2, 5",
    ]);
  });

  it("has a row for each seat, by name, with a column for every fact any of them has", () => {
    expect(part(sections, "Players")).toMatchObject({ kind: "table", columns: ["Dice", "Out"] });
    expect(told(sections, "Players")).toEqual(["Anne: Dice 3, Out –", "Mary: Dice 2, Out yes"]);
  });

  it("shows lists in lists and facts in facts", () => {
    expect(told(sections, "Shown")).toEqual(["1, 2, 3"]);
    expect(told(sections, "Pot")).toEqual(["Gold: 4"]);
  });
});

it("choices stand under the heading of their verb, and without one if the game names none", () => {
  const offer = (verb: string, text: string): Offer => ({
    ...{ text, verb, facts: {}, label: text, foreseen: null, effect: "", final: false },
  });
  const offers = [offer("bid", "bid 2 5"), offer("doubt", "doubt"), offer("bid", "bid 3 1")];
  expect(
    groups(offers, {}, translator()).map(({ heading, offers }) => [
      heading,
      ...offers.map((one) => one.label),
    ]),
  ).toEqual([
    ["Bid", "bid 2 5", "bid 3 1"],
    ["", "doubt"],
  ]);
});
