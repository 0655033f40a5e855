/** The board in sentences: the same facts as the drawing, for screen readers. */

import type { View } from "$board/scene";
import type { Translator } from "$i18n/translator";
import type { Chart, Hand, Player } from "./view";
import { tokenLines, tokenTitle } from "./words";

interface Section {
  heading: string;
  lines: string[];
}

export function text(view: View, t: Translator): Section[] {
  const chart = view as unknown as Chart;
  const sections = [
    { heading: t.say("board-seats"), lines: seats(chart, t) },
    { heading: t.say("board-tokens"), lines: tokens(chart, t) },
    { heading: t.say("board-regions"), lines: regions(chart, t) },
    { heading: t.say("board-quay"), lines: quay(chart, t) },
  ];
  if (chart.hand)
    sections.unshift({
      heading: t.say("label-hand"),
      lines: hand(chart, t),
    });
  return sections;
}

function hand({ hand: held, ships }: { hand?: Hand; ships?: number[] }, t: Translator): string[] {
  const lines = [t.say("chart-hand", { sea: held?.sea ?? [] })];
  if (held?.fd.length) lines.push(t.say("chart-hand-fd", { fd: held.fd }));
  if (ships?.length) lines.push(t.say("chart-ships", { ships }));
  return lines;
}

function seats(chart: Chart, t: Translator): string[] {
  return chart.players.map((player, seat) => [t.name(seat), ...seatFacts(player, t)].join(", "));
}

function seatFacts(player: Player, t: Translator): string[] {
  const facts = [
    t.say("seat-boats.long", { boats: player.stock }),
    t.say("seat-cash", { cash: player.cash }),
    t.say("seat-captured.long", { ships: player.captured }),
    t.say("seat-cards.long", { sea: player.sea, fd: player.fd }),
  ];
  if (player.credit) facts.push(`${t.say("label-credit")} ${player.credit}`);
  return player.hand ? [...facts, ...hand(player, t)] : facts;
}

function tokens(chart: Chart, t: Translator): string[] {
  return [...chart.tokens]
    .sort((one, other) => one.missing - other.missing)
    .map((token) => pair(token.at, [tokenTitle(token, t), ...tokenLines(token, chart.warehouses, t)], t));
}

/** Each language has its own spaces around a colon. */
function pair(what: string, values: readonly (string | number)[], t: Translator): string {
  return t.say("board-pair", { what, value: values.join(", ") });
}

/** Those with boats; the others are empty. */
function regions(chart: Chart, t: Translator): string[] {
  return chart.regions
    .filter((region) => region.boats.length || chart.dutchman === region.at)
    .map((region) => {
      const facts = region.boats.length ? [t.say("board-boats", { by_seat: region.boats })] : [];
      if (chart.dutchman === region.at) facts.push(t.say("piece-dutchman"));
      return pair(region.at, [...facts, t.say("label-cards-left", { left: region.unplayed })], t);
    });
}

function quay(chart: Chart, t: Translator): string[] {
  const lines = [t.say("chart-decks", chart.decks), t.say("chart-warehouses", { left: chart.warehouses })];
  if (chart.doubled.length) lines.push(t.say("chart-doubled", { values: chart.doubled }));
  if (chart.escaped.length) lines.push(pair(t.say("label-escaped"), chart.escaped, t));
  for (const deck of ["sea", "fd"] as const) {
    const gone = chart.discards[deck];
    if (gone.length) lines.push(pair(t.say(`board-discard-${deck}`), [...gone].sort(), t));
  }
  return lines;
}
