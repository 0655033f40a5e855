/** HTTP: one's own account. Only its page loads this. */

import { call } from "$net/api";
import type {
  AccountShown,
  ForgetPlanned,
  ForgetStep,
  LinkMade,
  LinkShown,
  SignedInShown,
  WordsMade,
} from "$net/wire.gen";

type Options = Record<string, unknown>;

export const accountApi = {
  account: () => call<AccountShown>("GET", "/account"),
  passkeyOptions: () => call<Options>("POST", "/account/passkeys/options"),
  addPasskey: (credential: Options) => call<null>("POST", "/account/passkeys", { credential }),
  signInOptions: () => call<Options>("POST", "/account/sign-in/options"),
  signIn: (credential: Options, keep: boolean) =>
    call<SignedInShown>("POST", "/account/sign-in", { credential, keep }),
  makeWords: () => call<WordsMade>("POST", "/account/words"),
  wordsSignIn: (words: string, keep: boolean) =>
    call<SignedInShown>("POST", "/account/words/sign-in", { words, keep }),
  makeLink: () => call<LinkMade>("POST", "/account/links"),
  lookAtCode: (code: string) => call<LinkShown>("POST", "/account/codes/look", { code }),
  codeSignIn: (code: string, keep: boolean) =>
    call<SignedInShown>("POST", "/account/codes/sign-in", { code, keep }),
  sendMail: (address: string) => call<null>("POST", "/account/mail", { address }),
  addMail: (code: string) => call<null>("POST", "/account/mail/add", { code }),
  mailSignIn: (address: string) => call<null>("POST", "/account/mail/sign-in", { address }),
  removeCredential: (id: string) => call<null>("DELETE", `/account/credentials/${id}`),
  endSession: (id: string) => call<null>("DELETE", `/account/sessions/${id}`),
  signOutEverywhere: () => call<null>("DELETE", "/me"),
  forget: () => call<ForgetStep>("POST", "/account/forget"),
  confirmForget: (code: string) => call<ForgetPlanned>("POST", "/account/forget/confirm", { code }),
  keepMe: () => call<null>("DELETE", "/account/forget"),
};
