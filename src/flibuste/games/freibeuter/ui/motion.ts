/** What happened, as movement: from the cause to the effect, one thing at a time. */

import type { Movement, SeenEvent, View } from "$board/scene";

/** Each event tells some of these. */
interface Facts {
  seat: number;
  from_seat: number;
  to_seat: number;
  token: string;
  region: string;
  card: string;
  deck: "sea" | "fd";
  value: number;
  fee: number;
  amount: number;
}
type Told = (facts: Facts, event: SeenEvent, view: View) => Movement[];

/** Where a seat's cards are: on the board, or in its panel. */
const handOf = (seat: number, view: View): string => (view["seat"] === seat ? "hand" : `hand:${seat}`);

function shown(seat: number, card: string, view: View): Movement {
  const deck = card.length > 1 ? "sea" : "fd";
  return {
    kind: "fly",
    piece: `${deck}-card`,
    props: { card },
    from: handOf(seat, view),
    to: `discard:${deck}`,
    ms: 300,
    sound: "card",
  };
}

function coins(amount: number, from: string, to: string): Movement {
  return {
    kind: "fly",
    piece: "coins",
    props: { value: amount },
    from,
    to,
    ms: 420,
    sound: "coins",
  };
}

const MOTIONS: Record<string, Told> = {
  boarded: ({ seat, token }) => [
    {
      kind: "fly",
      piece: "boat",
      props: { seat },
      from: `stock:${seat}`,
      to: `token:${token}`,
      ms: 450,
      stay: true,
      sound: "wood",
    },
  ],
  placed: ({ seat, region }, _, view) => [
    shown(seat, region, view),
    {
      kind: "fly",
      piece: "boat",
      props: { seat },
      from: `stock:${seat}`,
      to: `region:${region}`,
      ms: 450,
      stay: true,
      sound: "wood",
    },
  ],
  cashed: ({ seat, region, amount }, _, view) => [
    shown(seat, region, view),
    coins(amount, `region:${region}`, `purse:${seat}`),
  ],
  summoned: ({ seat, card, region }, _, view) => [
    shown(seat, card, view),
    {
      kind: "flash",
      at: "dutchman:fog",
      tone: "ghost",
      ms: 250,
      sound: "ghost",
    },
    {
      kind: "fly",
      piece: "dutchman",
      from: "dutchman:fog",
      to: `region:${region}`,
      ms: 450,
      stay: true,
      lift: true,
    },
  ],
  encircled: ({ token }) => [{ kind: "flash", at: `token:${token}`, ms: 260 }],
  escaped: ({ token, value, fee }) => [
    {
      kind: "fly",
      piece: "ship",
      props: { value, fee },
      from: `token:${token}`,
      to: "horizon",
      ms: 450,
      lift: true,
    },
  ],
  captured: ({ seat, token, value, fee }) => [
    {
      kind: "fly",
      piece: "ship",
      props: { value, fee, boarder: seat },
      from: `token:${token}`,
      to: `ships:${seat}`,
      ms: 450,
      lift: true,
      sound: "bell",
    },
  ],
  paid: ({ from_seat, to_seat, amount }) => [coins(amount, `purse:${from_seat}`, `purse:${to_seat}`)],
  borrowed: ({ seat, amount }) => [
    {
      kind: "fly",
      piece: "credit",
      props: { value: amount },
      from: "horizon",
      to: `purse:${seat}`,
      ms: 400,
    },
    { kind: "flash", at: `purse:${seat}`, tone: "loss", ms: 250 },
  ],
  looted: ({ token }) => [
    {
      kind: "fly",
      piece: "warehouse",
      from: `token:${token}`,
      to: "warehouses",
      ms: 400,
      lift: true,
      sound: "bell",
    },
  ],
  earned: ({ seat, amount }) => [coins(amount, "warehouses", `purse:${seat}`)],
  doubled: ({ token, value }) => [
    {
      kind: "fly",
      piece: "doubler",
      props: { value },
      from: `token:${token}`,
      to: "doubled",
      ms: 450,
      lift: true,
      sound: "bell",
    },
  ],
  vanished: ({ region }) => [
    {
      kind: "fly",
      piece: "dutchman",
      from: `region:${region}`,
      to: "dutchman:fog",
      ms: 450,
      lift: true,
    },
  ],
  drew: ({ seat, deck }, { secret }, view) => [
    {
      kind: "fly",
      piece: `${deck}-card`,
      props: secret ? { card: secret["card"] } : {},
      from: `deck:${deck}`,
      to: handOf(seat, view),
      ms: 350,
      sound: "card",
    },
  ],
  ended: () => [{ kind: "flash", at: "chart", ms: 450, sound: "win" }],
};

export function motion(event: SeenEvent, view: View): Movement[] {
  return MOTIONS[event.kind]?.(event.facts as unknown as Facts, event, view) ?? [];
}
