import { describe, expect, test } from "vitest";
import { isNetwork, limitKey } from "./address.ts";

describe("limits by address", () => {
  test("take a whole /64 of IPv6 for one address", () => {
    const key = limitKey("2001:db8:0:7::1");
    expect(key).toBe("2001:db8:0:7::/64");
    expect(limitKey("2001:0DB8::7:ffff:ffff:ffff:ffff")).toBe(key);
    expect(limitKey("2001:db8:0:8::1")).not.toBe(key);
    expect(limitKey("fe80::1%eth0")).toBe("fe80:0:0:0::/64");
    expect(limitKey("::1")).toBe("0:0:0:0::/64");
  });

  test("know an IPv4 address in either spelling, and leave anything else as it is", () => {
    expect([limitKey("203.0.113.7"), limitKey("::ffff:203.0.113.7")]).toEqual(["203.0.113.7", "203.0.113.7"]);
    expect(limitKey("unknown")).toBe("unknown");
  });
});

test("networks are told from other words", () => {
  const fine = ["10.0.0.1", "10.0.0.0/8", "::1", "fd00::/8"];
  const wrong = ["10.0.0.0/33", "10.0.0/8", "proxy", "", "10.0.0.0/8/8", "fd00::/129", "10.0.0.1/"];
  expect([...fine, ...wrong].filter(isNetwork)).toEqual(fine);
});
