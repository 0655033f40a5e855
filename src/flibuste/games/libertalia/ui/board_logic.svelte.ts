/** What the player's eye and hand are at: the place looked at, the offers of each place, and what a click does. */

import type { Offer, Scene } from "$lib/board";
import { hiddenOf, type Held, type Space, type Table, type Tile } from "./view";

/**
 * `hand:14`, `card:1:14` (on the ship or in a den), `grave:1:14` (in one's own graveyard), `booty:3:0` (the first tile of
 * day 3), `tile:map` (one's own tiles of a kind), `day:3` (all tiles of a day).
 */
export type Place = string;

/** Verbs that take a card of the hand, or a tile one owns. */
const IN_HAND = new Set(["play", "parrot"]);
const OWN_TILE = new Set(["keep", "sell"]);

export class Helm {
  /** Under the pointer, or with the focus. */
  looked = $state<Place | null>(null);
  /** Where offers are shown to choose from. */
  picked = $state<Place | null>(null);
  /** The one place the tab key reaches; arrows lead to the others. */
  stop = $state<Place>("");

  constructor(private readonly given: () => Scene) {}

  readonly scene = $derived.by(() => this.given());
  readonly view = $derived.by(() => this.scene.view as unknown as Table);
  readonly me = $derived.by(() => this.view.seat ?? null);
  /** What one alone sees of one's things. */
  readonly mine = $derived.by(() => (this.me === null ? null : hiddenOf(this.view, this.me)));
  /** The tiles one may still take today. */
  readonly today = $derived.by(() => this.view.board.find((space) => space.when === "today") ?? null);
  /** The rank one has sealed for today, as long as others have not. */
  readonly sealed = $derived.by(() => (this.me === null ? 0 : this.sealedBy(this.me)));

  /** Offers by the places that stand for them. */
  private readonly offered = $derived.by(() => {
    const found = new Map<Place, Offer[]>();
    for (const offer of this.scene.offers) {
      for (const place of this.places(offer)) found.set(place, [...(found.get(place) ?? []), offer]);
    }
    return found;
  });

  readonly pointed = $derived.by(
    () => this.scene.offers.find((offer) => offer.text === this.scene.pointed) ?? null,
  );

  /** Where what is offered lies. */
  private places({ verb, facts }: Offer): Place[] {
    const { rank, tile, victim_seat: victim } = facts;
    if (IN_HAND.has(verb)) return [`hand:${rank}`];
    if (verb === "recruit") return [`card:${this.me}:${rank}`];
    if (verb === "surgeon") return [`grave:${this.me}:${rank}`];
    if (verb === "gunner" || verb === "sabre") return [`card:${victim}:${rank}`];
    if (OWN_TILE.has(verb)) return [`tile:${tile}`];
    if (verb === "waitress") return facts["sell"] ? ["tile:map", this.waitress] : [this.waitress];
    const { day = 0, tiles = [] } = this.today ?? {};
    return tiles.flatMap((one, at) => (one === tile ? [`booty:${day}:${at}`] : []));
  }

  private get waitress(): Place {
    const card = this.view.players[this.me ?? -1]?.den.find((one) => one.character === "waitress");
    return `card:${this.me}:${card?.rank}`;
  }

  /** The rank a seat has sealed, if one may see it. */
  sealedBy(seat: number): number {
    const answers = seat === this.me ? this.view.sealed : this.view.open?.[seat]?.sealed;
    return Number(answers?.[0]?.split(" ")[1] ?? 0);
  }

  at(place: Place): readonly Offer[] {
    return this.offered.get(place) ?? [];
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

  /** How a place looks now, as classes. */
  looks(place: Place): Record<string, boolean> {
    return {
      place: true,
      offered: this.at(place).length > 0,
      pointed: this.points(place),
      armed: this.armed(place),
      hinted: this.hinted(place),
    };
  }

  /** The card at a place, if one lies there. */
  card(place: Place): { card: Held; seat: number } | null {
    const [kind, first, second] = place.split(":");
    const seat = kind === "hand" ? (this.me ?? 0) : Number(first);
    const rank = Number(kind === "hand" ? first : second);
    const { den = [] } = this.view.players[seat] ?? {};
    const own = hiddenOf(this.view, seat);
    const all = [...this.view.ship.filter((one) => one.seat === seat), ...den];
    if (own) all.push(...own.hand, ...own.graveyard);
    const card = ["hand", "card", "grave"].includes(kind ?? "") && all.find((one) => one.rank === rank);
    return card ? { card, seat } : null;
  }

  /** The kind of booty at a place. */
  tile(place: Place): Tile | null {
    const [kind, first, second] = place.split(":");
    if (kind === "tile") return first as Tile;
    if (kind !== "booty") return null;
    return this.view.board.find((space) => space.day === Number(first))?.tiles[Number(second)] ?? null;
  }

  /** The day at a place, with its booty. */
  space(place: Place): Space | null {
    const [kind, day] = place.split(":");
    return (kind === "day" && this.view.board.find((space) => space.day === Number(day))) || null;
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

  /** A click, a tap or Enter: does the one thing there is, shows what there is to read, or asks why there is none. */
  act(place: Place, touched = false): void {
    this.looked = place;
    this.stop = place;
    const offers = this.at(place);
    const [only] = offers;
    if (!only) {
      this.picked = null;
      if (this.scene.question && !this.space(place)) this.scene.why(this.wish(place));
    } else if (offers.length === 1 && !touched) {
      this.picked = null;
      this.looked = null;
      this.scene.choose(only.text);
    } else {
      this.picked = this.picked === place ? null : place;
      if (!this.points(place)) this.scene.pointed = only.text;
    }
  }

  /** The choice somebody who clicks here seems to want. */
  private wish(place: Place): string {
    const [kind, first, second] = place.split(":");
    const asked = this.scene.question?.kind ?? "";
    if (kind === "hand") return `${asked === "parrot" ? "parrot" : "play"} ${first}`;
    if (kind === "grave") return `surgeon ${second}`;
    if (kind === "tile") return asked === "keep" ? `keep ${first}` : `sell ${first} 2`;
    if (kind === "booty") return `booty ${this.tile(place)}`;
    if (asked === "gunner" || asked === "sabre") return `${asked} ${first} ${second}`;
    return Number(first) === this.me ? `recruit ${second}` : `gunner ${first} ${second}`;
  }
}
