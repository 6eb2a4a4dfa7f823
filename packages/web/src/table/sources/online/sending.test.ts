import { ProblemError } from "@portolan/client";
import { expect, test } from "vitest";
import { sendSurely } from "./sending.ts";

const atOnce = async (): Promise<void> => {};

/** Fails in these ways, one after the other, and then succeeds. */
function failing(...errors: readonly Error[]) {
  let sent = 0;
  const send = async (): Promise<string> => {
    const error = errors[sent++];
    if (error) throw error;
    return "acknowledged";
  };
  return { send, count: () => sent };
}

function problem(status: number, id: string): ProblemError {
  return new ProblemError(status, { error: { id, message: id } });
}

test("a command is sent again while the line is broken or the server is busy", async () => {
  const { send, count } = failing(new TypeError("no network"), problem(503, "server.failed"));
  expect(await sendSurely(send, atOnce)).toBe("acknowledged");
  expect(count()).toBe(3);
});

test("what the server refuses is not sent again", async () => {
  const { send, count } = failing(problem(409, "move.late"));
  await expect(sendSurely(send, atOnce)).rejects.toThrow("move.late");
  expect(count()).toBe(1);
});

test("after some attempts it is given up", async () => {
  const { send, count } = failing(...Array.from({ length: 9 }, () => new TypeError("no network")));
  await expect(sendSurely(send, atOnce, 3)).rejects.toThrow("no network");
  expect(count()).toBe(3);
});
