import {
  Done,
  Login,
  Me,
  NewPassword,
  NewToken,
  Problem,
  Session,
  Token,
  Tokens,
} from "@portolan/client/wire";
import type { FastifyReply } from "fastify";
import Type from "typebox";
import { checkName } from "../identity/names.ts";
import { hashPassword, hashToken, isPassword, makeToken } from "../identity/secrets.ts";
import { shareOf } from "../limits.ts";
import { problem } from "../problem.ts";
import type { Services } from "../services.ts";
import type { Person } from "../store/store.ts";
import { plainText } from "../table/talk.ts";
import { forgetCookie, remember } from "./identify.ts";
import { change, endStreams, tellMe } from "./person.ts";
import { type App, mustKnow } from "./types.ts";

const RATE_WINDOW = "1 minute";

/** Does something once the answer is on its way: a stream that is closed then comes back with the new cookie. */
function afterAnswer(reply: FastifyReply, work: () => void): void {
  reply.raw.once("close", work);
}

function addSession(app: App, services: Services): void {
  const { store, limits, cluster } = services;
  const tags = ["people"];
  const config = { rateLimit: { max: shareOf(limits.logins, cluster), timeWindow: RATE_WINDOW } };
  app.post(
    "/api/me/password",
    {
      config,
      schema: {
        operationId: "setPassword",
        tags,
        summary: "Keep your account with a password; all other sessions end, and your tokens if you say so",
        body: NewPassword,
        response: { 200: Me, "4xx": Problem },
      },
    },
    async (request, reply) => {
      const person = mustKnow(request);
      const { login, password, current, tokens = "keep" } = request.body;
      if (person.password !== null && !(await isPassword(current ?? "", person.password))) {
        throw problem(403, "login.current");
      }
      const kept: Person = {
        ...person,
        login: checkName(login),
        password: await hashPassword(password),
        epoch: person.epoch + 1,
      };
      await change(services, kept);
      if (tokens === "revoke") await store.removeTokens(person.id);
      remember(request, reply, kept);
      afterAnswer(reply, () =>
        endStreams(services, person.id, (one) =>
          one.kind === "session" ? one.epoch < kept.epoch : tokens === "revoke",
        ),
      );
      return tellMe(services, kept);
    },
  );
  app.post(
    "/api/session",
    {
      config,
      schema: {
        operationId: "logIn",
        tags,
        summary: "Log in with a password",
        body: Login,
        response: { 200: Me, "4xx": Problem },
      },
    },
    async (request, reply) => {
      const found = await store.personByLogin(plainText(request.body.login));
      const isRight = await isPassword(request.body.password, found?.password ?? null);
      if (!found || !isRight) throw problem(403, "login.wrong");
      remember(request, reply, found);
      return tellMe(services, found);
    },
  );
  app.get(
    "/api/session",
    {
      schema: {
        operationId: "session",
        tags,
        summary: "Who you are; `me` is null for somebody without a name yet",
        response: { 200: Session, "4xx": Problem },
      },
    },
    async ({ person }) => ({ me: person ? await tellMe(services, person) : null }),
  );
  app.delete(
    "/api/session",
    {
      schema: {
        operationId: "logOut",
        tags,
        summary: "Log out in this browser",
        response: { 200: Done, "4xx": Problem },
      },
    },
    async (request, reply) => {
      const { credential } = request;
      forgetCookie(reply);
      // Nothing tells the browsers of one session apart: those that are still logged in come back by themselves.
      if (credential?.kind === "session") {
        afterAnswer(reply, () => endStreams(services, credential.person, ({ kind }) => kind === "session"));
      }
      return { ok: true as const };
    },
  );
}

function addTokens(app: App, services: Services): void {
  const { store, source, now } = services;
  const tags = ["people"];
  app.get(
    "/api/me/tokens",
    {
      schema: {
        operationId: "tokens",
        tags,
        summary: "Your tokens for programs",
        response: { 200: Tokens, "4xx": Problem },
      },
    },
    async (request) => {
      const tokens = await store.tokensOf(mustKnow(request).id);
      return { tokens: tokens.map(({ id, name, created }) => ({ id, name, created })) };
    },
  );
  app.post(
    "/api/me/tokens",
    {
      schema: {
        operationId: "makeToken",
        tags,
        summary: "Make a token for a program; it is told once",
        body: NewToken,
        response: { 200: Token, "4xx": Problem },
      },
    },
    async (request) => {
      const person = mustKnow(request).id;
      const token = makeToken();
      const made = { id: source.newId(), name: plainText(request.body.name), created: now() };
      await store.addToken({ ...made, person, hash: hashToken(token) });
      return { ...made, token };
    },
  );
  app.delete(
    "/api/me/tokens/:token",
    {
      schema: {
        operationId: "revokeToken",
        tags,
        summary: "Revoke a token",
        params: Type.Object({ token: Type.String({ maxLength: 60 }) }),
        response: { 200: Done, "4xx": Problem },
      },
    },
    async (request) => {
      const { token } = request.params;
      const person = mustKnow(request).id;
      const isGone = await store.removeToken(person, token);
      if (!isGone) throw problem(404, "token.unknown");
      endStreams(services, person, (one) => one.kind === "token" && one.token === token);
      return { ok: true as const };
    },
  );
}

/** What people and programs identify themselves with. */
export function addSessions(app: App, services: Services): void {
  addSession(app, services);
  addTokens(app, services);
}
