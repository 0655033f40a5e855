/** Checks the luck of a finished game in this browser, from its record alone. docs/luck.md says how luck comes about.

    WebCrypto is missing on pages without https, where people play at home: so the hashes come from a library. */

import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { KeptLuck } from "./kept_luck";

/** One thing that was checked: it holds, it does not, or this browser cannot know. */
export interface Finding {
  what: "promise" | "seed" | "nonce" | "draws" | "seal" | "agreed" | "receipt";
  holds: boolean | null;
}

export interface LuckCheck {
  findings: readonly Finding[];
  draws: number;
  /** The line of the first draw that does not follow from the seed. */
  wrong: number | null;
}

const SPAN = 1n << 256n;

const digest = (text: string): Uint8Array => sha256(utf8ToBytes(text));
const keyed = (key: Uint8Array, message: Uint8Array): Uint8Array => hmac(sha256, key, message);

/** Number k of this key, below n: every outcome is equally likely. */
export function draw(key: Uint8Array, k: number, n: number): number {
  const range = BigInt(n);
  const limit = SPAN - (SPAN % range);
  for (let attempt = 0; ; attempt++) {
    const message = attempt ? `${k}/${attempt}` : String(k);
    const number = BigInt(`0x${bytesToHex(keyed(key, utf8ToBytes(message)))}`);
    if (number < limit) return Number(number % range);
  }
}

/** The rest of the first line that begins with this word. */
function after(lines: readonly string[], word: string): string {
  return lines.find((line) => line.startsWith(`${word} `))?.slice(word.length + 1) ?? "";
}

/** Null if the record is of the first format, which says too little to be checked without the rules. */
export function checkLuck(record: string, kept: KeptLuck): LuckCheck | null {
  const lines = record.replace(/\n$/, "").split("\n");
  if (lines[0] !== "flibuste record 2") return null;
  const start = lines.findIndex((line) => line.startsWith("seed "));
  const agreed = lines.slice(0, Math.max(start, 0));
  const seed = after(lines, "seed");
  const commitment = after(agreed, "commitment");
  const nonces = agreed.filter((line) => line.startsWith("nonce ")).map((line) => line.slice(6));
  // Somebody's name was removed since: the digest of what was agreed is all that is left of it.
  const stated = after(agreed, "forgotten");
  const forgotten = /^[0-9a-f]{64}$/.test(stated) ? stated : "";
  const known = /^[0-9a-f]{64}$/.test(seed);
  const bytes = known ? hexToBytes(seed) : new Uint8Array(32);
  const drawn = checkDraws(
    lines,
    start + 1,
    keyed(bytes, forgotten ? hexToBytes(forgotten) : digest(agreed.join("\n"))),
  );
  const sealed = lines.slice(0, -2).join("\n");
  const seal = bytesToHex(keyed(drawn.key, utf8ToBytes(`seal ${bytesToHex(digest(sealed))}`)));
  const receipt = bytesToHex(digest(lines.slice(0, -1).join("\n")));
  const beforeBeacon = agreed.filter((line) => !line.startsWith("beacon ")).join("\n");
  const findings: Finding[] = [
    { what: "promise", holds: same(kept.commitment, commitment) },
    { what: "seed", holds: known && bytesToHex(sha256(bytes)) === commitment },
    { what: "nonce", holds: kept.nonce ? nonces.includes(kept.nonce) : null },
    { what: "draws", holds: known && drawn.wrong === null },
    { what: "seal", holds: lines.at(-2) === `seal ${seal}` && lines.at(-1) === `check ${receipt}` },
    { what: "receipt", holds: forgotten ? null : same(kept.receipt, receipt) },
  ];
  if (after(agreed, "beacon")) {
    findings.push({
      what: "agreed",
      holds: forgotten ? null : same(kept.agreed, bytesToHex(digest(beforeBeacon))),
    });
  }
  return { findings, draws: drawn.count, wrong: drawn.wrong };
}

const same = (kept: string, found: string): boolean | null => (kept ? kept === found : null);

/** Draws every number again. A take-back changes the key, so that luck somebody saw never comes again. */
function checkDraws(
  lines: readonly string[],
  from: number,
  first: Uint8Array,
): { key: Uint8Array; count: number; wrong: number | null } {
  let key = first;
  let count = 0;
  let wrong: number | null = null;
  for (const [at, line] of lines.entries()) {
    if (at < from) continue;
    if (line.startsWith("back ")) key = keyed(key, utf8ToBytes(line));
    if (!line.startsWith("luck ")) continue;
    for (const part of line.slice(5).split(" ")) {
      const [value = -1, n = 0] = part.split("/").map(Number);
      const fits = Number.isInteger(n) && n > 0 && draw(key, count, n) === value;
      if (!fits) wrong ??= at + 1;
      count++;
    }
  }
  return { key, count, wrong };
}
