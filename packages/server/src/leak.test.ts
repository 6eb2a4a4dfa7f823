import type { TableSnapshot } from "@portolan/client";
import { games } from "@portolan/games";
import {
  eventsFor,
  type Game,
  type GameRecord,
  playLine,
  readRecord,
  rulesOf,
  type Seat,
  startMatch,
} from "@portolan/kernel";
import { describe, expect, test } from "vitest";
import { compareWorlds, invite } from "./testing/leak.ts";
import { chooser, playThrough, type Watching, watchTable } from "./testing/people.ts";
import { startTwins } from "./testing/twins.ts";
import { startWorld } from "./testing/world.ts";

const GAMES_OF_EACH_KIND = 50;
/** After so many games others come, so that lists of somebody's tables stay as short as they usually are. */
const GAMES_OF_ONE_PARTY = 10;
const MOST_SEATS = Math.max(...games.map(({ players }) => players.max));

let time = Date.parse("2026-11-16T10:00:00Z");
const tick = (): number => {
  time += 1000;
  return time;
};
const twins = await startTwins("leak", () => time);
const world = await startWorld();

/** What a viewer may be told: by line of the log, what happened; and the view once that has happened. */
function mayKnow(game: Game, record: GameRecord, lines: readonly number[], viewer: Seat | null) {
  const rules = rulesOf(game, record);
  const match = startMatch(rules, record.deal);
  const known = new Map<number, { readonly events: readonly object[]; readonly view: object }>();
  let told = 0;
  for (const [i, seq] of lines.entries()) {
    if (i > 0) expect(playLine(match, record.moves[i - 1])).toBeNull();
    known.set(seq, { events: eventsFor(match, viewer, told), view: rules.view(match.state, viewer) });
    told = match.events.length;
  }
  return known;
}

/** Everything that was told over a stream against what the rules let its reader know. */
function checkTold(game: Game, record: GameRecord, watching: Watching, viewer: Seat | null): void {
  const log = watching.log();
  const turns = log.filter(({ type }) => type === "started" || type === "moved");
  const lines = turns.map(({ seq }) => seq);
  const known = mayKnow(game, record, lines, viewer);
  for (const line of turns) {
    expect("events" in line && line.events).toEqual(known.get(line.seq)?.events);
    if (line.type !== "moved") continue;
    const isOwn = line.seat === viewer;
    expect([line.move !== undefined, line.key !== undefined]).toEqual([isOwn, isOwn]);
  }
  const stands = watching.frames.flatMap(({ event, data }) =>
    event === "now" ? (data as TableSnapshot) : [],
  );
  for (const { seq, view, phase } of stands) {
    const last = lines.findLast((line) => line <= seq);
    expect(view).toEqual(last === undefined ? null : known.get(last)?.view);
    if (phase !== "finished") expect(JSON.stringify(view)).not.toContain(record.deal.secret);
  }
  const end = log.findIndex(({ type }) => type === "finished");
  expect(JSON.stringify(log.slice(0, end))).not.toContain(record.deal.secret);
}

describe.each(games.map((game) => ({ id: game.id, game })))("$id", ({ game }) => {
  test(`in ${GAMES_OF_EACH_KIND} games nobody is sent anything that depends on what they may not know`, async () => {
    let moves = 0;
    let people = await invite(twins, MOST_SEATS);
    for (let seed = 1; seed <= GAMES_OF_EACH_KIND; seed++) {
      if (seed % GAMES_OF_ONE_PARTY === 0) people = await invite(twins, MOST_SEATS);
      moves += await compareWorlds(twins, people, game, seed, tick);
    }
    expect(moves).toBeGreaterThan(GAMES_OF_EACH_KIND);
  });

  test("in a whole game everyone is told exactly what the rules let them know", async () => {
    const names = ["Ada", "Ben", "Cleo"];
    const clients = await Promise.all(names.map(world.guest));
    const [ada] = clients;
    const seats = names.map((_, seat) => ({ kind: seat === 0 ? "me" : "open" }) as const);
    const { id } = await ada.create({ game: game.id, seats });
    const spectator = watchTable(world.stranger(), id);
    for (const [seat, client] of clients.entries()) if (seat > 0) await client.sit(id, { seat });
    const played = await Promise.all(
      clients.map((client, seat) => playThrough(client, id, chooser(seat + 5))),
    );
    await spectator.until(() => spectator.now()?.phase === "finished");
    const record = readRecord(await ada.record(id));
    for (const [seat, watching] of played.entries()) checkTold(game, record, watching, seat);
    checkTold(game, record, spectator, null);
    for (const watching of [...played, spectator]) await watching.stop();
  });
});
