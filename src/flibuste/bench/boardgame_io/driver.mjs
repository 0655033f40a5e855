// Plays many matches of boardgame.io's server with its own client: `node driver.mjs URL PID SEATS TABLES SECONDS`.
// It does the same as flibuste.bench.load_driver: it warms up, prepares enough matches, and measures.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { MOVES, NAME, game } from "./game.mjs";

const require = createRequire(import.meta.url);
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");

const WARM_UP_SECONDS = 2;
const SPARE = 1.6;
const [url, pid, ...numbers] = process.argv.slice(2);
const [seats, tables, seconds] = numbers.map(Number);
const now = () => performance.now();
const sleep = (ms) => new Promise((done) => setTimeout(done, ms));

let waits = [];
const afloat = new Set();
const spare = [];

async function post(path, body) {
  const headers = { "Content-Type": "application/json" };
  const answer = await fetch(`${url}games/${NAME}/${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}

class Match {
  playing = false;
  over = false;
  seats = [];

  async open() {
    const { matchID } = await post("create", { numPlayers: seats });
    for (let seat = 0; seat < seats; seat++) {
      const playerID = String(seat);
      const { playerCredentials: credentials } = await post(`${matchID}/join`, { playerID, playerName: `Sailor ${seat}` });
      const multiplayer = SocketIO({ server: url, socketOpts: { transports: ["websocket"] } });
      const client = Client({ game, numPlayers: seats, matchID, playerID, credentials, multiplayer, debug: false });
      await new Promise((ready) => this.join({ client, playerID, sent: 0, version: -1, asked: false }, ready));
    }
    return this;
  }

  join(seat, ready) {
    this.seats.push(seat);
    seat.client.subscribe((state) => {
      if (state === null || !state.isConnected) return;
      ready();
      if (state._stateID <= seat.version) return;
      seat.version = state._stateID;
      if (seat.sent) {
        waits.push(now() - seat.sent);
        seat.sent = 0;
      }
      seat.asked = state.ctx.gameover === undefined && state.ctx.currentPlayer === seat.playerID;
      if (state.ctx.gameover !== undefined) this.end();
      else if (this.playing) this.answer(seat);
    });
    seat.client.start();
  }

  answer(seat) {
    if (!seat.asked) return;
    seat.asked = false;
    seat.sent = now();
    seat.client.moves.count();
  }

  play() {
    this.playing = true;
    for (const seat of this.seats) this.answer(seat);
  }

  end() {
    if (this.over) return;
    this.over = true;
    afloat.delete(this);
    if (spare.length) setSail(spare.pop());
    else dry();
  }
}

let dry = () => {};

function setSail(match) {
  afloat.add(match);
  match.play();
}

function play() {
  while (afloat.size < tables) afloat.add(spare.pop());
  for (const match of [...afloat]) match.play();
}

async function prepare(count) {
  for (let done = 0; done < count; done++) spare.push(await new Match().open());
}

async function last(seconds) {
  waits = [];
  const begin = now();
  await Promise.race([sleep(1000 * seconds), new Promise((done) => { dry = done; })]);
  return (now() - begin) / 1000;
}

async function rest() {
  for (const match of afloat) match.playing = false;
  const giveUp = now() + 10_000;
  const waiting = () => [...afloat].some((match) => match.seats.some((seat) => seat.sent));
  while (waiting() && now() < giveUp) await sleep(20);
}

function cpuSeconds() {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").pop().split(" ");
    return (Number(fields[11]) + Number(fields[12])) / 100; // Linux: 100 clock ticks a second
  } catch {
    return null;
  }
}

await prepare(tables + Math.floor(tables / 4) + 1);
play();
const warmUp = Math.min(WARM_UP_SECONDS, seconds);
const speed = await last(warmUp).then((took) => waits.length / took);
await rest();
await prepare(Math.ceil((SPARE * speed * (seconds + warmUp)) / MOVES));
play();
await last(warmUp / 2);
const [before, serverBefore] = [process.cpuUsage(), cpuSeconds()];
const took = await last(seconds);
const [busy, serverAfter] = [process.cpuUsage(before), cpuSeconds()];
const sorted = Float64Array.from(waits).sort();
if (!sorted.length) throw new Error("not one move was acknowledged");
const round = (figure, digits) => Number(figure.toFixed(digits));
const report = {
  moves_per_s: round(sorted.length / took, 1),
  p50_ms: round(sorted[Math.floor(sorted.length / 2)], 3),
  p99_ms: round(sorted[Math.floor((sorted.length * 99) / 100)], 3),
  moves: sorted.length,
  seconds: round(took, 3),
  driver_busy: round((busy.user + busy.system) / 1e6 / took, 3),
  server_busy: serverAfter === null ? null : round((serverAfter - serverBefore) / took, 3),
};
process.stdout.write(`${JSON.stringify(report)}\n`, () => process.exit(0));
