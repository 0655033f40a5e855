/** For what a table that opens can do without for a moment, and has room for from the beginning: it comes when the page is idle. */

import { whenIdle } from "./idle";

export class Late {
  now = $state(false);

  constructor() {
    $effect(() => whenIdle(() => (this.now = true)));
  }
}
