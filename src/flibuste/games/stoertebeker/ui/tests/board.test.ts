import { describe, expect, it } from "vitest";
import { groups } from "../groups";
import { StoertebekerBoard } from "../board_logic.svelte";
import { motion } from "../motion";
import { text } from "../text";
import { counted, crewOf, percent, type Roads } from "../view";
import { cardTitle, needed, noteOf, titleOf } from "../words";
import type { Facts, Offer, Scene, SeenEvent, View } from "$board/scene";
import { LANGUAGES, type Translator } from "$i18n/translator";
import { translator } from "$tests/catalogues";

/** Seat 0 looks: two waters asked for at A, one laid; a pirate of 3 face down; the other has one down, too. */
function table(more: Partial<Roads> = {}): Roads {
  const player = {
    cards: 3,
    front: [],
    score: 0,
    space: 0,
    lap: 0,
    bonus: 0,
    turns: 1,
    ships: [],
  };
  return {
    active: 0,
    ended: "",
    phase: 1,
    step: "place",
    round: 2,
    turn: {
      quota: 3,
      played: 0,
      broadside: false,
      aside: 0,
      may_take: 0,
      tried: [],
      first: false,
      closed: false,
    },
    target: null,
    dice: {
      seat: 0,
      pips: [],
      colours: [],
      die: null,
      faces: [["water"], ["rum", "blank"]],
    },
    fight: null,
    deck: 20,
    discard: ["rum", "rum", "pirate4"],
    fresh: [],
    offer: [],
    pile: 5,
    preview: [
      {
        points: 4,
        boarding: 6,
        colour: "black",
        kinds: ["water", "rum", "bananas"],
      },
    ],
    captures_to_end: 6,
    last_round: false,
    rules: { colour_bonus: false, preview: 1, table: 4 },
    built_in_files: ["ships.csv"],
    ships: [
      {
        at: "A",
        points: 3,
        boarding: 9,
        colour: "white",
        kinds: ["water", "water", "meat"],
        sides: [
          {
            places: ["water", null, null],
            lack: 2,
            face_up: [],
            face_down: 1,
            open_strength: 0,
          },
          {
            places: [null, null, "meat-head"],
            lack: 2,
            face_up: [2],
            face_down: 1,
            open_strength: 3,
          },
        ],
      },
      null,
    ],
    players: [{ ...player }, { ...player, score: 47, space: 3, lap: 1 }],
    seat: 0,
    hand: ["water", "water", "pirate2"],
    aside: [],
    sides: [
      {
        at: "A",
        face_down: [3],
        strength: 3,
        dice_needed: 6,
        ways: 26,
        complete: false,
        broadside: { ways: 11, of: 36 },
      },
      null,
    ],
    odds: {},
    ...more,
  };
}

const view = (roads: Roads) => roads as unknown as View;

function offer(speaker: Translator, choice: string, facts: Facts, effect = ""): Offer {
  const verb = choice.split(" ")[0] ?? "";
  const label = speaker.say(`choice-${verb}`, facts);
  return {
    text: choice,
    verb,
    facts,
    label,
    effect,
    foreseen: undefined,
    final: false,
  };
}

function scene(roads: Roads, offers: Offer[]): Scene {
  return {
    view: view(roads),
    seat: 0,
    players: [],
    t: translator("fr", "stoertebeker"),
    asking: [0],
    question: {
      kind: roads.step,
      rule: "",
      serial: 1,
      options: [],
      sealed: null,
    },
    offers,
    pointed: null,
    armed: null,
    hinted: null,
    marks: new Map(),
    choose: () => undefined,
    why: () => undefined,
  };
}

const event = (kind: string, facts: Facts, secret: Facts | null = null): SeenEvent => ({
  kind,
  rule: "",
  facts,
  secret,
});

describe("pirates at a ship", () => {
  const roads = table();
  const [ship] = roads.ships;

  it("are known to their owner, and to others by what lies face up", () => {
    expect(ship && crewOf(roads, ship, 0)).toEqual([{ points: 3, up: false }]);
    expect(ship && crewOf(roads, ship, 1)).toEqual([
      { points: 2, up: true },
      { points: null, up: false },
    ]);
  });

  it("are known to everybody when the game is over", () => {
    const open = ship && {
      ...ship,
      sides: ship.sides.map((side) => ({ ...side, pirates: [2, 4] })),
    };
    expect(open && crewOf(roads, open, 1).map((one) => one.points)).toEqual([2, 4]);
  });
});

it("cards of one name are counted, and odds told in whole per cent", () => {
  expect(counted(["rum", "rum", "water"])).toEqual([
    { card: "rum", count: 2 },
    { card: "water", count: 1 },
  ]);
  expect([percent([26, 36]), percent([1, 36]), percent([4, 6])]).toEqual([72, 3, 67]);
});

describe("a click", () => {
  const fr = translator("fr", "stoertebeker");
  const water = offer(fr, "place water A", { card: "water", ship: "A" });
  const pirate = offer(fr, "place pirate2 A", { card: "pirate2", ship: "A" });
  const stop = offer(fr, "stop", {});

  it("finds what is placed in the hand and in the first place that waits for it", () => {
    const board = new StoertebekerBoard(() => scene(table(), [water, pirate, stop]));
    const offered = ["hand:0", "hand:1", "hand:2", "slot:A:0:1", "slot:A:0:2", "crew:A:0:+", "do:stop"];
    expect(offered.map((place) => board.at(place).map((one) => one.text))).toEqual([
      ["place water A"],
      ["place water A"],
      ["place pirate2 A"],
      ["place water A"],
      [],
      ["place pirate2 A"],
      ["stop"],
    ]);
    expect(board.deeds).toEqual([stop]);
  });

  it("passes over a card that is already set aside", () => {
    const discard = offer(fr, "discard water", { card: "water" });
    const board = new StoertebekerBoard(() => scene(table({ step: "discard", aside: ["water"] }), [discard]));
    expect(board.hand.map((one) => one.aside)).toEqual([true, false, false]);
    expect([board.at("hand:0").length, board.at("hand:1").length]).toEqual([0, 1]);
  });

  it("on what is not offered asks why", () => {
    const asked: string[] = [];
    const board = new StoertebekerBoard(() => ({
      ...scene(table(), [stop]),
      why: (choice) => asked.push(choice),
    }));
    for (const place of ["ship:A", "slot:A:0:2", "slot:A:1:2", "hand:2", "crew:A:0:+"]) board.act(place);
    expect(asked).toEqual([
      "board A",
      "place meat A",
      "loot 1 meat-head",
      "place pirate2 A",
      "place pirate2 A",
    ]);
  });

  it("shows the best odds of what a place offers", () => {
    const plain = offer(fr, "counter", { heads: 0, cards: [] });
    const head = offer(fr, "counter meat-head", {
      heads: 1,
      cards: ["meat-head"],
    });
    const odds: Roads["odds"] = {
      counter: [6, 36],
      "counter meat-head": [10, 36],
    };
    const board = new StoertebekerBoard(() =>
      scene(table({ step: "counter", target: "A", odds }), [plain, head]),
    );
    expect(board.chance("ship:A")).toEqual([10, 36]);
    expect(board.chance("hand:0")).toBeNull();
  });
});

describe("movements", () => {
  const flown = (roads: View, told: SeenEvent) =>
    motion(told, roads).flatMap((one) => (one.kind === "fly" ? [[one.from, one.to]] : []));

  it("take each card of one update to a place of its own", () => {
    const roads = view(table({ ships: [{ ...waters() }, null] }));
    const laid = event("countered", {
      seat: 0,
      ship: "A",
      cards: ["water", "water"],
      best: 9,
      count: 2,
    });
    expect(flown(roads, laid)).toEqual([
      ["hand:0", "slot:A:0:0"],
      ["hand:1", "slot:A:0:1"],
    ]);
  });

  it("show others a back where the owner sees the card", () => {
    const told = motion(event("manned", { seat: 1, ship: "A", pirates: 2 }), view(table()));
    expect(told).toMatchObject([{ props: { card: null }, from: "cards:1", to: "crew:A:1" }]);
    const mine = event("manned", { seat: 0, ship: "A", pirates: 2 }, { card: "pirate2" });
    expect(motion(mine, view(table()))).toMatchObject([{ from: "hand:2" }]);
  });

  it("throw against the boarding value first, then against the best so far", () => {
    const roads = view(table());
    const rolled = {
      seat: 0,
      ship: "A",
      first: 4,
      second: 5,
      strength: 3,
      total: 12,
    };
    motion(
      event("boarded", {
        seat: 0,
        ship: "A",
        points: 3,
        boarding: 9,
        strength: 3,
      }),
      roads,
    );
    motion(event("revealed", { seat: 0, ship: "A", cards: ["pirate3"] }), roads);
    expect(motion(event("rolled", rolled), roads)).toMatchObject([
      {
        name: "throw",
        props: {
          need: 9,
          beat: false,
          turned: ["pirate3"],
          first: 4,
          second: 5,
        },
      },
    ]);
    motion(event("succeeded", { seat: 0, ship: "A", total: 12, boarding: 9 }), roads);
    motion(event("countered", { seat: 1, ship: "A", cards: [], best: 12, count: 0 }), roads);
    expect(motion(event("rolled", rolled), roads)).toMatchObject([
      { props: { need: 12, beat: true, turned: [] } },
    ]);
  });

  it("tell a broadside from a boarding that failed", () => {
    const dice = event("threw-colours", {
      seat: 0,
      ship: "A",
      kinds: ["water", "blank"],
    });
    expect(motion(dice, view(table()))).toMatchObject([
      { props: { fired: true, faces: table().dice.faces } },
    ]);
    const roads = view(table());
    motion(
      event("boarded", {
        seat: 0,
        ship: "A",
        points: 3,
        boarding: 9,
        strength: 3,
      }),
      roads,
    );
    expect(motion(dice, roads)).toMatchObject([{ props: { fired: false } }]);
  });

  it("leave out what they do not know", () => {
    expect(motion(event("sighted", {}), view(table()))).toEqual([]);
  });
});

function waters() {
  const side = {
    places: [null, null, null],
    lack: 3,
    face_up: [],
    face_down: 0,
    open_strength: 0,
  };
  const looks = { at: "A", points: 3, boarding: 9, colour: "white" };
  return {
    ...looks,
    kinds: ["water", "water", "meat"] as const,
    sides: [side, side],
  } as unknown as NonNullable<Roads["ships"][number]>;
}

for (const language of LANGUAGES) {
  const speaker = translator(language, "stoertebeker").to(["Anne", "Mary"], 0);

  describe(`in words (${language})`, () => {
    it("a button says what its heading does not, with its odds", () => {
      const odds: Roads["odds"] = {
        "board A": [26, 36],
        "aim A": [11, 36],
        "counter meat-head": [10, 36],
      };
      const offers = [
        offer(speaker, "place water A", { card: "water", ship: "A" }),
        offer(speaker, "place rum A", { card: "rum", ship: "A" }, speaker.say("table-complete")),
        offer(speaker, "board A", { ship: "A" }),
        offer(speaker, "aim A", { ship: "A" }),
        offer(speaker, "counter meat-head", { heads: 1, cards: ["meat-head"] }),
        offer(speaker, "loot 1 meat", { from_seat: 1, card: "meat" }),
        offer(speaker, "dismiss pirate3 down", {
          card: "pirate3",
          face_up: false,
        }),
        ...["stop", "fire", "hold", "enough", "pass", "decline"].map((verb) => offer(speaker, verb, {})),
      ];
      const all = groups(offers, view(table({ odds })), speaker).flatMap((group) => group.offers);
      expect(all).toHaveLength(offers.length);
      for (const { offer: one, label } of all) expect(label.length).toBeLessThanOrEqual(one.label.length + 2);
      const noted = Object.fromEntries(all.map(({ offer: one, note }) => [one.text, note ?? ""]));
      expect(noted["board A"]).toContain("72");
      expect(noted["aim A"]).toContain("31");
      expect(noted["counter meat-head"]).toContain("28");
    });

    it("a throw that cannot succeed says why", () => {
      const odds: Roads["odds"] = {
        "board A": [0, 36],
        "aim A": [0, 36],
        counter: [0, 36],
      };
      const fight = { ship: "A", leader: 1, best: 19, called: [] };
      const offers = [
        offer(speaker, "board A", { ship: "A" }),
        offer(speaker, "aim A", { ship: "A" }),
        offer(speaker, "counter", { heads: 0, cards: [] }),
      ];
      const roads = table({ odds, fight });
      const said = groups(offers, view(roads), speaker).flatMap((group) => group.offers);
      const noted = Object.fromEntries(said.map(({ offer: one, note }) => [one.text, note ?? ""]));
      expect(noted["board A"]).toContain(String(roads.ships[0]?.boarding));
      expect(noted["counter"]).toContain("19");
      for (const one of ["board A", "aim A", "counter"]) {
        const short = speaker.say(`hopeless-${one.split(" ")[0]}.short`);
        expect(noted[one]?.startsWith(`${short}`)).toBe(true);
        expect(noted[one]).not.toContain("%");
      }
    });

    it("what ends a step stands last", () => {
      const offers = [
        offer(speaker, "stop", {}),
        offer(speaker, "place rum B", { card: "rum", ship: "B" }),
        offer(speaker, "place rum A", { card: "rum", ship: "A" }),
      ];
      const listed = groups(offers, view(table()), speaker).flatMap((group) => group.offers);
      expect(listed.map(({ offer: one }) => one.text)).toEqual(["place rum A", "place rum B", "stop"]);
    });

    it("every card, kind and place has its own name", () => {
      const named = ["water", "water-head", "rum", "pirate2", "pirate3", "pirate4"].map((card) =>
        cardTitle(card, speaker),
      );
      expect(new Set(named).size).toBe(named.length);
      expect(named[4]).toContain("3");
      const board = new StoertebekerBoard(() => ({
        ...scene(table(), []),
        t: speaker,
      }));
      expect(titleOf(board, "hand:2")).toContain("2");
      expect(titleOf(board, "crew:A:0:0")).toContain("3");
      expect(titleOf(board, "ship:A")).toContain("9");
      expect(noteOf(board, "ship:A")).toHaveLength(3);
      const [slot, laid] = ["slot:A:0:1", "slot:A:0:0"].map((place) => titleOf(board, place));
      expect(slot).not.toBe(laid);
    });

    it("the board says all that lies open, and nothing that does not", () => {
      const lines = text(view(table()), speaker).flatMap((section) => [section.heading, ...section.lines]);
      const said = lines.join("\n");
      expect(said).toContain(speaker.say("data-built-in"));
      expect(said).toContain(speaker.say("table-own-down", { cards: ["pirate3"] }));
      expect(said).toContain(speaker.say("label-face-down", { count: 1 }));
      expect(said).toContain(speaker.say("table-cards", { card: "rum", count: 2 }));
      expect(said).toContain(speaker.say("label-lap", { lap: 1 }));
      expect(said).not.toContain("⟨");
      const own = text(view(table({ built_in_files: [] })), speaker);
      expect(JSON.stringify(own)).not.toContain(speaker.say("data-built-in"));
    });
  });
}

describe("prices are said before they are paid", () => {
  const en = translator("en", "stoertebeker");
  const noted = (roads: Roads, offers: Offer[]) =>
    groups(offers, view(roads), en).flatMap((group) => group.offers.map((one) => one.note));

  it("a chance to board is not shown as if it were now while cards are missing", () => {
    const own = { dice_needed: 6, ways: 26, complete: false };
    expect(needed(own, en)).toBe("once complete, dice 6+: 72 %");
    expect(needed({ ...own, complete: true }, en)).toBe("dice 6+: 72 %");
  });

  it("whoever can only decline reads which provisions are missing", () => {
    const decline = offer(en, "decline", {});
    const counter = offer(en, "counter", { heads: 0, cards: [] });
    const roads = table({ step: "counter", missing: ["meat", "rum"] });
    expect(noted(roads, [decline])).toEqual(["you lack meat, rum"]);
    expect(noted(table({ step: "counter", missing: [] }), [decline, counter])).toEqual(["", ""]);
  });

  it("whoever can place nothing reads that no card fits", () => {
    expect(noted(table(), [offer(en, "stop", {}, "3 cards to discard")])).toEqual([
      "3 cards to discard, none of your cards fits at a ship",
    ]);
  });
});
