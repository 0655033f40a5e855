/** The board in sentences: the same facts as the drawing, for those who hear it. */

import type { View } from "$lib/board";
import type { Tongue } from "$lib/tongue.svelte";
import type { Chart, Hand, Player } from "./view";
import { tokenLines, tokenTitle } from "./words";

interface Section {
  heading: string;
  lines: string[];
}

export function text(view: View, tongue: Tongue): Section[] {
  const chart = view as unknown as Chart;
  const sections = [
    { heading: tongue.say("board-seats"), lines: seats(chart, tongue) },
    { heading: tongue.say("board-tokens"), lines: tokens(chart, tongue) },
    { heading: tongue.say("board-regions"), lines: regions(chart, tongue) },
    { heading: tongue.say("board-quay"), lines: quay(chart, tongue) },
  ];
  if (chart.hand)
    sections.unshift({
      heading: tongue.say("label-hand"),
      lines: hand(chart, tongue),
    });
  return sections;
}

function hand({ hand: held, ships }: { hand?: Hand; ships?: number[] }, tongue: Tongue): string[] {
  const lines = [tongue.say("chart-hand", { sea: held?.sea ?? [] })];
  if (held?.fd.length) lines.push(tongue.say("chart-hand-fd", { fd: held.fd }));
  if (ships?.length) lines.push(tongue.say("chart-ships", { ships }));
  return lines;
}

function seats(chart: Chart, tongue: Tongue): string[] {
  return chart.players.map((player, seat) => [tongue.name(seat), ...seatFacts(player, tongue)].join(", "));
}

function seatFacts(player: Player, tongue: Tongue): string[] {
  const facts = [
    tongue.say("seat-boats.long", { boats: player.stock }),
    tongue.say("seat-cash", { cash: player.cash }),
    tongue.say("seat-captured.long", { ships: player.captured }),
    tongue.say("seat-cards.long", { sea: player.sea, fd: player.fd }),
  ];
  if (player.credit) facts.push(`${tongue.say("label-credit")} ${player.credit}`);
  return player.hand ? [...facts, ...hand(player, tongue)] : facts;
}

function tokens(chart: Chart, tongue: Tongue): string[] {
  return [...chart.tokens]
    .sort((one, other) => one.missing - other.missing)
    .map((token) => pair(token.at, [tokenTitle(token, tongue), ...tokenLines(token, tongue)], tongue));
}

/** Each language has its own spaces around a colon. */
function pair(what: string, values: readonly (string | number)[], tongue: Tongue): string {
  return tongue.say("board-pair", { what, value: values.join(", ") });
}

/** Those with boats; the others are empty. */
function regions(chart: Chart, tongue: Tongue): string[] {
  return chart.regions
    .filter((region) => region.boats.length || chart.dutchman === region.at)
    .map((region) => {
      const facts = region.boats.length ? [tongue.say("board-boats", { by_seat: region.boats })] : [];
      if (chart.dutchman === region.at) facts.push(tongue.say("piece-dutchman"));
      return pair(region.at, [...facts, tongue.say("label-cards-left", { left: region.unplayed })], tongue);
    });
}

function quay(chart: Chart, tongue: Tongue): string[] {
  const lines = [
    tongue.say("chart-decks", chart.decks),
    tongue.say("chart-warehouses", { left: chart.warehouses }),
  ];
  if (chart.doubled.length) lines.push(tongue.say("chart-doubled", { values: chart.doubled }));
  if (chart.escaped.length) lines.push(pair(tongue.say("label-escaped"), chart.escaped, tongue));
  for (const deck of ["sea", "fd"] as const) {
    const gone = chart.discards[deck];
    if (gone.length) lines.push(pair(tongue.say(`board-discard-${deck}`), [...gone].sort(), tongue));
  }
  return lines;
}
