/** What the player's eye and hand are at: the place looked at, the offers of each place, and what a click does. */

import type { Offer, Scene } from "$lib/board";
import { crewOf, isPirate, kindOf, roadsOf, type CardName, type Chance, type Ship } from "./view";

/**
 * `hand:2`, `ship:A`, `slot:A:1:0` (the first place of seat 1 at ship A), `crew:A:1:0` (its first pirate there; `+` for the
 * next one), `pile:rum` (in the discard pile), `do:stop` (what has no place on the table).
 */
export type Place = string;

export class Helm {
  /** Under the pointer, or with the focus. */
  looked = $state<Place | null>(null);
  /** Where several offers are shown to choose from. */
  picked = $state<Place | null>(null);
  /** The one place the tab key reaches; arrows lead to the others. */
  stop = $state<Place>("");

  constructor(private readonly given: () => Scene) {}

  readonly scene = $derived.by(() => this.given());
  readonly view = $derived.by(() => roadsOf(this.scene.view));
  readonly tongue = $derived.by(() => this.scene.tongue);
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

  /** Offers by the places that stand for them. */
  private readonly offered = $derived.by(() => {
    const found = new Map<Place, Offer[]>();
    for (const offer of this.scene.offers) {
      for (const place of this.places(offer)) found.set(place, [...(found.get(place) ?? []), offer]);
    }
    return found;
  });

  /** What is looked at or pointed at may go to these places, too. */
  private readonly suited = $derived.by(() => {
    const from = this.picked ?? this.looked;
    const offers = from?.startsWith("hand:") ? this.at(from) : [];
    return new Set(offers.flatMap((offer) => this.places(offer)));
  });

  ship(letter: string | null | undefined): Ship | null {
    return this.view.ships.find((one) => one?.at === letter) ?? null;
  }

  /** Where what is offered lies, and where it would lie. */
  private places({ verb, facts }: Offer): Place[] {
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

  at(place: Place): readonly Offer[] {
    return this.offered.get(place) ?? [];
  }

  /** What is offered without a place on the table. */
  readonly deeds = $derived.by(() =>
    this.scene.offers.filter((offer) => this.places(offer).includes(`do:${offer.verb}`)),
  );

  /** The chance of the best throw a place offers. */
  chance(place: Place): Chance | null {
    const found = this.at(place).flatMap((offer) => this.view.odds?.[offer.text] ?? []);
    return found.length ? ([Math.max(...found.filter((_, at) => at % 2 === 0)), found[1]] as Chance) : null;
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

  /** How a place looks: all have these states. */
  looks(place: Place): Record<string, boolean> {
    return {
      place: true,
      offered: this.at(place).length > 0,
      pointed: this.points(place) || this.suited.has(place),
      armed: this.armed(place),
      hinted: this.hinted(place),
    };
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
    if (!this.points(place)) this.scene.pointed = this.at(place)[0]?.text ?? this.scene.armed;
  }

  leave(place: Place): void {
    if (this.looked !== place) return;
    this.looked = null;
    if (this.points(place)) this.scene.pointed = this.scene.armed;
  }

  /** A click, a tap or Enter: does the one thing there is, shows several, or asks why there is none. */
  act(place: Place): void {
    this.looked = place;
    this.stop = place;
    const offers = this.at(place);
    const [only] = offers;
    if (!only) {
      this.picked = null;
      const wish = this.scene.question && this.wish(place);
      if (wish) this.scene.why(wish);
    } else if (offers.length === 1) {
      this.picked = null;
      this.looked = null;
      this.scene.choose(only.text);
    } else {
      this.picked = this.picked === place ? null : place;
      if (!this.points(place)) this.scene.pointed = only.text;
    }
  }

  /** The choice somebody who clicks here seems to want. */
  private wish(place: Place): string | null {
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

  /** A ship at which a card would be wanted, else any. */
  private asks(card: CardName): string {
    const ships = this.view.ships.filter((one) => one !== null);
    return (ships.find((one) => one.kinds.includes(kindOf(card))) ?? ships[0])?.at ?? "A";
  }
}
