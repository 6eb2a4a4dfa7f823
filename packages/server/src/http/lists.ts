import { computerPlayers } from "@portolan/bots";
import { Games, Phase, Problem, Summaries, type Summary } from "@portolan/client/wire";
import { games } from "@portolan/games";
import Type from "typebox";
import type { Services } from "../services.ts";
import type { Listed } from "../store/store.ts";
import { peopleIn, summaryFor } from "../table/table-views.ts";
import { type App, mustKnow } from "./types.ts";

const tags = ["tables"];
const MAX_LISTED = 100;
/** As many tables of one person as a list tells. */
const MAX_OWN_TABLES = 500;

/** Tables as a list tells them. */
export async function summaries(
  { people, time }: Services,
  tables: readonly Listed[],
  viewer: string | null,
): Promise<Summary[]> {
  await people.ensure(tables.flatMap(peopleIn));
  return tables.map((listed) => summaryFor(listed, viewer, time(), people.nameOf));
}

export function addLists(app: App, services: Services): void {
  const { store } = services;
  app.get(
    "/api/games",
    {
      schema: {
        operationId: "games",
        tags: ["games"],
        summary: "The games, their options, and the computer players",
        response: { 200: Games, "4xx": Problem },
      },
    },
    async () => ({
      games: games.map(({ id, players, minutes, rulesVersion, options, words }) => ({
        id,
        title: words.en.title ?? id,
        players: { ...players },
        minutes,
        rulesVersion,
        options: Object.fromEntries(
          Object.entries(options).map(([name, { values, rules }]) => [
            name,
            { values: [...values], rules: [...rules] },
          ]),
        ),
      })),
      levels: computerPlayers.map(({ id }) => id),
    }),
  );
  app.get(
    "/api/tables",
    {
      schema: {
        operationId: "lobby",
        tags,
        summary: "Public tables, the latest first: those that wait for players, or others",
        querystring: Type.Object({ phase: Type.Optional(Phase) }),
        response: { 200: Summaries, "4xx": Problem },
      },
    },
    async (request) => {
      const found = await store.publicTables(request.query.phase ?? "waiting", MAX_LISTED);
      return { tables: await summaries(services, found, request.person?.id ?? null) };
    },
  );
  app.get(
    "/api/me/tables",
    {
      schema: {
        operationId: "myTables",
        tags,
        summary: "Your tables, and where it is your move",
        response: { 200: Summaries, "4xx": Problem },
      },
    },
    async (request) => {
      const { id } = mustKnow(request);
      return { tables: await summaries(services, await store.tablesOf(id, 0, MAX_OWN_TABLES), id) };
    },
  );
}
