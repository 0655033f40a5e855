/** Mistakes as marks in the story: each leads to the moment before it, as its seat saw it. */

import { say } from "$i18n/language.svelte";
import type { Marked } from "$widgets/table/Log.svelte";
import { markKey } from "./figures";
import type { Review } from "./review.svelte";

/** By the version after the mistake, which is that of its line in the story. */
export function marksOf(
  review: Review,
  address: (version: number, seat: number) => string,
): ReadonlyMap<number, Marked> {
  const mistakes = review.report?.mistakes ?? [];
  return new Map(
    mistakes.map((mistake) => {
      const n = mistake.version + 1;
      const facts = { n, mark: say(markKey(mistake.mark)), choice: review.label(mistake.chosen) };
      const label = say("analysis-see", facts);
      return [n, { mark: mistake.mark, label, href: address(mistake.version, mistake.seat) }];
    }),
  );
}
