import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { connectEarly, TableSocket, type ConnectionState } from "../src/net/socket";
import type { Down } from "../src/net/wire.gen";

/** A socket of which the test is the other end. */
class Wire {
  static readonly OPEN = 1;
  static all: Wire[] = [];
  readyState = 0;
  said: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor(readonly url: URL) {
    Wire.all.push(this);
  }
  send(text: string): void {
    this.said.push(JSON.parse(text).type);
  }
  close(): void {
    this.readyState = 3;
  }
  answers(): void {
    this.readyState = Wire.OPEN;
    this.onopen?.();
  }
  tells(type: string): void {
    this.onmessage?.({ data: JSON.stringify({ type }) });
  }
}

const ADDRESS = "/api/tables/x/play?";
const lines: TableSocket[] = [];

function listening(): { heard: string[]; links: ConnectionState[]; greeted: () => number } {
  const heard: string[] = [];
  const links: ConnectionState[] = [];
  let greetings = 0;
  const hello = { type: "hello", version: -1 } as const;
  const greet = () => (greetings++, hello);
  const hear = (message: Down) => heard.push(message.type);
  lines.push(new TableSocket(() => ADDRESS, greet, () => hello, hear, (link) => links.push(link))); // prettier-ignore
  return { heard, links, greeted: () => greetings };
}

describe("a call made ahead", () => {
  beforeEach(() => {
    Wire.all = [];
    vi.stubGlobal("WebSocket", Wire);
    vi.useFakeTimers();
  });
  afterEach(() => {
    for (const line of lines.splice(0)) line.close();
    vi.runOnlyPendingTimers();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("is taken over by the line, with all that was heard, and hello is said once", async () => {
    const told = connectEarly(ADDRESS);
    const [wire] = Wire.all as [Wire];
    wire.answers();
    wire.tells("presence");
    wire.tells("update");
    await told;
    const line = listening();
    await Promise.resolve();
    wire.tells("foresight");
    expect(Wire.all).toHaveLength(1);
    expect(wire.said).toEqual(["hello"]);
    expect(line.greeted()).toBe(1);
    expect(line.links).toEqual(["open"]);
    expect(line.heard).toEqual(["presence", "update", "foresight"]);
  });

  it("that has not got through is given up for another", async () => {
    void connectEarly(ADDRESS);
    const line = listening();
    const [first, second] = Wire.all as [Wire, Wire];
    expect(first.readyState).toBe(3);
    second.answers();
    expect(second.said).toEqual(["hello"]);
    expect(line.links).toEqual(["open"]);
  });

  it("that nobody takes is hung up", () => {
    void connectEarly(ADDRESS);
    const [wire] = Wire.all as [Wire];
    wire.answers();
    vi.advanceTimersByTime(10_000);
    expect(wire.readyState).toBe(3);
  });
});
