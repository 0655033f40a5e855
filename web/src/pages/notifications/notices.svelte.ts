/** What this person is told and when, as the server has it, and what this browser adds to that. */

import { prefs } from "$browser/prefs.svelte";
import { api, asGuest, Refusal } from "$net/api";
import { ability, fingerprint, subscribe, unsubscribe, type PushState } from "$net/push";
import type { ChannelShown, HookWanted, NotificationsShown, WishesWanted } from "$net/wire.gen";
import { Attempt } from "$state/attempt.svelte";

const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";

export class Notices {
  shown = $state.raw<NotificationsShown | null>(null);
  loaded = $state(false);
  push = $state<PushState>(ability());
  /** What was done last, as a key of the catalogue. */
  done = $state("");
  readonly attempt = new Attempt();
  private mine = $state("");

  readonly wishes = $derived<WishesWanted>(
    this.shown?.wishes ?? {
      turns: true,
      reminders: true,
      digest: null,
      quiet_from: null,
      quiet_to: null,
      zone: zone(),
    },
  );
  readonly others = $derived((this.shown?.channels ?? []).filter((one) => one !== this.here));

  /** This browser's own channel. */
  get here(): ChannelShown | undefined {
    return this.shown?.channels.find(({ endpoint }) => endpoint && endpoint === this.mine);
  }

  async load(): Promise<void> {
    await this.attempt.run(async () => {
      if (prefs.guest) {
        try {
          this.shown = await api.notifications.all();
        } catch (fault) {
          if (!(fault instanceof Refusal) || fault.status !== 401) throw fault;
        }
      }
      await this.lookHere();
      this.loaded = true;
    });
  }

  async begin(): Promise<void> {
    await this.run("notices-here-on", async () => {
      const known = this.shown ?? (await api.notifications.all());
      const made = await subscribe(known.push_key);
      if (made) this.shown = await api.notifications.push(made);
      else this.push = ability() === "denied" ? "denied" : "unable";
      if (made) await this.lookHere();
      return made !== null;
    });
  }

  async end(): Promise<void> {
    const id = this.here?.id;
    await this.run("notices-removed", async () => {
      await unsubscribe();
      if (id) this.shown = await api.notifications.remove(id);
      await this.lookHere();
    });
  }

  mail(address: string): Promise<boolean> {
    return this.run(
      "notices-mail-sent",
      async () => void (this.shown = await api.notifications.mail(address)),
    );
  }

  hook(wanted: HookWanted): Promise<boolean> {
    return this.run("notices-added", async () => void (this.shown = await api.notifications.hook(wanted)));
  }

  try(id: string): Promise<boolean> {
    return this.run("notices-tried", async () => void (await api.notifications.try(id)));
  }

  remove(id: string): Promise<boolean> {
    return this.run("notices-removed", async () => void (this.shown = await api.notifications.remove(id)));
  }

  feed(): Promise<boolean> {
    return this.run("notices-feed-made", async () => void (this.shown = await api.notifications.feed()));
  }

  endFeed(): Promise<boolean> {
    return this.run("notices-removed", async () => void (this.shown = await api.notifications.endFeed()));
  }

  /** Some wishes change; times are meant where this browser is. */
  wish(some: Partial<WishesWanted>): Promise<boolean> {
    const all = { ...this.wishes, ...some, zone: zone() };
    return this.run("notices-saved", async () => void (this.shown = await api.notifications.wish(all)));
  }

  confirm(token: string): Promise<boolean> {
    return this.run("notices-confirmed", async () => {
      await api.notifications.confirm(token);
      this.shown = await api.notifications.all();
    });
  }

  /** Who wants to be told is a guest from now on, if they were none. */
  private async run(done: string, deed: () => Promise<unknown>): Promise<boolean> {
    this.done = "";
    const went = await this.attempt.run(async () => {
      await asGuest(prefs.name);
      return (await deed()) !== false;
    });
    if (went) this.done = done;
    return went === true;
  }

  private async lookHere(): Promise<void> {
    this.mine = await fingerprint().catch(() => "");
    this.push = this.here ? "on" : ability();
  }
}
