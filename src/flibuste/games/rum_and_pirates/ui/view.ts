/** What a seat sees of the table; `view.py` says the same. */

export type Kind =
  | "coin"
  | "hq"
  | "recruit"
  | "accessory"
  | "rendezvous"
  | "map_yellow"
  | "map_pink"
  | "map_green"
  | "tavern_1"
  | "tavern_2"
  | "tavern_3"
  | "chest"
  | "rum"
  | "guard";

export type StackName =
  | "tavern"
  | "map"
  | "chest"
  | "scorpion"
  | "accessory"
  | "rendezvous"
  | "guard_small"
  | "guard_large"
  | "bunk"
  | "hammock"
  | "rope";

export type Bed = "bunk" | "hammock" | "rope";

export interface Tile {
  stack: StackName;
  value: number;
  /** A tavern, a colour, a piece of gear or a symbol. */
  family?: string;
  matches?: string[];
  threshold?: number;
  coins?: number;
}

export interface Plate {
  plate: number;
  turns: number;
  column: number;
  row: number;
}

export interface Square {
  at: string;
  kind: Kind;
  plate: number;
  x: number;
  y: number;
  offer: number[];
}

export interface Alley {
  at: string;
  /** As choices name it. */
  name: string;
  dark: boolean;
  ends: string[];
  length: number;
  line: [number, number][];
  owner: number | null;
}

export interface Town {
  origin: "own" | "reconstruction";
  plates: Plate[];
  squares: Square[];
  alleys: Alley[];
}

/** Where one could go, and for how much. */
export interface Way {
  choice: string;
  to: string | null;
  kind: Kind | null;
  alleys: string[];
  pirates: number;
  coins: number;
  offer: number[];
  meets: number;
}

export interface Row {
  row: number;
  seat: number | null;
  imaginary: boolean;
  left: number;
  right: number;
}

export type Side = "left" | "right";

export interface Ship {
  rows: Row[];
  series: number;
  side: Side | null;
  column: number | null;
  fighters: (number | null)[];
  standing: { seat: number | null; imaginary: boolean; die: number } | null;
}

export interface Flag {
  under: Tile[];
  rendezvous: Tile[];
  sheet: Record<string, number>;
  points: number;
}

export interface Player {
  reserve: number;
  pool: number;
  alleys: number;
  aboard: number;
  row: number | null;
  done: boolean;
  coins: number | null;
  rum: number;
  tiles: number;
  accessories: number;
  rendezvous: { not_at: Kind[] }[];
  /** Face up only when the game is over. */
  flag?: Flag;
}

/** One's own; a spectator has none. */
export interface Own {
  seat?: number;
  purse?: number;
  flag?: Flag;
  known_accessories?: (Tile & { place: number })[];
  drawn?: Tile | null;
  ways?: Way[];
  /** For both guards: how many of the tiles that may be on top one beats, and of how many. */
  guard_odds?: [number, number][];
}

export interface Harbour extends Own {
  ended: string;
  round: number;
  rounds: number;
  start: number;
  active: number;
  moves: number;
  captain: string;
  exit: string | null;
  dead_end: boolean;
  displays: {
    tavern: Tile[];
    map: Tile[];
    chest: Tile | null;
    scorpion: Tile | null;
    beds: Record<Bed, number | null>;
  };
  stacks: Record<StackName, number>;
  /** What the top tile of the small and of the large guards may show; null for an empty stack. */
  guards: ({ low: number; high: number } | null)[];
  guards_below: number[][];
  barrels: number;
  barrels_out: number;
  out: Tile[];
  roll: {
    seat: number | null;
    imaginary: boolean;
    die: number;
    spare: boolean;
  } | null;
  drinking: { house: Kind; drinkers: number[]; stake: Tile[] } | null;
  scorpion: { seat: number; total: number; threshold: number } | null;
  ship: Ship;
  town: Town;
  players: Player[];
  /** In a replay with all face up: what each seat sees of its own. */
  open?: Own[];
}
