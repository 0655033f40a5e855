/** The town's places, the offers that belong to each, and what a click on them asks for. */

import { BoardState, type Place } from "$board/board_state.svelte";
import type { Offer, Scene } from "$board/scene";
import { courseOf, type Course } from "./geometry";
import { nameOf } from "./places";
import type { Alley, Harbour, Square, Way } from "./view";
import { linesOf, priceOf, titleOf } from "./words";

/** Choices without a place in town belong to the captain's square. */
const BY_CAPTAIN = new Set(["rest", "end"]);
/** Questions answered in a card beside the captain, with all they offer. Pirates are called back on the map itself, where a card would hide them. */
const MEETINGS = new Set(["accessory", "map", "host", "guest", "prize", "chest", "guard", "roll", "meet"]);

export class RumBoard extends BoardState<Harbour> {
  /** Plates are laid once: courses are drawn once, too. */
  private drawn: { name: string; courses: Map<string, Course> } = {
    name: "",
    courses: new Map(),
  };

  /** With all face up, adds what the seat that is asked sees of its own. */
  protected override viewOf(scene: Scene): Harbour {
    const view = super.viewOf(scene);
    const [asked] = scene.asking;
    return asked === undefined ? view : { ...view, ...view.open?.[asked] };
  }

  readonly squares = $derived.by(() => new Map(this.view.town.squares.map((one) => [one.at, one])));
  readonly alleys = $derived.by(() => new Map(this.view.town.alleys.map((one) => [one.at, one])));
  readonly captain = $derived.by(() => this.squares.get(this.view.captain) as Square);
  readonly ways = $derived.by(() => new Map((this.view.ways ?? []).map((way) => [way.choice, way])));
  readonly courses = $derived.by(() => {
    const name = this.view.town.plates.map(({ plate, turns }) => `${plate}/${turns}`).join();
    if (this.drawn.name !== name) {
      const courses = new Map(this.view.town.alleys.map((alley) => [alley.at, courseOf(alley)]));
      this.drawn = { name, courses };
    }
    return this.drawn.courses;
  });
  /** Whether the question is answered in the card beside the captain. */
  readonly meeting = $derived.by(() => {
    const kind = this.scene.question?.kind ?? "";
    return MEETINGS.has(kind) ? kind : null;
  });

  /** The alleys that what is pointed at would fill, or empty. */
  readonly lit = $derived.by(() => {
    const offer = this.pointed;
    const way = offer && this.ways.get(offer.text);
    if (way) return new Set(way.alleys);
    const named = offer?.verb === "recover" && this.view.town.alleys.find((one) => this.names(offer, one));
    return new Set(named ? [named.at] : []);
  });

  private names(offer: Offer, alley: Alley): boolean {
    const name = offer.facts["alley"];
    return offer.verb === "recover" ? alley.name === name : alley.at === name;
  }

  override placesOf(offer: Offer): Place[] {
    const { verb, facts } = offer;
    const { displays, drinking } = this.view;
    const way: Way | undefined = this.ways.get(offer.text);
    const tiles = (name: "map" | "tavern", value?: unknown) =>
      displays[name]
        .map((tile, at) => ({ tile, place: `display:${name}:${at}` }))
        .filter(({ tile }) => tile.family === this.captain.kind)
        .filter(({ tile }) => value === undefined || tile.value === value)
        .map(({ place }) => place);
    if (verb === "move")
      return [`square:${facts["square"]}`, ...(way?.alleys ?? []).map((at) => `alley:${at}`)];
    if (verb === "dark") return [`alley:${facts["alley"]}`];
    if (verb === "enter") return [`alley:${facts["alley"]}`, ...(way?.to ? [`square:${way.to}`] : [])];
    if (verb === "recover") {
      const alley = this.view.town.alleys.find((one) => this.names(offer, one));
      return alley ? [`alley:${alley.at}`] : ["captain"];
    }
    if (BY_CAPTAIN.has(verb)) return ["captain"];
    if (verb === "board") return ["ship"];
    if (verb === "take" && drinking)
      return drinking.stake.flatMap((tile, at) => (tile.value === facts["value"] ? [`stake:${at}`] : []));
    if (verb === "take") return tiles("map", facts["value"]);
    if (verb === "invite") return tiles("tavern");
    if (verb === "open") return ["display:chest:0"];
    if (verb === "small" || verb === "large") return [`stack:guard_${verb}`];
    if (verb === "sell") return ["stack:accessory"];
    if (verb === "keep") return ["drawn"];
    if (verb === "stand") return ["die"];
    if (verb === "barrel" || verb === "again") return ["barrel"];
    return [];
  }

  override title(place: Place): string {
    return titleOf(this, place);
  }

  override lines(place: Place): string[] {
    return linesOf(this, place);
  }

  /** What it costs to go there, where it is a way. */
  override effect(offer: Offer): string {
    const way = this.ways.get(offer.text);
    return way ? priceOf(way, this.t) : offer.effect;
  }

  /** No note while the card beside the captain is open. */
  override noted(place: Place): boolean {
    return this.meeting === null && (this.square(place) ?? this.alley(place)) !== undefined;
  }

  /** Arrow keys lead over the map: from square to square, and to alleys that can be chosen. */
  override stops(place: Place): boolean {
    return this.square(place) !== undefined || (this.alley(place) !== undefined && !this.idle(place));
  }

  override nextStop(): Place {
    return "captain";
  }

  square(place: Place): Square | undefined {
    if (place === "captain") return this.captain;
    return place.startsWith("square:") ? this.squares.get(nameOf(place)) : undefined;
  }

  alley(place: Place): Alley | undefined {
    return place.startsWith("alley:") ? this.alleys.get(nameOf(place)) : undefined;
  }

  /** The cheapest way there that is offered. */
  wayTo(place: Place): Way | undefined {
    return this.at(place)
      .map((offer) => this.ways.get(offer.text))
      .filter((way) => way !== undefined)
      .sort((one, other) => one.pirates - other.pirates)[0];
  }

  protected override wish(place: Place): string | null {
    const kind = this.scene.question?.kind ?? "";
    const name = nameOf(place);
    const alley = this.alley(place);
    const [what, at] = name.split(":");
    if (alley && kind.startsWith("recover")) return `recover ${alley.name}`;
    if (alley?.dark) return `${kind === "enter" ? "enter" : "dark"} ${alley.at}`;
    if (alley) return `move ${alley.ends.find((end) => end !== this.view.captain) ?? alley.ends[0]}`;
    if (place === "captain") return kind === "turn" ? "rest" : "end";
    if (place === "ship") return "board";
    if (place.startsWith("square:")) return this.entrance(name) ?? `move ${name}`;
    if (place.startsWith("display:map")) return `take ${this.view.displays.map[Number(at)]?.value ?? 1}`;
    if (place.startsWith("stake:")) return `take ${this.view.drinking?.stake[Number(name)]?.value ?? 1}`;
    if (place.startsWith("display:")) return what === "tavern" ? "invite" : "open";
    if (name === "guard_small" || name === "guard_large") return name.slice("guard_".length);
    return name === "accessory" ? "sell" : null;
  }

  /** From outside, a square is reached by one of its dark alleys. */
  private entrance(square: string): string | null {
    if (this.scene.question?.kind !== "enter") return null;
    const alley = this.view.town.alleys.find((one) => one.dark && one.ends[0] === square);
    return alley ? `enter ${alley.at}` : null;
  }
}
