/** The types between the site and a game's board: what a board is given, and what a game exports. No rules here. */

import type { Component } from "svelte";
import type { Sound } from "$browser/sound";
import type { Facts, Translator } from "$i18n/translator";
import type { Json, Question, SeenEvent } from "$net/wire.gen";

export type { Facts, Json, Question, SeenEvent };
export type View = Record<string, Json>;

/** A person or bot at the table. */
export interface Player {
  seat: number;
  name: string;
  bot: boolean;
  me: boolean;
}

/** One thing that may be chosen now. */
export interface Offer {
  /** In notation, as it is sent to the server. */
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
  /** The seat whose view this is; null for a spectator. */
  readonly seat: number | null;
  readonly players: readonly Player[];
  readonly t: Translator;
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
  /** Places where others have moved since this seat last chose, with their seats: `LastMoves` rings them. */
  readonly marks: ReadonlyMap<string, number>;
  /** `sure` skips the second click, where the person has just read what the choice does. */
  choose(text: string, sure?: boolean): void;
  /** Asks why something that is not offered may not be chosen; the shell shows the answer. */
  why(text: string): void;
}

/** Something that moves or flashes while an event is shown. Places are `data-at` of elements on the page. */
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
      /** It stays where it lands until all events are shown. */
      stay?: boolean;
      /** Hides what is drawn at its start until all events are shown. */
      lift?: boolean;
    }
  | { kind: "flash"; at: string; label?: string; tone?: Tone; ms?: number; sound?: Sound }
  | { kind: "pause"; ms: number }
  | {
      kind: "scene";
      name: string;
      props: Record<string, unknown>;
      ms: number;
      sound?: Sound;
      /** It tells the score: it is never dropped, and at a live table it stays until a click or a key. */
      held?: boolean;
    };

export type Tone = "gain" | "loss" | "ghost" | "brass";

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

/** Something drawn on the board or in a seat's panel, for the help: how it looks, and a message that explains it. */
export type Sign = { text: string; facts?: Facts } & (
  { icon: Component } | { piece: string; props?: Record<string, unknown> }
);

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
  default: Component<{ terms: Agreed; t: Translator }>;
  /** Keys of the options asked there. */
  answers: readonly string[];
}

/** What a game's `ui/index.ts` exports as default. */
export interface GameUi {
  /** Draws the table: `<Board scene={…} />`. */
  Board: Component<{ scene: Scene }>;
  /** Draws one piece by name, in movements, log and rules: `<Piece name="boat" seat={1} />`. */
  Piece: Component<{ name: string } & Record<string, unknown>>;
  /** What is drawn large for a while, by the name a movement gives; the translator comes as `t`. */
  scenes?: Record<string, Component<Record<string, unknown>>>;
  /** How many milliseconds the movements of one update may take together, where more is worth watching. */
  patience?: number;
  stats(view: View, seat: number): Stat[];
  motion(event: SeenEvent, view: View): Movement[];
  /** The places (`data-at`) that an event has changed, to be marked until the reader's next choice; the view is that after it. */
  marks?: (event: SeenEvent, view: View) => readonly string[];
  groups(offers: readonly Offer[], view: View, t: Translator): Group[];
  /** A choice in words that depend on the view, where the notation alone says too little. */
  title?: (offer: Offer, view: View, t: Translator) => string;
  /** The board in sentences, section by section, for screen readers. */
  text(view: View, t: Translator): { heading: string; lines: string[] }[];
  /** What the help explains: every icon and piece on the board, besides the stats. */
  legend?: readonly Sign[];
  /** Pictures for chapters of the rules: pieces by name, with their props and the message that names them. */
  pictures: Record<
    string,
    { piece: string; props?: Record<string, unknown>; label: string; facts?: Facts }[]
  >;
}
