import { Problem, TableId } from "@portolan/client/wire";
import type { FastifyReply, FastifyRequest } from "fastify";
import Type from "typebox";
import { isCurrent } from "../identity/credential.ts";
import { shareOf } from "../limits.ts";
import { problem } from "../problem.ts";
import type { Services } from "../services.ts";
import { type Gate, openGate } from "../stream/gate.ts";
import { frame, openReader, type Reader, STREAM_TYPE } from "../stream/sse.ts";
import { asLine, linesUpTo } from "../table/load.ts";
import { announcePresence, framesFor } from "../table/publish.ts";
import { seatOf } from "../table/table.ts";
import { peopleIn, peopleNamedIn, redactLine, summaryFor } from "../table/table-views.ts";
import { limitKey } from "./address.ts";
import { type App, mustKnow } from "./types.ts";

/** How many readers are told at a time what they have missed, after a restart for instance. */
const ADMITTED_AT_ONCE = 4;
/** Lines sent at a time to a reader who catches up. */
const LINES_PER_PAGE = 100;
const MAX_OWN_TABLES = 500;

/** Where a reader goes on: after the last event it has seen. */
function resumeAfter(request: FastifyRequest): number | null {
  const header = request.headers["last-event-id"];
  return typeof header === "string" && /^\d{1,15}$/.test(header) ? Number(header) : null;
}

/** How many streams are open, by whose they are or what they read. */
function streamCounter(
  most: () => number,
  tooMany: () => Error,
): { open(name: string): void; close(name: string): void } {
  const open = new Map<string, number>();
  return {
    open(name) {
      const count = open.get(name) ?? 0;
      if (count >= most()) throw tooMany();
      open.set(name, count + 1);
    },
    close(name) {
      const count = (open.get(name) ?? 1) - 1;
      if (count > 0) open.set(name, count);
      else open.delete(name);
    },
  };
}

/** What a stream would begin with, for those who ask for no more. */
function answerHead(reply: FastifyReply): FastifyReply {
  return reply.type(STREAM_TYPE).send("");
}

/** A session or a token may have ended while the stream was being opened. */
async function closeIfEnded(services: Services, reader: Reader): Promise<void> {
  if (reader.credential && !(await isCurrent(reader.credential, services))) reader.close();
}

/** Turns an answer into a stream, and lets it follow what is read; `gone` is called once, however it ends. */
async function streamTo(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  gone: (reader: Reader) => void,
  follow: (reader: Reader) => Promise<void>,
): Promise<void> {
  const { arriving, nextRetry } = services.hub;
  const headers = reply.getHeaders();
  reply.hijack();
  const reader: Reader = openReader(reply.raw, headers, request.credential, nextRetry(), () => {
    arriving.delete(reader);
    gone(reader);
  });
  arriving.add(reader);
  try {
    await follow(reader);
    await closeIfEnded(services, reader);
  } catch (error) {
    request.log.error({ err: error }, "stream failed");
    reader.close();
  }
  arriving.delete(reader);
}

/** Sends what a reader has missed, page by page as fast as it reads, and then lets it listen. */
async function followTable(
  { store, tables, hub, people, time }: Services,
  id: string,
  reader: Reader,
  after: number,
  gate: Gate,
): Promise<void> {
  let seen = after;
  let isListening = false;
  while (reader.isOpen && !isListening) {
    isListening = await gate(() =>
      tables.read(id, async (table) => {
        if (!reader.isOpen) return true;
        const lines = linesUpTo(table, (await store.lines(id, seen, LINES_PER_PAGE)).map(asLine));
        seen += lines.length;
        await people.ensure(peopleNamedIn(lines));
        if (lines.length === LINES_PER_PAGE) {
          for (const line of lines) {
            const told = redactLine(table, line, reader.person, people.nameOf);
            if (told) reader.send(frame("log", told, line.seq));
          }
          return false;
        }
        reader.send(framesFor(table, lines, reader.person, time(), people.nameOf));
        if (!reader.isOpen) return true;
        hub.tables.add(id, reader);
        hub.tables.setTold(id, table.seq);
        announcePresence(hub, table, reader);
        return true;
      }),
    );
    await reader.drained();
  }
}

async function followPerson(
  { store, people, hub, time }: Services,
  person: string,
  reader: Reader,
  since: number,
): Promise<void> {
  const mine = await store.tablesOf(person, since, MAX_OWN_TABLES);
  await people.ensure(mine.flatMap(peopleIn));
  for (const listed of mine.toReversed()) {
    reader.send(frame("table", summaryFor(listed, person, time(), people.nameOf), listed.touched));
  }
  if (reader.isOpen) hub.people.add(person, reader);
}

export function addStreams(app: App, services: Services): void {
  const { hub, tables, limits, cluster } = services;
  const counter = streamCounter(shareOf(limits.streams, cluster), () =>
    problem(429, "request.tooMany", { seconds: 60 }),
  );
  const watchers = streamCounter(shareOf(limits.watchers, cluster), () => problem(429, "table.crowded"));
  const gate = openGate(ADMITTED_AT_ONCE);
  const tags = ["streams"];
  const description =
    "Server-sent events. Send the last id you have seen as Last-Event-ID to go on where you were.";
  const response = {
    200: { description: "text/event-stream", content: { "text/event-stream": { schema: Type.String() } } },
    "4xx": Problem,
  };
  const resumable = Type.Object({ "last-event-id": Type.Optional(Type.String({ maxLength: 20 })) });
  const whoIs = (request: FastifyRequest): string => request.person?.id ?? limitKey(request.ip);

  app.get(
    "/api/tables/:table/events",
    {
      schema: {
        operationId: "watch",
        tags,
        summary: "Everything that happens at a table, as you may know it",
        description: `${description} Events: log (a line of the log; its id is the line's number), now (how things stand), presence (who is here), bye (come back when the time of retry is over).`,
        params: Type.Object({ table: TableId }),
        headers: resumable,
        response,
      },
    },
    async (request, reply) => {
      const id = request.params.table;
      const who = whoIs(request);
      const person = request.person?.id ?? null;
      const watches = await gate(() => tables.read(id, (table) => seatOf(table, person) === null));
      if (request.method === "HEAD") return answerHead(reply);
      if (watches) watchers.open(id);
      try {
        counter.open(who);
      } catch (error) {
        if (watches) watchers.close(id);
        throw error;
      }
      const gone = (reader: Reader): void => {
        counter.close(who);
        if (watches) watchers.close(id);
        hub.leave(id, reader);
      };
      await streamTo(services, request, reply, gone, (reader) =>
        followTable(services, id, reader, resumeAfter(request) ?? 0, gate),
      );
    },
  );
  app.get(
    "/api/me/events",
    {
      schema: {
        operationId: "watchMine",
        tags,
        summary: "News of your tables: whose move it is, and what ended",
        description: `${description} Events: table (one of your tables as it is now), bye (come back when the time of retry is over).`,
        headers: resumable,
        response,
      },
    },
    async (request, reply) => {
      const { id } = mustKnow(request);
      if (request.method === "HEAD") return answerHead(reply);
      counter.open(id);
      const gone = (reader: Reader): void => {
        counter.close(id);
        hub.people.remove(id, reader);
      };
      await streamTo(services, request, reply, gone, (reader) =>
        gate(() => followPerson(services, id, reader, resumeAfter(request) ?? 0)),
      );
    },
  );
}
