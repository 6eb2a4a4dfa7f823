import {
  Done,
  Export,
  type Holiday,
  Me,
  NewGuest,
  PersonChange,
  Problem,
  Ratings,
  Results,
} from "@portolan/client/wire";
import { properTimeZone } from "../clock/calendar.ts";
import { HOLIDAYS_A_YEAR, holidaysProblem, LONGEST_NIGHT_HOURS, nightHours } from "../clock/quiet-hours.ts";
import { checkName } from "../identity/names.ts";
import { shareOf } from "../limits.ts";
import { problem } from "../problem.ts";
import type { Services } from "../services.ts";
import type { Person } from "../store/store.ts";
import { goAway } from "../table/leaving.ts";
import { goBeforeStart } from "../table/seating.ts";
import { plainText } from "../table/talk.ts";
import { forgetCookie, remember } from "./identify.ts";
import { change, endStreams, newPerson, tellMe } from "./person.ts";
import { type App, mustKnow } from "./types.ts";

const RATE_WINDOW = "1 minute";
const NO_LIMIT = 100_000;

/** The time zone in its proper spelling. */
function checkZone(timeZone: string): string {
  const zone = properTimeZone(timeZone);
  if (zone === null) throw problem(422, "person.badTimeZone", { timeZone: plainText(timeZone) });
  return zone;
}

/** Refuses times at which no clock can stand still. Holidays kept since before there was a limit may stay or go. */
function checkQuietHours(person: Person, { night, holidays }: PersonChange): void {
  if (night && nightHours(night) > LONGEST_NIGHT_HOURS) {
    throw problem(422, "person.longNight", { hours: LONGEST_NIGHT_HOURS });
  }
  const isKept = ({ from, to }: Holiday): boolean =>
    person.holidays.some((one) => one.from === from && one.to === to);
  if (!holidays || holidays.every(isKept)) return;
  const found = holidaysProblem(holidays);
  if (found === "noSuchDays") throw problem(422, "person.badHolidays");
  if (found === "tooMany") throw problem(422, "person.manyHolidays", { days: HOLIDAYS_A_YEAR });
}

function addMe(app: App, services: Services): void {
  const { store, people, limits, cluster } = services;
  const tags = ["people"];
  app.post(
    "/api/me",
    {
      config: { rateLimit: { max: shareOf(limits.guests, cluster), timeWindow: RATE_WINDOW } },
      schema: {
        operationId: "beGuest",
        tags,
        summary: "Choose a name and play: a cookie remembers you",
        body: NewGuest,
        response: { 200: Me, "4xx": Problem },
      },
    },
    async (request, reply) => {
      if (request.person) throw problem(409, "person.already");
      const person = newPerson(services, request.body.name);
      await store.addPerson(person);
      people.note(person.id, person);
      remember(request, reply, person);
      return tellMe(services, person);
    },
  );
  app.get(
    "/api/me",
    {
      schema: { operationId: "me", tags, summary: "Who you are", response: { 200: Me, "4xx": Problem } },
    },
    (request) => tellMe(services, mustKnow(request)),
  );
  app.patch(
    "/api/me",
    {
      schema: {
        operationId: "changeMe",
        tags,
        summary: "Change your name, time zone, nights and holidays",
        body: PersonChange,
        response: { 200: Me, "4xx": Problem },
      },
    },
    async (request) => {
      const { name, timeZone, night, holidays } = request.body;
      const person = mustKnow(request);
      checkQuietHours(person, request.body);
      const changed: Person = {
        ...person,
        ...(name === undefined ? {} : { name: checkName(name) }),
        ...(timeZone === undefined ? {} : { timeZone: checkZone(timeZone) }),
        ...(night === undefined ? {} : { night }),
        ...(holidays === undefined ? {} : { holidays }),
      };
      await change(services, changed);
      return tellMe(services, changed);
    },
  );
  app.delete(
    "/api/me",
    {
      schema: {
        operationId: "deleteMe",
        tags,
        summary: "Delete your account and all that is yours; your seats are given up",
        response: { 200: Done, "4xx": Problem },
      },
    },
    async (request, reply) => {
      const { id } = mustKnow(request);
      for (const table of await store.tablesOf(id, 0, NO_LIMIT)) {
        if (table.phase !== "finished")
          await services.tables.act(table.id, (writer) => goAway(writer, id, goBeforeStart));
      }
      await store.forget(id);
      people.note(id, null);
      endStreams(services, id, () => true);
      forgetCookie(reply);
      return { ok: true as const };
    },
  );
  app.get(
    "/api/me/export",
    {
      schema: {
        operationId: "exportMe",
        tags,
        summary: "Everything that is stored about you",
        response: { 200: Export, "4xx": Problem },
      },
    },
    async (request) => {
      const person = mustKnow(request);
      const tokens = await store.tokensOf(person.id);
      return {
        person: await tellMe(services, person),
        tokens: tokens.map(({ id, name, created }) => ({ id, name, created })),
        tables: (await store.tablesOf(person.id, 0, NO_LIMIT)).map(({ id }) => id),
        results: await store.resultsOf(person.id, NO_LIMIT),
        ratings: await store.ratingsOf(person.id),
        chat: await store.saidBy(person.id),
      };
    },
  );
  app.get(
    "/api/me/results",
    {
      schema: {
        operationId: "myResults",
        tags,
        summary: "How your games ended, the latest first",
        response: { 200: Results, "4xx": Problem },
      },
    },
    async (request) => ({ results: await store.resultsOf(mustKnow(request).id, 200) }),
  );
}

function addRatings(app: App, { store }: Services): void {
  app.get(
    "/api/me/ratings",
    {
      schema: {
        operationId: "myRatings",
        tags: ["people"],
        summary: "How strong you are at each game, from your games with other people",
        response: { 200: Ratings, "4xx": Problem },
      },
    },
    async (request) => ({ ratings: await store.ratingsOf(mustKnow(request).id) }),
  );
}

export function addPeople(app: App, services: Services): void {
  addMe(app, services);
  addRatings(app, services);
}
