/** Plays events as motion between two views, one after the other. Skipping it loses nothing but what is held. */

import type { GameUi, Movement, View } from "$board/scene";
import { onceDrawn } from "$browser/idle";
import { pace } from "$browser/prefs.svelte";
import { play as sound } from "$browser/sound";
import type { SeenEvent } from "$net/wire.gen";

const USUAL = { fly: 420, flash: 450, pause: 0, scene: 900 };
/** The longest time for the movements of one update, unless the game says otherwise; the log tells the rest. */
const PATIENCE = 3_500;
/** Milliseconds in which a click was meant for what was shown before. */
const HASTE = 400;

/** `waits`: it stays until somebody has read it. */
export type Moving = Movement & { id: number; duration: number; waits: boolean };

export class Stage {
  /** What moves now; StageLayer draws it over the page. */
  now = $state<Moving | null>(null);
  private wake: (() => void) | null = null;
  private skipping = false;
  private count = 0;
  private since = 0;

  /** `patient`: what is held waits for a person. Where nobody is asked anything, as in a replay, it takes its time. */
  constructor(private readonly patient = true) {}

  /** Resolves when all has been shown, or at once where there is nothing to show. `brief` shows only what is held. */
  async play(
    ui: GameUi,
    events: readonly SeenEvent[],
    view: View,
    { slower = 1, brief = false } = {},
  ): Promise<void> {
    this.skipping = brief || document.hidden || pace() === 0;
    const most = (ui.patience ?? PATIENCE) * slower;
    let spent = 0;
    for (const event of events) {
      for (const movement of ui.motion(event, view)) {
        const held = movement.kind === "scene" && movement.held === true;
        if (!held && (this.skipping || spent > most)) continue;
        if (!spent) await drawn();
        const ms = (movement.ms ?? USUAL[movement.kind]) * (held ? pace() || 1 : pace()) * slower;
        // What is held takes nothing from the time of the others.
        if (!held) spent += ms;
        const waits = held && this.patient;
        this.now = { ...movement, id: ++this.count, duration: ms, waits };
        this.since = performance.now();
        if ("sound" in movement && movement.sound) sound(movement.sound);
        await this.wait(waits ? null : ms);
      }
    }
    this.now = null;
  }

  /** Shows the end at once; what waits for a person stays. */
  skip(): void {
    this.skipping = true;
    if (!this.now?.waits) this.wake?.();
  }

  /** Somebody has read what waits; not if it has only just appeared. Returns whether it goes on. */
  goOn(): boolean {
    const read = this.now?.waits === true && performance.now() - this.since > HASTE;
    if (read) this.wake?.();
    return read;
  }

  /** Nobody looks any more. */
  close(): void {
    this.skipping = true;
    this.wake?.();
  }

  private wait(ms: number | null): Promise<void> {
    return new Promise((resolve) => {
      const timer = ms === null ? undefined : setTimeout(resolve, ms);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

/** Resolves after layout: measuring earlier would lay the page out twice. */
function drawn(): Promise<void> {
  return new Promise((resolve) => void onceDrawn(resolve));
}
