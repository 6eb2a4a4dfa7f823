import type { TypeBoxTypeProvider } from "@fastify/type-provider-typebox";
import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyRequest,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from "fastify";
import type { Credential } from "../identity/credential.ts";
import { problem } from "../problem.ts";
import type { Person } from "../store/store.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Who asks; null for someone without a name. */
    person: Person | null;
    /** What they are known by; no other site can send a token along. */
    credential: Credential | null;
  }
}

export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

/** Who asks, where only someone with a name may. */
export function mustKnow(request: FastifyRequest): Person {
  if (!request.person) throw problem(401, "person.none");
  return request.person;
}
