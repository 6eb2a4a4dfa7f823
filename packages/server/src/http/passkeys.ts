import { Ceremony, Me, Problem } from "@portolan/client/wire";
import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from "@simplewebauthn/server";
import type { FastifyReply, FastifyRequest } from "fastify";
import Type from "typebox";
import { shareOf } from "../limits.ts";
import { problem } from "../problem.ts";
import type { Services } from "../services.ts";
import { remember } from "./identify.ts";
import { tellMe } from "./person.ts";
import { type App, mustKnow } from "./types.ts";

const CHALLENGE = "portolan-challenge";
const CHALLENGE_SECONDS = 300;

/** Loaded when someone first uses a passkey: it takes longer than the rest of the server to start. */
function webAuthn(): Promise<typeof import("@simplewebauthn/server")> {
  return import("@simplewebauthn/server");
}

/** The site that a passkey is for: the one the browser shows. */
function siteOf(request: FastifyRequest): { readonly id: string; readonly origin: string } {
  const origin = request.headers.origin ?? `${request.protocol}://${request.host}`;
  return { id: new URL(origin).hostname, origin };
}

/** The browser keeps the signed challenge, so the server need not. */
function keepChallenge(request: FastifyRequest, reply: FastifyReply, challenge: string, now: number): void {
  reply.setCookie(CHALLENGE, `${challenge}.${now + CHALLENGE_SECONDS * 1000}`, {
    path: "/api",
    httpOnly: true,
    sameSite: "strict",
    secure: request.protocol === "https",
    signed: true,
    maxAge: CHALLENGE_SECONDS,
  });
}

function takeChallenge(request: FastifyRequest, reply: FastifyReply, now: number): string {
  const { valid, value } = request.unsignCookie(request.cookies[CHALLENGE] ?? "");
  reply.setCookie(CHALLENGE, "", { path: "/api", maxAge: 0 });
  const [challenge, until] = valid && value !== null ? value.split(".") : [];
  if (challenge === undefined || Number(until) < now) throw problem(400, "passkey.wrong");
  return challenge;
}

/** A ceremony that the library does not accept is refused, whatever it found. */
async function accept<T>(verifying: Promise<T>): Promise<T> {
  try {
    return await verifying;
  } catch {
    throw problem(400, "passkey.wrong");
  }
}

function addRegistration(app: App, services: Services): void {
  const { store, now } = services;
  const tags = ["people"];
  app.post(
    "/api/me/passkeys/options",
    {
      schema: {
        operationId: "passkeyOptions",
        tags,
        summary: "What the browser needs to make a passkey",
        response: { 200: Ceremony, "4xx": Problem },
      },
    },
    async (request, reply) => {
      const person = mustKnow(request);
      const known = await store.passkeysOf(person.id);
      const { generateRegistrationOptions } = await webAuthn();
      const options = await generateRegistrationOptions({
        rpName: "Portolan",
        rpID: siteOf(request).id,
        userName: person.login ?? person.name,
        userID: new TextEncoder().encode(person.id),
        excludeCredentials: known.map(({ id }) => ({ id })),
        authenticatorSelection: { residentKey: "required", userVerification: "preferred" },
      });
      keepChallenge(request, reply, options.challenge, now());
      return options as object;
    },
  );
  app.post(
    "/api/me/passkeys",
    {
      schema: {
        operationId: "addPasskey",
        tags,
        summary: "Keep your account with a passkey",
        body: Ceremony,
        response: { 200: Me, "4xx": Problem },
      },
    },
    async (request, reply) => {
      const person = mustKnow(request);
      const { id, origin } = siteOf(request);
      const expectedChallenge = takeChallenge(request, reply, now());
      const { verifyRegistrationResponse } = await webAuthn();
      const verified = await accept(
        verifyRegistrationResponse({
          response: request.body as unknown as RegistrationResponseJSON,
          expectedChallenge,
          expectedOrigin: origin,
          expectedRPID: id,
          requireUserVerification: false,
        }),
      );
      if (!verified.verified) throw problem(400, "passkey.wrong");
      const { credential } = verified.registrationInfo;
      if (await store.passkey(credential.id)) throw problem(409, "passkey.wrong");
      await store.addPasskey({
        id: credential.id,
        person: person.id,
        publicKey: credential.publicKey,
        counter: credential.counter,
        transports: credential.transports ?? [],
        created: now(),
      });
      return tellMe(services, person);
    },
  );
  app.delete(
    "/api/me/passkeys/:passkey",
    {
      schema: {
        operationId: "removePasskey",
        tags,
        summary: "Remove a passkey",
        params: Type.Object({ passkey: Type.String({ maxLength: 400 }) }),
        response: { 200: Me, "4xx": Problem },
      },
    },
    async (request) => {
      const person = mustKnow(request);
      if (!(await store.removePasskey(person.id, request.params.passkey))) {
        throw problem(404, "request.unknown");
      }
      return tellMe(services, person);
    },
  );
}

function addAuthentication(app: App, services: Services): void {
  const { store, people, limits, now, cluster } = services;
  const tags = ["people"];
  const config = { rateLimit: { max: shareOf(limits.logins, cluster), timeWindow: "1 minute" } };
  app.post(
    "/api/session/passkey/options",
    {
      config,
      schema: {
        operationId: "passkeyLoginOptions",
        tags,
        summary: "What the browser needs to log in with a passkey",
        response: { 200: Ceremony, "4xx": Problem },
      },
    },
    async (request, reply) => {
      const { generateAuthenticationOptions } = await webAuthn();
      const options = await generateAuthenticationOptions({
        rpID: siteOf(request).id,
        userVerification: "preferred",
      });
      keepChallenge(request, reply, options.challenge, now());
      return options as object;
    },
  );
  app.post(
    "/api/session/passkey",
    {
      config,
      schema: {
        operationId: "logInWithPasskey",
        tags,
        summary: "Log in with a passkey",
        body: Ceremony,
        response: { 200: Me, "4xx": Problem },
      },
    },
    async (request, reply) => {
      const response = request.body as unknown as AuthenticationResponseJSON;
      const { id, origin } = siteOf(request);
      const expectedChallenge = takeChallenge(request, reply, now());
      const passkey = typeof response.id === "string" ? await store.passkey(response.id) : null;
      const person = passkey && (await people.find(passkey.person));
      if (!passkey || !person) throw problem(403, "passkey.wrong");
      const { verifyAuthenticationResponse } = await webAuthn();
      const { verified, authenticationInfo } = await accept(
        verifyAuthenticationResponse({
          response,
          expectedChallenge,
          expectedOrigin: origin,
          expectedRPID: id,
          requireUserVerification: false,
          credential: {
            id: passkey.id,
            publicKey: new Uint8Array(passkey.publicKey),
            counter: passkey.counter,
            transports: passkey.transports as AuthenticatorTransport[],
          },
        }),
      );
      if (!verified) throw problem(403, "passkey.wrong");
      await store.saveCounter(passkey.id, authenticationInfo.newCounter);
      remember(request, reply, person);
      return tellMe(services, person);
    },
  );
}

export function addPasskeys(app: App, services: Services): void {
  addRegistration(app, services);
  addAuthentication(app, services);
}
