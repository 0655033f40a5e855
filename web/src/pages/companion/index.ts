/** Loaded at a table that is played with a companion, and nowhere else. */

export { Companion } from "$state/table/companion.svelte";
export { default as CompanionPanel } from "./CompanionPanel.svelte";
