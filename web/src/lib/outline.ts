/** Icons as paths: where a board has dozens of them, one element each instead of three. */

/** The one path an icon consists of, 512 units wide and high. */
export function outline(svg: string): string {
  const [path, ...more] = svg.matchAll(/<path[^>]* d="([^"]+)"/g);
  if (!path?.[1] || more.length) throw new Error("an icon of one path is wanted");
  return path[1];
}

/** Where that path lies in a drawing: so wide and high, around this point. */
export const stamped = (size: number, x = 0, y = 0): string =>
  `translate(${x - size / 2} ${y - size / 2}) scale(${size / 512})`;
