/** The one path an icon consists of. */
export function outline(svg: string): string {
  const [path, ...more] = svg.matchAll(/<path[^>]* d="([^"]+)"/g);
  if (!path?.[1] || more.length) throw new Error("an icon of one path is wanted");
  return path[1];
}
