/** Who is to sit where at a new table: me first, then those at this screen, then friends and bots. */

import type { GameShown } from "$net/api";
import { usualBot, usualSeats } from "$state/new_table";
import { randomName } from "$state/random_name";
import { prefs } from "$browser/prefs.svelte";

export type Kind = "link" | "here" | "bot";
export interface PlannedSeat {
  /** Stays the same when the seat moves up in the list. */
  id: number;
  kind: Kind;
  bot: string;
  name: string;
}

export class SeatPlan {
  seats = $state(2);
  /** The seats after mine. */
  others = $state<PlannedSeat[]>([]);
  /** What a new seat is for. */
  company = $state<Kind>("link");
  private made = 0;

  constructor(private readonly game: () => GameShown) {
    this.resize(usualSeats(game()));
  }

  resize(seats: number): void {
    this.seats = seats;
    while (this.others.length < seats - 1) this.others.push(this.newSeat());
    this.others.length = seats - 1;
    this.order();
  }

  /** Everybody of one kind. */
  all(kind: Kind): void {
    this.company = kind;
    for (const planned of this.others) planned.kind = kind;
  }

  set(planned: PlannedSeat, kind: Kind): void {
    planned.kind = kind;
    this.order();
  }

  /** The names of those at this screen, without me. */
  readonly here = $derived(
    this.others
      .filter((planned) => planned.kind === "here")
      .map((planned) => planned.name.trim() || randomName()),
  );
  readonly bots = $derived(
    new Map(
      this.others.flatMap((planned, at) => (planned.kind === "bot" ? [[at + 1, planned.bot] as const] : [])),
    ),
  );
  /** Whether nobody has to be waited for. */
  readonly full = $derived(this.others.every((planned) => planned.kind !== "link"));

  names(person: (number: number) => string): string[] {
    return [
      prefs.name,
      ...this.others.map((planned, at) => (planned.kind === "here" ? planned.name : person(at + 2))),
    ];
  }

  /** People at this screen sit next to me: the server seats them so. */
  private order(): void {
    this.others.sort((one, other) => Number(other.kind === "here") - Number(one.kind === "here"));
  }

  private newSeat(): PlannedSeat {
    const taken = [prefs.name, ...this.others.map((planned) => planned.name)];
    let name = randomName();
    while (taken.includes(name)) name = randomName(name);
    return { id: this.made++, kind: this.company, bot: usualBot(this.game().bots), name };
  }
}
