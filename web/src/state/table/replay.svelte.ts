/** A replay, moment by moment, from any seat's view. */

import { api, accessQuery, Refusal, type LoggedEvent } from "$net/api";
import type { GameUi, Player, Offer, Scene, View } from "$board/scene";
import { uiOf } from "$board/games";
import { lastMoves } from "$board/last_moves";
import { BLOCK, Moments } from "./moments";
import { shareUnchanged } from "./share_unchanged";
import { Stage } from "./stage.svelte";
import { translatorFor, siteWords } from "$i18n/language.svelte";
import type { Translator } from "$i18n/translator";
import type { MomentShown, TableShown } from "$net/wire.gen";

/** How fast a replay plays: how long movements take, and the milliseconds to look at the board between two moments. */
export const SPEEDS = {
  slow: { pace: 2, rest: 1400 },
  normal: { pace: 1, rest: 700 },
  fast: { pace: 0.33, rest: 230 },
} as const;
export type Speed = keyof typeof SPEEDS;
/** Milliseconds the slider has to rest before a moment is fetched that is not here. */
const DRAGGED = 120;

/** The point of view: a seat's, a spectator's, or with every card face up. */
export type Eyes = "open" | "none" | `${number}`;

export class Replay implements Scene {
  table = $state.raw<TableShown | null>(null);
  ui = $state.raw<GameUi | null>(null);
  shown = $state.raw<MomentShown | null>(null);
  story = $state.raw<readonly LoggedEvent[]>([]);
  scores = $state.raw<readonly number[][]>([]);
  /** The requested moment; it is shown as soon as it has arrived. */
  n = $state(0);
  last = $state(0);
  eyes = $state<Eyes>("none");
  running = $state(false);
  speed = $state<Speed>("normal");
  /** Why the moment asked for is not shown. */
  fault = $state.raw<Refusal | null>(null);
  pointed = $state<string | null>(null);
  readonly armed = null;
  readonly hinted = null;
  readonly question = null;
  readonly offers: readonly Offer[] = [];
  readonly stage = new Stage(false);

  private base = $state.raw<Translator>(siteWords());
  private readonly moments: Moments;
  /** Counts what was asked for, so that what was asked for earlier gives way. */
  private turn = 0;

  constructor(
    readonly id: string,
    readonly key: string,
  ) {
    this.moments = new Moments(id, () => accessQuery(key));
  }

  readonly view = $derived<View>(this.shown?.view ?? {});
  readonly seat = $derived<number | null>(/^\d+$/.test(this.eyes) ? Number(this.eyes) : null);
  readonly asking = $derived<readonly number[]>(this.shown?.play.asking ?? []);
  readonly players = $derived.by<readonly Player[]>(() =>
    (this.shown?.play.players ?? []).map((name, seat) => ({
      seat,
      name,
      bot: this.table?.places[seat]?.kind === "bot",
      me: seat === this.table?.mine,
    })),
  );
  readonly t = $derived(
    this.base.to(
      this.players.map((player) => player.name),
      this.seat,
    ),
  );
  readonly marks = $derived(lastMoves(this.ui, this.shown?.events ?? [], this.view, null));
  readonly over = $derived(this.table?.status === "finished");
  /** The points of view to choose from: all of them when the game is over, else one's own. */
  readonly choices = $derived.by<Eyes[]>(() => {
    if (!this.table) return [];
    if (!this.over) return [this.table.mine === null ? "none" : `${this.table.mine}`];
    return ["open", ...this.table.places.map((place): Eyes => `${place.seat}`), "none"];
  });

  async open(n: number | null, eyes: string): Promise<void> {
    this.table = await api.table(this.id, this.key);
    const finished = this.table.status === "finished";
    const [ui, story, curve] = await Promise.all([
      uiOf(this.table.game),
      api.story(this.id, accessQuery(this.key)),
      finished ? api.curve(this.id, this.key) : null,
      this.speak(),
    ]);
    this.ui = ui;
    this.story = story;
    this.scores = curve?.scores ?? [];
    this.last = Math.max(story.at(-1)?.version ?? 0, this.scores.length - 1);
    this.eyes = this.choices.find((one) => one === eyes) ?? this.choices[0] ?? "none";
    await this.go(n ?? (finished ? 0 : this.last));
  }

  close(): void {
    this.pause();
    this.stage.close();
  }

  async speak(): Promise<void> {
    this.base = await translatorFor(this.table?.game);
  }

  /** Shows a moment and stops there; a single step forward plays its motion. */
  async go(n: number): Promise<void> {
    this.pause();
    await this.show(n, ++this.turn);
  }

  /** The slider passes many moments: only where it rests is one fetched. */
  async drag(n: number): Promise<void> {
    this.pause();
    const turn = ++this.turn;
    this.n = this.within(n);
    if (!this.moments.known(this.n, this.eyes)) await rest(DRAGGED);
    if (turn === this.turn) await this.show(n, turn);
  }

  async look(eyes: Eyes): Promise<void> {
    const running = this.running;
    this.eyes = eyes;
    await this.go(this.n);
    if (running) await this.play();
  }

  /** Plays on from here, or again from the start. */
  async play(): Promise<void> {
    const turn = ++this.turn;
    this.running = true;
    let next = this.n >= this.last ? 0 : this.n + 1;
    while (turn === this.turn) {
      await this.show(next, turn);
      next = this.n + 1;
      if (next > this.last || this.fault) this.pause();
      else await rest(SPEEDS[this.speed].rest);
    }
  }

  pause(): void {
    if (!this.running) return;
    this.running = false;
    this.turn++;
  }

  choose(): void {
    // Nothing can be chosen in the past.
  }

  why(): void {
    // There is nothing to ask about in the past.
  }

  private async show(n: number, turn: number): Promise<void> {
    const eyes = this.eyes;
    const to = this.within(n);
    const stepping = to === this.n + 1 && this.shown?.version === this.n;
    this.n = to;
    this.stage.skip();
    try {
      const moment = await this.moments.at(to, eyes);
      if (turn !== this.turn) return;
      this.fault = null;
      if (stepping && this.ui) {
        await this.stage.play(this.ui, moment.events, this.view, { slower: SPEEDS[this.speed].pace });
      }
      // Pausing lets the step end; another moment or point of view replaces it.
      if (this.n !== to || this.eyes !== eyes) return;
      this.shown = { ...moment, view: shareUnchanged(this.view, moment.view) };
      if (stepping && to + BLOCK / 2 <= this.last) this.moments.expect(to + BLOCK / 2, eyes);
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      this.fault = refusal;
    }
  }

  private within(n: number): number {
    return Math.max(0, Math.min(this.last, n));
  }
}

function rest(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
