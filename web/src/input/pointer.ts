/** Pointer, touch and keys on a board. Listens once at the board instead of at each of its hundred places. */

import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";

/** Milliseconds after which a touch is a long one. */
const LONG = 450;

/** Handles the places of a board: its elements with `data-place`, except those with `data-own`, which listen themselves. */
export interface PlaceHandler {
  look(place: string): void;
  leave(place: string): void;
  /** The keyboard focus has arrived there. */
  reach(place: string): void;
  /** A click, a tap or Enter. */
  act(place: string, touched?: boolean): void;
}

function placeOf({ target }: Event): string | null {
  return (target as Element).closest("[data-place]:not([data-own])")?.getAttribute("data-place") ?? null;
}

export function watchPlaces(handler: PlaceHandler): Attachment<HTMLElement> {
  return (board) => {
    /** A long touch only explains the place. */
    let pressed = false;
    let pressing: ReturnType<typeof setTimeout> | undefined;
    let over: string | null = null;
    // With Svelte's `on`: focus also leaves a place while Svelte removes it.
    const off: (() => void)[] = [];
    function hear<K extends keyof HTMLElementEventMap>(
      type: K,
      heard: (event: HTMLElementEventMap[K]) => void,
    ): void {
      off.push(on(board, type, heard));
    }

    function move(to: string | null, touched: boolean): void {
      if (to === over) return;
      clearTimeout(pressing);
      if (over !== null && !touched) handler.leave(over);
      over = to;
      if (to !== null && !touched) handler.look(to);
    }
    hear("pointerover", (event) => move(placeOf(event), event.pointerType === "touch"));
    hear("pointerleave", (event) => move(null, event.pointerType === "touch"));
    hear("pointerdown", (event) => {
      const place = placeOf(event);
      if (place === null) return;
      pressed = false;
      if (event.pointerType !== "touch") return;
      pressing = setTimeout(() => {
        pressed = true;
        handler.look(place);
      }, LONG);
    });
    hear("pointerup", () => clearTimeout(pressing));
    hear("pointercancel", () => clearTimeout(pressing));
    hear("contextmenu", (event) => {
      if (pressed && placeOf(event) !== null) event.preventDefault();
    });
    hear("click", (event) => {
      const place = placeOf(event);
      if (place === null || pressed) return;
      handler.act(place, event instanceof PointerEvent && event.pointerType === "touch");
    });
    hear("keydown", (event) => {
      const place = placeOf(event);
      // A button turns the key into a click itself.
      if (place === null || event.target instanceof HTMLButtonElement) return;
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      handler.act(place);
    });
    hear("focusin", (event) => {
      const place = placeOf(event);
      if (place !== null) handler.reach(place);
    });
    hear("focusout", (event) => {
      const place = placeOf(event);
      if (place !== null) handler.leave(place);
    });
    return () => {
      clearTimeout(pressing);
      for (const stop of off) stop();
    };
  };
}
