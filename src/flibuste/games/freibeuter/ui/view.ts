/** What a seat sees of the table; `view.py` says the same. */

export interface Token {
  at: string;
  kind: "ship" | "warehouse" | "doubler";
  /** How many regions of its ring hold no boat. */
  missing: number;
  /** Boats around it, by seat. */
  boats: number[];
  value?: number;
  fee?: number;
  boarder?: number | null;
}

export interface Region {
  at: string;
  /** Seats, one for each boat. */
  boats: number[];
  /** How many of its sea cards have not been played. */
  unplayed: number;
}

export interface Hand {
  sea: string[];
  fd: string[];
}

export interface Player {
  stock: number;
  marker: number;
  cash: number;
  credit: number;
  captured: number;
  sea: number;
  fd: number;
  /** Face up only when the game is over, or when somebody may see all. */
  hand?: Hand;
  ships?: number[];
}

export interface Chart {
  active: number;
  ended: string;
  tokens: Token[];
  regions: Region[];
  dutchman: string | null;
  pending: string[];
  doubled: number[];
  escaped: number[];
  warehouses: number;
  decks: { sea: number; fd: number };
  discards: { sea: string[]; fd: string[] };
  players: Player[];
  /** One's own; a spectator has none. */
  seat?: number;
  hand?: Hand;
  ships?: number[];
}
