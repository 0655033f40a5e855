/** What the shell gives a game's board, and what a game gives the shell. Nobody here knows a rule. */

import type { Component } from "svelte";
import type { Facts, Tongue } from "./tongue.svelte";
import type { Json, Question, SeenEvent } from "./wire.gen";

export type View = Record<string, Json>;

/** A person or bot at the table. */
export interface Mate {
  seat: number;
  name: string;
  bot: boolean;
  me: boolean;
}

/** One thing that may be chosen now. */
export interface Offer {
  /** In notation, as it is sent. */
  text: string;
  verb: string;
  facts: Facts;
  /** A sentence: "Place a boat in D4". */
  label: string;
  /** What it would do until luck is drawn, as events; null where that is hidden, undefined until known. */
  foreseen: SeenEvent[] | null | undefined;
  /** The same in a few words: "captures the 15/3, pays 6 $". */
  effect: string;
  /** Whether it cannot be taken back. */
  final: boolean;
}

/** A moment of a game, live or replayed, as a board draws it. All fields follow changes. */
export interface Scene<V = View> {
  readonly view: V;
  /** Whose eyes these are; null for a spectator. */
  readonly seat: number | null;
  readonly crew: readonly Mate[];
  readonly tongue: Tongue;
  /** Seats that have to choose now. */
  readonly asking: readonly number[];
  /** What this seat is asked, if anything. */
  readonly question: Question | null;
  readonly offers: readonly Offer[];
  /** The offer pointed at, on the board or in the list; the other one shows it, too. */
  pointed: string | null;
  /** The offer clicked once that asks for a second click. */
  readonly armed: string | null;
  /** The offer a bot would choose, if somebody asked. */
  readonly hinted: string | null;
  /** Who has read what it does, and pressed that, is sure and is not asked again. */
  choose(text: string, sure?: boolean): void;
  /** Asks why something that is not offered may not be chosen; the shell shows the answer. */
  why(text: string): void;
}

/** Something that moves, flashes or is said while an event is told. Places are `data-at` of elements on the page. */
export type Movement =
  | {
      kind: "fly";
      piece: string;
      props?: Record<string, unknown>;
      from: string;
      to: string;
      ms?: number;
      label?: string;
      sound?: Sound;
      /** It lies where it lands until all is told. */
      stay?: boolean;
      /** What is drawn where it starts is hidden until all is told. */
      lift?: boolean;
    }
  | { kind: "flash"; at: string; label?: string; tone?: Tone; ms?: number; sound?: Sound }
  | { kind: "pause"; ms: number }
  | { kind: "scene"; name: string; props: Record<string, unknown>; ms: number; sound?: Sound };

export type Tone = "gain" | "loss" | "ghost" | "brass";
export type Sound = "wood" | "coins" | "card" | "dice" | "bell" | "ghost" | "win";

/** A number shown in a seat's panel: what it is, and how to draw it. */
export interface Stat {
  icon: Component;
  value: number | string;
  /** A message of the game's catalogue that names it. */
  label: string;
  tone?: "debt";
  /** Where coins and the like fly to and from. */
  at?: string;
}

/** Offers under a heading, for the list of buttons. */
export interface Group {
  heading: string;
  offers: { offer: Offer; label: string; note?: string }[];
}

/** What a table is made with: options by key, and files of the players' own by name. */
export interface Agreed {
  options: Record<string, string>;
  data: Record<string, string>;
}

/** What a game's `ui/Setup.svelte` exports, if it has one: its own part of the form for a new table. */
export interface GameSetup {
  default: Component<{ terms: Agreed; tongue: Tongue }>;
  /** Keys of the options asked there. */
  answers: readonly string[];
}

/** What a game's `ui/index.ts` exports as default. */
export interface GameUi {
  /** Draws the table: `<Board scene={…} />`. */
  Board: Component<{ scene: Scene }>;
  /** Draws one piece by name, in movements, log and rules: `<Piece name="boat" seat={1} />`. */
  Piece: Component<{ name: string } & Record<string, unknown>>;
  /** What is drawn large for a while, by the name a movement gives. */
  scenes?: Record<string, Component<Record<string, unknown>>>;
  /** How many milliseconds the movements of one update may take together, where more is worth watching. */
  patience?: number;
  stats(view: View, seat: number): Stat[];
  motion(event: SeenEvent, view: View): Movement[];
  groups(offers: readonly Offer[], view: View, tongue: Tongue): Group[];
  /** A choice in words, where the table says it better than its notation does. */
  title?: (offer: Offer, view: View, tongue: Tongue) => string;
  /** The board in sentences, section by section: for those who hear it. */
  text(view: View, tongue: Tongue): { heading: string; lines: string[] }[];
  /** Pictures for chapters of the rules: pieces by name, with their props and the message that names them. */
  pictures: Record<
    string,
    { piece: string; props?: Record<string, unknown>; label: string; facts?: Facts }[]
  >;
}
