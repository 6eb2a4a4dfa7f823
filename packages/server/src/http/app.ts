import { existsSync } from "node:fs";
import { join } from "node:path";
import cookie from "@fastify/cookie";
import rateLimit from "@fastify/rate-limit";
import swagger from "@fastify/swagger";
import type { TypeBoxTypeProvider } from "@fastify/type-provider-typebox";
import { type FastifyReply, fastify } from "fastify";
import { shareOf } from "../limits.ts";
import { problem } from "../problem.ts";
import type { Services } from "../services.ts";
import { plainText } from "../table/talk.ts";
import { limitKey, type TrustedProxies } from "./address.ts";
import { type Checks, openChecks } from "./checks.ts";
import { addCommands } from "./commands.ts";
import { answerError } from "./errors.ts";
import { openHosting } from "./hosting.ts";
import { hostCheck } from "./hosts.ts";
import { checkOrigin, identify, openUnsigning } from "./identify.ts";
import { addLists } from "./lists.ts";
import { addPasskeys } from "./passkeys.ts";
import { addPeople } from "./people.ts";
import { noteVisit } from "./person.ts";
import { SECURITY_HEADERS } from "./policy.ts";
import { addSessions } from "./session.ts";
import { addStreams } from "./streams.ts";
import { addSystem, type SystemOptions } from "./system.ts";
import { addTables } from "./tables.ts";
import type { App } from "./types.ts";

export interface AppOptions extends SystemOptions {
  /** What signs the cookies. */
  readonly cookieKey: string;
  /** Where log lines go, one JSON object each; nowhere if left out. */
  readonly log?: { write(line: string): void };
  /** The folder of the built web client. */
  readonly web?: string;
  /** The proxies in front that tell who asks; none if left out. */
  readonly proxies?: TrustedProxies;
  /**
   * Names that the server answers to beside those of its machine and network. Left out, it is none; behind a proxy it is
   * all, as the proxy knows which names are its own.
   */
  readonly hostNames?: readonly string[];
  /** How long a request may take to arrive, in milliseconds: half a minute if left out. */
  readonly requestTimeout?: number;
  readonly version: string;
}

const BODY_LIMIT_BYTES = 128 * 1024;
const MINUTE_MS = 60_000;
const REQUEST_TIMEOUT_MS = 30_000;
/** How often requests are looked at that take too long to arrive. */
const TIMEOUT_CHECK_MS = 1_000;

/** Log lines carry a request's id and what it asked for, and nothing about who asked. */
function loggerFor(stream: AppOptions["log"]) {
  if (!stream) return false;
  return {
    stream,
    serializers: {
      req: ({ method, url }: { method: string; url: string }) => ({ method, path: url.split("?")[0] }),
      res: ({ statusCode }: { statusCode: number }) => ({ status: statusCode }),
    },
  };
}

async function addProtection(app: App, { limits, cluster }: Services, options: AppOptions): Promise<void> {
  const isOurName = hostCheck(options.hostNames ?? (options.proxies === undefined ? [] : "any"));
  app.addHook("onRequest", async ({ host }, reply) => {
    if (!isOurName(host)) throw problem(421, "request.host", { host: plainText(host).slice(0, 100) });
    reply.headers(SECURITY_HEADERS);
  });
  await app.register(cookie, { secret: options.cookieKey });
  await app.register(rateLimit, {
    max: shareOf(limits.perAddress, cluster),
    timeWindow: MINUTE_MS,
    keyGenerator: ({ ip }) => limitKey(ip),
    errorResponseBuilder: (_, { ttl }) =>
      problem(429, "request.tooMany", { seconds: Math.max(1, Math.ceil(ttl / 1000)) }),
  });
}

/** Who asks is known before anything else is looked at; each person has a limit of their own. */
function addIdentity(app: App, services: Services): void {
  const { limits, metrics, cluster } = services;
  const limitPerson = app.createRateLimit({
    max: shareOf(limits.perPerson, cluster),
    timeWindow: MINUTE_MS,
    keyGenerator: (request) => `person ${request.person?.id}`,
  });
  const unsign = openUnsigning();
  app.decorateRequest("person", null);
  app.decorateRequest("credential", null);
  app.addHook("preParsing", async (request) => {
    // By the route and not by the address, which has many spellings.
    if (!request.routeOptions.url?.startsWith("/api/")) return;
    await identify(services, request, unsign);
    checkOrigin(request);
    if (!request.person) return;
    noteVisit(services, request.person, (error) => request.log.warn({ err: error }, "visit not noted"));
    const limit = await limitPerson(request);
    if (!limit.isAllowed && limit.isExceeded) {
      throw problem(429, "request.tooMany", { seconds: Math.max(1, limit.ttlInSeconds) });
    }
  });
  app.addHook("preValidation", async (request) => {
    // A command without details may be sent without a body.
    if (request.method === "POST" && request.body === undefined) request.body = {};
  });
  app.addHook("onResponse", async (_, reply) => {
    metrics.requests.inc({ status: String(reply.statusCode) });
  });
}

async function addDescription(app: App, version: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: "Portolan",
        version,
        description:
          "Merchant games on one table: POST a move, GET a stream. People are known by a cookie, programs by a token.",
        license: { name: "MIT", identifier: "MIT" },
      },
      servers: [{ url: "/" }],
      tags: [
        { name: "games", description: "What can be played" },
        { name: "tables", description: "Setting a table, sitting down and playing" },
        { name: "streams", description: "What happens, as it happens" },
        { name: "records", description: "Games that are over" },
        { name: "people", description: "Who you are" },
      ],
      components: {
        securitySchemes: {
          cookie: { type: "apiKey", in: "cookie", name: "portolan" },
          token: { type: "http", scheme: "bearer" },
        },
      },
      security: [{ cookie: [] }, { token: [] }, {}],
    },
  });
}

/** Files with a fingerprint in their name never change; all others are asked for again. */
function setCaching(reply: FastifyReply, path: string): void {
  const isFixed = /[\\/]assets[\\/]/.test(path);
  reply.header("cache-control", isFixed ? "public, max-age=31536000, immutable" : "no-cache");
}

/** The web client, and its first page for every address that is not a file: the client knows its own ways. */
async function addWeb(app: App, folder: string | undefined): Promise<void> {
  const hasWeb = folder !== undefined && existsSync(join(folder, "index.html"));
  if (hasWeb) {
    const { default: files } = await import("@fastify/static");
    await app.register(files, {
      root: folder,
      preCompressed: true,
      cacheControl: false,
      setHeaders: setCaching,
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === "GET" && request.headers.accept?.includes("text/html");
    if (hasWeb && wantsPage && !request.url.startsWith("/api/")) return reply.sendFile("index.html");
    return answerError(problem(404, "request.unknown"), request, reply);
  });
}

/** What checks requests and writes answers; Fastify's own, which are not used, are not even loaded. */
function compilersWith(checks: Checks) {
  return {
    // Fastify's types know of no other library here than its own.
    buildValidator: (() => checks.checkFor) as never,
    // Answers are typed and tested; checking their form again at run time would only cost time.
    buildSerializer: () => () => JSON.stringify,
  };
}

/** Which hops count as proxies, from the nearest on. */
function trustIn(proxies: TrustedProxies | undefined) {
  if (proxies === undefined) return false;
  return typeof proxies === "number" ? (_: string, hop: number) => hop < proxies : [...proxies];
}

/** The HTTP side of the server. */
export async function openApp(services: Services, options: AppOptions): Promise<App> {
  const checks = openChecks();
  const { requestTimeout = REQUEST_TIMEOUT_MS } = options;
  const app: App = fastify({
    logger: loggerFor(options.log),
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout,
    http: {
      headersTimeout: requestTimeout,
      connectionsCheckingInterval: Math.min(TIMEOUT_CHECK_MS, requestTimeout),
    },
    trustProxy: trustIn(options.proxies),
    forceCloseConnections: "idle",
    routerOptions: { maxParamLength: 400 },
    schemaController: { compilersFactory: compilersWith(checks) },
  }).withTypeProvider<TypeBoxTypeProvider>();
  app.addHook("preValidation", checks.ready);
  app.addHook("onListen", checks.prepare);
  app.setErrorHandler(answerError);
  await addProtection(app, services, options);
  await addDescription(app, options.version);
  addIdentity(app, services);
  addLists(app, services);
  const hosting = openHosting(services);
  addTables(app, services, hosting);
  addCommands(app, services, hosting);
  addStreams(app, services);
  addPeople(app, services);
  addSessions(app, services);
  addPasskeys(app, services);
  addSystem(app, services, options);
  await addWeb(app, options.web);
  return app;
}
