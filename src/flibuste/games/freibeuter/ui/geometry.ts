/** Where things lie on the chart, in the units of its drawing. The coast's regions hold one boat and are narrower. */

export const LETTERS = [..."ABCDEFG"];
export const NUMBERS = [..."1234567"];
export const FRAME = 34;
const COAST = 76;
const CELL = 100;

/** The lines of the chart, from the first to the last. */
export const LINES = LETTERS.reduce<number[]>(
  (lines, _, at) => [...lines, (lines.at(-1) ?? 0) + (at === 0 || at === 6 ? COAST : CELL)],
  [FRAME],
);
export const SIZE = (LINES.at(-1) ?? 0) + FRAME;

/** How far a token and its ring reach from their crossing. */
export const TOKEN = 35.5;
export const RING = 40.5;

export interface Point {
  x: number;
  y: number;
}
export interface Box extends Point {
  width: number;
  height: number;
}

const line = (at: number): number => LINES[at] ?? 0;
const column = (region: string): number => LETTERS.indexOf(region.charAt(0));
const row = (region: string): number => NUMBERS.indexOf(region.charAt(1));

export const REGIONS = LETTERS.flatMap((letter) => NUMBERS.map((number) => letter + number));

export function boxOf(region: string): Box {
  const [across, down] = [column(region), row(region)];
  const [x, y] = [line(across), line(down)];
  return { x, y, width: line(across + 1) - x, height: line(down + 1) - y };
}

/** Where a region's boats lie: away from the tokens at its corners. */
export function heartOf(region: string): Point {
  const { x, y, width, height } = boxOf(region);
  const outward = (at: number, far: number) => (at === 0 ? -far : at === 6 ? far : 0);
  return {
    x: x + width / 2 + outward(column(region), 7),
    y: y + height / 2 + outward(row(region), 2),
  };
}

/** A token's crossing: CD34 lies right of column C and below row 3. */
export function crossingOf(token: string): Point {
  return {
    x: line(column(token) + 1),
    y: line(NUMBERS.indexOf(token.charAt(2)) + 1),
  };
}

/** The four regions around a token: north-west, north-east, south-east, south-west. */
export function around(token: string): string[] {
  const [left = "", right = "", up = "", down = ""] = token;
  return [left + up, right + up, right + down, left + down];
}

/** The crossings a region touches: four of them, or fewer at the coast. */
export function touched(region: string): string[] {
  const pairs = (names: string[], at: number) =>
    [at - 1, at].flatMap((one) => (names[one] && names[one + 1] ? `${names[one]}${names[one + 1]}` : []));
  return pairs(NUMBERS, row(region)).flatMap((down) =>
    pairs(LETTERS, column(region)).map((across) => across + down),
  );
}

/** The regions of a column or row. */
export const lineOf = (card: string): string[] => REGIONS.filter((region) => region.includes(card));

/** A quarter of a ring, clockwise from the north-west; `from` and `to` are parts of the quarter. */
export function arc(quarter: number, radius: number, from = 0.09, to = 0.91): string {
  const point = (part: number) => {
    const angle = Math.PI + ((quarter + part) * Math.PI) / 2;
    return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
  };
  return `M${point(from)}A${radius} ${radius} 0 0 1 ${point(to)}`;
}
