/** What happened, as movement: from the cause to the effect, one thing at a time. */

import type { Movement, SeenEvent, View } from "$board/scene";
import { pace } from "$browser/prefs.svelte";
import { Counting } from "./count";
import { cardOf, type Table, type Tile } from "./view";

/** Each event tells some of these. */
interface Facts {
  seat: number;
  owner_seat: number;
  from_seat: number;
  to_seat: number;
  order_seat: number[];
  ranks: number[];
  rank: number;
  amount: number;
  delta: number;
  tile: Tile;
  day: number;
  cause: string;
  character: string;
}

/** What the motion knows so far: the board still shows the view before the update. */
class Telling {
  /** Who stands on which step, once all have been revealed. */
  readonly steps = new Map<string, number>();
  count = new Counting();
  private spent = 0;

  /** When there are many movements, small ones are dropped. */
  brief(movement: Movement): Movement[] {
    const ms = (movement.ms ?? 400) * (pace() || 1);
    if (this.spent + ms > PATIENCE) return [];
    this.spent += ms;
    return [movement];
  }
}
/** Milliseconds; the shell shows no more after three and a half seconds. */
const PATIENCE = 2_600;
const told = new WeakMap<View, Telling>();

type Told = (facts: Facts, table: Table, telling: Telling, event: SeenEvent) => Movement[];

/** Where a seat's cards are: on the board, or in its den's panel. */
const handOf = (seat: number, table: Table): string => (table.seat === seat ? "hand" : `hand:${seat}`);

/** Where a character is seen now. */
function spotOf(seat: number, rank: number, table: Table, telling: Telling): string {
  const step = telling.steps.get(`${seat} ${rank}`);
  if (step !== undefined) return `step:${step}`;
  const shown =
    table.ship.some((card) => card.seat === seat && card.rank === rank) ||
    table.players[seat]?.den.some((card) => card.rank === rank);
  return shown ? `card:${seat}:${rank}` : "ship";
}

function figure(seat: number, rank: number, table: Table): Record<string, unknown> {
  const card = cardOf(table, seat, rank);
  const { character = "", influence, phases = [] } = card ?? {};
  return { seat, rank, character, influence, phases };
}

const coins = (value: number, from: string, to: string): Movement => ({
  kind: "fly",
  piece: "coins",
  props: { value },
  from,
  to,
  ms: 380,
  sound: "coins",
});

const loot = (tile: Tile | undefined, from: string, to: string, lift = false): Movement => ({
  kind: "fly",
  piece: "tile",
  props: { tile },
  from,
  to,
  ms: 420,
  lift,
  sound: "wood",
});

/** Discards worth a small scene. */
const SCENES = new Set(["sabre", "officer", "gunner", "brute"]);

const hour: (phase: string) => Told = (phase) => (_, __, telling) =>
  telling.brief({ kind: "flash", at: `hour:${phase}`, ms: 320, sound: "bell" });

const MOTIONS: Record<string, Told> = {
  "campaign-started": (_, __, telling) =>
    telling.brief({ kind: "flash", at: "hand", ms: 350, sound: "card" }),
  "sun-rose": hour("sunrise"),
  "dusk-fell": hour("dusk"),
  "night-fell": hour("night"),
  "lined-up": ({ order_seat, ranks }, table, telling) => {
    const cards = order_seat.map((seat, at) => figure(seat, ranks[at] ?? 0, table));
    order_seat.forEach((seat, at) => telling.steps.set(`${seat} ${ranks[at]}`, at));
    return [
      {
        kind: "scene",
        name: "reveal",
        props: { cards },
        ms: 2100,
        sound: "card",
      },
      ...cards.map((props, at): Movement => {
        const step = `step:${at}`;
        return {
          kind: "fly",
          piece: "character",
          props,
          from: step,
          to: step,
          ms: 1,
          stay: true,
        };
      }),
    ];
  },
  "parrot-replaced": ({ seat, rank }, table, telling) =>
    telling.brief({
      kind: "fly",
      piece: "character",
      props: figure(seat, rank, table),
      from: handOf(seat, table),
      to: "ship",
      stay: true,
      sound: "card",
    }),
  gained: (facts, table, telling) => purse(facts, table, telling),
  lost: (facts, table, telling) => purse(facts, table, telling),
  paid: ({ from_seat, to_seat, amount }, _, telling) =>
    telling.brief(coins(amount, `purse:${from_seat}`, `purse:${to_seat}`)),
  "no-target": ({ seat }, _, telling) =>
    telling.brief({ kind: "flash", at: `den:${seat}`, tone: "ghost", ms: 300 }),
  "relics-moved": ({ from_seat, to_seat }, _, telling) =>
    telling.brief(loot("relic", `tiles:${from_seat}`, `tiles:${to_seat}`)),
  "tiles-discarded": ({ seat, tile }, _, telling) => telling.brief(loot(tile, `tiles:${seat}`, "bag")),
  "tile-drawn": ({ seat }, _, telling, { secret }) =>
    telling.brief(loot(secret?.["tile"] as Tile | undefined, "bag", `tiles:${seat}`)),
  "character-discarded": ({ seat, owner_seat, rank, cause }, table, telling) => {
    const props = figure(owner_seat, rank, table);
    const fly: Movement = {
      kind: "fly",
      piece: "character",
      props,
      from: spotOf(owner_seat, rank, table, telling),
      to: `grave:${owner_seat}`,
      lift: true,
    };
    if (!SCENES.has(cause)) return telling.brief(fly);
    const struck: Movement = {
      kind: "scene",
      name: "strike",
      props: { ...props, cause, by: seat },
      ms: 1300,
      sound: cause === "officer" ? "bell" : "wood",
    };
    return [struck, ...telling.brief(fly)];
  },
  recruited: ({ seat, rank }, table, telling) =>
    telling.brief({
      kind: "fly",
      piece: "character",
      props: figure(seat, rank, table),
      from: spotOf(seat, rank, table, telling),
      to: handOf(seat, table),
      lift: true,
      sound: "card",
    }),
  revived: ({ seat }, table, telling, { secret }) =>
    telling.brief({
      kind: "fly",
      piece: "character",
      props: secret ? figure(seat, Number(secret["rank"]), table) : { seat },
      from: `grave:${seat}`,
      to: handOf(seat, table),
      sound: "card",
    }),
  "booty-taken": ({ seat, tile, day }, table, telling) => {
    const tiles = table.board.find((space) => space.day === day)?.tiles ?? [];
    return telling.brief(loot(tile, `booty:${day}:${tiles.indexOf(tile)}`, `tiles:${seat}`, true));
  },
  "took-nothing": ({ seat }, _, telling) =>
    telling.brief({
      kind: "flash",
      at: `tiles:${seat}`,
      tone: "ghost",
      ms: 280,
    }),
  "sabre-missed": ({ seat }, _, telling) =>
    telling.brief({
      kind: "flash",
      at: `tiles:${seat}`,
      tone: "ghost",
      ms: 280,
    }),
  "entered-den": ({ seat, rank }, table, telling) =>
    telling.brief({
      kind: "fly",
      piece: "character",
      props: figure(seat, rank, table),
      from: spotOf(seat, rank, table, telling),
      to: `den:${seat}`,
      ms: 380,
      lift: true,
      sound: "card",
    }),
  rested: (_, __, telling) => {
    telling.count.open = true;
    return [];
  },
  fortune: (facts, _, telling) => {
    telling.count.add(facts as unknown as Parameters<Counting["add"]>[0]);
    return [];
  },
  "campaign-ended": (_, __, telling) => {
    const { count } = telling;
    telling.count = new Counting();
    return [count.scene()];
  },
  "game-over": () => [{ kind: "flash", at: "ship", ms: 450, sound: "win" }],
};

/** On the rest day, a line of the count; else coins that fly. */
function purse({ seat, rank, character, delta, amount }: Facts, table: Table, telling: Telling): Movement[] {
  if (telling.count.open) {
    telling.count.power(seat, rank, character, delta);
    return [];
  }
  const [card, money] = [spotOf(seat, rank, table, telling), `purse:${seat}`];
  const fly = delta > 0 ? coins(amount, card, money) : coins(amount, money, card);
  return telling.brief(fly);
}

export function motion(event: SeenEvent, view: View): Movement[] {
  const telling = told.get(view) ?? new Telling();
  told.set(view, telling);
  const facts = event.facts as unknown as Facts;
  return MOTIONS[event.kind]?.(facts, view as unknown as Table, telling, event) ?? [];
}
