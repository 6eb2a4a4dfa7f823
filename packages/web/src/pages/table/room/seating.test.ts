import type { SeatInfo } from "@portolan/client";
import { describe, expect, test } from "vitest";
import { hostName, isInvited, seatFor } from "./seating.ts";

function seat(kind: SeatInfo["kind"], name: string | null = null): SeatInfo {
  return { kind, name, person: kind === "person" ? `p-${name}` : null, level: null, resigned: false };
}

const seats = [seat("person", "Ada"), seat("computer"), seat("open"), seat("open")];

describe("somebody who follows a link", () => {
  test("is invited while a seat is free and the game has not begun", () => {
    expect(isInvited({ seat: null, phase: "waiting", seats }, null)).toBe(true);
    expect(isInvited({ seat: 0, phase: "waiting", seats }, null)).toBe(false);
    expect(isInvited({ seat: null, phase: "finished", seats }, null)).toBe(false);
    expect(isInvited({ seat: null, phase: "waiting", seats: seats.slice(0, 2) }, null)).toBe(false);
  });

  test("needs the code for a seat that is kept for somebody", () => {
    const kept = [seat("person", "Ada"), seat("invited", "Ben")];
    expect(isInvited({ seat: null, phase: "waiting", seats: kept }, null)).toBe(false);
    expect(isInvited({ seat: null, phase: "waiting", seats: kept }, "code")).toBe(true);
  });

  test("takes the seat they like, or the first that is free", () => {
    expect(seatFor(seats, 3)).toBe(3);
    expect(seatFor(seats, null)).toBe(2);
    expect(seatFor(seats, 0)).toBe(2);
    expect(seatFor(seats.slice(0, 2), null)).toBeNull();
  });
});

test("the host is whoever made the table and sits at it", () => {
  expect(hostName({ owner: "p-Ada", seats })).toBe("Ada");
  expect(hostName({ owner: "p-Zoe", seats })).toBeNull();
  expect(hostName({ owner: null, seats })).toBeNull();
});
