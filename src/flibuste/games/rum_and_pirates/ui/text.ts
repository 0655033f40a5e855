/** The board in sentences: the same facts as the drawing, for screen readers. */

import type { View } from "$board/scene";
import type { Translator } from "$i18n/translator";
import type { Bed, Flag, Harbour, Player } from "./view";
import { alleyTitle, offerOf, squareTitle, tileName } from "./words";

/** A name and what there is to say of it; every language has its own colon. */
const pair = (what: string, value: string | number, t: Translator): string =>
  t.say("board-pair", { what, value: String(value) });

interface Section {
  heading: string;
  lines: string[];
}

export function text(view: View, t: Translator): Section[] {
  const harbour = view as unknown as Harbour;
  const sections: Section[] = [
    { heading: t.say("board-captain"), lines: captain(harbour, t) },
    { heading: t.say("board-seats"), lines: seats(harbour, t) },
    { heading: t.say("board-squares"), lines: squares(harbour, t) },
    { heading: t.say("board-held"), lines: held(harbour, t) },
    { heading: t.say("label-displays"), lines: displays(harbour, t) },
    { heading: t.say("label-ship"), lines: ship(harbour, t) },
  ];
  if (harbour.flag)
    sections.splice(1, 0, {
      heading: t.say("board-own"),
      lines: flag(harbour.flag, t),
    });
  return sections.filter((section) => section.lines.length);
}

function captain(harbour: Harbour, t: Translator): string[] {
  const square = harbour.town.squares.find((one) => one.at === harbour.captain);
  if (!square) return [];
  const lines = [
    t.say("label-round", { round: harbour.round, rounds: harbour.rounds }),
    squareTitle(square, t),
  ];
  // The alleys that lead on from here.
  for (const alley of harbour.town.alleys)
    if (alley.ends.includes(harbour.captain) && alley.owner === null) lines.push(alleyTitle(alley, t));
  if (harbour.dead_end) lines.push(t.say("board-dead-end"));
  return lines;
}

function flag(own: Flag, t: Translator): string[] {
  const lines = [t.say("board-flag", { points: own.points })];
  if (own.rendezvous.length)
    lines.push(
      pair(t.say("label-rendezvous"), own.rendezvous.map((tile) => tileName(tile, t)).join(", "), t),
    );
  if (own.under.length)
    lines.push(pair(t.say("label-tiles"), own.under.map((tile) => tileName(tile, t)).join(", "), t));
  return lines;
}

function seats(harbour: Harbour, t: Translator): string[] {
  return harbour.players.map((player, seat) =>
    [t.name(seat), ...seatFacts(harbour, player, seat, t)].join(", "),
  );
}

function seatFacts(harbour: Harbour, player: Player, seat: number, t: Translator): string[] {
  const coins = harbour.seat === seat ? (harbour.purse ?? null) : player.coins;
  const facts = [t.say("seat-pirates.long", { pirates: player.reserve })];
  if (coins !== null) facts.push(t.say("seat-coins", { coins }));
  facts.push(pair(t.say("label-pool"), player.pool, t));
  facts.push(pair(t.say("label-rum"), player.rum, t));
  facts.push(pair(t.say("label-tiles"), player.tiles, t));
  if (player.rendezvous.length) facts.push(pair(t.say("label-rendezvous"), player.rendezvous.length, t));
  if (player.aboard) facts.push(pair(t.say("label-aboard"), player.aboard, t));
  else if (player.done) facts.push(t.say("label-done"));
  return player.flag ? [...facts, ...flag(player.flag, t)] : facts;
}

function squares(harbour: Harbour, t: Translator): string[] {
  return harbour.town.squares.map((square) =>
    pair(squareTitle(square, t), offerOf(square.kind, square.offer, t), t),
  );
}

function held(harbour: Harbour, t: Translator): string[] {
  return harbour.town.alleys
    .filter((alley) => alley.owner !== null)
    .map((alley) => pair(alleyTitle(alley, t), t.say("board-alley-held", { seat: alley.owner ?? 0 }), t));
}

function displays(harbour: Harbour, t: Translator): string[] {
  const { tavern, map, chest, scorpion, beds } = harbour.displays;
  const lines = [tavern, map].map((tiles) => tiles.map((tile) => tileName(tile, t)).join(", "));
  if (chest) lines.push(tileName(chest, t));
  if (scorpion) lines.push(tileName(scorpion, t));
  for (const [bed, value] of Object.entries(beds))
    if (value !== null) lines.push(tileName({ stack: bed as Bed, value }, t));
  for (const stack of ["accessory", "rendezvous", "guard_small", "guard_large"] as const)
    lines.push(t.say("board-stack-left", { stack, left: harbour.stacks[stack] }));
  lines.push(pair(t.say("label-supply"), harbour.barrels, t));
  return lines.filter(Boolean);
}

function ship(harbour: Harbour, t: Translator): string[] {
  return harbour.ship.rows.map((row) =>
    t.say("board-row", {
      row: row.row,
      seat: row.seat ?? 0,
      imaginary: row.imaginary,
      pirates: row.left + row.right,
    }),
  );
}
