/** What has not changed from one view to the next stays the same object, so that nothing of it is drawn again. */

import type { View } from "$board/scene";
import type { Json } from "$net/wire.gen";

/** The new view, with equal parts taken from the old one. It always returns a new object, and it modifies `after`. */
export function shareUnchanged(before: View, after: View): View {
  return Object.fromEntries(Object.entries(after).map(([key, part]) => [key, kept(before[key], part)]));
}

function kept(before: Json | undefined, after: Json): Json {
  if (before === after || !isNest(before) || !isNest(after)) return after;
  if (Array.isArray(before) !== Array.isArray(after)) return after;
  const [old, now] = [before as Record<string, Json>, after as Record<string, Json>];
  const keys = Object.keys(now);
  let same = keys.length === Object.keys(old).length;
  for (const key of keys) {
    const part = kept(old[key], now[key] as Json);
    now[key] = part;
    same &&= part === old[key];
  }
  return same ? before : after;
}

const isNest = (part: Json | undefined): part is Json[] | { [key: string]: Json } =>
  typeof part === "object" && part !== null;
