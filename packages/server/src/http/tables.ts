import {
  Log,
  NewTable,
  Nothing,
  Problem,
  RecordLink,
  Seq,
  Summary,
  TableId,
  TableInfo,
} from "@portolan/client/wire";
import { InputError, toLink } from "@portolan/kernel";
import Type from "typebox";
import { problem } from "../problem.ts";
import type { Services } from "../services.ts";
import type { Hosting } from "./hosting.ts";
import { summaries } from "./lists.ts";
import { type App, mustKnow } from "./types.ts";

const tags = ["tables"];
const Params = Type.Object({ table: TableId });

function addTable(app: App, { tables }: Services, hosting: Hosting): void {
  app.post(
    "/api/tables",
    {
      schema: {
        operationId: "createTable",
        tags,
        summary: "Set a table and learn its commitment; it starts by itself once no seat is free",
        body: NewTable,
        response: { 200: TableInfo, "4xx": Problem },
      },
    },
    async (request) => {
      const { id } = mustKnow(request);
      return hosting.create(id, request.body, () => tables.create(id, request.body));
    },
  );
  app.get(
    "/api/tables/:table",
    {
      schema: {
        operationId: "table",
        tags,
        summary: "A table as you may see it",
        params: Params,
        response: { 200: TableInfo, "4xx": Problem },
      },
    },
    (request) => tables.tell(request.params.table, request.person?.id ?? null),
  );
  app.get(
    "/api/tables/:table/log",
    {
      schema: {
        operationId: "log",
        tags,
        summary: "What has happened at a table, as you may know it, page by page",
        params: Params,
        querystring: Type.Object({ after: Type.Optional(Seq) }),
        response: { 200: Log, "4xx": Problem },
      },
    },
    (request) => tables.log(request.params.table, request.person?.id ?? null, request.query.after ?? 0),
  );
}

function addRecords(app: App, { tables }: Services): void {
  const response = { "4xx": Problem };
  app.get(
    "/api/tables/:table/record",
    {
      schema: {
        operationId: "record",
        tags: ["records"],
        summary: "The whole game written down, secret included, once it is over",
        params: Params,
        response: { 200: Type.Object({}, { additionalProperties: true }), ...response },
      },
    },
    async (request, reply) => {
      const record = await tables.record(request.params.table);
      reply.header(
        "content-disposition",
        `attachment; filename="${record.game}-${request.params.table}.json"`,
      );
      return record as object;
    },
  );
  app.get(
    "/api/tables/:table/record/link",
    {
      schema: {
        operationId: "recordLink",
        tags: ["records"],
        summary: "The same as one word that fits into a link",
        params: Params,
        response: { 200: RecordLink, ...response },
      },
    },
    async (request) => {
      const record = await tables.record(request.params.table);
      try {
        return { link: toLink(record) };
      } catch (error) {
        if (error instanceof InputError) throw problem(413, "record.tooLong");
        throw error;
      }
    },
  );
}

function addRematch(app: App, services: Services, hosting: Hosting): void {
  const { tables, store } = services;
  app.post(
    "/api/tables/:table/rematch",
    {
      schema: {
        operationId: "rematch",
        tags,
        summary: "The same game again with the same people; asked for twice it is the same table",
        params: Params,
        body: Nothing,
        response: { 200: Summary, "4xx": Problem },
      },
    },
    async (request) => {
      const { id } = mustKnow(request);
      const { table } = request.params;
      const again = await hosting.rematch(id, table, () => tables.rematch(table, id));
      const listed = await store.table(again);
      if (!listed) throw problem(404, "table.unknown");
      const [summary] = await summaries(services, [listed], id);
      return summary;
    },
  );
}

export function addTables(app: App, services: Services, hosting: Hosting): void {
  addTable(app, services, hosting);
  addRematch(app, services, hosting);
  addRecords(app, services);
}
