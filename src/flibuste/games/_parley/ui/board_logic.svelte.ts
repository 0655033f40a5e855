/** Parley's places, and which offer belongs to each. All else a board needs is in BoardState. */

import { BoardState, type Place } from "$board/board_state.svelte";
import type { Offer } from "$board/scene";

/** The part of the view that the board reads: `view.py` says what is in it. */
export interface Council {
  seat?: number;
  hand?: number[];
  known?: [at: number, token: number][];
  hoard: number;
  barrel: number;
  shown: number[];
  dice: number[];
  speaker: number | null;
  players: { cards: number; rum: number; loot: number[] }[];
}

/** Places are `card:5` (in one's hand), `token:3` (one of the hoard that one knows) and `captain:1`. */
export class ParleyBoard extends BoardState<Council> {
  override placesOf({ verb, facts }: Offer): Place[] {
    if (verb === "seal") return [`card:${facts["card"]}`];
    if (verb === "take") return [`token:${facts["token"]}`];
    if (verb === "rob") return [`captain:${facts["victim_seat"]}`];
    return []; // fight, yield, keep and reroll are buttons of the panel
  }

  override title(place: Place): string {
    const [kind, number] = place.split(":");
    if (kind === "captain") return this.t.name(Number(number));
    return this.t.say(`board-${kind}`, { [kind ?? ""]: Number(number) });
  }

  /** A click on a card that may not be sealed now asks why. */
  protected override wish(place: Place): string | null {
    const [kind, number] = place.split(":");
    return kind === "card" ? `seal ${number}` : null;
  }
}
