/** What hands do to a board: pointer, touch and keys, heard once at the board and not at each of its hundred places. */

import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";

/** Milliseconds after which a touch is a long one. */
const LONG = 450;

/** Whoever knows what lies at the places of a board: its elements with `data-place`, but for those with `data-own` hands. */
export interface Handled {
  look(place: string): void;
  leave(place: string): void;
  /** The keyboard has come there. */
  reach(place: string): void;
  /** A click, a tap or Enter. */
  act(place: string, touched?: boolean): void;
}

function placeOf({ target }: Event): string | null {
  return (target as Element).closest("[data-place]:not([data-own])")?.getAttribute("data-place") ?? null;
}

export function hands(helm: Handled): Attachment<HTMLElement> {
  return (board) => {
    /** A long touch says what a thing is and does nothing else. */
    let pressed = false;
    let pressing: ReturnType<typeof setTimeout> | undefined;
    let over: string | null = null;
    // By Svelte's own hand: the keyboard leaves a place also while Svelte takes it away.
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
      if (over !== null && !touched) helm.leave(over);
      over = to;
      if (to !== null && !touched) helm.look(to);
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
        helm.look(place);
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
      helm.act(place, event instanceof PointerEvent && event.pointerType === "touch");
    });
    hear("keydown", (event) => {
      const place = placeOf(event);
      // A button makes a click of it by itself.
      if (place === null || event.target instanceof HTMLButtonElement) return;
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      helm.act(place);
    });
    hear("focusin", (event) => {
      const place = placeOf(event);
      if (place !== null) helm.reach(place);
    });
    hear("focusout", (event) => {
      const place = placeOf(event);
      if (place !== null) helm.leave(place);
    });
    return () => {
      clearTimeout(pressing);
      for (const stop of off) stop();
    };
  };
}
