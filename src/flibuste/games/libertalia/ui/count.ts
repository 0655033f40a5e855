/** The count of a rest day as lines of a table: from what is told about it, or as it can be looked up afterwards. */

import type { Movement } from "$board/scene";
import { TILES, type Booty, type Count, type Table, type Tile } from "./view";

/** What one thing brought each seat. */
export interface Line {
  /** A power's rank, a kind of tile, or the lines that close the count. */
  key: number | Tile | "doubloons" | "floor" | "fortune" | "score";
  /** Of a power: whose. */
  character?: string;
  amounts: (number | null)[];
}

/** One seat's count. */
interface Column extends Count {
  seat: number;
  fortune: number;
  score: number;
}

/** Milliseconds before, for each line, and to read the last one. */
const [BEFORE, EACH, AFTER] = [500, 420, 2200];

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** What lifts a negative fortune to 0: it never falls below. */
const floor = ({ doubloons, powers, worth, fortune }: Column): number =>
  fortune - doubloons - sum(powers.map(({ amount }) => amount)) - sum(TILES.map((tile) => worth[tile]));

/** Powers from the highest rank down, as they work. */
function powersOf(columns: readonly Column[]): Line[] {
  const names = new Map(columns.flatMap(({ powers }) => powers.map((one) => [one.rank, one.character])));
  const ranks = [...names.keys()].sort((one, other) => other - one);
  return ranks.map((key): Line => ({
    key,
    character: names.get(key) ?? "",
    amounts: columns.map(({ powers }) => powers.find(({ rank }) => rank === key)?.amount ?? null),
  }));
}

function linesOf(columns: readonly Column[]): Line[] {
  const tiles = TILES.filter((tile) => columns.some(({ worth }) => worth[tile])).map((key): Line => ({
    key,
    amounts: columns.map(({ worth }) => worth[key] || null),
  }));
  const floors = columns.map((one) => floor(one) || null);
  return [
    { key: "doubloons", amounts: columns.map(({ doubloons }) => doubloons) },
    ...powersOf(columns),
    ...tiles,
    ...(floors.some(Boolean) ? [{ key: "floor", amounts: floors } as const] : []),
    { key: "fortune", amounts: columns.map(({ fortune }) => fortune) },
    { key: "score", amounts: columns.map(({ score }) => score) },
  ];
}

/** The count of a campaign that has been scored; 0 is the first. */
export function counted({ players }: Table, campaign: number): Line[] {
  return linesOf(
    players.flatMap(({ counts, fortunes }, seat): Column[] => {
      const count = counts[campaign];
      const fortune = fortunes[campaign] ?? 0;
      return count
        ? [
            {
              ...count,
              seat,
              fortune,
              score: sum(fortunes.slice(0, campaign + 1)),
            },
          ]
        : [];
    }),
  );
}

interface Fortune extends Booty {
  seat: number;
  doubloons: number;
  fortune: number;
  score: number;
}

/** Gathers a rest day while it is told. */
export class Counting {
  /** The rest day has begun. */
  open = false;
  private readonly powers = new Map<number, Count["powers"]>();
  private readonly columns: Column[] = [];

  power(seat: number, rank: number, character: string, amount: number): void {
    this.powers.set(seat, [...(this.powers.get(seat) ?? []), { rank, character, amount }]);
  }

  add({ seat, doubloons, fortune, score, ...worth }: Fortune): void {
    const powers = this.powers.get(seat) ?? [];
    const before = doubloons - sum(powers.map(({ amount }) => amount));
    this.columns.push({
      seat,
      doubloons: before,
      powers,
      worth,
      fortune,
      score,
    });
  }

  scene(): Movement {
    const lines = linesOf(this.columns);
    const props = {
      seats: this.columns.map(({ seat }) => seat),
      lines,
      before: BEFORE,
      each: EACH,
    };
    const ms = BEFORE + EACH * lines.length + AFTER;
    return { kind: "scene", name: "rest", props, ms, sound: "coins", held: true };
  }
}
