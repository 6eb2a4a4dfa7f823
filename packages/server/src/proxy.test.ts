import { expect, test } from "vitest";
import type { ServerOptions } from "./server.ts";
import { startWorld } from "./testing/world.ts";

/** Asks three times, from three addresses as the headers have it; two requests an address are allowed. */
async function statuses(proxies: ServerOptions["proxies"], headers: readonly string[]): Promise<number[]> {
  const world = await startWorld({
    limits: { perAddress: 2 },
    ...(proxies === undefined ? {} : { proxies }),
  });
  const found: number[] = [];
  for (const header of headers) {
    const { status } = await fetch(`${world.url}/api/games`, { headers: { "x-forwarded-for": header } });
    found.push(status);
  }
  return found;
}

test("without a proxy nobody's word is taken for an address", async () => {
  expect(await statuses(undefined, ["203.0.113.1", "203.0.113.2", "203.0.113.3"])).toEqual([200, 200, 429]);
});

test("behind one proxy the last address counts, which is the proxy's own word", async () => {
  const forged = ["9.9.9.1, 203.0.113.1", "9.9.9.2, 203.0.113.1", "9.9.9.3, 203.0.113.1"];
  expect(await statuses(1, forged)).toEqual([200, 200, 429]);
  const honest = ["203.0.113.1", "203.0.113.2", "203.0.113.3"];
  expect(await statuses(1, honest)).toEqual([200, 200, 200]);
});

test("behind two proxies it is the last but one", async () => {
  const forged = [
    "9.9.9.1, 203.0.113.1, 10.0.0.1",
    "9.9.9.2, 203.0.113.1, 10.0.0.1",
    "9.9.9.3, 203.0.113.1, 10.0.0.2",
  ];
  expect(await statuses(2, forged)).toEqual([200, 200, 429]);
});

test("of listed proxies the first stranger from the right counts", async () => {
  const proxies = ["127.0.0.0/8", "::1", "10.0.0.0/8"];
  const forged = ["9.9.9.1, 203.0.113.1, 10.0.0.1", "9.9.9.2, 203.0.113.1", "9.9.9.3, 203.0.113.1, 10.0.0.9"];
  expect(await statuses(proxies, forged)).toEqual([200, 200, 429]);
  expect(await statuses(["10.0.0.0/8"], ["203.0.113.1", "203.0.113.2", "203.0.113.3"])).toEqual([
    200, 200, 429,
  ]);
});

test("all addresses of one IPv6 network share a limit", async () => {
  const own = ["2001:db8:1:2::1", "2001:db8:1:2:ffff::2", "2001:db8:1:2::3"];
  expect(await statuses(1, own)).toEqual([200, 200, 429]);
});
