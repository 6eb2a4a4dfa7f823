import { BUDGETS } from "@portolan/bots";
import { expect, test } from "vitest";
import { type Hosted, openFairQueue } from "./fair-queue.ts";
import { turnEnds } from "./share.ts";

function job(host: string, player = "admiral", asked = 0): Hosted {
  return {
    host,
    task: { game: "", settings: { players: 2 }, player, seat: 0, view: {}, legal: [], seed: 1 },
    asked,
  };
}

function hostsIn(queue: ReturnType<typeof openFairQueue<Hosted>>): string[] {
  const hosts: string[] = [];
  for (let next = queue.take(); next; next = queue.take()) hosts.push(next.host);
  return hosts;
}

test("hosts take turns, however many jobs each has and whoever came first", () => {
  const queue = openFairQueue<Hosted>();
  for (const host of ["a", "a", "a", "a", "b", "c", "b"]) queue.add(job(host));
  expect(queue.size()).toBe(7);
  expect(hostsIn(queue)).toEqual(["a", "b", "c", "a", "b", "a", "a"]);
  expect(queue.size()).toBe(0);
});

test("a job that is put back comes next", () => {
  const queue = openFairQueue<Hosted>();
  for (const host of ["a", "b", "a"]) queue.add(job(host));
  const first = queue.take();
  if (first) queue.putBack(first);
  expect(queue.size()).toBe(3);
  expect(queue.take()).toBe(first);
  expect(hostsIn(queue)).toEqual(["b", "a"]);
});

test("a crowd of one host shortens its own thinking, and nobody else's", () => {
  const began = 60_000;
  const queue = openFairQueue<Hosted>(() => began);
  for (let i = 0; i < 400; i++) queue.add(job("crowd"));
  queue.take();
  expect(turnEnds(began, queue.waitingFor("quiet"), 1) - began).toBeGreaterThan(BUDGETS.captain.ms);
  expect(turnEnds(began, queue.waitingFor("crowd"), 1) - began).toBe(20);
});

test("hosts with one job each share the time as they would in one line", () => {
  const queue = openFairQueue<Hosted>();
  for (const host of ["b", "c", "d"]) queue.add(job(host));
  expect(turnEnds(0, queue.waitingFor("a"), 1)).toBeCloseTo(BUDGETS.admiral.ms / 4);
});
