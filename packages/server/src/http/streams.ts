import { Problem, TableId } from "@portolan/client/wire";
import type { FastifyReply, FastifyRequest } from "fastify";
import Type from "typebox";
import { problem } from "../problem.ts";
import type { Services } from "../services.ts";
import { frame, openReader, type Reader } from "../stream/sse.ts";
import { asLine } from "../table/load.ts";
import { announcePresence, framesFor } from "../table/publish.ts";
import { peopleIn, peopleNamedIn, tellLine, tellSummary } from "../table/tell.ts";
import { type App, mustKnow } from "./types.ts";

/** Lines sent at a time to a reader who catches up. */
const PAGE = 100;
const MINE = 500;

/** Where a reader goes on: after the last event it has seen. */
function resumeAfter(request: FastifyRequest): number | null {
  const header = request.headers["last-event-id"];
  return typeof header === "string" && /^\d{1,15}$/.test(header) ? Number(header) : null;
}

/** How many streams each person, or each address of someone without a name, has open. */
function streamCounter(most: number): { open(who: string): void; close(who: string): void } {
  const open = new Map<string, number>();
  return {
    open(who) {
      const count = open.get(who) ?? 0;
      if (count >= most) throw problem(429, "request.tooMany", { seconds: 60 });
      open.set(who, count + 1);
    },
    close(who) {
      const count = (open.get(who) ?? 1) - 1;
      if (count > 0) open.set(who, count);
      else open.delete(who);
    },
  };
}

/** Turns an answer into a stream. */
function streamTo(request: FastifyRequest, reply: FastifyReply, gone: () => void): Reader {
  const headers = reply.getHeaders();
  reply.hijack();
  return openReader(reply.raw, headers, request.person?.id ?? null, gone);
}

/** Sends what a reader has missed, page by page as fast as it reads, and then lets it listen. */
async function followTable(
  { store, tables, hub, people, now }: Services,
  id: string,
  reader: Reader,
  after: number,
): Promise<void> {
  let seen = after;
  let isListening = false;
  while (reader.isOpen && !isListening) {
    isListening = await tables.read(id, async (table) => {
      const lines = (await store.lines(id, seen, PAGE)).map(asLine);
      seen += lines.length;
      await people.ensure(peopleNamedIn(lines));
      if (lines.length === PAGE) {
        for (const line of lines) {
          const told = tellLine(table, line, reader.person, people.nameOf);
          if (told) reader.send(frame("log", told, line.seq));
        }
        return false;
      }
      reader.send(framesFor(table, lines, reader.person, now(), people.nameOf));
      if (!reader.isOpen) return true;
      hub.tables.add(id, reader);
      announcePresence(hub, table);
      return true;
    });
    await reader.drained();
  }
}

/** Those at a table learn that someone has gone. */
async function leaveTable({ tables, hub }: Services, id: string, reader: Reader): Promise<void> {
  if (!hub.tables.at(id).has(reader)) return;
  hub.tables.remove(id, reader);
  if (hub.tables.at(id).size === 0) return;
  await tables.read(id, (table) => announcePresence(hub, table));
}

async function followPerson(
  { store, people, hub }: Services,
  person: string,
  reader: Reader,
  since: number,
): Promise<void> {
  const mine = await store.tablesOf(person, since, MINE);
  await people.ensure(mine.flatMap(peopleIn));
  for (const listed of mine.toReversed()) {
    reader.send(frame("table", tellSummary(listed, person, people.nameOf), listed.touched));
  }
  if (reader.isOpen) hub.people.add(person, reader);
}

export function addStreams(app: App, services: Services): void {
  const { hub, tables, limits } = services;
  const counter = streamCounter(limits.streams);
  const tags = ["streams"];
  const description =
    "Server-sent events. Send the last id you have seen as Last-Event-ID to go on where you were.";
  const response = {
    200: { description: "text/event-stream", content: { "text/event-stream": { schema: Type.String() } } },
    "4xx": Problem,
  };
  const resumable = Type.Object({ "last-event-id": Type.Optional(Type.String({ maxLength: 20 })) });
  const whoIs = (request: FastifyRequest): string => request.person?.id ?? request.ip;

  app.get(
    "/api/tables/:table/events",
    {
      schema: {
        operationId: "watch",
        tags,
        summary: "Everything that happens at a table, as you may know it",
        description: `${description} Events: log (a line of the log; its id is the line's number), now (how things stand), presence (who is here), bye (come back in a second).`,
        params: Type.Object({ table: TableId }),
        headers: resumable,
        response,
      },
    },
    async (request, reply) => {
      const id = request.params.table;
      const who = whoIs(request);
      await tables.read(id, () => {});
      counter.open(who);
      const reader = streamTo(request, reply, () => {
        counter.close(who);
        leaveTable(services, id, reader).catch((error) => request.log.warn({ err: error }, "presence"));
      });
      try {
        await followTable(services, id, reader, resumeAfter(request) ?? 0);
      } catch (error) {
        request.log.error({ err: error }, "stream failed");
        reader.close();
      }
    },
  );
  app.get(
    "/api/me/events",
    {
      schema: {
        operationId: "watchMine",
        tags,
        summary: "News of your tables: whose move it is, and what ended",
        description: `${description} Events: table (one of your tables as it is now), bye (come back in a second).`,
        headers: resumable,
        response,
      },
    },
    async (request, reply) => {
      const { id } = mustKnow(request);
      counter.open(id);
      const reader = streamTo(request, reply, () => {
        counter.close(id);
        hub.people.remove(id, reader);
      });
      try {
        await followPerson(services, id, reader, resumeAfter(request) ?? 0);
      } catch (error) {
        request.log.error({ err: error }, "stream failed");
        reader.close();
      }
    },
  );
}
