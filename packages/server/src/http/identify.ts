import type { FastifyReply, FastifyRequest } from "fastify";
import { hashToken } from "../identity/secrets.ts";
import { problem } from "../problem.ts";
import type { Services } from "../services.ts";
import type { Person } from "../store/store.ts";

const COOKIE = "portolan";
/** As long as browsers keep a cookie at most. */
const LIFETIME_SECONDS = 400 * 24 * 3600;

/** Remembers a person in the browser. */
export function remember(request: FastifyRequest, reply: FastifyReply, { id, epoch }: Person): void {
  reply.setCookie(COOKIE, `${id}.${epoch}`, {
    path: "/",
    httpOnly: true,
    sameSite: "strict",
    secure: request.protocol === "https",
    signed: true,
    maxAge: LIFETIME_SECONDS,
  });
}

export function forgetCookie(reply: FastifyReply): void {
  reply.setCookie(COOKIE, "", { path: "/", httpOnly: true, sameSite: "strict", maxAge: 0 });
}

async function byToken(services: Services, header: string): Promise<Person | null> {
  const [, token] = /^Bearer (\S{1,200})$/.exec(header) ?? [];
  const found = token === undefined ? null : await services.store.tokenByHash(hashToken(token));
  return found && services.people.find(found.person);
}

async function byCookie(services: Services, request: FastifyRequest): Promise<Person | null> {
  const cookie = request.cookies[COOKIE];
  if (cookie === undefined) return null;
  const { valid, value } = request.unsignCookie(cookie);
  const [id, epoch] = valid && value !== null ? value.split(".") : [];
  const person = id === undefined ? null : await services.people.find(id);
  return person && String(person.epoch) === epoch ? person : null;
}

/** Finds out who asks. A token that is not valid is refused; a cookie that is not valid is nobody's. */
export async function identify(services: Services, request: FastifyRequest): Promise<void> {
  const { authorization } = request.headers;
  request.hasToken = authorization !== undefined;
  if (authorization === undefined) {
    request.person = await byCookie(services, request);
    return;
  }
  request.person = await byToken(services, authorization);
  if (!request.person) throw problem(401, "token.unknown");
}

const SAFE: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS"]);

/** Refuses changes that a page of another site asks a browser for. */
export function checkOrigin(request: FastifyRequest): void {
  if (SAFE.has(request.method) || request.hasToken) return;
  const { origin } = request.headers;
  const site = request.headers["sec-fetch-site"];
  const isForeign = origin !== undefined && originHost(origin) !== request.host;
  if (isForeign || site === "cross-site" || site === "same-site") throw problem(403, "request.origin");
}

function originHost(origin: string): string | null {
  try {
    return new URL(origin).host;
  } catch {
    return null;
  }
}
