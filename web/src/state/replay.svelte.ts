/** A game seen again, moment by moment, through anybody's eyes. Any moment is one question to the server. */

import { api, doorOf, type Told } from "./api";
import type { GameUi, Mate, Offer, Scene, View } from "./board";
import { uiOf } from "./games";
import { Stage } from "./stage.svelte";
import { tongueFor, words, type Tongue } from "./tongue.svelte";
import type { Play, Question, SeenEvent, TableShown } from "./wire.gen";

export interface Moment {
  version: number;
  view: View;
  play: Play;
  events: SeenEvent[];
  decision: Question | null;
}

/** Through whose eyes: a seat's, a spectator's, or with every card face up. */
export type Eyes = "open" | "none" | `${number}`;

export class Replay implements Scene {
  table = $state.raw<TableShown | null>(null);
  ui = $state.raw<GameUi | null>(null);
  shown = $state.raw<Moment | null>(null);
  story = $state.raw<readonly Told[]>([]);
  scores = $state.raw<readonly number[][]>([]);
  /** The moment wished for; the one shown follows as soon as it is there. */
  n = $state(0);
  last = $state(0);
  eyes = $state<Eyes>("none");
  running = $state(false);
  pointed = $state<string | null>(null);
  readonly armed = null;
  readonly hinted = null;
  readonly question = null;
  readonly offers: readonly Offer[] = [];
  readonly stage = new Stage();

  private base = $state.raw<Tongue>(words());
  private known = new Map<string, Promise<Moment>>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    readonly key: string,
  ) {}

  readonly view = $derived<View>(this.shown?.view ?? {});
  readonly seat = $derived<number | null>(/^\d+$/.test(this.eyes) ? Number(this.eyes) : null);
  readonly asking = $derived<readonly number[]>(this.shown?.play.asking ?? []);
  readonly crew = $derived.by<readonly Mate[]>(() =>
    (this.shown?.play.players ?? []).map((name, seat) => ({
      seat,
      name,
      bot: this.table?.places[seat]?.kind === "bot",
      me: seat === this.table?.mine,
    })),
  );
  readonly tongue = $derived(
    this.base.to(
      this.crew.map((mate) => mate.name),
      this.seat,
    ),
  );
  readonly over = $derived(this.table?.status === "finished");
  /** Whose eyes one may borrow: everybody's when the game is over, else one's own. */
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
      api.story(this.id, doorOf(this.key)),
      finished ? api.get<{ scores: number[][] }>(`/tables/${this.id}/curve${this.by()}`) : null,
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
    this.stage.skip();
  }

  async speak(): Promise<void> {
    this.base = await tongueFor(this.table?.game);
  }

  /** Shows a moment; a single step forward is told with its motion. */
  async go(n: number): Promise<void> {
    const to = Math.max(0, Math.min(this.last, n));
    const stepping = to === this.n + 1 && this.shown?.version === this.n;
    this.n = to;
    this.stage.skip();
    const moment = await this.fetched(to);
    if (this.n !== to) return; // somebody was quicker with the slider
    if (stepping && this.ui) await this.stage.play(this.ui, moment.events, this.view);
    if (this.n === to) this.shown = moment;
    if (to < this.last) void this.fetched(to + 1);
  }

  async look(eyes: Eyes): Promise<void> {
    this.eyes = eyes;
    await this.go(this.n);
  }

  play(): void {
    if (this.n >= this.last) this.n = -1;
    this.running = true;
    void this.tick();
  }

  pause(): void {
    this.running = false;
    clearTimeout(this.timer);
  }

  choose(): void {
    // Nothing can be chosen in the past.
  }

  why(): void {
    // Nor refused.
  }

  private async tick(): Promise<void> {
    await this.go(this.n + 1);
    if (this.n >= this.last) this.pause();
    else if (this.running) this.timer = setTimeout(() => void this.tick(), 900);
  }

  private fetched(n: number): Promise<Moment> {
    const name = `${n} ${this.eyes}`;
    let moment = this.known.get(name);
    if (!moment) {
      moment = api.get<Moment>(`/tables/${this.id}/moments/${n}${this.by(`as=${this.eyes}`)}`);
      moment.catch(() => this.known.delete(name));
      this.known.set(name, moment);
    }
    return moment;
  }

  private by(asked = ""): string {
    const words = [asked, this.key && `link=${encodeURIComponent(this.key)}`].filter(Boolean).join("&");
    return words && `?${words}`;
  }
}
