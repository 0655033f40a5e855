/** The board in sentences: the same facts as the drawing, for those who hear it. */

import type { View } from "$lib/board";
import type { Tongue } from "$lib/tongue.svelte";
import type { Bed, Flag, Harbour, Player } from "./view";
import { alleyTitle, offerOf, squareTitle, tileName } from "./words";

/** A name and what there is to say of it; every language has its own colon. */
const pair = (what: string, value: string | number, tongue: Tongue): string =>
  tongue.say("board-pair", { what, value: String(value) });

interface Section {
  heading: string;
  lines: string[];
}

export function text(view: View, tongue: Tongue): Section[] {
  const harbour = view as unknown as Harbour;
  const sections: Section[] = [
    { heading: tongue.say("board-captain"), lines: captain(harbour, tongue) },
    { heading: tongue.say("board-seats"), lines: seats(harbour, tongue) },
    { heading: tongue.say("board-squares"), lines: squares(harbour, tongue) },
    { heading: tongue.say("board-held"), lines: held(harbour, tongue) },
    { heading: tongue.say("label-displays"), lines: displays(harbour, tongue) },
    { heading: tongue.say("label-ship"), lines: ship(harbour, tongue) },
  ];
  if (harbour.flag)
    sections.splice(1, 0, {
      heading: tongue.say("board-own"),
      lines: flag(harbour.flag, tongue),
    });
  return sections.filter((section) => section.lines.length);
}

function captain(harbour: Harbour, tongue: Tongue): string[] {
  const square = harbour.town.squares.find((one) => one.at === harbour.captain);
  if (!square) return [];
  const lines = [
    tongue.say("label-round", { round: harbour.round, rounds: harbour.rounds }),
    squareTitle(square, tongue),
  ];
  // The alleys that lead on from here.
  for (const alley of harbour.town.alleys)
    if (alley.ends.includes(harbour.captain) && alley.owner === null) lines.push(alleyTitle(alley, tongue));
  if (harbour.dead_end) lines.push(tongue.say("board-dead-end"));
  return lines;
}

function flag(own: Flag, tongue: Tongue): string[] {
  const lines = [tongue.say("board-flag", { points: own.points })];
  if (own.rendezvous.length)
    lines.push(
      pair(
        tongue.say("label-rendezvous"),
        own.rendezvous.map((tile) => tileName(tile, tongue)).join(", "),
        tongue,
      ),
    );
  if (own.under.length)
    lines.push(
      pair(tongue.say("label-tiles"), own.under.map((tile) => tileName(tile, tongue)).join(", "), tongue),
    );
  return lines;
}

function seats(harbour: Harbour, tongue: Tongue): string[] {
  return harbour.players.map((player, seat) =>
    [tongue.name(seat), ...seatFacts(harbour, player, seat, tongue)].join(", "),
  );
}

function seatFacts(harbour: Harbour, player: Player, seat: number, tongue: Tongue): string[] {
  const coins = harbour.seat === seat ? (harbour.purse ?? null) : player.coins;
  const facts = [tongue.say("seat-pirates.long", { pirates: player.reserve })];
  if (coins !== null) facts.push(tongue.say("seat-coins", { coins }));
  facts.push(pair(tongue.say("label-pool"), player.pool, tongue));
  facts.push(pair(tongue.say("label-rum"), player.rum, tongue));
  facts.push(pair(tongue.say("label-tiles"), player.tiles, tongue));
  if (player.rendezvous.length)
    facts.push(pair(tongue.say("label-rendezvous"), player.rendezvous.length, tongue));
  if (player.aboard) facts.push(pair(tongue.say("label-aboard"), player.aboard, tongue));
  else if (player.done) facts.push(tongue.say("label-done"));
  return player.flag ? [...facts, ...flag(player.flag, tongue)] : facts;
}

function squares(harbour: Harbour, tongue: Tongue): string[] {
  return harbour.town.squares.map((square) =>
    pair(squareTitle(square, tongue), offerOf(square.kind, square.offer, tongue), tongue),
  );
}

function held(harbour: Harbour, tongue: Tongue): string[] {
  return harbour.town.alleys
    .filter((alley) => alley.owner !== null)
    .map((alley) =>
      pair(alleyTitle(alley, tongue), tongue.say("board-alley-held", { seat: alley.owner ?? 0 }), tongue),
    );
}

function displays(harbour: Harbour, tongue: Tongue): string[] {
  const { tavern, map, chest, scorpion, beds } = harbour.displays;
  const lines = [tavern, map].map((tiles) => tiles.map((tile) => tileName(tile, tongue)).join(", "));
  if (chest) lines.push(tileName(chest, tongue));
  if (scorpion) lines.push(tileName(scorpion, tongue));
  for (const [bed, value] of Object.entries(beds))
    if (value !== null) lines.push(tileName({ stack: bed as Bed, value }, tongue));
  for (const stack of ["accessory", "rendezvous", "guard_small", "guard_large"] as const)
    lines.push(tongue.say("board-stack-left", { stack, left: harbour.stacks[stack] }));
  lines.push(pair(tongue.say("label-supply"), harbour.barrels, tongue));
  return lines.filter(Boolean);
}

function ship(harbour: Harbour, tongue: Tongue): string[] {
  return harbour.ship.rows.map((row) =>
    tongue.say("board-row", {
      row: row.row,
      seat: row.seat ?? 0,
      imaginary: row.imaginary,
      pirates: row.left + row.right,
    }),
  );
}
