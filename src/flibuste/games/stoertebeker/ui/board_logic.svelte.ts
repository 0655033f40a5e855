/** The table's places, the offers that belong to each, and what a click on them asks for. */

import { BoardState, type Place } from "$board/board_state.svelte";
import type { Offer } from "$board/scene";
import { crewOf, isPirate, kindOf, type CardName, type Chance, type Roads, type Ship } from "./view";
import { outlookOf, titleOf } from "./words";

/**
 * Places are `hand:2`, `ship:A`, `slot:A:1:0` (the first place of seat 1 at ship A), `crew:A:1:0` (its first pirate there;
 * `+` for the next one), `pile:rum` (in the discard pile), `do:stop` (what has no place on the table).
 */
export class StoertebekerBoard extends BoardState<Roads> {
  readonly me = $derived.by(() => this.view.seat ?? null);

  /** One's hand; what is already chosen to be discarded is set apart. */
  readonly hand = $derived.by(() => {
    const left = [...(this.view.aside ?? [])];
    return (this.view.hand ?? []).map((card) => {
      const at = left.indexOf(card);
      if (at >= 0) left.splice(at, 1);
      return { card, aside: at >= 0 };
    });
  });

  /** Places where the card that is looked at or pointed at could go. */
  private readonly suited = $derived.by(() => {
    const from = this.picked ?? this.looked;
    const offers = from?.startsWith("hand:") ? this.at(from) : [];
    return new Set(offers.flatMap((offer) => this.placesOf(offer)));
  });

  ship(letter: string | null | undefined): Ship | null {
    return this.view.ships.find((one) => one?.at === letter) ?? null;
  }

  /** Where what is offered lies, and where it would lie. */
  override placesOf({ verb, facts }: Offer): Place[] {
    const card = String(facts["card"] ?? "");
    const target = this.ship(this.view.target);
    switch (verb) {
      case "place":
        return [...this.held(card), ...this.room(String(facts["ship"]), card)];
      case "discard":
      case "pay":
        return this.held(card);
      case "take":
        return [`pile:${card}`];
      case "aim":
      case "board":
        return [`ship:${facts["ship"]}`];
      case "counter":
        return [`ship:${this.view.target}`];
      case "loot":
        return this.laid(target, Number(facts["from_seat"]), card);
      case "lose":
        return this.laid(target, this.me ?? -1, card);
      case "dismiss":
        return this.crewed(target, card, facts["face_up"] === true);
      default:
        return [`do:${verb}`];
    }
  }

  private held(card: CardName): Place[] {
    return this.hand.flatMap((one, at) => (one.card === card && !one.aside ? [`hand:${at}`] : []));
  }

  /** The empty places a card would fill. */
  private room(letter: string, card: CardName): Place[] {
    const ship = this.ship(letter);
    if (!ship || this.me === null) return [];
    if (isPirate(card)) return [`crew:${letter}:${this.me}:+`];
    const places = ship.sides[this.me]?.places ?? [];
    const free = places.findIndex((one, at) => one === null && ship.kinds[at] === kindOf(card));
    return free < 0 ? [] : [`slot:${letter}:${this.me}:${free}`];
  }

  private laid(ship: Ship | null, seat: number, card: CardName): Place[] {
    const places = ship?.sides[seat]?.places ?? [];
    return places.flatMap((one, at) => (one === card ? [`slot:${ship?.at}:${seat}:${at}`] : []));
  }

  private crewed(ship: Ship | null, card: CardName, up: boolean): Place[] {
    if (!ship || this.me === null) return [];
    return crewOf(this.view, ship, this.me).flatMap((one, at) =>
      `pirate${one.points}` === card && one.up === up ? [`crew:${ship.at}:${this.me}:${at}`] : [],
    );
  }

  /** What is offered without a place on the table. */
  readonly deeds = $derived.by(() =>
    this.scene.offers.filter((offer) => this.placesOf(offer).includes(`do:${offer.verb}`)),
  );

  /** The chance of the best throw a place offers. */
  chance(place: Place): Chance | null {
    const found = this.at(place).flatMap((offer) => this.view.odds?.[offer.text] ?? []);
    return found.length ? ([Math.max(...found.filter((_, at) => at % 2 === 0)), found[1]] as Chance) : null;
  }

  override states(place: Place): Record<string, boolean> {
    return {
      ...super.states(place),
      pointed: this.points(place) || this.suited.has(place),
    };
  }

  override title(place: Place): string {
    return titleOf(this, place);
  }

  /** With the odds, where a throw decides. */
  override effect(offer: Offer): string {
    const odds = outlookOf(offer, this.view, this.t);
    return [odds, offer.effect].filter(Boolean).join(", ");
  }

  /** The heading says which card; the offer says where. */
  override label(offer: Offer, place: Place): string {
    const placed = place.startsWith("hand:") && offer.verb === "place";
    return placed ? this.t.say("table-ship", offer.facts) : offer.label;
  }

  override noted(place: Place): boolean {
    return this.title(place) !== "";
  }

  protected override wish(place: Place): string | null {
    const [what, first = "", second, third] = place.split(":");
    const { step } = this.view;
    if (what === "hand") {
      const card = this.hand[Number(first)]?.card ?? "";
      return step === "discard" || step === "pay" ? `${step} ${card}` : `place ${card} ${this.asks(card)}`;
    }
    if (what === "pile") return `take ${first}`;
    if (what === "ship") return `${step === "aim" ? "aim" : "board"} ${first}`;
    const ship = this.ship(first);
    if (what === "crew" && third === "+") return `place ${this.firstPirate} ${first}`;
    if (what === "crew" || !ship) return null;
    const lies = ship.sides[Number(second)]?.places[Number(third)];
    if (Number(second) !== this.me) return lies ? `loot ${second} ${lies}` : null;
    if (lies && step === "lose") return `lose ${lies}`;
    return `place ${ship.kinds[Number(third)]} ${first}`;
  }

  private get firstPirate(): CardName {
    return this.view.hand?.find(isPirate) ?? "pirate2";
  }

  /** A ship that asks for the card, else any. */
  private asks(card: CardName): string {
    const ships = this.view.ships.filter((one) => one !== null);
    return (ships.find((one) => one.kinds.includes(kindOf(card))) ?? ships[0])?.at ?? "A";
  }
}
