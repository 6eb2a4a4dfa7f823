import { expect, test } from "vitest";
import { isLoopback } from "./origins.ts";

test.each([
  ["localhost", true],
  ["127.0.0.1", true],
  ["[::1]", true],
  ["192.168.1.20", false],
  ["games.example.org", false],
  ["localhost.example.org", false],
])("%s leads nowhere but here: %j", (hostname, is) => {
  expect(isLoopback(hostname)).toBe(is);
});
