/** The chart's places, the offers that belong to each, and what a click on them asks for. */

import { BoardState, type Place } from "$board/board_state.svelte";
import type { Offer } from "$board/scene";
import { outcomeOf, type Outcome } from "./foreseen";
import { lineOf } from "./geometry";
import { ChartKeys } from "./chart_keys";
import { cardAt, isCard, nameOf } from "./places";
import type { Chart, Region, Token } from "./view";
import { linesOf, titleOf } from "./words";

const NARROW = 600;

export class FreibeuterBoard extends BoardState<Chart> {
  private readonly keys = new ChartKeys(this);

  /** A chart so narrow that its ships are small. */
  readonly narrow = $derived.by(() => this.width <= NARROW);
  readonly tokens = $derived.by(() => new Map(this.view.tokens.map((token) => [token.at, token])));
  readonly regions = $derived.by(() => new Map(this.view.regions.map((region) => [region.at, region])));
  /** The cards in hand, in order, each with its place. */
  readonly cards = $derived.by(() => {
    const { sea = [], fd = [] } = this.view.hand ?? {};
    return [...sea, ...fd].map((card, index) => ({
      card,
      at: cardAt(index, card),
    }));
  });
  private readonly outcomes = $derived.by(
    () => new Map(this.scene.offers.map((offer) => [offer.text, outcomeOf(offer.foreseen)])),
  );

  /** Regions lit by the card or offer looked at. */
  readonly lit = $derived.by(() => {
    const lit = new Set<string>();
    const region = this.pointed?.facts["region"];
    if (region) lit.add(String(region));
    const card = this.pointed?.facts["card"] ?? (this.looked && isCard(this.looked) && nameOf(this.looked));
    if (card) for (const on of String(card).length === 1 ? lineOf(String(card)) : [String(card)]) lit.add(on);
    return lit;
  });

  override placesOf({ facts }: Offer): Place[] {
    const { token, region, card, deck } = facts;
    const held = this.cards.filter((one) => one.card === (card ?? region)).map((one) => one.at);
    return [
      ...(token ? [`token:${token}`] : []),
      ...(region ? [`region:${region}`] : []),
      ...(deck ? [`deck:${deck}`] : []),
      ...held,
    ];
  }

  override title(place: Place): string {
    return titleOf(this, place);
  }

  override lines(place: Place): string[] {
    return linesOf(this, place);
  }

  outcome(offer: Offer | null): Outcome {
    return (offer && this.outcomes.get(offer.text)) || outcomeOf(null);
  }

  token(place: Place): Token | undefined {
    return place.startsWith("token:") ? this.tokens.get(nameOf(place)) : undefined;
  }

  region(place: Place): Region | undefined {
    return place.startsWith("region:") ? this.regions.get(nameOf(place)) : undefined;
  }

  /** The chart itself shows what would become of ships, and asks for the second click. */
  override noted(place: Place): boolean {
    const busy = this.scene.armed !== null || this.outcome(this.pointed).fates.length > 0;
    return !busy && (this.token(place) ?? this.region(place)) !== undefined;
  }

  protected override readFirst(place: Place): boolean {
    return isCard(place);
  }

  /** Where a card was, the next one. */
  override nextStop(gone: Place): Place {
    const [, at] = /^card:(\d+):/.exec(gone) ?? [];
    return (at && (this.cards[Number(at)] ?? this.cards.at(-1))?.at) || "region:A1";
  }

  override steer(from: Place, key: string): Place | null {
    return this.keys.lead(from, key);
  }

  protected override wish(place: Place): string {
    const name = nameOf(place);
    if (place.startsWith("token:")) {
      return `${this.scene.question?.kind === "resolve" ? "resolve" : "board"} ${name}`;
    }
    if (place.startsWith("deck:")) return `draw ${name}`;
    if (name.length > 1) return `place ${name}`;
    const free = lineOf(name).find((region) => !this.regions.get(region)?.boats.length);
    return `fd ${name} ${free ?? lineOf(name)[0]}`;
  }
}
