import { expect, test } from "vitest";
import { type Agenda, nextStep, runAgenda, schedule } from "./agenda.ts";

test("steps are scheduled in the order in which they happen, before what was to happen already", () => {
  const state: Agenda<string> = { agenda: ["last"] };
  schedule(state, "first", "second");
  expect(nextStep(state)).toBe("first");
  expect(state.agenda).toEqual(["last", "second", "first"]);
});

test("steps run until one waits, those included that a step adds", () => {
  const state: Agenda<string> = { agenda: ["ask", "grow", "go"] };
  const ran: string[] = [];
  const waiting = runAgenda(
    state,
    (step) => step === "ask",
    (step) => {
      ran.push(step);
      if (step === "grow") schedule(state, "new", "newer");
    },
  );
  expect(ran).toEqual(["go", "grow", "new", "newer"]);
  expect(waiting).toBe("ask");
  expect(state.agenda).toEqual(["ask"]);
});
