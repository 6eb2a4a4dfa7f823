import type { Problem } from "@portolan/client/wire";
import { findGame } from "@portolan/games";
import { say } from "@portolan/kernel";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { ProblemFound, problem } from "../problem.ts";
import { StoreError } from "../store/store.ts";
import { english } from "../words.en.ts";

/** When it is worth asking again while the data cannot be reached. */
const RETRY_SECONDS = 2;

/** The problem in words: the server's own, or the game's for what breaks its rules. */
function sentence({ id, parts, refusal }: ProblemFound): string {
  const words = refusal ? (findGame(refusal.game)?.words.en ?? {}) : english;
  const message = { id, parts: refusal ? (refusal.refusal.parts ?? {}) : parts };
  return say(message, { locale: "en", catalogue: words, seatName: (seat) => `#${seat}` });
}

export function asProblem(found: ProblemFound): Problem {
  const { id, parts, refusal, more } = found;
  return {
    error: {
      id,
      message: sentence(found),
      ...(refusal ? { rule: refusal.refusal.rule } : {}),
      ...(Object.keys(parts).length > 0 ? { parts } : {}),
    },
    ...more,
  };
}

/** What Fastify itself found wrong with a request, as a problem. */
function fromFastify(error: FastifyError, request: FastifyRequest): ProblemFound {
  const { statusCode = 500, validation, validationContext } = error;
  if (validation) {
    const where = validation.map(({ instancePath, message }) =>
      `${validationContext ?? "request"}${instancePath.replaceAll("/", ".")} ${message ?? ""}`.trim(),
    );
    return problem(400, "request.invalid", { problem: where.slice(0, 3).join("; ").slice(0, 300) });
  }
  if (statusCode >= 400 && statusCode < 500) {
    return problem(statusCode, "request.invalid", { problem: error.message });
  }
  return problem(500, "server.failed", { request: String(request.id) });
}

function asFound(error: unknown, request: FastifyRequest): ProblemFound {
  if (error instanceof ProblemFound) return error;
  // Moves have keys: sent again, one that was kept all the same counts once.
  if (error instanceof StoreError) return problem(503, "server.unwell", { seconds: RETRY_SECONDS });
  return fromFastify(error as FastifyError, request);
}

/** Answers whatever went wrong in one form; what should not have happened goes to the log. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const found = asFound(error, request);
  // A table that is set aside is no fault of the request; the log has it already.
  const isFault = found.status >= 500 && found.id !== "table.setAside";
  if (isFault) request.log.error({ err: error }, "request failed");
  const { seconds } = found.parts;
  if (typeof seconds === "number") reply.header("retry-after", seconds);
  return reply.status(found.status).send(asProblem(found));
}
