/** Whether one points with a finger: it taps and does not click, and covers what it points at. */

import { MediaQuery } from "svelte/reactivity";

export const coarse = new MediaQuery("pointer: coarse");
