/** What a place is, in words: for screen readers, and for the note beside it. */

import type { Place } from "$board/board_state.svelte";
import type { Translator } from "$i18n/translator";
import type { RumBoard } from "./board_logic.svelte";
import { nameOf } from "./places";
import { sideOf } from "./geometry";
import type { Dicing } from "./dicing";
import type { Alley, Harbour, Kind, Row, Square, StackName, Tile, Way } from "./view";

/** A cache: a town has a hundred names that hardly change, and each is needed after every move. */
const kept = new WeakMap<Translator, Map<string, string>>();

function once(t: Translator, key: string, say: () => string): string {
  const known = kept.get(t) ?? new Map<string, string>();
  kept.set(t, known);
  const said = known.get(key) ?? say();
  known.set(key, said);
  return said;
}

export const kindName = (kind: Kind, t: Translator): string => t.say("square-kind", { kind });

export function squareTitle(square: Square, t: Translator): string {
  return once(t, `${square.at} ${square.kind}`, () =>
    t.say("board-at", {
      what: kindName(square.kind, t),
      at: square.at,
    }),
  );
}

/** What such a square gives at present. */
export function offerOf(kind: Kind, offer: readonly number[], t: Translator): string {
  const [first = 0, second = 0] = offer;
  const what = kind.startsWith("map") ? "map" : kind.startsWith("tavern") ? "tavern" : kind;
  return once(t, `${what}: ${offer.join()}`, () =>
    t.say("board-offer", {
      what: offer.length || what === "hq" || what === "recruit" ? what : "none",
      values: offer.join(", "),
      count: offer.length,
      first,
      second,
    }),
  );
}

export function priceOf(way: Way, t: Translator): string {
  return t.say("board-price", {
    pirates: way.pirates,
    coins: way.coins,
    least: way.to === null,
  });
}

export function alleyTitle(alley: Alley, t: Translator): string {
  return once(t, `${alley.at} ${alley.line.join()} ${alley.length}`, () =>
    t.say("board-alley", {
      dark: alley.dark,
      from: alley.ends[0] ?? "",
      to: alley.ends[1] ?? "",
      side: sideOf(alley),
      length: alley.length,
    }),
  );
}

/** A dark alley by the side it lies on, and by its name where that is ambiguous. */
export function darkName(alley: Alley, at: string | null, alleys: readonly Alley[], t: Translator): string {
  const side = sideOf(alley);
  const twins = alleys.filter((one) => one.dark && one.ends[0] === alley.ends[0] && sideOf(one) === side);
  const name = at ? t.say("board-by-side", { at, side }) : t.say("board-side", { side });
  return twins.length > 1 ? `${name} (${alley.at})` : name;
}

export function alleyLines(alley: Alley, t: Translator): string[] {
  const { owner } = alley;
  const line = () =>
    owner === null ? t.say("board-alley-empty") : t.say("board-alley-held", { seat: owner });
  return [once(t, `held by ${owner}`, line)];
}

/** What stands on a tile. */
export function tileName(tile: Tile, t: Translator): string {
  const { stack, value, family = "" } = tile;
  if (stack === "tavern") return t.say("board-tile-tavern", { house: family, value });
  if (stack === "map") return t.say("board-tile-map", { colour: family, value });
  if (stack === "accessory") return t.say("board-tile-gear", { item: family, value });
  if (stack === "rendezvous") return t.say("board-tile-date", { symbol: family, value });
  if (stack === "scorpion")
    return t.say("board-tile-scorpion", {
      value,
      threshold: tile.threshold ?? 0,
    });
  if (stack === "chest") return t.say("board-tile-chest", { value });
  if (stack === "guard_small" || stack === "guard_large")
    return t.say("board-tile-guard", {
      stack,
      value,
      coins: tile.coins ?? 0,
    });
  return t.say("board-tile-bed", { bed: stack, value });
}

/** The odds against a guard, for the choice that takes it on; nothing for others. */
export function guardNote(verb: string, view: Harbour, t: Translator): string {
  const size = ["small", "large"].indexOf(verb);
  if (size < 0) return "";
  const [reach, odds] = [view.guards[size], view.guard_odds?.[size]];
  if (!reach || !odds || view.seat === undefined) return "";
  const pirates = view.players[view.seat]?.reserve ?? 0;
  return t.say("note-guard", { ...reach, pirates, percent: Math.round((100 * odds[0]) / odds[1]) });
}

/** What is compared, who is in and who loses, while dice are on the table. */
export function diceCaption(dicing: Dicing, t: Translator): string {
  const { what, total, threshold, rollers, fighters, won } = dicing;
  if (what === "chest") return t.say("board-sting", { total, threshold });
  if (what === "drink") return t.say("board-drink", { in_seat: rollers });
  const named = (seat: number | null) => (seat === null ? t.say("board-fight-imaginary") : t.name(seat));
  const names = fighters.map(named);
  if (!names.length) return won === undefined ? "" : t.say("board-fight-won", { in_seat: named(won) });
  return t.say(names.length > 1 ? "board-fight" : "board-fight-alone", { in_seat: names.join(", ") });
}

const rowOf = ({ row, seat, imaginary, left, right }: Row, t: Translator): string =>
  t.say("board-row", {
    row,
    seat: seat ?? 0,
    imaginary,
    pirates: left + right,
  });

export function titleOf(board: RumBoard, place: Place): string {
  const { t, view } = board;
  const square = board.square(place);
  const alley = board.alley(place);
  const [what, at] = nameOf(place).split(":");
  if (place === "captain") return `${t.say("piece-captain")}, ${squareTitle(board.captain, t)}`;
  if (square) return squareTitle(square, t);
  if (alley) return alleyTitle(alley, t);
  if (place === "ship") return t.say("label-ship");
  if (what === "map" || what === "tavern") {
    const tile = view.displays[what][Number(at)];
    return tile ? tileName(tile, t) : "";
  }
  if (what === "chest") return view.displays.chest ? tileName(view.displays.chest, t) : "";
  const stake = place.startsWith("stake:") && view.drinking?.stake[Number(what)];
  if (stake) return tileName(stake, t);
  if (!place.startsWith("stack:")) return "";
  const stack = what as StackName;
  return t.say("board-stack-left", { stack, left: view.stacks[stack] });
}

export function linesOf(board: RumBoard, place: Place): string[] {
  const { t, view } = board;
  const alley = board.alley(place);
  const square = board.square(place);
  if (alley) return alleyLines(alley, t);
  if (place === "ship") return view.ship.rows.map((row) => rowOf(row, t));
  if (place.startsWith("stack:guard_")) {
    const size = place.endsWith("small") ? 0 : 1;
    const [reach, known] = [view.guards[size], view.guards_below[size] ?? []];
    // Everybody has seen the guards at the bottom of the stacks.
    const below = known.length ? [t.say("board-below", { values: known })] : [];
    return reach ? [t.say("board-guard-reach", reach), ...below] : below;
  }
  if (!square) return [];
  const lines = [offerOf(square.kind, square.offer, t)];
  if (view.captain === square.at && place !== "captain") lines.unshift(t.say("legend-captain"));
  if (view.captain === square.at && view.dead_end) lines.push(t.say("board-dead-end"));
  return lines;
}
