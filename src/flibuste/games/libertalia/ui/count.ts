/** The count of a rest day, gathered line by line from what is told about it. */

import type { Movement } from "$lib/board";
import { TILES, type Booty, type Tile } from "./view";

/** What one thing brought each seat. */
export interface Line {
  /** A power's rank, a kind of tile, or doubloons, fortune and score. */
  key: number | Tile | "doubloons" | "fortune" | "score";
  amounts: (number | null)[];
}

interface Fortune extends Booty {
  seat: number;
  doubloons: number;
  fortune: number;
  score: number;
}

/** Milliseconds before, for each line, and to read the last one. */
const [BEFORE, EACH, AFTER] = [500, 420, 1800];

export class Count {
  /** The rest day has begun. */
  open = false;
  private readonly powers = new Map<number, Map<number, number>>();
  private readonly fortunes: Fortune[] = [];

  power(seat: number, rank: number, delta: number): void {
    const line = this.powers.get(rank) ?? new Map<number, number>();
    this.powers.set(rank, line.set(seat, delta));
  }

  add(fortune: Fortune): void {
    this.fortunes.push(fortune);
  }

  lines(): Line[] {
    const seats = this.fortunes;
    const brought = (seat: number) =>
      [...this.powers.values()].reduce((all, line) => all + (line.get(seat) ?? 0), 0);
    const powers = [...this.powers].map(([key, line]): Line => ({
      key,
      amounts: seats.map(({ seat }) => line.get(seat) ?? null),
    }));
    const tiles = TILES.filter((tile) => seats.some((one) => one[tile])).map((key): Line => ({
      key,
      amounts: seats.map((one) => one[key] || null),
    }));
    return [
      {
        key: "doubloons",
        amounts: seats.map((one) => one.doubloons - brought(one.seat)),
      },
      ...powers,
      ...tiles,
      { key: "fortune", amounts: seats.map((one) => one.fortune) },
      { key: "score", amounts: seats.map((one) => one.score) },
    ];
  }

  scene(): Movement {
    const lines = this.lines();
    const props = {
      seats: this.fortunes.map((one) => one.seat),
      lines,
      before: BEFORE,
      each: EACH,
    };
    return {
      kind: "scene",
      name: "rest",
      props,
      ms: BEFORE + EACH * lines.length + AFTER,
      sound: "coins",
    };
  }
}
