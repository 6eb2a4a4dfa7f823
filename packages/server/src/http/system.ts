import { Addresses, Problem } from "@portolan/client/wire";
import type { FastifyRequest } from "fastify";
import { networkAddresses } from "../addresses.ts";
import { problem } from "../problem.ts";
import type { Services } from "../services.ts";
import { isPrivateHost } from "./hosts.ts";
import { type ApiDocument, apiPage } from "./page.ts";
import type { App } from "./types.ts";

const SECOND_MS = 1000;
const hide = { schema: { hide: true } };

/** Whether this machine asks, and not a proxy on it for someone else. */
function isLocal({ headers, host, socket }: FastifyRequest): boolean {
  const isPassedOn = headers["x-forwarded-for"] !== undefined || headers.forwarded !== undefined;
  // A page of another site may lead a browser on this machine here by a name of its own.
  return !isPassedOn && isPrivateHost(host) && /^(::1$|(::ffff:)?127\.)/.test(socket.remoteAddress ?? "");
}

/** Checks of one second are one: asking often costs no more than asking once. */
function shared(check: () => Promise<void>, now: () => number): () => Promise<void> {
  let latest: { readonly at: number; readonly result: Promise<void> } | null = null;
  return () => {
    const at = now();
    if (!latest || at - latest.at >= SECOND_MS) latest = { at, result: check() };
    return latest.result;
  };
}

/** Who may read the server's figures: this machine alone, or everyone who can reach it. */
export type MetricsFor = "local" | "everyone";

export interface SystemOptions {
  readonly metrics?: MetricsFor;
  /** The address that the server listens at. */
  readonly host?: string;
}

/** What hosts and programs ask for: health, figures, and the description of the API. */
export function addSystem(app: App, { metrics, store, time }: Services, options: SystemOptions): void {
  const { metrics: metricsFor = "local", host = "" } = options;
  const check = shared(store.check, () => time().live);
  app.get("/healthz", hide, async ({ log }) => {
    try {
      await check();
    } catch (error) {
      log.error({ err: error }, "the data cannot be written");
      throw problem(503, "server.unwell");
    }
    return { ok: true };
  });
  app.get("/metrics", hide, async (request, reply) => {
    if (metricsFor === "local" && !isLocal(request)) throw problem(403, "request.local");
    reply.type(metrics.registry.contentType);
    return metrics.registry.metrics();
  });
  app.get(
    "/api/addresses",
    {
      schema: {
        operationId: "addresses",
        tags: ["games"],
        summary: "Where others in the same network reach this server; only its own machine is told",
        response: { 200: Addresses, "4xx": Problem },
      },
    },
    async (request) => {
      const { localPort = 0 } = request.socket;
      return { addresses: isLocal(request) ? networkAddresses(host, localPort) : [] };
    },
  );
  app.get("/api/openapi.json", hide, async () => app.swagger());
  app.get("/api", hide, async (_, reply) => {
    reply.type("text/html; charset=utf-8");
    return apiPage(app.swagger() as unknown as ApiDocument);
  });
}
