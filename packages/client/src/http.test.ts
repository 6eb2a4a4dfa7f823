import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { openHttp, ProblemError } from "./http.ts";

function setAside(seconds: number): Response {
  const error = { id: "table.setAside", message: "The table is being checked.", parts: { seconds } };
  return Response.json({ error }, { status: 503 });
}

/** A client whose requests get these answers, the last one again and again. */
function answeredBy(...answers: readonly (() => Response)[]) {
  const send = vi.fn(async () => answers[Math.min(send.mock.calls.length, answers.length) - 1]());
  return { send, http: openHttp({ url: "http://server", fetch: send }) };
}

const done = () => Response.json({ seq: 7 });

describe("a table that is being checked after a crash", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("is asked again when the server says, with the same request", async () => {
    const { http, send } = answeredBy(
      () => setAside(1),
      () => setAside(2),
      done,
    );
    const asked = http.call("POST", "/api/tables/t/moves", { key: "k" });
    await vi.advanceTimersByTimeAsync(2_999);
    expect(send).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(await asked).toEqual({ seq: 7 });
    const [first, ...again] = send.mock.calls;
    expect(again).toEqual([first, first]);
  });

  test("is given up after a while", async () => {
    const { http, send } = answeredBy(() => setAside(1));
    const asked = expect(http.call("GET", "/api/tables/t")).rejects.toThrow("being checked");
    await vi.advanceTimersByTimeAsync(60_000);
    await asked;
    expect(send).toHaveBeenCalledTimes(31);
  });

  test("and has failed is not waited for: that takes longer than anybody waits", async () => {
    const { http, send } = answeredBy(() => setAside(60), done);
    await expect(http.call("GET", "/api/tables/t")).rejects.toThrow("being checked");
    expect(send).toHaveBeenCalledTimes(1);
  });
});

test("other refusals are answers", async () => {
  const unwell = { error: { id: "server.unwell", message: "The disk is full.", parts: { seconds: 1 } } };
  const { http, send } = answeredBy(() => Response.json(unwell, { status: 503 }), done);
  await expect(http.call("GET", "/healthz")).rejects.toBeInstanceOf(ProblemError);
  expect(send).toHaveBeenCalledTimes(1);
});
