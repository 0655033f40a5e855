/** Who is to sit where at a new table: me first, then those at this screen, then friends and bots. */

import type { GameShown } from "$lib/api";
import { usualBot, usualSeats } from "$lib/embark";
import { nickname } from "$lib/nickname";
import { prefs } from "$lib/prefs.svelte";

export type Kind = "link" | "here" | "bot";
export interface Berth {
  /** Stays with the berth when it moves up. */
  id: number;
  kind: Kind;
  bot: string;
  name: string;
}

export class Crew {
  seats = $state(2);
  /** The seats after mine. */
  berths = $state<Berth[]>([]);
  /** What a new berth is given to. */
  company = $state<Kind>("link");
  private made = 0;

  constructor(private readonly game: () => GameShown) {
    this.resize(usualSeats(game()));
  }

  resize(seats: number): void {
    this.seats = seats;
    while (this.berths.length < seats - 1) this.berths.push(this.berth());
    this.berths.length = seats - 1;
    this.order();
  }

  /** Everybody of one kind. */
  all(kind: Kind): void {
    this.company = kind;
    for (const berth of this.berths) berth.kind = kind;
  }

  set(berth: Berth, kind: Kind): void {
    berth.kind = kind;
    this.order();
  }

  /** The names of those at this screen, without me. */
  readonly here = $derived(
    this.berths.filter((berth) => berth.kind === "here").map((berth) => berth.name.trim() || nickname()),
  );
  readonly bots = $derived(
    new Map(this.berths.flatMap((berth, at) => (berth.kind === "bot" ? [[at + 1, berth.bot] as const] : []))),
  );
  /** Whether nobody has to be waited for. */
  readonly full = $derived(this.berths.every((berth) => berth.kind !== "link"));

  names(person: (number: number) => string): string[] {
    return [
      prefs.name,
      ...this.berths.map((berth, at) => (berth.kind === "here" ? berth.name : person(at + 2))),
    ];
  }

  /** Those at this screen sit next to me, for so the server seats them. */
  private order(): void {
    this.berths.sort((one, other) => Number(other.kind === "here") - Number(one.kind === "here"));
  }

  private berth(): Berth {
    const taken = [prefs.name, ...this.berths.map((berth) => berth.name)];
    let name = nickname();
    while (taken.includes(name)) name = nickname(name);
    return { id: this.made++, kind: this.company, bot: usualBot(this.game().bots), name };
  }
}
