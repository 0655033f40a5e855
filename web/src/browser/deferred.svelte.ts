/** For parts of a table that can be drawn a little later: `now` becomes true when the page is idle. Reserve their room. */

import { whenIdle } from "./idle";

export class Deferred {
  now = $state(false);

  constructor() {
    $effect(() => whenIdle(() => (this.now = true)));
  }
}
