/** What is said at an offer that was clicked once and asks for a second click. */

import { say } from "$i18n/language.svelte";
import { coarse } from "$input/coarse_pointer";

export const clickAgain = (): string => say(coarse.current ? "click-again.touch" : "click-again");
