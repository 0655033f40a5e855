import { afterEach, describe, expect, it } from "vitest";
import { watchPlaces } from "../src/input/pointer";

const board = document.createElement("div");
board.innerHTML = `
  <svg><g data-place="region:A1" tabindex="0"><rect class="cell" /></g></svg>
  <button data-place="card:0"><i>7</i></button>
  <button data-place="counter" data-own></button>
  <p>sea</p>`;
document.body.append(board);
const find = (what: string) => board.querySelector(what) as HTMLElement;

let done: string[] = [];
const noted = (deed: string) => (place: string, touched?: boolean) =>
  void done.push(`${deed} ${place}${touched ? " by touch" : ""}`);
const handler = { look: noted("look"), leave: noted("leave"), reach: noted("reach"), act: noted("act") };
const stop = watchPlaces(handler)(board) as () => void;

const pointer = (type: string, pointerType = "mouse") =>
  new PointerEvent(type, { bubbles: true, pointerType });
const key = (name: string) => new KeyboardEvent("keydown", { bubbles: true, cancelable: true, key: name });

describe("a board", () => {
  afterEach(() => {
    find("p").dispatchEvent(pointer("pointerover"));
    done = [];
  });

  it("knows what the pointer is at, and when it goes", () => {
    find(".cell").dispatchEvent(pointer("pointerover"));
    find("g").dispatchEvent(pointer("pointerover"));
    find("i").dispatchEvent(pointer("pointerover"));
    find("p").dispatchEvent(pointer("pointerover"));
    expect(done).toEqual(["look region:A1", "leave region:A1", "look card:0", "leave card:0"]);
  });

  it("hears clicks and taps on anything in a place, and on nothing else", () => {
    find("i").dispatchEvent(pointer("click"));
    find(".cell").dispatchEvent(pointer("click", "touch"));
    find("p").dispatchEvent(pointer("click"));
    find("[data-own]").dispatchEvent(pointer("click"));
    expect(done).toEqual(["act card:0", "act region:A1 by touch"]);
  });

  it("hears Enter where no button makes a click of it", () => {
    const enter = key("Enter");
    find("g").dispatchEvent(enter);
    find("g").dispatchEvent(key("x"));
    find("button").dispatchEvent(key("Enter"));
    expect(done).toEqual(["act region:A1"]);
    expect(enter.defaultPrevented).toBe(true);
  });

  it("knows where the keyboard is", () => {
    find("g").dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
    find("g").dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
    expect(done).toEqual(["reach region:A1", "leave region:A1"]);
  });

  it("is let go", () => {
    stop();
    find("i").dispatchEvent(pointer("click"));
    expect(done).toEqual([]);
  });
});
