/** What happened, as movement: from the cause to the effect, one thing at a time. */

import type { Movement, SeenEvent, View } from "$board/scene";
import { diced, dicingOf, type Dicing } from "./dicing";
import type { Bed, Harbour, Kind, Tile } from "./view";

/** Each event tells some of these. */
interface Facts {
  seat: number;
  host_seat: number;
  imaginary: boolean;
  square: string;
  to: string;
  alley: string;
  exit: string;
  entrance: string;
  pirates: number;
  coins: number;
  barrels: number;
  value: number;
  symbol: string;
  item: string;
  colour: Kind;
  house: Kind;
  size: "small" | "large";
  bed: Bed;
  row: number;
  threshold: number;
}
interface Moment {
  view: Harbour;
  secret: Facts | null;
  /** What is diced for after this event. */
  dicing: Dicing | null;
}
type Told = (facts: Facts, moment: Moment) => Movement[];

const SHORT = 220;
const ROLL = 680;

/** Pirates go one by one to their slabs, the captain after them. */
function march(seat: number, alley: string, view: Harbour): Movement[] {
  const length = view.town.alleys.find((one) => one.at === alley)?.length ?? 0;
  return Array.from({ length }, (_, number) => ({
    kind: "fly",
    piece: "pirate",
    props: { seat },
    from: `crew:${seat}`,
    to: `slab:${alley}/${number}`,
    ms: SHORT,
    sound: "wood",
    stay: true,
  }));
}

const captain = (to: string, ms = 480, from = "captain"): Movement => ({
  kind: "fly",
  piece: "captain",
  from,
  to,
  ms,
  stay: true,
  lift: true,
});

const coins = (count: number, from: string, to: string): Movement[] =>
  count
    ? [
        {
          kind: "fly",
          piece: "coins",
          props: { count },
          from,
          to,
          ms: 320,
          sound: "coins",
        },
      ]
    : [];

function tile(face: Partial<Tile> & { back?: boolean }, from: string, to: string, ms = 450): Movement {
  return {
    kind: "fly",
    piece: "tile",
    props: { ...face },
    from,
    to,
    ms,
    sound: "card",
  };
}

const flagOf = (seat: number, view: Harbour): string =>
  view.seat === seat ? `flag:${seat}` : `tiles:${seat}`;
const here = (view: Harbour): string => `square:${view.captain}`;

function dice(dicing: Dicing | null, tumbles: boolean, ms: number): Movement[] {
  if (!dicing) return [];
  return [
    {
      kind: "scene",
      name: "dice",
      props: { dicing, tumbles },
      ms,
      ...(tumbles && { sound: "dice" as const }),
    },
  ];
}
const rolls: Told = (_, { dicing }) => dice(dicing, true, ROLL);
const still =
  (ms: number): Told =>
  (_, { dicing }) =>
    dice(dicing, false, ms);

const MOTIONS: Record<string, Told> = {
  moved: ({ seat, alley, to, coins: paid }, { view }) => [
    ...coins(paid, `purse:${seat}`, "bank"),
    ...march(seat, alley, view),
    captain(`way:${alley}`, 260),
    captain(`square:${to}`, 320, `way:${alley}`),
  ],
  crept: ({ seat, exit, entrance, to, coins: paid }, { view }) => [
    ...coins(paid, `purse:${seat}`, "bank"),
    ...march(seat, exit, view),
    captain(`way:${exit}`, 350),
    {
      kind: "flash",
      at: `alley:${exit}`,
      tone: "ghost",
      ms: 260,
      sound: "ghost",
    },
    ...march(seat, entrance, view),
    captain(`square:${to}`, 380, `way:${exit}`),
  ],
  relocated: ({ to }) => [
    { kind: "flash", at: "captain", tone: "loss", ms: 350 },
    captain(`square:${to}`, 600),
  ],
  stuck: () => [{ kind: "flash", at: "captain", tone: "loss", ms: 500 }],
  met: ({ seat, symbol, value }, { view }) => [
    { kind: "flash", at: "captain", tone: "gain", ms: 300, sound: "bell" },
    tile({ stack: "rendezvous", family: symbol, value }, "captain", flagOf(seat, view), 600),
  ],
  "found-coin": ({ seat, coins: found }, { view }) => coins(found, here(view), `purse:${seat}`),
  recovered: ({ seat, alley }) => [
    {
      kind: "fly",
      piece: "pirate",
      props: { seat },
      from: `alley:${alley}`,
      to: `crew:${seat}`,
      ms: 420,
      lift: true,
      sound: "wood",
    },
  ],
  recruited: ({ seat }, { view }) => [
    {
      kind: "fly",
      piece: "pirate",
      props: { seat },
      from: here(view),
      to: `crew:${seat}`,
      ms: 450,
      sound: "wood",
    },
  ],
  looked: ({ seat }, { secret, view }) => [
    tile(
      secret
        ? { stack: "accessory", family: secret.item, value: secret.value }
        : { stack: "accessory", back: true },
      "stack:accessory",
      secret ? "captain" : flagOf(seat, view),
    ),
  ],
  kept: ({ seat }, { view }) => [
    tile({ stack: "accessory", back: true }, "captain", flagOf(seat, view), 300),
  ],
  sold: ({ seat, coins: paid }) => [
    tile({ stack: "accessory", back: true }, `crew:${seat}`, "stack:accessory", 300),
    ...coins(paid, "stack:accessory", `purse:${seat}`),
  ],
  promised: ({ seat }, { secret, view }) => [
    tile(
      secret
        ? { stack: "rendezvous", family: secret.symbol, value: secret.value }
        : { stack: "rendezvous", back: true },
      "stack:rendezvous",
      flagOf(seat, view),
    ),
  ],
  "took-map": ({ seat, colour, value }, { view }) => {
    const at = view.displays.map.findIndex((one) => one.family === colour && one.value === value);
    return [tile({ stack: "map", family: colour, value }, `display:map:${at}`, flagOf(seat, view))];
  },
  "took-rum": ({ seat, barrels }) => [
    {
      kind: "fly",
      piece: "barrels",
      props: { count: barrels },
      from: "stack:rum",
      to: `rum:${seat}`,
      ms: 400,
    },
  ],
  "gave-barrel": ({ seat }) => [
    {
      kind: "fly",
      piece: "barrels",
      props: { count: 1 },
      from: `rum:${seat}`,
      to: "stack:rum",
      ms: 350,
    },
  ],
  "beat-guard": ({ seat, size, value, coins: found }, { view }) => [
    tile({ stack: `guard_${size}`, value, coins: found }, `stack:guard_${size}`, "captain", 450),
    { kind: "flash", at: "captain", tone: "gain", ms: 350, sound: "bell" },
    tile({ stack: `guard_${size}`, value, coins: found }, "captain", flagOf(seat, view), 350),
    ...coins(found, "captain", `purse:${seat}`),
  ],
  "lost-to-guard": ({ size, value }) => [
    tile({ stack: `guard_${size}`, value }, `stack:guard_${size}`, "captain", 450),
    { kind: "flash", at: "captain", tone: "loss", ms: 400 },
    tile({ stack: `guard_${size}`, value }, "captain", `stack:guard_${size}`, 300),
  ],
  invited: still(500),
  joined: ({ seat, host_seat, coins: paid }) => coins(paid, `purse:${seat}`, `purse:${host_seat}`),
  rolled: rolls,
  "rolled-again": rolls,
  "imaginary-rolled": rolls,
  "won-drink": ({ seat, house, value }, { view }) => [
    tile({ stack: "tavern", family: house, value }, "captain", flagOf(seat, view), 400),
  ],
  "opened-chest": ({ seat, value }, { view }) => [
    tile({ stack: "chest", value }, "display:chest:0", flagOf(seat, view), 450),
  ],
  added: still(260),
  stung: ({ seat, value }, { view }) => [
    {
      ...tile(
        {
          stack: "scorpion",
          value,
          threshold: view.displays.scorpion?.threshold ?? 0,
        },
        "display:scorpion:0",
        `seat:${seat}`,
        550,
      ),
    },
    { kind: "flash", at: `seat:${seat}`, tone: "loss", ms: 400 },
  ],
  rested: ({ seat, coins: paid }) => coins(paid, `purse:${seat}`, "bank"),
  boarded: ({ seat }) => [
    {
      kind: "fly",
      piece: "pirate",
      props: { seat },
      from: `crew:${seat}`,
      to: "ship",
      ms: 500,
      sound: "wood",
    },
  ],
  // A pirate alone wins without a roll: nothing to dwell on.
  column: (_, { dicing }) => dice(dicing, false, (dicing?.fighters.length ?? 0) > 1 ? 420 : 160),
  "knocked-out": still(340),
  crossed: still(240),
  slept: ({ seat, imaginary, bed, value }, { view }) => [
    tile({ stack: bed, value }, `bed:${bed}`, imaginary ? "ship" : flagOf(seat, view), 550),
  ],
  "came-home": () => [{ kind: "flash", at: "town", ms: 350 }],
  round: () => [{ kind: "flash", at: "captain", ms: 350, sound: "bell" }],
  ended: () => [{ kind: "flash", at: "town", ms: 450, sound: "win" }],
};

/** Events of one update are shown one after the other: their effect on the dice is kept by the view before them. */
const going = new WeakMap<View, Dicing | null>();

export function motion(event: SeenEvent, view: View): Movement[] {
  const harbour = view as unknown as Harbour;
  const before = going.has(view) ? (going.get(view) ?? null) : dicingOf(harbour);
  const dicing = diced(before, event, harbour);
  going.set(view, dicing);
  const secret = (event.secret as unknown as Facts | null) ?? null;
  return (
    MOTIONS[event.kind]?.(event.facts as unknown as Facts, {
      view: harbour,
      secret,
      dicing,
    }) ?? []
  );
}
