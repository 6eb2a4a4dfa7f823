import type { Message } from "./words.ts";

/** Why a move is not allowed: the rule it breaks, and the sentence's parts for any language. */
export interface Refusal extends Message {
  readonly rule: string;
}

export function refuse(rule: string, id: string, parts: Refusal["parts"] = {}): Refusal {
  return { rule, id, parts };
}

/** A refusal where nothing but an exception can carry it. */
export class RuleError extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(`${refusal.rule}: ${refusal.id} ${JSON.stringify(refusal.parts ?? {})}`);
    this.name = "RuleError";
    this.refusal = refusal;
  }
}

/** Something that came from outside (a file, a request, an option) is not as it must be. */
export class InputError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "InputError";
  }
}
