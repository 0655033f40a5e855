/** A connection to a table that reconnects by itself and reports its state. */

import type { Down, Up } from "./wire.gen";

/** `dead`: the server has refused us, and retrying at once would not help. */
export type ConnectionState = "connecting" | "open" | "lost" | "dead";

/** The first message: asks for everything from the start. */
export const HELLO: Up = { type: "hello", version: -1 };

const FORBIDDEN = 1008;
const LONGEST = 10_000;
/** How long an answer may take before the connection counts as lost, whatever the browser says. */
const PATIENCE = 5_000;
/** After so long a silence we probe the connection. */
const SILENCE = 20_000;

/** A connection opened ahead of need: hello has been sent, and these messages have arrived. */
interface Call {
  socket: WebSocket;
  heard: Down[];
}
const early = new Map<string, Call>();

/** Connects ahead of need and says hello. Resolves with the first update, or when the connection closes. */
export function connectEarly(address: string): Promise<void> {
  return new Promise((resolve) => {
    const call: Call = { socket: dial(address), heard: [] };
    early.set(address, call);
    call.socket.onopen = () => call.socket.send(JSON.stringify(HELLO));
    call.socket.onmessage = (event) => {
      const message = JSON.parse(String(event.data)) as Down;
      call.heard.push(message);
      if (message.type === "update") resolve();
    };
    call.socket.onclose = () => resolve();
    setTimeout(() => taken(address)?.socket.close(), PATIENCE);
  });
}

/** The connection opened ahead, if there is one. */
function taken(address: string): Call | undefined {
  const call = early.get(address);
  early.delete(address);
  return call;
}

function dial(address: string): WebSocket {
  const url = new URL(address, location.href);
  url.protocol = url.protocol.replace("http", "ws");
  return new WebSocket(url);
}

export class TableSocket {
  private socket: WebSocket | null = null;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private doubt: ReturnType<typeof setTimeout> | undefined;
  private readonly watch: ReturnType<typeof setInterval>;
  private heardAt = Date.now();
  private closed = false;

  constructor(
    private readonly address: () => string,
    /** The first message on every new connection. */
    private readonly greet: () => Up,
    /** The message that probes whether the connection is alive. */
    private readonly probe: () => Up,
    private readonly heard: (message: Down) => void,
    private readonly changed: (state: ConnectionState) => void,
  ) {
    addEventListener("online", this.now);
    addEventListener("offline", this.offline);
    document.addEventListener("visibilitychange", this.now);
    this.watch = setInterval(() => {
      if (!document.hidden && Date.now() - this.heardAt > SILENCE) this.ask();
    }, SILENCE / 4);
    this.open();
  }

  /** Whether it was sent. Unsent messages are dropped: the next update says what there is to do. */
  send(message: Up): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    if (message.type === "choose" || message.type === "hello") this.expect();
    return true;
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearTimeout(this.doubt);
    clearInterval(this.watch);
    removeEventListener("online", this.now);
    removeEventListener("offline", this.offline);
    document.removeEventListener("visibilitychange", this.now);
    this.socket?.close();
  }

  private open(): void {
    const call = taken(this.address());
    const begun = call?.socket.readyState === WebSocket.OPEN ? call : null;
    if (!begun) call?.socket.close();
    const socket = begun?.socket ?? dial(this.address());
    this.socket = socket;
    this.expect();
    socket.onopen = () => {
      this.send(this.greet());
      this.changed("open");
    };
    socket.onmessage = (event) => {
      if (socket !== this.socket) return;
      clearTimeout(this.doubt);
      this.tries = 0;
      this.heardAt = Date.now();
      this.heard(JSON.parse(String(event.data)) as Down);
    };
    socket.onclose = (event) => {
      if (socket === this.socket) this.over(event.code);
    };
    if (begun) queueMicrotask(() => this.take(begun));
  }

  /** Takes over a connection opened ahead, on which hello has been sent. */
  private take({ socket, heard }: Call): void {
    if (socket !== this.socket) return;
    this.greet();
    this.changed("open");
    clearTimeout(this.doubt);
    for (const message of heard) this.heard(message);
  }

  private over(code: number): void {
    this.socket = null;
    clearTimeout(this.doubt);
    if (this.closed) return;
    if (code === FORBIDDEN) {
      this.close();
      this.changed("dead");
      return;
    }
    this.changed("lost");
    const wait = Math.min(LONGEST, 300 * 2 ** this.tries++) * (0.7 + 0.6 * Math.random());
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.open(), wait);
  }

  /** If nothing arrives soon, the connection is lost although no event said so. */
  private expect(): void {
    clearTimeout(this.doubt);
    this.doubt = setTimeout(this.offline, PATIENCE);
  }

  private ask(): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.send(this.probe());
  }

  /** The tab is visible again, or the network is back: checks the connection. */
  private readonly now = (): void => {
    if (this.closed || document.hidden) return;
    if (this.socket) return this.ask();
    clearTimeout(this.timer);
    this.open();
  };

  /** The browser or our timeout notices before the socket does. */
  private readonly offline = (): void => {
    const socket = this.socket;
    if (!socket) return;
    this.over(1006);
    socket.close();
  };
}
