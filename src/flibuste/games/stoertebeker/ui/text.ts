/** The board in sentences: the same facts as the drawing, for those who hear it. */

import type { View } from "$lib/board";
import type { Tongue } from "$lib/tongue.svelte";
import { counted, roadsOf, type CardName, type Roads } from "./view";
import { looksOf, sideOf } from "./words";

interface Section {
  heading: string;
  lines: string[];
}

export function text(view: View, tongue: Tongue): Section[] {
  const roads = roadsOf(view);
  const ships = roads.ships.flatMap((ship) =>
    ship
      ? [
          {
            heading: `${tongue.say("table-ship", { ship: ship.at })}, ${looksOf(ship, tongue)}`,
            lines: ship.sides.map((_, seat) => sideOf(roads, ship, seat, tongue)),
          },
        ]
      : [],
  );
  return [
    { heading: tongue.say("table-moment"), lines: moment(roads, tongue) },
    ...(roads.hand && !roads.ended
      ? [{ heading: tongue.say("label-hand"), lines: hand(roads, tongue) }]
      : []),
    ...ships,
    { heading: tongue.say("label-pile"), lines: coming(roads, tongue) },
    { heading: tongue.say("table-piles"), lines: piles(roads, tongue) },
    { heading: tongue.say("label-score"), lines: scores(roads, tongue) },
  ].filter((section) => section.lines.length);
}

function moment(roads: Roads, tongue: Tongue): string[] {
  const { played, quota } = roads.turn;
  const lines = [tongue.say("table-round", { round: roads.round })];
  if (!roads.ended) {
    lines.push(tongue.say("label-phase", { phase: roads.phase }));
    lines.push(tongue.say("table-quota", { played, quota }));
  }
  const { seat, pips, colours } = roads.dice;
  const thrown = [...pips.map(String), ...colours.map((kind) => tongue.say("table-kind", { kind }))];
  if (thrown.length)
    lines.push(
      tongue.say("table-said", { what: tongue.say("table-dice", { seat }), more: thrown.join(", ") }),
    );
  if (roads.fight) {
    const { ship, leader, best } = roads.fight;
    lines.push(
      `${tongue.say("table-fight", { ship })} ${tongue.say("table-leads", { leader_seat: leader, best })}`,
    );
  }
  if (roads.last_round) lines.push(tongue.say("label-last-round", { seat: roads.players.length - 1 }));
  if (roads.built_in_files.length) lines.push(tongue.say("data-built-in"));
  return lines;
}

function named(cards: readonly CardName[], tongue: Tongue): string[] {
  return counted(cards).map(({ card, count }) => tongue.say("table-cards", { card, count }));
}

function hand(roads: Roads, tongue: Tongue): string[] {
  const front = roads.players[roads.seat ?? 0]?.front ?? [];
  const lines = named(roads.hand ?? [], tongue);
  if (roads.aside?.length) lines.push(tongue.say("board-aside", { cards: roads.aside }));
  if (front.length) lines.push(tongue.say("board-front", { cards: front }));
  return lines;
}

function coming(roads: Roads, tongue: Tongue): string[] {
  const left = tongue.say("table-pile", { count: roads.pile, captures: roads.captures_to_end });
  return [left, ...roads.preview.map((ship) => looksOf(ship, tongue))];
}

function piles(roads: Roads, tongue: Tongue): string[] {
  const lying = named(roads.discard, tongue).join(", ");
  return [
    tongue.say("board-deck", { count: roads.deck }),
    lying ? tongue.say("board-discard", { cards: lying }) : tongue.say("board-discard-empty"),
  ];
}

function scores(roads: Roads, tongue: Tongue): string[] {
  return roads.players.map((player, seat) => {
    const { score, space, lap, cards, ships, bonus } = player;
    const facts = [tongue.say("table-prizes", { seat, score, ships: ships.length })];
    facts.push(...ships.map(({ points, colour }) => tongue.say("table-prize", { points, colour })));
    if (space) facts.push(`${tongue.say("label-space", { space })}, ${tongue.say("label-lap", { lap })}`);
    if (bonus) facts.push(tongue.say("table-said", { what: tongue.say("score-bonus"), more: bonus }));
    facts.push(
      player.hand
        ? tongue.say("board-hand", { cards: player.hand })
        : tongue.say("table-held", { count: cards }),
    );
    return facts.join(", ");
  });
}
