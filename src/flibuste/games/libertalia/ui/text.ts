/** The board in sentences: the same facts as the drawing, for screen readers. */

import type { View } from "$board/scene";
import type { Translator } from "$i18n/translator";
import { hiddenOf, TILES, type Character, type Hidden, type Table } from "./view";
import { counted, type Line } from "./count";
import { cardTitle, dayTitle, lineTitle, listed, nameOf } from "./words";

interface Section {
  heading: string;
  lines: string[];
}

/** "Den: Brute (14)", as the language likes its colons. */
const said = (label: string, value: string | number, t: Translator): string =>
  t.say("board-fact", { label: t.say(label), value });

export function text(view: View, t: Translator): Section[] {
  const table = view as unknown as Table;
  const { campaign, campaigns, day, phase, bag } = table;
  const mine = table.seat === undefined ? null : hiddenOf(table, table.seat);
  const sections = [
    {
      heading: t.say("chart-title", { campaign, campaigns, day, phase }),
      lines: ship(table, t),
    },
    {
      heading: t.say("board-days"),
      lines: [...days(table, t), t.say("chart-bag", { bag })],
    },
    { heading: t.say("board-seats"), lines: seats(table, t) },
  ];
  table.players[0]?.fortunes.forEach((_, campaign) => {
    const heading = t.say("board-count", { campaign: campaign + 1 });
    sections.push({ heading, lines: count(table, campaign, t) });
  });
  if (mine)
    sections.splice(1, 0, {
      heading: t.say("label-hand"),
      lines: hand(mine, t),
    });
  return sections;
}

function ship(table: Table, t: Translator): string[] {
  if (!table.ship.length) return [said("chart-ship", t.say("chart-nobody"), t)];
  return table.ship.map((card) => {
    const acting = table.turn?.seat === card.seat && table.turn.rank === card.rank;
    const acted = card.acted && table.phase === "day" && !acting ? [t.say("label-acted")] : [];
    const turn = acting ? [t.say("board-acting")] : [];
    return [t.name(card.seat), cardTitle(card, t), ...acted, ...turn].join(", ");
  });
}

function hand(mine: Hidden, t: Translator): string[] {
  return mine.hand.map((card) => {
    const value = t.say("piece-power", { character: card.character });
    return t.say("board-fact", { label: cardTitle(card, t), value });
  });
}

function days(table: Table, t: Translator): string[] {
  return table.board.map((space) => dayTitle(space, t));
}

/** What a campaign brought each seat, line by line. */
function count(table: Table, campaign: number, t: Translator): string[] {
  const lines = counted(table, campaign);
  const told = (line: Line, seat: number) => {
    const value = line.amounts[seat];
    return value ? [t.say("board-fact", { label: lineTitle(line, t), value })] : [];
  };
  return table.players.map((_, seat) =>
    [t.name(seat), ...lines.flatMap((line) => told(line, seat))].join(" · "),
  );
}

const names = (cards: readonly Character[], t: Translator): string =>
  cards.map((card) => `${nameOf(card, t)} (${card.rank})`).join(", ") || t.say("chart-nobody");

function seats(table: Table, t: Translator): string[] {
  return table.players.map((player, seat) => {
    const facts = [
      t.name(seat),
      t.say("piece-doubloons", { amount: player.doubloons }),
      t.say("chart-score", { score: player.score }),
      t.say("chart-cards", { cards: player.cards }),
      t.say("chart-tiles", { tiles: player.tiles }),
      said("label-graveyard", player.graveyard_size, t),
      said("label-den", names(player.den, t), t),
    ];
    const hidden = hiddenOf(table, seat);
    return hidden ? [...facts, ...own(hidden, t)].join(" · ") : facts.join(" · ");
  });
}

function own(hidden: Hidden, t: Translator): string[] {
  const tiles = TILES.flatMap((tile) => Array.from({ length: hidden.booty[tile] }, () => tile));
  return [
    said("label-booty", listed(tiles, t), t),
    said("label-graveyard", names(hidden.graveyard, t), t),
    said("label-hand", names(hidden.hand, t), t),
    t.say("chart-fortune", { fortune: hidden.fortune_now }),
  ];
}
