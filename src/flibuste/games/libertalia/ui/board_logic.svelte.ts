/** The table's places, the offers that belong to each, and what a click on them asks for. */

import { BoardState, type Place } from "$board/board_state.svelte";
import type { Offer } from "$board/scene";
import { hiddenOf, type Held, type Space, type Table, type Tile } from "./view";
import { linesOf, powerOf, titleOf } from "./words";

/** Verbs that take a card of the hand, or a tile one owns. */
const IN_HAND = new Set(["play", "parrot"]);
const OWN_TILE = new Set(["keep", "sell"]);

/**
 * Places are `hand:14`, `card:1:14` (on the ship or in a den), `grave:1:14` (in one's own graveyard), `booty:3:0` (the first
 * tile of day 3), `tile:map` (one's own tiles of a kind) and `day:3` (all tiles of a day).
 */
export class LibertaliaBoard extends BoardState<Table> {
  readonly me = $derived.by(() => this.view.seat ?? null);
  /** What only the player sees of their own things. */
  readonly mine = $derived.by(() => (this.me === null ? null : hiddenOf(this.view, this.me)));
  /** The tiles one may still take today. */
  readonly today = $derived.by(() => this.view.board.find((space) => space.when === "today") ?? null);
  /** The rank the player has sealed for today, until all have. */
  readonly sealed = $derived.by(() => (this.me === null ? 0 : this.sealedBy(this.me)));

  override placesOf({ verb, facts }: Offer): Place[] {
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

  /** The rank a seat has sealed, if this view shows it. */
  sealedBy(seat: number): number {
    const answers = seat === this.me ? this.view.sealed : this.view.open?.[seat]?.sealed;
    return Number(answers?.[0]?.split(" ")[1] ?? 0);
  }

  override title(place: Place): string {
    return titleOf(this, place);
  }

  override lines(place: Place): string[] {
    return linesOf(this, place);
  }

  /** A list of offers says what the card or tile can do. */
  override about(place: Place): string {
    const [found, tile] = [this.card(place), this.tile(place)];
    if (found) return powerOf(found.card, this.t);
    return tile ? this.t.say("board-tile", { tile }) : "";
  }

  override noted(place: Place): boolean {
    return (this.card(place) ?? this.tile(place) ?? this.space(place)) !== null;
  }

  protected override readFirst(): boolean {
    return true;
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

  protected override wish(place: Place): string | null {
    const [kind, first, second] = place.split(":");
    const asked = this.scene.question?.kind ?? "";
    if (kind === "day") return null;
    if (kind === "hand") return `${asked === "parrot" ? "parrot" : "play"} ${first}`;
    if (kind === "grave") return `surgeon ${second}`;
    if (kind === "tile") return asked === "keep" ? `keep ${first}` : `sell ${first} 2`;
    if (kind === "booty") return `booty ${this.tile(place)}`;
    if (asked === "gunner" || asked === "sabre") return `${asked} ${first} ${second}`;
    return Number(first) === this.me ? `recruit ${second}` : `gunner ${first} ${second}`;
  }
}
