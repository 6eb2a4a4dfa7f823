import { Addresses, Problem } from "@portolan/client/wire";
import type { FastifyRequest } from "fastify";
import { networkAddresses } from "../addresses.ts";
import { problem } from "../problem.ts";
import type { Services } from "../services.ts";
import { type ApiDocument, apiPage } from "./page.ts";
import type { App } from "./types.ts";

const hide = { schema: { hide: true } };

/** Whether this machine asks, and not a proxy on it for someone else. */
function isLocal({ headers, socket }: FastifyRequest): boolean {
  const isPassedOn = headers["x-forwarded-for"] !== undefined || headers.forwarded !== undefined;
  return !isPassedOn && /^(::1$|(::ffff:)?127\.)/.test(socket.remoteAddress ?? "");
}

/** Who may read the server's figures: this machine alone, or everyone who can reach it. */
export type MetricsFor = "local" | "everyone";

export interface SystemOptions {
  readonly metrics?: MetricsFor;
  /** The address that the server listens at. */
  readonly host?: string;
}

/** What hosts and programs ask for: health, figures, and the description of the API. */
export function addSystem(app: App, { metrics, store }: Services, options: SystemOptions): void {
  const { metrics: metricsFor = "local", host = "" } = options;
  app.get("/healthz", hide, async () => {
    await store.overdue({ at: 0, live: 0 }, 1);
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
