/** One's own account as its page shows it, and what can be done with it. */

import { hasPasskeys, makePasskey, usePasskey } from "./passkey";
import { prefs } from "$browser/prefs.svelte";
import { accountApi } from "./account_api";
import { Refusal } from "$net/api";
import type { AccountShown, SignedInShown } from "$net/wire.gen";
import { Attempt } from "$state/attempt.svelte";

export class Account {
  shown = $state.raw<AccountShown | null>(null);
  readonly attempt = new Attempt();
  /** What was last done, as a key of a message. */
  done = $state("");

  readonly passkeys = $derived((this.shown?.passkeys ?? false) && hasPasskeys());

  /** Reads it, again after every change. */
  async load(): Promise<void> {
    const shown = await accountApi.account();
    this.shown = shown;
    prefs.account = shown.account;
    prefs.guest = shown.id !== null;
    if (shown.name) prefs.name = shown.name;
  }

  /** Does something and shows the account as it is then. Where a fresh proof is wanted, a passkey gives it. */
  async act<T>(deed: () => Promise<T>, done = ""): Promise<T | undefined> {
    this.done = "";
    return this.attempt.run(async () => {
      const result = await this.proven(deed);
      await this.load();
      this.done = done;
      return result;
    });
  }

  private async proven<T>(deed: () => Promise<T>): Promise<T> {
    try {
      return await deed();
    } catch (fault) {
      const again = fault instanceof Refusal && fault.reason === "prove-again";
      const key = this.passkeys && this.shown?.credentials.some((one) => one.kind === "passkey");
      if (!again || !key || !(await this.byPasskey(false))) throw fault;
      return deed();
    }
  }

  /** Adds a passkey; false if the person changed their mind. */
  async addPasskey(): Promise<boolean> {
    const made = await makePasskey(await accountApi.passkeyOptions());
    if (made) await accountApi.addPasskey(made);
    return made !== null;
  }

  /** Signs in; null if the person changed their mind. */
  async byPasskey(keep: boolean): Promise<SignedInShown | null> {
    const used = await usePasskey(await accountApi.signInOptions());
    return used && this.welcome(await accountApi.signIn(used, keep));
  }

  /** This browser is somebody else from now on: what it keeps of the guest before must not rename them. */
  welcome(signed: SignedInShown): SignedInShown {
    prefs.guest = true;
    prefs.name = signed.name;
    return signed;
  }

  /** This browser is nobody any more. */
  farewell(): void {
    prefs.guest = prefs.account = false;
  }
}
