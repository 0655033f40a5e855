/** A name as long as the server keeps it, cut between characters as people see them: emoji stay whole. */

/** Code points; the same number as in the server's `plain_name`. */
const MOST = 40;

export function cutName(name: string): string {
  if ([...name].length <= MOST) return name;
  const characters = new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(name);
  let cut = "";
  for (const { segment } of characters) {
    if ([...cut, ...segment].length > MOST) break;
    cut += segment;
  }
  return cut.trimEnd();
}
