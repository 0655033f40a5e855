/** Plays events as motion between two views, one after the other. Never needed for truth, always skippable. */

import type { GameUi, Movement, View } from "./board";
import { onceDrawn } from "./idle";
import { pace } from "./prefs.svelte";
import { play as sound } from "./sound";
import type { SeenEvent } from "./wire.gen";

const USUAL = { fly: 420, flash: 450, pause: 0, scene: 900 };
/** Movements of one update may take so long together unless the game says otherwise; more is told by the log alone. */
const PATIENCE = 3_500;

export type Moving = Movement & { id: number; duration: number };

export class Stage {
  /** What moves now; drawn by the Stage component over the page. */
  now = $state<Moving | null>(null);
  private wake: (() => void) | null = null;
  private skipping = false;
  private count = 0;

  /** Resolves when all has been shown, or at once where there is nothing to show. */
  async play(ui: GameUi, events: readonly SeenEvent[], view: View): Promise<void> {
    this.skipping = document.hidden || pace() === 0;
    let spent = 0;
    for (const event of events) {
      for (const movement of ui.motion(event, view)) {
        if (this.skipping || spent > (ui.patience ?? PATIENCE)) break;
        if (!spent) await drawn();
        const ms = (movement.ms ?? USUAL[movement.kind]) * pace();
        spent += ms;
        this.now = { ...movement, id: ++this.count, duration: ms };
        if ("sound" in movement && movement.sound) sound(movement.sound);
        await this.wait(ms);
      }
    }
    this.now = null;
  }

  /** Shows the end at once. */
  skip(): void {
    this.skipping = true;
    this.wake?.();
  }

  private wait(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

/** Until the page has been laid out: to measure places before that would have it done twice. */
function drawn(): Promise<void> {
  return new Promise((resolve) => void onceDrawn(resolve));
}
