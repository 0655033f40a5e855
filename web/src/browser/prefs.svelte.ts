/** A person's preferences, kept in this browser only. */

import { store, stored } from "./stored";

export type Theme = "system" | "light" | "dark";
export type Motion = "system" | "off" | "slow" | "normal" | "fast";

const LIKED = {
  language: "" as "" | "fr" | "en" | "de",
  theme: "system" as Theme,
  motion: "system" as Motion,
  sound: false,
  /** Of everything, in percent. */
  size: 100,
  /** Whether what cannot be taken back asks for a second click. */
  confirm: true,
  name: "",
  /** Whether this browser has been given a guest's cookie, which no script can see. */
  guest: false,
  /** Whether this guest was seen to have an account: then none is offered. */
  account: false,
};
const KEY = "flibuste.prefs";

export const prefs = $state({ ...LIKED, ...stored<Partial<typeof LIKED>>(KEY, {}) });

const dark = matchMedia("(prefers-color-scheme: dark)");
const still = matchMedia("(prefers-reduced-motion: reduce)");
const system = $state({ dark: dark.matches, still: still.matches });
dark.addEventListener("change", () => (system.dark = dark.matches));
still.addEventListener("change", () => (system.still = still.matches));

/** How much longer or shorter movements take; none at all if the person wants none. */
export function pace(): number {
  const factors = { system: system.still ? 0 : 1, off: 0, slow: 2, normal: 1, fast: 0.5 };
  return factors[prefs.motion];
}

export function darkness(): boolean {
  return prefs.theme === "system" ? system.dark : prefs.theme === "dark";
}

/** Stores every change and applies it to the page. Call it once, in the root component. */
export function keep(): void {
  $effect(() => store(KEY, prefs));
  $effect(() => {
    const root = document.documentElement;
    root.dataset["theme"] = darkness() ? "dark" : "light";
    root.dataset["motion"] = pace() ? "on" : "off";
    root.style.setProperty("--size", String(prefs.size / 100));
    root.style.setProperty("--pace", String(pace() || 0.001));
  });
}
