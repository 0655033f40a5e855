import { expect, it } from "vitest";
import type { Scene } from "$board/scene";
import { RumBoard } from "../board_logic.svelte";

const asked = (kind: string): RumBoard => new RumBoard(() => ({ question: { kind } }) as unknown as Scene);

it("opens a card beside the captain for what a square asks", () => {
  expect(asked("guard").meeting).toBe("guard");
  expect(asked("turn").meeting).toBeNull();
});

it("hides no pirate that can be called back behind a card (RUM-53)", () => {
  expect(asked("recover").meeting).toBeNull();
  expect(asked("recover-dark").meeting).toBeNull();
});
