/** Whether the pointer is a finger: it taps instead of clicking, and covers what it points at. */

import { MediaQuery } from "svelte/reactivity";

export const coarse = new MediaQuery("pointer: coarse");
