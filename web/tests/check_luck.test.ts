import { createHash, createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, it } from "vitest";
import { checkLuck, draw, type Finding } from "../src/browser/check_luck";
import { keepLatest, keepShown, keptLuck, newNonce, type KeptLuck } from "../src/browser/kept_luck";
import { filesIn, GAMES } from "./catalogues";

beforeEach(() => localStorage.clear());

const RECORDS = filesIn(join(GAMES, "_parley", "records"), ".txt").map((file) => readFileSync(file, "utf8"));
const [RECORD = ""] = RECORDS;
const NOTHING: KeptLuck = { commitment: "", nonce: "", agreed: "", receipt: "" };
const after = (text: string, word: string) => new RegExp(`^${word} (.*)$`, "m").exec(text)?.[1] ?? "";
const kept = (text: string): KeptLuck => ({
  ...NOTHING,
  commitment: after(text, "commitment"),
  receipt: after(text, "check"),
});

/** What does not hold, or is not known. */
function failed(text: string, luck: KeptLuck, answer: boolean | null = false): Finding["what"][] {
  const found = checkLuck(text, luck);
  return found?.findings.filter((one) => one.holds === answer).map((one) => one.what) ?? [];
}

/** The text with a checksum that fits, which any forger can compute. */
function mended(text: string): string {
  const lines = text.trimEnd().split("\n").slice(0, -1);
  return [...lines, `check ${createHash("sha256").update(lines.join("\n")).digest("hex")}`, ""].join("\n");
}

it("holds for every golden game, and says what it cannot know", () => {
  expect(RECORDS.length).toBeGreaterThan(3);
  for (const text of RECORDS) {
    expect(failed(text, kept(text))).toEqual([]);
    expect(failed(text, kept(text), null)).toEqual(["nonce"]);
    expect(failed(text, NOTHING, null)).toEqual(["promise", "nonce", "receipt"]);
    expect(checkLuck(text, NOTHING)?.draws).toBe(text.match(/\d+\/\d+/g)?.length);
  }
});

it("draws the numbers that the protocol says", () => {
  const key = new Uint8Array(32).fill(7);
  for (let k = 0; k < 50; k++) {
    const hash = BigInt(`0x${createHmac("sha256", key).update(String(k)).digest("hex")}`);
    expect(draw(key, k, 6)).toBe(Number(hash % 6n));
  }
});

it("finds every number, name and line that was changed", () => {
  const forged = (from: RegExp | string, to: string) => mended(RECORD.replace(from, to));
  expect(failed(forged(/luck \d+\//, "luck 99/"), kept(RECORD))).toContain("draws");
  expect(failed(forged(/^player 0 .*$/m, "player 0 Eve"), kept(RECORD))).toContain("draws");
  expect(failed(forged(/^option rum .*$/m, "option rum scarce"), kept(RECORD))).toContain("draws");
  expect(failed(forged(/^end .*$/m, "end never"), kept(RECORD))).toEqual(["seal", "receipt"]);
  expect(failed(forged(/^seed ..../m, "seed 0000"), kept(RECORD))).toContain("seed");
  expect(failed(forged(/^seed .*$/m, "seed no"), kept(RECORD))).toContain("seed");
  expect(failed(forged(/^0 /m, "back 0 99 1\n0 "), kept(RECORD))).toContain("draws");
  expect(failed("flibuste record 2\n", kept(RECORD))).toContain("seed");
});

it("finds out a server that exchanged the promise, the nonce or the whole game", () => {
  const other = "0".repeat(64);
  expect(failed(RECORD, { ...kept(RECORD), commitment: other })).toEqual(["promise"]);
  expect(failed(RECORD, { ...kept(RECORD), nonce: newNonce() })).toEqual(["nonce"]);
  expect(failed(RECORD, { ...kept(RECORD), receipt: other })).toEqual(["receipt"]);
});

it("leaves records of the first format to those who know the rules", () => {
  expect(checkLuck(RECORD.replace("record 2", "record 1"), NOTHING)).toBeNull();
});

it("keeps what was shown first, and the nonce that was sent last", () => {
  keepShown("t", "commitment", "one");
  keepShown("t", "commitment", "two");
  keepLatest("t", "nonce", "three");
  keepLatest("t", "nonce", "four");
  expect(keptLuck("t")).toEqual({ ...NOTHING, commitment: "one", nonce: "four" });
  expect(keptLuck("another")).toEqual(NOTHING);
});

it("makes nonces of 16 random bytes", () => {
  const made = new Set(Array.from({ length: 100 }, newNonce));
  expect(made.size).toBe(100);
  for (const nonce of made) expect(nonce).toMatch(/^[0-9a-f]{32}$/);
});
