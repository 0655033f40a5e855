/** What this browser was shown of each table's luck, and what it added. With it the finished game is checked. */

import { stored, storeNewest } from "./stored";

export interface KeptLuck {
  /** The commitment, seen before the game began. */
  commitment: string;
  /** What this browser added to the luck, after it had seen the commitment. */
  nonce: string;
  /** The digest of all that was agreed, seen before the beacon's value was known. */
  agreed: string;
  /** The digest of the finished record, as everybody at the table was told it. */
  receipt: string;
}

const KEY = "flibuste.luck";
const NOTHING: KeptLuck = { commitment: "", nonce: "", agreed: "", receipt: "" };

/** Where nonces were kept for tables of the first protocol. */
const EARLIER = "flibuste.nonces";

export const keptLuck = (table: string): KeptLuck => ({
  ...NOTHING,
  nonce: stored<Record<string, string>>(EARLIER, {})[table] ?? "",
  ...stored<Record<string, Partial<KeptLuck>>>(KEY, {})[table],
});

/** Keeps what was shown. What was seen first stays: a server that says something else later is found out. */
export function keepShown(table: string, part: "commitment" | "receipt", value: string): void {
  if (value && !keptLuck(table)[part]) storeNewest(KEY, table, { ...keptLuck(table), [part]: value });
}

/** Keeps what counts last: a nonce may be sent again, and a start may be tried again. */
export function keepLatest(table: string, part: "nonce" | "agreed", value: string): void {
  if (keptLuck(table)[part] !== value) storeNewest(KEY, table, { ...keptLuck(table), [part]: value });
}

/** 16 random bytes in hexadecimal: a person's share of the luck. */
export function newNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
