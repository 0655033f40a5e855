/** What the player's eye and hand are at: the place looked at, the offers of each place, and what a click does. */

import type { Offer, Scene } from "$lib/board";
import { outcomeOf, type Outcome } from "./foreseen";
import { lineOf } from "./geometry";
import type { Chart, Region, Token } from "./view";

/** `region:D4`, `token:CD34`, `deck:sea`, or `card:0:D4` for the first card in hand. */
export type Place = string;

export const cardAt = (index: number, card: string): Place => `card:${index}:${card}`;
export const nameOf = (place: Place): string => place.slice(place.lastIndexOf(":") + 1);

const NARROW = 600;

const isCard = (place: Place): boolean => place.startsWith("card:");

export class Helm {
  /** Under the pointer, or with the focus. */
  looked = $state<Place | null>(null);
  /** Where several offers are shown to choose from. */
  picked = $state<Place | null>(null);
  /** The one place the tab key reaches; arrows lead to the others. */
  stop = $state<Place>("region:A1");

  constructor(
    private readonly given: () => Scene,
    /** Pixels the board may take. */
    private readonly width: () => number,
  ) {}

  /** A chart so narrow that its ships are small. */
  readonly narrow = $derived.by(() => this.width() <= NARROW);

  readonly scene = $derived.by(() => this.given());
  readonly view = $derived.by(() => this.scene.view as unknown as Chart);
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

  /** Offers by the places that stand for them. */
  private readonly offered = $derived.by(() => {
    const found = new Map<Place, Offer[]>();
    const add = (place: Place, offer: Offer) => found.set(place, [...(found.get(place) ?? []), offer]);
    for (const offer of this.scene.offers) {
      const { token, region, card, deck } = offer.facts;
      if (token) add(`token:${token}`, offer);
      if (region) add(`region:${region}`, offer);
      if (deck) add(`deck:${deck}`, offer);
      for (const held of this.cards) if (held.card === (card ?? region)) add(held.at, offer);
    }
    return found;
  });

  private readonly outcomes = $derived.by(
    () => new Map(this.scene.offers.map((offer) => [offer.text, outcomeOf(offer.foreseen)])),
  );

  readonly pointed = $derived.by(
    () => this.scene.offers.find((offer) => offer.text === this.scene.pointed) ?? null,
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

  at(place: Place): readonly Offer[] {
    return this.offered.get(place) ?? [];
  }

  outcome(offer: Offer | null): Outcome {
    return (offer && this.outcomes.get(offer.text)) || outcomeOf(null);
  }

  armed(place: Place): boolean {
    return this.at(place).some((offer) => offer.text === this.scene.armed);
  }

  hinted(place: Place): boolean {
    return this.at(place).some((offer) => offer.text === this.scene.hinted);
  }

  points(place: Place): boolean {
    return this.at(place).some((offer) => offer.text === this.scene.pointed);
  }

  token(place: Place): Token | undefined {
    return place.startsWith("token:") ? this.tokens.get(nameOf(place)) : undefined;
  }

  region(place: Place): Region | undefined {
    return place.startsWith("region:") ? this.regions.get(nameOf(place)) : undefined;
  }

  /** Whether the tab key reaches a place. */
  tab(place: Place): 0 | -1 {
    return this.stop === place ? 0 : -1;
  }

  /** Whether nothing can be done there now. */
  idle(place: Place): boolean {
    return this.at(place).length === 0;
  }

  reach(place: Place): void {
    this.stop = place;
    this.look(place);
  }

  look(place: Place): void {
    this.looked = place;
    const offers = this.at(place);
    if (!this.points(place)) this.scene.pointed = offers[0]?.text ?? this.scene.armed;
  }

  leave(place: Place): void {
    if (this.looked !== place) return;
    this.looked = null;
    if (this.points(place)) this.scene.pointed = this.scene.armed;
  }

  /** A click, a tap or Enter: does the one thing there is, shows several, or asks why there is none. */
  act(place: Place, touched = false): void {
    this.looked = place;
    this.stop = place;
    const offers = this.at(place);
    const [only] = offers;
    if (!this.scene.question) return;
    if (!only) {
      this.picked = null;
      const asked = this.question(place);
      if (asked) this.scene.why(asked);
    } else if (offers.length === 1 && !(touched && isCard(place))) {
      this.picked = null;
      this.looked = null;
      this.scene.choose(only.text);
    } else {
      this.picked = this.picked === place ? null : place;
      if (!this.points(place)) this.scene.pointed = only.text;
    }
  }

  /** The choice somebody who clicks here seems to want. */
  private question(place: Place): string | null {
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
