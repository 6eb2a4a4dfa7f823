import { expect } from "vitest";
import { answer } from "../engine/answer.ts";
import { newSession } from "../engine/session.ts";

export const GAME = "traders-of-carthage";

/** A session that is asked with objects and answers with objects. */
export function engine() {
  const session = newSession((count) => new Uint8Array(count));
  let id = 0;
  const ask = (op: string, fields: object = {}) =>
    JSON.parse(answer(session, JSON.stringify({ id: ++id, op, ...fields })));
  const must = (op: string, fields: object = {}) => {
    const given = ask(op, fields);
    expect(given, given.error?.message).toMatchObject({ id, ok: true });
    return given;
  };
  const fail = (op: string, fields: object = {}) => {
    const given = ask(op, fields);
    expect(given).toMatchObject({
      id,
      ok: false,
      error: { code: expect.any(String), message: expect.any(String) },
    });
    return given.error;
  };
  return { session, ask, must, fail };
}

export function opened(fields: object = {}) {
  const one = engine();
  one.must("new", { game: GAME, players: 3, seed: 7, ...fields });
  return one;
}
