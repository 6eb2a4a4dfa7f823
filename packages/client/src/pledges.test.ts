import { commitment, type Pledge } from "@portolan/kernel";
import { describe, expect, test } from "vitest";
import { openClient } from "./client.ts";
import { newPledge, pledgeOnceShown, pledgesInMemory, UNSEATED } from "./pledges.ts";

const shown = "c0".repeat(32);

/** A server as one client sees it: what it was asked, and a table that seats whoever asks in seat 1. */
function smallServer() {
  const asked: { readonly path: string; readonly body: Record<string, unknown> }[] = [];
  const state = { commitment: shown, phase: "waiting", seat: null as number | null, promised: "", fails: 0 };
  const table = () => ({
    id: "t",
    commitment: state.commitment,
    now: {
      phase: state.phase,
      seat: state.seat,
      waitsFor: state.phase === "dealing" ? [1] : [],
      dealing: state.phase === "dealing" ? { seatCommitments: ["", state.promised], due: 0 } : null,
    },
  });
  const answer = (path: string, body: Record<string, unknown>): object => {
    if (path.endsWith("/sit")) {
      if (state.seat !== null) return { error: { id: "seat.already", message: "already" } };
      Object.assign(state, { seat: 1, promised: body.commitment });
    }
    if (path.endsWith("/reveal")) Object.assign(state, { phase: "playing" });
    return path.endsWith("/reveal") ? { seq: 1, repeated: false } : table();
  };
  const send = (async (path: string, init: RequestInit) => {
    const body = init.body ? JSON.parse(String(init.body)) : {};
    asked.push({ path, body });
    const said = answer(path, body);
    // The request has arrived; its answer gets lost.
    if (init.method === "POST" && state.fails-- > 0) throw new TypeError("fetch failed");
    return new Response(JSON.stringify(said), { status: "error" in said ? 409 : 200 });
  }) as typeof fetch;
  const pledges = pledgesInMemory();
  return { asked, state, pledges, client: openClient({ fetch: send, pledges }) };
}

test("whoever sits down has been shown the table's commitment first, and sends nothing but a commitment", async () => {
  const { client, asked } = smallServer();
  await client.sit("t", { seat: 1 });
  const [look, sit] = asked;
  expect(look.path).toBe("/api/tables/t");
  expect(sit.path).toBe("/api/tables/t/sit");
  const pledge = await client.pledge("t", 1);
  expect(pledge).toMatchObject({ commitment: shown, seat: 1, seatCommitments: null, isAcknowledged: false });
  expect(pledge?.contribution).toMatch(/^[0-9a-f]{64}$/);
  expect(sit.body).toEqual({ seat: 1, commitment: commitment(pledge?.contribution ?? "") });
});

test("what was committed to is revealed when the cards wait for it, and what the others committed to is kept", async () => {
  const { client, asked, state } = smallServer();
  await client.sit("t");
  state.phase = "dealing";
  expect((await client.table("t")).now.phase).toBe("playing");
  const pledge = await client.pledge("t", 1);
  expect(asked.map(({ body }) => body)).toContainEqual({ contribution: pledge?.contribution });
  expect(pledge).toMatchObject({ seatCommitments: ["", state.promised], isAcknowledged: true });
});

test("whose answer got lost while sitting down still has the bytes, and uses no others at the same table", async () => {
  const { client, asked, state } = smallServer();
  state.fails = 1;
  await expect(client.sit("t")).rejects.toThrow("fetch failed");
  await expect(client.sit("t")).rejects.toThrow("already");
  const promised = asked.filter(({ path }) => path.endsWith("/sit")).map(({ body }) => body.commitment);
  expect(new Set(promised).size).toBe(1);
  state.phase = "dealing";
  expect((await client.table("t")).now.phase).toBe("playing");
});

test("a reveal that was not acknowledged is not remembered as one", async () => {
  const { client, state } = smallServer();
  await client.sit("t");
  state.phase = "dealing";
  state.fails = 1;
  await client.table("t");
  expect(await client.pledge("t", 1)).toMatchObject({ isAcknowledged: false });
});

describe("a pledge", () => {
  const bytes = "ab".repeat(32);
  const pledge: Pledge = { ...newPledge(shown, null), seat: 0, contribution: bytes };
  const promised = [commitment(bytes), "other"];

  test("is made anew for a table that shows another commitment", () => {
    const before = { ...pledge, seat: UNSEATED };
    expect(newPledge(shown, before)).toBe(before);
    expect(newPledge("c1".repeat(32), before).contribution).not.toBe(bytes);
  });

  test("is not revealed where the table has not its commitment, or has changed another that was shown", () => {
    const first = pledgeOnceShown(pledge, { seatCommitments: promised, due: 0 });
    expect(first).toEqual({ ...pledge, seatCommitments: promised });
    expect(pledgeOnceShown(pledge, { seatCommitments: ["else", "other"], due: 0 })).toBeNull();
    const changed = { seatCommitments: [promised[0], "changed"], due: 0 };
    expect(first && pledgeOnceShown(first, changed)).toBeNull();
  });
});
