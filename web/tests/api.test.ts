import { afterEach, expect, it, vi } from "vitest";
import { api, accessQuery } from "../src/net/api";

afterEach(() => vi.unstubAllGlobals());

/** A server that counts how often it was asked. */
function server(answer: () => Response) {
  const asked = vi.fn(() => Promise.resolve(answer()));
  vi.stubGlobal("fetch", asked);
  return asked;
}
const json =
  (body: unknown, status = 200) =>
  () =>
    new Response(JSON.stringify(body), { status, headers: { "Content-Type": "application/json" } });

it("gives what was asked ahead once, and then asks again", async () => {
  const asked = server(json({ id: "t" }));
  void api.prefetch.table("t", "abc");
  expect(await api.table("t", "abc")).toEqual({ id: "t" });
  expect(asked).toHaveBeenCalledTimes(1);
  await api.table("t", "abc");
  expect(asked).toHaveBeenCalledTimes(2);
});

it("refuses whoever takes the answer, and nobody before", async () => {
  server(json({ reason: "no-such-table", rule: "", facts: {} }, 404));
  void api.prefetch.story("t", accessQuery("", 2)).catch(() => {});
  await Promise.resolve();
  await expect(api.story("t", accessQuery("", 2))).rejects.toMatchObject({
    reason: "no-such-table",
    status: 404,
  });
});
