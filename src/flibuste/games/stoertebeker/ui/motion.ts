/** What happened, as movement: from the cause to the effect, one thing at a time. */

import type { Movement, SeenEvent, View } from "$board/scene";
import { isPirate, kindOf, roadsOf, type CardName, type Face, type Kind, type Roads } from "./view";

/** Each event tells some of these. */
interface Facts {
  seat: number;
  from_seat: number;
  ship: string;
  card: CardName;
  cards: CardName[];
  count: number;
  kinds: Face[];
  first: number;
  second: number;
  strength: number;
  total: number;
  boarding: number;
  best: number;
  points: number;
  colour: string;
}

/** What the motion knows so far: the board still shows the view before the update. */
class Telling {
  /** Places that were filled or emptied meanwhile. */
  readonly used = new Set<string>();
  /** What the next throw must reach, or beat. */
  need = 0;
  beat = false;
  turned: CardName[] = [];

  constructor(readonly roads: Roads) {
    const { fight } = roads;
    this.need = fight?.best ?? 0;
    this.beat = fight !== null;
  }

  /** The place of a card at a seat's side: where it lies, or where it will. */
  slot(ship: string, seat: number, card: CardName, lies: boolean): string {
    const found = this.roads.ships.find((one) => one?.at === ship);
    const places = found?.sides[seat]?.places ?? [];
    const at = places.findIndex(
      (one, index) =>
        !this.used.has(`slot:${ship}:${seat}:${index}`) &&
        (lies ? one === card : one === null && found?.kinds[index] === (kindOf(card) as Kind)),
    );
    if (at < 0) return `side:${ship}:${seat}`;
    this.used.add(`slot:${ship}:${seat}:${at}`);
    return `slot:${ship}:${seat}:${at}`;
  }

  /** Where a seat's cards are: on the board, or in its panel. */
  hand(seat: number, card?: CardName): string {
    if (this.roads.seat !== seat) return `cards:${seat}`;
    const at =
      this.roads.hand?.findIndex((one, index) => one === card && !this.used.has(`hand:${index}`)) ?? -1;
    if (at < 0) return "hand";
    this.used.add(`hand:${at}`);
    return `hand:${at}`;
  }
}

type Told = (facts: Facts, telling: Telling, secret: Partial<Facts> | null) => Movement[];

/** A card on the table is hidden there while it flies; a number in a panel stays. */
const lying = (at: string): boolean => /^(hand|slot):/.test(at);

interface Flight {
  ms?: number;
  stay?: boolean;
}
const card = (
  name: CardName | null,
  from: string,
  to: string,
  { ms = 380, stay }: Flight = {},
): Movement => ({
  kind: "fly",
  piece: "card",
  props: { card: name },
  from,
  to,
  ms,
  sound: "card",
  lift: lying(from),
  ...(stay && { stay }),
});

const MOTIONS: Record<string, Told> = {
  launched: ({ ship, points, boarding, colour }) => [
    {
      kind: "fly",
      piece: "ship",
      props: { points, boarding, colour },
      from: "shippile",
      to: `berth:${ship}`,
      ms: 520,
      stay: true,
      sound: "wood",
    },
  ],
  turn: ({ seat }) => [{ kind: "flash", at: `seat:${seat}`, ms: 220 }],
  placed: ({ seat, card: name, ship }, telling) => [
    card(name, telling.hand(seat, name), telling.slot(ship, seat, name, false), {
      stay: true,
    }),
  ],
  manned: ({ seat, ship }, telling, secret) => [
    card(null, telling.hand(seat, secret?.card), `crew:${ship}:${seat}`),
  ],
  loaded: ({ seat }) => [{ kind: "flash", at: `seat:${seat}`, tone: "loss", ms: 300 }],
  discarded: ({ seat, cards }, telling) =>
    cards.map((name) => card(name, telling.hand(seat, name), "discard", { ms: 260 })),
  took: ({ seat, card: name }, telling) => [
    card(name, `pile:${name}`, telling.roads.seat === seat ? "hand" : `cards:${seat}`, { ms: 450 }),
  ],
  paid: ({ seat, card: name }, telling) => [card(name, telling.hand(seat, name), "discard")],
  aimed: ({ ship }) => [
    {
      kind: "flash",
      at: `berth:${ship}`,
      tone: "loss",
      ms: 380,
      sound: "wood",
    },
  ],
  "threw-colours": ({ seat, ship, kinds }, { roads, beat, need }) => [
    {
      kind: "scene",
      name: "colours",
      props: {
        seat,
        ship,
        kinds,
        faces: roads.dice.faces,
        fired: !beat && !need,
      },
      ms: 1300,
      sound: "dice",
    },
  ],
  looted: ({ seat, from_seat, card: name, ship }, telling) => [
    card(name, telling.slot(ship, from_seat, name, true), telling.slot(ship, seat, name, false), {
      ms: 480,
      stay: true,
    }),
  ],
  sunk: ({ from_seat, card: name, ship }, telling) => [
    card(name, telling.slot(ship, from_seat, name, true), "discard"),
  ],
  missed: ({ ship }) => [{ kind: "flash", at: `berth:${ship}`, tone: "ghost", ms: 260 }],
  dismissed: ({ seat, card: name, ship }) => [card(name, `crew:${ship}:${seat}`, "discard")],
  boarded: ({ ship, boarding }, telling) => {
    telling.need = boarding;
    telling.beat = false;
    return [{ kind: "flash", at: `berth:${ship}`, ms: 320, sound: "bell" }];
  },
  revealed: ({ cards }, telling) => {
    telling.turned = cards;
    return [];
  },
  rolled: ({ seat, ship, first, second, strength, total }, telling) => {
    const { need, beat, turned } = telling;
    telling.turned = [];
    return [
      {
        kind: "scene",
        name: "throw",
        props: {
          seat,
          ship,
          first,
          second,
          strength,
          total,
          need,
          beat,
          turned,
        },
        ms: 1900,
        sound: "dice",
      },
    ];
  },
  succeeded: ({ ship, total }, telling) => {
    telling.need = total;
    telling.beat = true;
    return [{ kind: "flash", at: `berth:${ship}`, tone: "gain", ms: 420 }];
  },
  failed: ({ ship }) => [{ kind: "flash", at: `berth:${ship}`, tone: "loss", ms: 420 }],
  lost: ({ seat, card: name, ship }, telling) => [
    card(name, telling.slot(ship, seat, name, true), "discard"),
  ],
  declined: ({ seat }) => [{ kind: "flash", at: `called:${seat}`, tone: "ghost", ms: 280 }],
  countered: ({ seat, ship, cards, best }, telling) => {
    telling.need = best;
    telling.beat = true;
    const leader = telling.roads.fight?.leader ?? telling.roads.active;
    const laid = cards.map((name) =>
      card(name, telling.hand(seat, name), telling.slot(ship, seat, name, false), {
        ms: 280,
        stay: true,
      }),
    );
    return [
      {
        kind: "scene",
        name: "call",
        props: { seat, leader, best, ship },
        ms: 900,
        sound: "bell",
      },
      ...laid,
    ];
  },
  prevailed: ({ ship, total }, telling) => {
    telling.need = total;
    return [{ kind: "flash", at: `berth:${ship}`, tone: "gain", ms: 420 }];
  },
  repelled: ({ ship }) => [{ kind: "flash", at: `berth:${ship}`, tone: "loss", ms: 380 }],
  cleared: ({ seat, ship, cards }) => [
    {
      kind: "fly",
      piece: "card",
      props: {
        card: cards.find((name) => !isPirate(name)) ?? cards[0],
        count: cards.length,
      },
      from: `side:${ship}:${seat}`,
      to: "discard",
      ms: 240,
      sound: "card",
    },
  ],
  captured: ({ seat, ship, points, colour }, { roads }) => [
    {
      kind: "fly",
      piece: "ship",
      props: {
        points,
        colour,
        boarding: roads.ships.find((one) => one?.at === ship)?.boarding ?? 0,
      },
      from: `ship:${ship}`,
      to: `prizes:${seat}`,
      ms: 750,
      label: `+${points}`,
      lift: true,
      sound: "coins",
    },
    { kind: "flash", at: `track:${seat}`, tone: "gain", ms: 350 },
  ],
  "picked-up": ({ seat, cards }, { roads }) => [
    card(
      cards[0] ?? null,
      roads.seat === seat ? "front" : `cards:${seat}`,
      roads.seat === seat ? "hand" : `cards:${seat}`,
      {
        ms: 240,
      },
    ),
  ],
  shuffled: () => [card(null, "discard", "deck", { ms: 450 })],
  drew: ({ seat, count }, { roads }) => [
    {
      kind: "fly",
      piece: "card",
      props: { card: null, count },
      from: "deck",
      to: roads.seat === seat ? "hand" : `cards:${seat}`,
      ms: 360,
      sound: "card",
    },
  ],
  "last-round": () => [{ kind: "flash", at: "course", tone: "loss", ms: 500, sound: "bell" }],
  ended: () => [{ kind: "flash", at: "roads", ms: 450, sound: "win" }],
};

/** Events of one update are shown one after the other: their effects are kept by the view before them. */
const told = new WeakMap<View, Telling>();

export function motion(event: SeenEvent, view: View): Movement[] {
  const telling = told.get(view) ?? new Telling(roadsOf(view));
  told.set(view, telling);
  const secret = (event.secret as Partial<Facts> | null | undefined) ?? null;
  return MOTIONS[event.kind]?.(event.facts as unknown as Facts, telling, secret) ?? [];
}
