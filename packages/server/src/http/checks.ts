import type { FastifySchemaCompiler } from "fastify";
import type { TSchema } from "typebox";

/** How soon after the start the checks are loaded if nobody asks for anything before. */
const PREPARE_MS = 500;

type Compiler = FastifySchemaCompiler<TSchema>;

/** The checks of requests against their schemas. */
export interface Checks {
  readonly checkFor: Compiler;
  /** Settles when requests can be checked. */
  ready(): Promise<void>;
  /** Gets ready in a while, so that nobody has to wait. */
  prepare(): Promise<void>;
}

/**
 * What makes the checks takes as long to load as a third of the server. It is loaded after the start, and each check is
 * made when its route is first asked for, so that a server answers sooner after a restart.
 */
export function openChecks(): Checks {
  let make: Compiler | null = null;
  let loading: Promise<void> | null = null;
  const load = async (): Promise<void> => {
    const { TypeBoxValidatorCompiler } = await import("@fastify/type-provider-typebox");
    make = TypeBoxValidatorCompiler;
  };
  const ready = async (): Promise<void> => {
    if (make) return;
    loading ??= load();
    await loading;
  };
  return {
    ready,
    async prepare() {
      setTimeout(() => void ready(), PREPARE_MS).unref();
    },
    checkFor(route) {
      let check: ReturnType<Compiler> | null = null;
      return (value: unknown) => {
        if (!make) throw new Error("requests cannot be checked yet");
        check ??= make(route);
        return check(value);
      };
    },
  };
}
