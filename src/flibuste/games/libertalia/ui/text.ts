/** The board in sentences: the same facts as the drawing, for those who hear it. */

import type { View } from "$lib/board";
import type { Tongue } from "$lib/tongue.svelte";
import { hiddenOf, TILES, type Character, type Hidden, type Table } from "./view";
import { counted, type Line } from "./count";
import { cardTitle, dayTitle, lineTitle, listed, nameOf } from "./words";

interface Section {
  heading: string;
  lines: string[];
}

/** "Den: Brute (14)", as the language likes its colons. */
const said = (label: string, value: string | number, tongue: Tongue): string =>
  tongue.say("board-fact", { label: tongue.say(label), value });

export function text(view: View, tongue: Tongue): Section[] {
  const table = view as unknown as Table;
  const { campaign, campaigns, day, phase, bag } = table;
  const mine = table.seat === undefined ? null : hiddenOf(table, table.seat);
  const sections = [
    {
      heading: tongue.say("chart-title", { campaign, campaigns, day, phase }),
      lines: ship(table, tongue),
    },
    {
      heading: tongue.say("board-days"),
      lines: [...days(table, tongue), tongue.say("chart-bag", { bag })],
    },
    { heading: tongue.say("board-seats"), lines: seats(table, tongue) },
  ];
  table.players[0]?.fortunes.forEach((_, campaign) => {
    const heading = tongue.say("board-count", { campaign: campaign + 1 });
    sections.push({ heading, lines: count(table, campaign, tongue) });
  });
  if (mine)
    sections.splice(1, 0, {
      heading: tongue.say("label-hand"),
      lines: hand(mine, tongue),
    });
  return sections;
}

function ship(table: Table, tongue: Tongue): string[] {
  if (!table.ship.length) return [said("chart-ship", tongue.say("chart-nobody"), tongue)];
  return table.ship.map((card) => {
    const acting = table.turn?.seat === card.seat && table.turn.rank === card.rank;
    const acted = card.acted && table.phase === "day" && !acting ? [tongue.say("label-acted")] : [];
    const turn = acting ? [tongue.say("board-acting")] : [];
    return [tongue.name(card.seat), cardTitle(card, tongue), ...acted, ...turn].join(", ");
  });
}

function hand(mine: Hidden, tongue: Tongue): string[] {
  return mine.hand.map((card) => {
    const value = tongue.say("piece-power", { character: card.character });
    return tongue.say("board-fact", { label: cardTitle(card, tongue), value });
  });
}

function days(table: Table, tongue: Tongue): string[] {
  return table.board.map((space) => dayTitle(space, tongue));
}

/** What a campaign brought each seat, line by line. */
function count(table: Table, campaign: number, tongue: Tongue): string[] {
  const lines = counted(table, campaign);
  const told = (line: Line, seat: number) => {
    const value = line.amounts[seat];
    return value ? [tongue.say("board-fact", { label: lineTitle(line, tongue), value })] : [];
  };
  return table.players.map((_, seat) =>
    [tongue.name(seat), ...lines.flatMap((line) => told(line, seat))].join(" · "),
  );
}

const names = (cards: readonly Character[], tongue: Tongue): string =>
  cards.map((card) => `${nameOf(card, tongue)} (${card.rank})`).join(", ") || tongue.say("chart-nobody");

function seats(table: Table, tongue: Tongue): string[] {
  return table.players.map((player, seat) => {
    const facts = [
      tongue.name(seat),
      tongue.say("piece-doubloons", { amount: player.doubloons }),
      tongue.say("chart-score", { score: player.score }),
      tongue.say("chart-cards", { cards: player.cards }),
      tongue.say("chart-tiles", { tiles: player.tiles }),
      said("label-graveyard", player.graveyard_size, tongue),
      said("label-den", names(player.den, tongue), tongue),
    ];
    const hidden = hiddenOf(table, seat);
    return hidden ? [...facts, ...own(hidden, tongue)].join(" · ") : facts.join(" · ");
  });
}

function own(hidden: Hidden, tongue: Tongue): string[] {
  const tiles = TILES.flatMap((tile) => Array.from({ length: hidden.booty[tile] }, () => tile));
  return [
    said("label-booty", listed(tiles, tongue), tongue),
    said("label-graveyard", names(hidden.graveyard, tongue), tongue),
    said("label-hand", names(hidden.hand, tongue), tongue),
    tongue.say("chart-fortune", { fortune: hidden.fortune_now }),
  ];
}
