import { expect, test } from "vitest";
import { hostCheck } from "./hosts.ts";

const PRIVATE = [
  "localhost:4480",
  "127.0.0.1:4480",
  "[::1]:4480",
  "192.168.1.5",
  "[fd00::7]",
  "nas:4480",
  "nas.local",
  "NAS.LAN.",
  "app.localhost",
  "",
];
const PUBLIC = [
  "evil.example",
  "evil.example:4480",
  "localhost.evil.example",
  "127.0.0.1.evil.example",
  "local.example",
];

test("addresses and names of the local network are answered, names of the world are not", () => {
  const isKnown = hostCheck([]);
  expect(PRIVATE.filter(isKnown)).toEqual(PRIVATE);
  expect(PUBLIC.filter(isKnown)).toEqual([]);
});

test("names that the host lists are answered too, whatever their port and spelling", () => {
  const isKnown = hostCheck(["games.example.org", "Other.Example"]);
  expect(["Games.Example.Org:443", "other.example", "localhost"].every(isKnown)).toBe(true);
  expect(["example.org", "x.games.example.org", "games.example.org.evil.example"].some(isKnown)).toBe(false);
});

test("where a proxy decides, every name is answered", () => {
  expect(PUBLIC.every(hostCheck("any"))).toBe(true);
});
