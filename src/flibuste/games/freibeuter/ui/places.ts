/** How the places of the board are called: `region:D4`, `token:CD34`, `deck:sea`, `card:0:D4` for the first card in hand. */

import type { Place } from "$board/board_state.svelte";

export const cardAt = (index: number, card: string): Place => `card:${index}:${card}`;
export const isCard = (place: Place): boolean => place.startsWith("card:");
export const nameOf = (place: Place): string => place.slice(place.lastIndexOf(":") + 1);
