/**
 * What every board shares. To write one:
 * 1. extend `BoardState` with what only the game knows: where an offer lies, what a place is in words, and which choice a
 *    click on a place without offers asks about;
 * 2. draw it inside `<Frame {board}>`, which handles pointer, touch, keys, focus, notes and the list of a place's offers;
 * 3. make each place a `<Place {board} place="hand:14">`, or spread `board.attributes(place)` on an SVG element;
 * 4. export it with pieces, motion and texts as a `GameUi` (scene.ts) from the game's `ui/index.ts`.
 */

import type { PlaceHandler } from "$input/pointer";
import type { Offer, Scene, View } from "./scene";

/** The name of a place, as the game likes to spell it: `region:D4`, `hand:14`. It is the element's `data-place`. */
export type Place = string;

export abstract class BoardState<V = View> implements PlaceHandler {
  /** Under the pointer, or with the focus. */
  looked = $state<Place | null>(null);
  /** Where offers are listed to choose from. */
  picked = $state<Place | null>(null);
  /** The one place the tab key reaches; arrow keys lead to the others. */
  stop = $state<Place>("");
  /** Pixels the board has. Until it is measured, as wide as the window: asking at once would lay the page out again. */
  width = $state(innerWidth);

  constructor(private readonly given: () => Scene) {}

  readonly scene = $derived.by(() => this.given());
  readonly t = $derived.by(() => this.scene.t);
  readonly view = $derived.by(() => this.viewOf(this.scene));
  readonly pointed = $derived.by(
    () => this.scene.offers.find((offer) => offer.text === this.scene.pointed) ?? null,
  );
  private readonly offered = $derived.by(() => {
    const found = new Map<Place, Offer[]>();
    for (const offer of this.scene.offers)
      for (const place of this.placesOf(offer)) found.set(place, [...(found.get(place) ?? []), offer]);
    return found;
  });

  // --- what only the game knows -----------------------------------------------------------------------

  /** The places that stand for an offer. */
  abstract placesOf(offer: Offer): readonly Place[];
  /** What lies at a place, in a few words. */
  abstract title(place: Place): string;
  /** The choice that somebody who clicks here seems to want, though it is not offered: the shell says why not. */
  protected abstract wish(place: Place): string | null;

  protected viewOf(scene: Scene): V {
    return scene.view as unknown as V;
  }
  /** What else screen readers say about a place. */
  lines(_place: Place): readonly string[] {
    return [];
  }
  /** What would come of an offer, in a few words. */
  effect(offer: Offer): string {
    return offer.effect;
  }
  /** What the list at a place says above its offers, and how it calls each of them. */
  about(_place: Place): string {
    return "";
  }
  label(offer: Offer, _place: Place): string {
    return offer.label;
  }
  /** Whether the board's note has something to say about a place now. */
  noted(_place: Place): boolean {
    return true;
  }
  /** Whether a finger, which cannot hover, reads what lies here before it chooses. */
  protected readFirst(_place: Place): boolean {
    return false;
  }
  /** Whether this is one of the places among which arrow keys lead; the tab key reaches each of the others. */
  stops(_place: Place): boolean {
    return true;
  }
  /** Where the tab key stops when its place has gone; none is the first place that is offered. */
  nextStop(_gone: Place): Place | null {
    return null;
  }
  /** Where an arrow key leads; undefined leaves it to how the places lie on the screen. */
  steer(_from: Place, _key: string): Place | null | undefined {
    return undefined;
  }

  // --- what is true of a place ------------------------------------------------------------------------

  at(place: Place): readonly Offer[] {
    return this.offered.get(place) ?? [];
  }

  /** Whether nothing can be done there now. */
  idle(place: Place): boolean {
    return this.at(place).length === 0;
  }

  armed(place: Place): boolean {
    return this.has(place, this.scene.armed);
  }

  hinted(place: Place): boolean {
    return this.has(place, this.scene.hinted);
  }

  points(place: Place): boolean {
    return this.has(place, this.scene.pointed);
  }

  private has(place: Place, text: string | null): boolean {
    return this.at(place).some((offer) => offer.text === text);
  }

  /** How a place looks now, as classes. */
  states(place: Place): Record<string, boolean> {
    return {
      offered: !this.idle(place),
      pointed: this.points(place),
      armed: this.armed(place),
      hinted: this.hinted(place),
    };
  }

  /** What makes an element a place, besides its name: `<g {...board.attributes(place)}>`. Buttons are `Place`. */
  attributes(place: Place) {
    const reached = this.stops(place) ? this.stop === place : !this.idle(place);
    return {
      "data-at": place,
      "data-place": place,
      "aria-disabled": this.idle(place),
      tabindex: reached ? 0 : -1,
    };
  }

  /** The accessible name: what the place is, and what can be done there. */
  spoken(place: Place): string {
    const offers = this.at(place).map((offer) =>
      [offer.label, this.effect(offer)].filter(Boolean).join(", "),
    );
    return [this.title(place), ...this.lines(place), ...offers].filter(Boolean).join(". ");
  }

  // --- what hands and keys do (PlaceHandler) -----------------------------------------------------------

  reach(place: Place): void {
    if (this.stops(place)) this.stop = place;
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

  /** A click, a tap or Enter: does the one thing there is, lists several, or asks why there is none. */
  act(place: Place, touched = false): void {
    this.looked = place;
    if (this.stops(place)) this.stop = place;
    const offers = this.at(place);
    const [only] = offers;
    if (!only) {
      this.picked = null;
      const wish = this.scene.question && this.wish(place);
      if (wish) this.scene.why(wish);
    } else if (offers.length === 1 && !(touched && this.readFirst(place))) {
      this.picked = null;
      this.looked = null;
      this.scene.choose(only.text);
    } else {
      this.picked = this.picked === place ? null : place;
      if (!this.points(place)) this.scene.pointed = only.text;
    }
  }
}
