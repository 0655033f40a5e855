/** What has not changed from one view to the next stays the same object, so that nothing of it is drawn again. */

import type { View } from "./board";
import type { Json } from "./wire.gen";

/** The new view, of parts of the old one where they are equal; it is used up for it. Itself it is always a new one. */
export function sharing(before: View, after: View): View {
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
