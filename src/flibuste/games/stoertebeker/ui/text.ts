/** The board in sentences: the same facts as the drawing, for screen readers. */

import type { View } from "$board/scene";
import type { Translator } from "$i18n/translator";
import { counted, roadsOf, type CardName, type Roads } from "./view";
import { looksOf, sideOf } from "./words";

interface Section {
  heading: string;
  lines: string[];
}

export function text(view: View, t: Translator): Section[] {
  const roads = roadsOf(view);
  const ships = roads.ships.flatMap((ship) =>
    ship
      ? [
          {
            heading: `${t.say("table-ship", { ship: ship.at })}, ${looksOf(ship, t)}`,
            lines: ship.sides.map((_, seat) => sideOf(roads, ship, seat, t)),
          },
        ]
      : [],
  );
  return [
    { heading: t.say("table-moment"), lines: moment(roads, t) },
    ...(roads.hand && !roads.ended ? [{ heading: t.say("label-hand"), lines: hand(roads, t) }] : []),
    ...ships,
    { heading: t.say("label-pile"), lines: coming(roads, t) },
    { heading: t.say("table-piles"), lines: piles(roads, t) },
    { heading: t.say("label-score"), lines: scores(roads, t) },
  ].filter((section) => section.lines.length);
}

function moment(roads: Roads, t: Translator): string[] {
  const { played, quota } = roads.turn;
  const lines = [t.say("table-round", { round: roads.round })];
  if (!roads.ended) {
    lines.push(t.say("label-phase", { phase: roads.phase }));
    lines.push(t.say("table-quota", { played, quota }));
  }
  const { seat, pips, colours } = roads.dice;
  const thrown = [...pips.map(String), ...colours.map((kind) => t.say("table-kind", { kind }))];
  if (thrown.length)
    lines.push(
      t.say("table-said", {
        what: t.say("table-dice", { seat }),
        more: thrown.join(", "),
      }),
    );
  if (roads.fight) {
    const { ship, leader, best } = roads.fight;
    lines.push(`${t.say("table-fight", { ship })} ${t.say("table-leads", { leader_seat: leader, best })}`);
  }
  if (roads.last_round) lines.push(t.say("label-last-round", { seat: roads.players.length - 1 }));
  if (roads.built_in_files.length) lines.push(t.say("data-built-in"));
  return lines;
}

function named(cards: readonly CardName[], t: Translator): string[] {
  return counted(cards).map(({ card, count }) => t.say("table-cards", { card, count }));
}

function hand(roads: Roads, t: Translator): string[] {
  const front = roads.players[roads.seat ?? 0]?.front ?? [];
  const lines = named(roads.hand ?? [], t);
  if (roads.aside?.length) lines.push(t.say("board-aside", { cards: roads.aside }));
  if (front.length) lines.push(t.say("board-front", { cards: front }));
  return lines;
}

function coming(roads: Roads, t: Translator): string[] {
  const left = t.say("table-pile", {
    count: roads.pile,
    captures: roads.captures_to_end,
  });
  return [left, ...roads.preview.map((ship) => looksOf(ship, t))];
}

function piles(roads: Roads, t: Translator): string[] {
  const lying = named(roads.discard, t).join(", ");
  return [
    t.say("board-deck", { count: roads.deck }),
    lying ? t.say("board-discard", { cards: lying }) : t.say("board-discard-empty"),
  ];
}

function scores(roads: Roads, t: Translator): string[] {
  return roads.players.map((player, seat) => {
    const { score, space, lap, cards, ships, bonus } = player;
    const facts = [t.say("table-prizes", { seat, score, ships: ships.length })];
    facts.push(...ships.map(({ points, colour }) => t.say("table-prize", { points, colour })));
    if (space) facts.push(`${t.say("label-space", { space })}, ${t.say("label-lap", { lap })}`);
    if (bonus)
      facts.push(
        t.say("table-said", {
          what: t.say(roads.ended ? "score-bonus" : "label-bonus-later"),
          more: bonus,
        }),
      );
    facts.push(
      player.hand ? t.say("board-hand", { cards: player.hand }) : t.say("table-held", { count: cards }),
    );
    return facts.join(", ");
  });
}
