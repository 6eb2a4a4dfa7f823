import type { FastifyReply, FastifyRequest } from "fastify";
import { openCache } from "../cache.ts";
import type { Credential } from "../identity/credential.ts";
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

/** Someone who is known, and by what. */
interface Known {
  readonly person: Person;
  readonly credential: Credential;
}

async function byToken(services: Services, header: string): Promise<Known | null> {
  const [, token] = /^Bearer (\S{1,200})$/.exec(header) ?? [];
  const found = token === undefined ? null : await services.store.tokenByHash(hashToken(token));
  const person = found && (await services.people.find(found.person));
  return person && { person, credential: { kind: "token", person: person.id, token: found.id } };
}

/** What a cookie says, null if its signature is not ours. */
type Unsign = (request: FastifyRequest, cookie: string) => string | null;

/** So many cookies are at hand. */
const COOKIES_KNOWN = 10_000;

/** Signatures are checked once: a cookie that was good stays good, as long as the person's epoch does. */
export function openUnsigning(): Unsign {
  const known = openCache<string | null>(COOKIES_KNOWN);
  return (request, cookie) =>
    known.of(cookie, () => {
      const { valid, value } = request.unsignCookie(cookie);
      return valid ? value : null;
    });
}

async function byCookie(services: Services, request: FastifyRequest, unsign: Unsign): Promise<Known | null> {
  const cookie = request.cookies[COOKIE];
  const value = cookie === undefined ? null : unsign(request, cookie);
  const [id, epoch] = value?.split(".") ?? [];
  const person = id === undefined ? null : await services.people.find(id);
  if (!person || String(person.epoch) !== epoch) return null;
  return { person, credential: { kind: "session", person: person.id, epoch: person.epoch } };
}

/** Finds out who asks. A token that is not valid is refused; a cookie that is not valid is nobody's. */
export async function identify(services: Services, request: FastifyRequest, unsign: Unsign): Promise<void> {
  const { authorization } = request.headers;
  const known =
    authorization === undefined
      ? await byCookie(services, request, unsign)
      : await byToken(services, authorization);
  if (authorization !== undefined && !known) throw problem(401, "token.unknown");
  request.person = known?.person ?? null;
  request.credential = known?.credential ?? null;
}

const SAFE: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS"]);

/** Refuses changes that a page of another site asks a browser for. */
export function checkOrigin(request: FastifyRequest): void {
  if (SAFE.has(request.method) || request.credential?.kind === "token") return;
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
