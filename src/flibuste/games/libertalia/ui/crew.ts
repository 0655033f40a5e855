/** The thirty characters by rank, with the hours at which they work. */

import type { When } from "./view";

// prettier-ignore
export const CREW: readonly [string, ...When[]][] = [
  ["parrot", "day"], ["monkey", "day"], ["beggar", "day"], ["recruiter", "day"], ["cabin_boy", "dusk"],
  ["preacher", "day", "end"], ["barkeep", "night"], ["waitress", "night"], ["carpenter", "day", "end"],
  ["french_officer", "day"], ["voodoo_witch", "day"], ["freed_slave", "night"], ["mutineer", "night"],
  ["brute", "day"], ["gunner", "day"], ["topman", "end"], ["spanish_spy", "day"], ["cook", "dusk"],
  ["bosun", "day"], ["armorer", "night"], ["merchant", "day"], ["surgeon", "day"], ["treasurer", "end"],
  ["gambler", "day", "end"], ["governors_daughter", "end"], ["quartermaster", "day", "end"],
  ["granny_wata", "night"], ["first_mate", "end"], ["captain", "day", "end"], ["spanish_governor", "day"],
];
