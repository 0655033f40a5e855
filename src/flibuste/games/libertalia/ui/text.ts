/** The board in sentences: the same facts as the drawing, for those who hear it. */

import type { View } from "$lib/board";
import type { Tongue } from "$lib/tongue.svelte";
import { hiddenOf, TILES, type Character, type Hidden, type Table, type Tile } from "./view";
import { cardTitle, nameOf } from "./words";

interface Section {
  heading: string;
  lines: string[];
}

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
  if (mine)
    sections.splice(1, 0, {
      heading: tongue.say("label-hand"),
      lines: hand(mine, tongue),
    });
  return sections;
}

function ship(table: Table, tongue: Tongue): string[] {
  if (!table.ship.length) return [`${tongue.say("chart-ship")}: ${tongue.say("chart-nobody")}`];
  return table.ship.map((card) => {
    const acting = table.turn?.seat === card.seat && table.turn.rank === card.rank;
    const acted = card.acted && table.phase === "day" && !acting ? [tongue.say("label-acted")] : [];
    const turn = acting ? [tongue.say("board-acting")] : [];
    return [tongue.name(card.seat), cardTitle(card, tongue), ...acted, ...turn].join(", ");
  });
}

function hand(mine: Hidden, tongue: Tongue): string[] {
  return mine.hand.map(
    (card) => `${cardTitle(card, tongue)}: ${tongue.say("piece-power", { character: card.character })}`,
  );
}

export function listed(tiles: readonly Tile[], tongue: Tongue): string {
  const kinds = TILES.filter((tile) => tiles.includes(tile)).map((tile) =>
    tongue.say("piece-tiles", {
      tile,
      count: tiles.filter((one) => one === tile).length,
    }),
  );
  return kinds.join(", ") || tongue.say("board-no-booty");
}

function days(table: Table, tongue: Tongue): string[] {
  return table.board.map(({ day, when, tiles }) =>
    tongue.say("board-day", { day, when, tiles: listed(tiles, tongue) }),
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
      `${tongue.say("label-graveyard")} ${player.graveyard_size}`,
      `${tongue.say("label-den")}: ${names(player.den, tongue)}`,
    ];
    const hidden = hiddenOf(table, seat);
    return hidden ? [...facts, ...own(hidden, tongue)].join(" · ") : facts.join(" · ");
  });
}

function own(hidden: Hidden, tongue: Tongue): string[] {
  const tiles = TILES.flatMap((tile) => Array.from({ length: hidden.booty[tile] }, () => tile));
  return [
    `${tongue.say("label-booty")}: ${listed(tiles, tongue)}`,
    `${tongue.say("label-graveyard")}: ${names(hidden.graveyard, tongue)}`,
    `${tongue.say("label-hand")}: ${names(hidden.hand, tongue)}`,
    tongue.say("chart-fortune", { fortune: hidden.fortune_now }),
  ];
}
