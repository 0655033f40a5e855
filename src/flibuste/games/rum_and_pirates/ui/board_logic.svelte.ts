/** What the player's eye and hand are at: the place looked at, the offers of each place, and what a click does. */

import type { Offer, Scene } from "$lib/board";
import { courseOf, type Course } from "./geometry";
import type { Alley, Harbour, Square, Way } from "./view";

/** `square:5a`, `alley:5.ab`, `captain`, `ship`, `stack:accessory`, `display:map:2`, `stake:0`, `die` … */
export type Place = string;

export const nameOf = (place: Place): string => place.slice(place.indexOf(":") + 1);
/** What has no place in town is done where the captain stands. */
const BY_CAPTAIN = new Set(["rest", "end"]);
/** Questions answered in a card beside the captain, with all they offer. */
const MEETINGS = new Set([
  "accessory",
  "map",
  "host",
  "guest",
  "prize",
  "chest",
  "guard",
  "roll",
  "meet",
  "recover",
  "recover-dark",
]);

export class Guide {
  /** Under the pointer, or with the focus. */
  looked = $state<Place | null>(null);
  /** Where several offers are shown to choose from. */
  picked = $state<Place | null>(null);
  /** The one place of the map the tab key reaches; arrows lead to the others. */
  stop = $state<Place>("captain");

  /** Plates are laid once: courses are drawn once, too. */
  private drawn: { name: string; courses: Map<string, Course> } = {
    name: "",
    courses: new Map(),
  };

  constructor(private readonly given: () => Scene) {}

  readonly scene = $derived.by(() => this.given());
  /** Where all lies face up, with what the seat that is asked sees besides. */
  readonly view = $derived.by(() => {
    const view = this.scene.view as unknown as Harbour;
    const [asked] = this.scene.asking;
    return asked === undefined ? view : { ...view, ...view.open?.[asked] };
  });
  readonly tongue = $derived.by(() => this.scene.tongue);
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

  /** Offers by the places that stand for them. */
  private readonly offered = $derived.by(() => {
    const found = new Map<Place, Offer[]>();
    const add = (place: Place, offer: Offer) => found.set(place, [...(found.get(place) ?? []), offer]);
    for (const offer of this.scene.offers) for (const place of this.placesOf(offer)) add(place, offer);
    return found;
  });

  readonly pointed = $derived.by(
    () => this.scene.offers.find((offer) => offer.text === this.scene.pointed) ?? null,
  );

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

  private placesOf(offer: Offer): Place[] {
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

  /** How a place beside the map looks: all have these states. */
  states(place: Place): string {
    const states: [string, boolean][] = [
      ["offered", this.at(place).length > 0],
      ["pointed", this.points(place)],
      ["armed", this.armed(place)],
      ["hinted", this.hinted(place)],
    ];
    return states.flatMap(([name, is]) => (is ? [name] : [])).join(" ");
  }

  /** Whether the tab key reaches a place of the map. */
  tab(place: Place): 0 | -1 {
    return this.stop === place ? 0 : -1;
  }

  /** Whether nothing can be done there now. */
  idle(place: Place): boolean {
    return this.at(place).length === 0;
  }

  reach(place: Place): void {
    if (this.square(place) || this.alley(place)) this.stop = place;
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
  act(place: Place): void {
    this.looked = place;
    const offers = this.at(place);
    const [only] = offers;
    if (!this.scene.question) return;
    if (!only) {
      this.picked = null;
      const asked = this.question(place);
      if (asked) this.scene.why(asked);
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
  private question(place: Place): string | null {
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

  /** Outside the town one comes in by a dark alley of that square. */
  private entrance(square: string): string | null {
    if (this.scene.question?.kind !== "enter") return null;
    const alley = this.view.town.alleys.find((one) => one.dark && one.ends[0] === square);
    return alley ? `enter ${alley.at}` : null;
  }
}
