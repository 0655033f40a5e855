import { describe, expect, it } from "vitest";
import { BoardState, type Place } from "$board/board_state.svelte";
import type { Offer, Scene } from "$board/scene";
import { translator } from "./catalogues";

/** A board of three squares: an offer names the squares it lies at, such as `go a b`. */
class Squares extends BoardState {
  override placesOf(offer: Offer): Place[] {
    return offer.text.split(" ").slice(1);
  }
  override title(place: Place): string {
    return `square ${place}`;
  }
  protected override wish(place: Place): string {
    return `go ${place}`;
  }
  protected override readFirst(place: Place): boolean {
    return place === "a";
  }
}

function sits(texts: string[], more: Partial<Scene> = {}) {
  const heard: string[] = [];
  const offers = texts.map((text) => ({
    text,
    verb: "go",
    facts: {},
    label: text,
    effect: "",
    final: false,
  }));
  const scene = {
    view: {},
    seat: 0,
    players: [],
    t: translator("en"),
    asking: [0],
    question: { kind: "go", serial: 1, rule: "", sealed: null, options: texts },
    offers: offers.map((offer) => ({ ...offer, foreseen: null })),
    pointed: null,
    armed: null,
    hinted: null,
    choose: (text: string) => heard.push(`choose ${text}`),
    why: (text: string) => heard.push(`why ${text}`),
    ...more,
  } as unknown as Scene;
  return { board: new Squares(() => scene), scene, heard };
}

describe("a click on a place", () => {
  it("chooses the one thing it offers", () => {
    const { board, heard } = sits(["go a", "go b"]);
    board.act("b");
    expect(heard).toEqual(["choose go b"]);
  });

  it("lists several offers, and a second one puts the list away", () => {
    const { board, scene, heard } = sits(["go a b", "swim b"]);
    board.act("b");
    expect([board.picked, scene.pointed, heard]).toEqual(["b", "go a b", []]);
    board.act("b");
    expect(board.picked).toBeNull();
  });

  it("asks why where nothing is offered, but only while a question is open", () => {
    const { board, heard } = sits(["go a"]);
    board.act("c");
    expect(heard).toEqual(["why go c"]);
    const waiting = sits([], { question: null });
    waiting.board.act("c");
    expect(waiting.heard).toEqual([]);
  });

  it("by a finger lists even one offer where the game wants it read first", () => {
    const { board, heard } = sits(["go a", "go b"]);
    board.act("a", true);
    board.act("b", true);
    expect([board.picked, heard]).toEqual([null, ["choose go b"]]);
    board.act("a", true);
    expect(board.picked).toBe("a");
  });
});

describe("a place", () => {
  it("looks offered, armed, hinted and pointed at as its offers are", () => {
    const { board } = sits(["go a", "go b"], { armed: "go a", hinted: "go b", pointed: "go b" });
    expect(board.states("a")).toEqual({ offered: true, armed: true, hinted: false, pointed: false });
    expect(board.states("b")).toEqual({ offered: true, armed: false, hinted: true, pointed: true });
    expect(board.states("c")).toEqual({ offered: false, armed: false, hinted: false, pointed: false });
  });

  it("is reached by the tab key once the keyboard has been there", () => {
    const { board } = sits(["go a"]);
    expect(board.attributes("a").tabindex).toBe(-1);
    board.reach("a");
    expect(board.attributes("a").tabindex).toBe(0);
    expect(board.attributes("b").tabindex).toBe(-1);
  });

  it("points at its offer while it is looked at, and afterwards at what is half chosen", () => {
    const { board, scene } = sits(["go a", "go b"], { armed: "go b" });
    board.look("a");
    expect([board.looked, scene.pointed]).toEqual(["a", "go a"]);
    board.leave("a");
    expect([board.looked, scene.pointed]).toEqual([null, "go b"]);
  });

  it("says what it is and what can be done there", () => {
    expect(sits(["go a"]).board.spoken("a")).toBe("square a. go a");
  });
});
