import type { RateLimitOptions } from "@fastify/rate-limit";
import {
  Ack,
  ChatRequest,
  Conflict,
  FillRequest,
  Nothing,
  PlayRequest,
  Problem,
  RedoRequest,
  RevealRequest,
  SitRequest,
  StartRequest,
  StopRequest,
  TableId,
  TableInfo,
  UndoRequest,
} from "@portolan/client/wire";
import Type from "typebox";
import { shareOf } from "../limits.ts";
import type { Services } from "../services.ts";
import { reveal } from "../table/dealing.ts";
import type { Entry } from "../table/entry.ts";
import { answerStop, resign, takeSeatBack } from "../table/leaving.ts";
import { isSameMove, play, playAgain, takeBack } from "../table/play.ts";
import { fill, leave, sit, start } from "../table/seating.ts";
import type { Table } from "../table/table.ts";
import type { TableWriter } from "../table/table-writer.ts";
import type { Answering } from "../table/tables.ts";
import { chat } from "../table/talk.ts";
import type { Hosting } from "./hosting.ts";
import { type App, mustKnow } from "./types.ts";

const tags = ["tables"];
const Params = Type.Object({ table: TableId });

/** A command of a person at a table: its path, what it is for, what it says, and what carries it out. */
interface CommandRoute<B extends Type.TSchema> {
  readonly path: string;
  readonly operationId: string;
  readonly summary: string;
  readonly body: B;
  readonly command: (writer: TableWriter, person: string, body: Type.Static<B>) => void;
  /** For commands that answer a position and may be sent twice. */
  readonly answering?: (body: Type.Static<B>) => Omit<Answering, "person">;
  /** How often one person may do it in a minute, where that has a limit of its own. */
  readonly perMinute?: number;
  /** What has to be seen to around it. */
  readonly around?: <T>(person: string, table: string, act: () => Promise<T>) => Promise<T>;
}

/** A limit for each person; who asks is known only once the request has been looked at. */
function limitTo(max: () => number): RateLimitOptions {
  return {
    max,
    timeWindow: "1 minute",
    hook: "preHandler",
    keyGenerator: ({ person, ip }) => person?.id ?? ip,
  };
}

function addCommand<B extends Type.TSchema>(
  app: App,
  { tables, cluster }: Services,
  route: CommandRoute<B>,
): void {
  const {
    path,
    operationId,
    summary,
    body,
    command,
    answering,
    perMinute,
    around = (_, __, act) => act(),
  } = route;
  app.post(
    `/api/tables/:table/${path}`,
    {
      config: perMinute === undefined ? {} : { rateLimit: limitTo(shareOf(perMinute, cluster)) },
      schema: {
        operationId,
        tags,
        summary,
        params: Params,
        body: body as Type.TSchema,
        response: {
          200: Ack,
          ...(answering ? { 409: Type.Union([Conflict, Problem]) } : {}),
          "4xx": Problem,
        },
      },
    },
    (request) => {
      const person = mustKnow(request).id;
      const said = request.body as Type.Static<B>;
      const { table } = request.params as Type.Static<typeof Params>;
      return around(person, table, () =>
        tables.act(
          table,
          (writer) => command(writer, person, said),
          answering && { person, ...answering(said) },
        ),
      );
    },
  );
}

function addSeating(app: App, services: Services, hosting: Hosting): void {
  const { tables } = services;
  app.post(
    "/api/tables/:table/sit",
    {
      schema: {
        operationId: "sit",
        tags,
        summary: "Sit down, committing to random bytes of your own for the deal",
        params: Params,
        body: SitRequest,
        response: { 200: TableInfo, "4xx": Problem },
      },
    },
    async (request) => {
      const { id } = mustKnow(request);
      const { table } = request.params;
      await services.people.ensure([id]);
      await tables.act(table, (writer) => sit(writer, id, request.body));
      return tables.tell(table, id);
    },
  );
  addCommand(app, services, {
    path: "reveal",
    operationId: "reveal",
    summary: "Reveal the bytes that you committed to, once every seat is taken",
    body: RevealRequest,
    command: reveal,
  });
  addCommand(app, services, {
    path: "leave",
    operationId: "leave",
    summary: "Get up before the game has begun",
    body: Nothing,
    command: leave,
  });
  addCommand(app, services, {
    path: "fill",
    operationId: "fill",
    summary: "Let a computer player have a free seat",
    body: FillRequest,
    command: fill,
    around: hosting.fill,
  });
  addCommand(app, services, {
    path: "start",
    operationId: "start",
    summary: "Start the game, with computer players in the free seats if you say so",
    body: StartRequest,
    command: start,
    around: hosting.start,
  });
}

function addPlaying(app: App, services: Services): void {
  addCommand(app, services, {
    path: "undo",
    operationId: "undo",
    summary: "Take back your own moves, as long as nobody has learned anything from them",
    body: UndoRequest,
    command: takeBack,
    answering: ({ seq, key, steps = 1 }) => ({
      seq,
      key,
      isSame: (entry) => entry.type === "undone" && entry.steps === steps,
    }),
  });
  addCommand(app, services, {
    path: "redo",
    operationId: "redo",
    summary: "Play again what you took back",
    body: RedoRequest,
    command: playAgain,
    answering: ({ seq, key }) => ({ seq, key, isSame: (entry) => entry.type === "redone" }),
  });
  addCommand(app, services, {
    path: "resign",
    operationId: "resign",
    summary: "Give up: with two at the table the other wins, otherwise a computer player plays on",
    body: Nothing,
    command: resign,
  });
  addCommand(app, services, {
    path: "stop",
    operationId: "stop",
    summary: "Offer to stop, agree, decline or withdraw",
    body: StopRequest,
    command: answerStop,
  });
  addCommand(app, services, {
    path: "take-back",
    operationId: "takeSeatBack",
    summary: "Play your seat again after a computer player took over",
    body: Nothing,
    command: takeSeatBack,
  });
  addCommand(app, services, {
    path: "chat",
    operationId: "chat",
    summary:
      "Say something: before the game to everyone, then players to players and those who watch to each other",
    body: ChatRequest,
    command: chat,
    perMinute: services.limits.chat,
  });
}

/** Moves are counted and timed. */
function addMoves(app: App, services: Services): void {
  const { tables, metrics } = services;
  app.post(
    "/api/tables/:table/moves",
    {
      schema: {
        operationId: "play",
        tags,
        summary: "Make a move: sent twice it counts once, sent too late it learns what happened",
        params: Params,
        body: PlayRequest,
        response: { 200: Ack, 409: Type.Union([Conflict, Problem]), "4xx": Problem },
      },
    },
    async (request) => {
      const done = metrics.acknowledged.startTimer();
      const person = mustKnow(request).id;
      const { seq, move, key } = request.body;
      const command = (writer: TableWriter): void => play(writer, person, request.body);
      const isSame = (entry: Entry, table: Table): boolean => isSameMove(entry, table, move);
      const ack = await tables.act(request.params.table, command, { person, seq, key, isSame });
      done();
      return ack;
    },
  );
}

/** What people do at a table. */
export function addCommands(app: App, services: Services, hosting: Hosting): void {
  addSeating(app, services, hosting);
  addMoves(app, services);
  addPlaying(app, services);
}
