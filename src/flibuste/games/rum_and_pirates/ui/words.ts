/** What a place is, in words: for those who hear the board, and for the note beside it. */

import type { Tongue } from "$lib/tongue.svelte";
import { nameOf, type Guide, type Place } from "./guide.svelte";
import { sideOf } from "./geometry";
import type { Alley, Kind, Square, Tile, Way } from "./view";

/** A town has a hundred names that hardly change, and each is asked for after every move: said once, then kept. */
const kept = new WeakMap<Tongue, Map<string, string>>();

function once(tongue: Tongue, key: string, say: () => string): string {
  const known = kept.get(tongue) ?? new Map<string, string>();
  kept.set(tongue, known);
  const said = known.get(key) ?? say();
  known.set(key, said);
  return said;
}

export const kindName = (kind: Kind, tongue: Tongue): string => tongue.say("square-kind", { kind });

export function squareTitle(square: Square, tongue: Tongue): string {
  return once(tongue, `${square.at} ${square.kind}`, () =>
    tongue.say("board-at", {
      what:
        square.kind === "coin"
          ? tongue.say("board-coin", { plate: square.plate })
          : kindName(square.kind, tongue),
      at: square.at,
    }),
  );
}

/** What such a square gives at present. */
export function offerOf(kind: Kind, offer: readonly number[], tongue: Tongue): string {
  const [first = 0, second = 0] = offer;
  const what = kind.startsWith("map") ? "map" : kind.startsWith("tavern") ? "tavern" : kind;
  return once(tongue, `${what}: ${offer.join()}`, () =>
    tongue.say("board-offer", {
      what: offer.length || what === "hq" || what === "recruit" ? what : "none",
      values: offer.join(", "),
      count: offer.length,
      first,
      second,
    }),
  );
}

export function priceOf(way: Way, tongue: Tongue): string {
  return tongue.say("board-price", {
    pirates: way.pirates,
    coins: way.coins,
    least: way.to === null,
  });
}

export function alleyTitle(alley: Alley, tongue: Tongue): string {
  return once(tongue, `${alley.at} ${alley.line.join()} ${alley.length}`, () =>
    tongue.say("board-alley", {
      dark: alley.dark,
      from: alley.ends[0] ?? "",
      to: alley.ends[1] ?? "",
      side: sideOf(alley),
      length: alley.length,
    }),
  );
}

/** A dark alley as one who is out or in reads it: the side it lies on, and its name where that is not enough. */
export function darkName(alley: Alley, at: string | null, alleys: readonly Alley[], tongue: Tongue): string {
  const side = sideOf(alley);
  const twins = alleys.filter((one) => one.dark && one.ends[0] === alley.ends[0] && sideOf(one) === side);
  const name = at ? tongue.say("board-by-side", { at, side }) : tongue.say("board-side", { side });
  return twins.length > 1 ? `${name} (${alley.at})` : name;
}

export function alleyLines(alley: Alley, tongue: Tongue): string[] {
  const { owner } = alley;
  const line = () =>
    owner === null ? tongue.say("board-alley-empty") : tongue.say("board-alley-held", { seat: owner });
  return [once(tongue, `held by ${owner}`, line)];
}

/** What stands on a tile. */
export function tileName(tile: Tile, tongue: Tongue): string {
  const { stack, value, family = "" } = tile;
  if (stack === "tavern") return tongue.say("board-tile-tavern", { house: family, value });
  if (stack === "map") return tongue.say("board-tile-map", { colour: family, value });
  if (stack === "accessory") return tongue.say("board-tile-gear", { item: family, value });
  if (stack === "rendezvous") return tongue.say("board-tile-date", { symbol: family, value });
  if (stack === "scorpion")
    return tongue.say("board-tile-scorpion", {
      value,
      threshold: tile.threshold ?? 0,
    });
  if (stack === "chest") return tongue.say("board-tile-chest", { value });
  if (stack === "guard_small" || stack === "guard_large")
    return tongue.say("board-tile-guard", {
      stack,
      value,
      coins: tile.coins ?? 0,
    });
  return tongue.say("board-tile-bed", { bed: stack, value });
}

export function titleOf(guide: Guide, place: Place): string {
  const { tongue, view } = guide;
  const square = guide.square(place);
  const alley = guide.alley(place);
  const [what, at] = nameOf(place).split(":");
  if (place === "captain") return `${tongue.say("piece-captain")}, ${squareTitle(guide.captain, tongue)}`;
  if (square) return squareTitle(square, tongue);
  if (alley) return alleyTitle(alley, tongue);
  if (place === "ship") return tongue.say("label-ship");
  if (what === "map" || what === "tavern") {
    const tile = view.displays[what][Number(at)];
    return tile ? tileName(tile, tongue) : "";
  }
  if (what === "chest") return view.displays.chest ? tileName(view.displays.chest, tongue) : "";
  return place.startsWith("stack:") ? tongue.say("board-stack", { stack: nameOf(place) }) : "";
}

export function linesOf(guide: Guide, place: Place): string[] {
  const { tongue, view } = guide;
  const alley = guide.alley(place);
  const square = guide.square(place);
  if (alley) return alleyLines(alley, tongue);
  if (!square) return [];
  const lines = [offerOf(square.kind, square.offer, tongue)];
  if (view.captain === square.at && place !== "captain") lines.unshift(tongue.say("legend-captain"));
  if (view.captain === square.at && view.dead_end) lines.push(tongue.say("board-dead-end"));
  return lines;
}

/** All of it in one breath, with what may be done there and what it costs. */
export function spoken(guide: Guide, place: Place): string {
  const offers = guide.at(place).map((offer) => {
    const way = guide.ways.get(offer.text);
    const value = way ? priceOf(way, guide.tongue) : offer.effect;
    return value ? guide.tongue.say("board-pair", { what: offer.label, value }) : offer.label;
  });
  return [titleOf(guide, place), ...linesOf(guide, place), ...offers].join(". ");
}
