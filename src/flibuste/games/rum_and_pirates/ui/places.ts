/** Names of places: `square:5a`, `alley:5.ab`, `captain`, `ship`, `stack:accessory`, `display:map:2`, `stake:0`, `die`. */

import type { Place } from "$board/board_state.svelte";

export const nameOf = (place: Place): string => place.slice(place.indexOf(":") + 1);
