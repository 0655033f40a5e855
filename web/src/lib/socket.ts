/** One connection to a table that heals itself, and says truthfully how it is. */

import type { Down, Up } from "./wire.gen";

/** `dead`: the server has turned us away, and trying again at once would not help. */
export type Link = "connecting" | "open" | "lost" | "dead";

const FORBIDDEN = 1008;
const LONGEST = 10_000;
/** So long an answer may take before the line counts as cut, whatever the browser says. */
const PATIENCE = 5_000;
/** After so long a silence we ask whether anybody is still there. */
const SILENCE = 20_000;

export class Line {
  private socket: WebSocket | null = null;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private doubt: ReturnType<typeof setTimeout> | undefined;
  private readonly watch: ReturnType<typeof setInterval>;
  private heardAt = Date.now();
  private closed = false;

  constructor(
    private readonly address: () => string,
    /** What is said first on every new connection. */
    private readonly greet: () => Up,
    /** What is said to learn whether the line still holds. */
    private readonly probe: () => Up,
    private readonly heard: (message: Down) => void,
    private readonly changed: (link: Link) => void,
  ) {
    addEventListener("online", this.now);
    addEventListener("offline", this.offline);
    document.addEventListener("visibilitychange", this.now);
    this.watch = setInterval(() => {
      if (!document.hidden && Date.now() - this.heardAt > SILENCE) this.ask();
    }, SILENCE / 4);
    this.open();
  }

  /** Whether it went out; what did not is not kept: the next update tells what is to be done. */
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
    const url = new URL(this.address(), location.href);
    url.protocol = url.protocol.replace("http", "ws");
    const socket = new WebSocket(url);
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

  /** Something must be heard soon, or the line is cut without anybody having said so. */
  private expect(): void {
    clearTimeout(this.doubt);
    this.doubt = setTimeout(this.offline, PATIENCE);
  }

  private ask(): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.send(this.probe());
  }

  /** The tab is looked at again, or the net is back: what was true may not be so any more. */
  private readonly now = (): void => {
    if (this.closed || document.hidden) return;
    if (this.socket) return this.ask();
    clearTimeout(this.timer);
    this.open();
  };

  /** The browser, or our patience, knows before the socket does. */
  private readonly offline = (): void => {
    const socket = this.socket;
    if (!socket) return;
    this.over(1006);
    socket.close();
  };
}
