/** The log as acts: what one choice brought is one act, and what was taken back folds away under the taking back. */

import type { LoggedEvent } from "$net/api";

export interface Act {
  version: number;
  seat: number | null;
  told: LoggedEvent[];
  /** What was taken back by this act, the oldest first. */
  undone: LoggedEvent[];
}

const BACK = new Set(["table-undone", "table-taken-back"]);
/** What the table tells about itself; but a sealed choice is a choice. */
const isAside = (act: Act) =>
  act.told.every(({ kind }) => kind.startsWith("table-") && kind !== "table-sealed");

export function actsOf(log: readonly LoggedEvent[]): Act[] {
  const all: Act[] = [];
  for (const event of log) {
    const last = all.at(-1);
    if (last?.version === event.version) last.told.push(event);
    else all.push({ version: event.version, seat: actor(event), told: [event], undone: [] });
  }
  return folded(all);
}

function folded(all: readonly Act[]): Act[] {
  const shown: Act[] = [];
  /** Versions that are taken back, whether they are told of or not. */
  const gone = new Set<number>();
  for (const act of all) {
    const kind = act.told.find((event) => BACK.has(event.kind))?.kind;
    if (kind) {
      for (const one of kind === "table-undone" ? choice(shown, act, gone) : since(shown, act)) {
        act.undone.unshift(...one.undone, ...one.told);
        shown.splice(shown.indexOf(one), 1);
        gone.add(one.version);
      }
      // Somebody who hesitates says so once.
      const before = shown.at(-1);
      if (kind === "table-undone" && before?.seat === act.seat && before?.undone.length) {
        act.undone.unshift(...before.undone);
        shown.pop();
        gone.add(before.version);
      }
      act.undone.sort((one, other) => one.version - other.version);
      gone.add(act.version);
    }
    shown.push(act);
  }
  return shown;
}

/** The choice that a seat takes back alone: the last one, except for what others have sealed since. */
function choice(shown: readonly Act[], back: Act, gone: Set<number>): Act[] {
  for (let version = back.version - 1; version > 0; version--) {
    if (gone.has(version)) continue;
    const act = shown.find((one) => one.version === version);
    if (act && (isAside(act) || (isSealed(act) && act.seat !== back.seat))) continue;
    gone.add(version);
    return act ? [act] : []; // nothing was told of it
  }
  return [];
}

/** What all agreed to take back: the last choice of a seat and all that followed, the newest first. */
function since(shown: readonly Act[], back: Act): Act[] {
  const seat = back.told.find((event) => BACK.has(event.kind))?.facts["seat"];
  const first = shown.findLastIndex((act) => act.seat === seat && !isAside(act));
  return first < 0
    ? []
    : shown
        .slice(first)
        .filter((act) => !isAside(act))
        .reverse();
}

const isSealed = (act: Act) => act.told[0]?.kind === "table-sealed" && act.told.length === 1;

function actor(event: LoggedEvent): number | null {
  const seat = event.facts["seat"];
  return typeof seat === "number" ? seat : null;
}
