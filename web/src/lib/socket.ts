/** One connection to a table that heals itself, and says truthfully how it is. */

import type { Down, Up } from "./wire.gen";

/** `dead`: the server has turned us away, and trying again would not help. */
export type Link = "connecting" | "open" | "lost" | "dead";

const FORBIDDEN = 1008;
const LONGEST = 10_000;

export class Line {
  private socket: WebSocket | null = null;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(
    private readonly address: () => string,
    private readonly hello: () => Up,
    private readonly heard: (message: Down) => void,
    private readonly changed: (link: Link) => void,
  ) {
    addEventListener("online", this.now);
    addEventListener("offline", this.offline);
    document.addEventListener("visibilitychange", this.now);
    this.open();
  }

  /** Whether it went out; what did not is not kept: the next update tells what is to be done. */
  send(message: Up): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.now);
    removeEventListener("offline", this.offline);
    document.removeEventListener("visibilitychange", this.now);
    this.socket?.close();
  }

  private open(): void {
    const url = new URL(this.address(), location.href);
    url.protocol = url.protocol.replace("http", "ws");
    const socket = new WebSocket(url);
    this.socket = socket;
    socket.onopen = () => {
      this.send(this.hello());
      this.changed("open");
    };
    socket.onmessage = (event) => {
      this.tries = 0;
      this.heard(JSON.parse(String(event.data)) as Down);
    };
    socket.onclose = (event) => {
      if (socket === this.socket) this.over(event.code);
    };
  }

  private over(code: number): void {
    this.socket = null;
    if (this.closed) return;
    if (code === FORBIDDEN) {
      this.changed("dead");
      return;
    }
    this.changed("lost");
    const wait = Math.min(LONGEST, 300 * 2 ** this.tries++) * (0.7 + 0.6 * Math.random());
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.open(), wait);
  }

  private readonly now = (): void => {
    if (this.closed || this.socket || document.hidden) return;
    clearTimeout(this.timer);
    this.open();
  };

  /** The browser knows before the socket does. */
  private readonly offline = (): void => {
    const socket = this.socket;
    if (!socket) return;
    this.over(1006);
    socket.close();
  };
}
