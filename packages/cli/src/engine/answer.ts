import { InputError, type Refusal, RuleError } from "@portolan/kernel";
import { didYouMean } from "../catalog.ts";
import { oneLine } from "../errors.ts";
import { OPS } from "./ops.ts";
import { EngineError, type ErrorCode, type Session } from "./session.ts";

/** Longer lines are not read: no request needs them. */
export const LONGEST_LINE = 8 * 1024 * 1024;

type Id = string | number | null;

/** The id to answer with: what the request carries, if it can be told. */
function idOf(request: unknown): Id {
  if (typeof request !== "object" || request === null || !Object.hasOwn(request, "id")) return null;
  const id: unknown = Reflect.get(request, "id");
  return typeof id === "string" || typeof id === "number" ? id : null;
}

function failure(id: Id, code: ErrorCode, message: string, refusal?: Refusal): string {
  const rule = refusal ? { rule: refusal.rule, refusal } : {};
  return JSON.stringify({ id, ok: false, error: { code, message: oneLine(message).slice(0, 500), ...rule } });
}

/** What a thrown error tells the program that asked. */
function failureOf(id: Id, error: unknown): string {
  if (error instanceof EngineError) return failure(id, error.code, error.message, error.refusal);
  if (error instanceof InputError) return failure(id, "request", error.message);
  if (error instanceof RuleError) return failure(id, "refused", error.message, error.refusal);
  return failure(id, "internal", error instanceof Error ? error.message : String(error));
}

function carryOut(session: Session, request: unknown): object {
  if (typeof request !== "object" || request === null || Array.isArray(request)) {
    throw new EngineError("request", 'expected an object such as {"id":1,"op":"help"}');
  }
  const name: unknown = Object.hasOwn(request, "op") ? Reflect.get(request, "op") : undefined;
  const found = typeof name === "string" ? OPS.get(name) : undefined;
  if (found) return found.run(session, request);
  const shown = typeof name === "string" ? `"${oneLine(name).slice(0, 60)}"` : "of that kind";
  const hint = typeof name === "string" ? didYouMean(name, [...OPS.keys()]) : "";
  throw new EngineError("unknownOp", `there is no op ${shown}; the op help lists them.${hint}`);
}

/** Answers one line of the protocol with one line. Never throws, whatever the line holds. */
export function answer(session: Session, line: string): string {
  if (line.length > LONGEST_LINE)
    return failure(null, "tooLong", `a line has at most ${LONGEST_LINE} letters`);
  let request: unknown;
  try {
    request = JSON.parse(line);
  } catch {
    return failure(null, "syntax", "the line is not JSON");
  }
  const id = idOf(request);
  try {
    return JSON.stringify({ id, ok: true, ...carryOut(session, request) });
  } catch (error) {
    return failureOf(id, error);
  }
}

/** Cuts a stream of bytes into lines; of a line that is too long only the beginning is kept, so that memory is. */
export async function* linesOf(input: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = "";
  for await (const piece of input) {
    const parts = (rest + decoder.decode(piece, { stream: true })).split("\n");
    rest = (parts.pop() ?? "").slice(0, LONGEST_LINE + 1);
    yield* parts;
  }
  rest += decoder.decode();
  if (rest !== "") yield rest;
}
