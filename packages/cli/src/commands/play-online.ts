import { type Client, ProblemError, type SeatChoice } from "@portolan/client";
import { isYes } from "../answers.ts";
import { gameOrOnly, readEdition, readOptions } from "../catalog.ts";
import { EXIT, type ExitCode, UsageError } from "../errors.ts";
import { callAs } from "../files.ts";
import { type Address, readAddress } from "../online/address.ts";
import { attentive } from "../online/attentive.ts";
import { identify, spectate } from "../online/identity.ts";
import { playSession, type Session, watchSession } from "../online/loop.ts";
import { type OnlineTable, openTable } from "../online/table.ts";
import { screenOf } from "../play/prompt.ts";
import { sceneAt } from "../play/table.ts";
import { wrap } from "../screen.ts";
import { line, lines, type Terminal } from "../terminal.ts";
import { say } from "../words.ts";
import { readBots, wholeNumber } from "./common.ts";

export interface OnlineOptions {
  readonly server?: string;
  readonly table?: string;
  readonly watch?: boolean;
  readonly players?: string;
  readonly bots?: string;
  readonly seat?: string;
  readonly name?: readonly string[];
  readonly options?: readonly string[];
  readonly edition?: string;
  readonly plain?: boolean;
}

const DEFAULT_PLAYERS = 3;

/** Sets a table: computer players where they are named, and free seats for whoever comes. */
async function setTable(client: Client, gameName: string | undefined, given: OnlineOptions): Promise<string> {
  const game = gameOrOnly(gameName);
  const { min, max } = game.players;
  const preset = Math.min(max, Math.max(min, DEFAULT_PLAYERS));
  const players = given.players === undefined ? preset : wholeNumber("--players", given.players, min, max);
  const own = wholeNumber("--seat", given.seat ?? "0", 0, players - 1);
  const bots = given.bots === undefined ? [] : readBots(given.bots);
  if (bots.length >= players) throw new UsageError(say("play.noBotsLeft", { bots: bots.length, players }));
  const others = [...bots.map((level): SeatChoice => ({ kind: "computer", level }))];
  const seats = Array.from(
    { length: players },
    (_, seat): SeatChoice => (seat === own ? { kind: "me" } : (others.shift() ?? { kind: "open" })),
  );
  const edition = given.edition === undefined ? {} : { edition: readEdition(game, given.edition) as object };
  const { id } = await client.create({
    game: game.id,
    seats,
    options: { ...readOptions(game, given.options ?? []) },
    ...edition,
  });
  return id;
}

/** Sits down at a table, unless one sits there already or the game has begun without one. */
async function sitDown(
  client: Client,
  id: string,
  { code }: Address,
  seat: string | undefined,
): Promise<void> {
  const { now } = await client.table(id);
  if (now.seat !== null) return;
  if (now.phase !== "waiting") throw new UsageError(say("online.begun", { id }));
  const choice = seat === undefined ? {} : { seat: wholeNumber("--seat", seat, 0, now.seats.length - 1) };
  await client.sit(id, { ...choice, ...(code === null ? {} : { code }) });
}

/** How others find the table, for as long as someone is missing. */
function showInvitation(terminal: Terminal, server: string, table: OnlineTable): void {
  if (table.now().phase !== "waiting") return;
  lines(terminal, [
    say("online.invite"),
    `  ${server}/table/${table.id}`,
    `  ${callAs(terminal)} play --server ${server} --table ${table.id} --name …`,
  ]);
}

function showIntro({ terminal, table, isPlain }: Session): void {
  const screen = screenOf(terminal, isPlain);
  const shown = table.shown();
  const { seats } = table.now();
  const names = table.names();
  const sitters = seats.map(({ level }, seat) =>
    level === null ? names[seat] : say("play.botIs", { name: names[seat], player: level }),
  );
  lines(terminal, [
    ...(shown
      ? [shown.translator.t("title"), "", ...shown.board.intro(sceneAt(shown, null, screen)), ""]
      : []),
    ...wrap(say("online.sitters", { names: { list: sitters } }), screen.columns),
    ...wrap(say("online.commitment", { commitment: table.commitment }), screen.columns),
  ]);
}

/** Plays one table after another, as long as the person wants a rematch. */
async function playTables(
  terminal: Terminal,
  client: Client,
  address: Address,
  first: string,
  given: OnlineOptions,
): Promise<void> {
  const onLine = (is: "lost" | "back"): void => line(terminal, say(`online.${is}`));
  for (let id: string | null = first; id !== null; ) {
    const table: OnlineTable = await openTable(client, id, { onLine });
    const session: Session = {
      terminal,
      client,
      table,
      server: address.server,
      isPlain: given.plain === true,
    };
    try {
      if (given.watch) {
        await watchSession(session);
        return;
      }
      showInvitation(terminal, address.server, table);
      await table.until(({ view }) => view !== null || terminal.isPerson);
      showIntro(session);
      const ended = await playSession(session);
      if (ended === "quit" || !terminal.isPerson || table.now().view === null) return;
      const again = await terminal.ask(say("online.again"));
      id = again !== null && isYes(again) ? (await client.rematch(table.id)).id : null;
    } finally {
      await table.close();
    }
  }
}

/** What a server, or the way to it, does not allow, as the person can understand it. */
function told(error: unknown, server: string): unknown {
  if (error instanceof ProblemError) return new UsageError(error.message);
  if (error instanceof TypeError && error.message === "fetch failed") {
    return new UsageError(say("online.unreachable", { server }));
  }
  return error;
}

/** `portolan play --server`: the same game at a server's table. */
export async function runPlayOnline(
  given: Terminal,
  gameName: string | undefined,
  options: OnlineOptions,
): Promise<ExitCode> {
  const terminal = attentive(given);
  const address = readAddress(options.server, options.table);
  if (options.watch && address.table === null) throw new UsageError(say("online.watchWhat"));
  try {
    const client = options.watch
      ? await spectate(terminal, address.server)
      : await identify(terminal, address.server, options.name?.join(" "));
    if (address.table !== null && !options.watch) await sitDown(client, address.table, address, options.seat);
    const id = address.table ?? (await setTable(client, gameName, options));
    await playTables(terminal, client, address, id, options);
    return EXIT.ok;
  } catch (error) {
    throw told(error, address.server);
  }
}
