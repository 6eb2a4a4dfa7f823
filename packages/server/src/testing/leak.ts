import {
  type Chance,
  commitment,
  fastChance,
  type Game,
  type Match,
  mustPlay,
  type Options,
  type Rules,
  type Seat,
} from "@portolan/kernel";
import { somewhere } from "@portolan/kernel/testing";
import type { Store } from "../store/store.ts";
import type { Entry } from "../table/entry.ts";
import { fromSnapshot } from "../table/snapshot.ts";
import { type Asker, type Heard, type Listening, putPosition, type Twin } from "./twins.ts";

/** Moves for which two worlds are played side by side. */
const STEPS = 8;

type Twins = readonly [Twin, Twin];
type Events = readonly { readonly type: string }[];

/** Someone who must not be able to tell the two worlds apart: the same person, or stranger, in both. */
interface Viewer {
  readonly name: string;
  readonly seat: Seat | null;
  readonly askers: readonly [Asker, Asker];
  readonly streams: readonly { readonly path: string; readonly both: readonly [Listening, Listening] }[];
  /** What has been compared of each stream. */
  readonly compared: number[];
}

/** The same people at both servers, by seat. */
export type People = readonly (readonly [Asker, Asker])[];

export async function invite(twins: Twins, count: number): Promise<People> {
  const people: (readonly [Asker, Asker])[] = [];
  for (let i = 0; i < count; i++) {
    const [one, other] = twins;
    people.push([await one.guest(`Person ${i}`), await other.guest(`Person ${i}`)]);
  }
  return people;
}

/** A game, side by side in two worlds that one viewer cannot tell apart. */
interface Comparison {
  readonly twins: Twins;
  readonly people: People;
  readonly rules: Rules;
  readonly table: string;
  /** The game in the real world, and in the imagined one. */
  readonly matches: readonly [Match, Match];
  readonly chance: Chance;
  readonly tick: () => number;
  readonly where: string;
  /** What must not be heard by anyone before the end. */
  readonly secret: string;
  /** The keys that each seat has sent. */
  readonly keys: { readonly seat: Seat; readonly key: string }[];
}

function inBoth<T>(act: (which: 0 | 1) => Promise<T>): Promise<[T, T]> {
  return Promise.all([act(0), act(1)]);
}

/** The first place at which two texts differ, with what stands around it. */
function difference(one: string, other: string): string {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  const around = (text: string): string => JSON.stringify(text.slice(Math.max(0, at - 60), at + 60));
  return `${around(one)} against ${around(other)}`;
}

function mustBeSame(game: Comparison, viewer: Viewer, what: string, one: string, other: string): void {
  if (one !== other) {
    throw new Error(
      `${game.where}: ${viewer.name} can tell two worlds apart by ${what}: ${difference(one, other)}`,
    );
  }
  const foreign = game.keys.filter(({ seat }) => seat !== viewer.seat).map(({ key }) => key);
  for (const hidden of [game.secret, ...foreign]) {
    if (one.includes(hidden)) throw new Error(`${game.where}: ${viewer.name} is told ${hidden} by ${what}`);
  }
}

/** Asks for the same in both worlds; gives the answer, which must be the same. */
async function askBoth(
  game: Comparison,
  viewer: Viewer,
  method: "GET" | "POST",
  path: string,
  body?: object,
): Promise<Heard> {
  const [one, other] = await inBoth((which) => viewer.askers[which].ask(method, path, body));
  const what = `${method} ${path} ${body ? JSON.stringify(body) : ""}`;
  mustBeSame(game, viewer, what, `${one.status} ${one.text}`, `${other.status} ${other.text}`);
  return one;
}

/** What can be asked of the table without changing anything. */
async function compareTable(game: Comparison, viewer: Viewer): Promise<void> {
  const at = `/api/tables/${game.table}`;
  for (const path of [at, `${at}/log`, `${at}/record`, `${at}/record/link`]) {
    await askBoth(game, viewer, "GET", path);
  }
}

/** What lists tell of this table among all the others. */
async function compareLists(game: Comparison, viewer: Viewer): Promise<void> {
  const own = ["/api/me/tables", "/api/me/export", "/api/me/results", "/api/me/ratings"];
  const lobby = "/api/tables?phase=playing";
  for (const path of viewer.seat === null ? [lobby] : [lobby, ...own])
    await askBoth(game, viewer, "GET", path);
}

/** What the streams have said since the last comparison, up to this line of the log. */
async function compareStreams(game: Comparison, viewer: Viewer, seq: number, touched: number): Promise<void> {
  for (const [i, { path, both }] of viewer.streams.entries()) {
    const from = viewer.compared[i];
    const mark = path === MINE ? `id: ${touched}\n` : `event: now\ndata: {"seq":${seq},`;
    const ends = await inBoth(async (which) => {
      await both[which].until(mark, from);
      const text = both[which].text();
      return text.indexOf("\n\n", text.indexOf(mark, from)) + 2;
    });
    const [one, other] = both.map((stream, which) => stream.text().slice(from, ends[which]));
    mustBeSame(game, viewer, path, one, other);
    viewer.compared[i] = ends[0];
  }
}

const MINE = "/api/me/events";

async function listenAs(game: Comparison, seat: Seat | null): Promise<Viewer> {
  const { people, twins, table } = game;
  const askers =
    seat === null ? ([twins[0].stranger, twins[1].stranger] as const) : ([...people[seat]] as const);
  const at = `/api/tables/${table}/events`;
  const paths = seat === null ? [at] : [at, MINE];
  const streams = [];
  for (const path of paths) {
    streams.push({ path, both: await inBoth((which) => askers[which].listen(path)) });
  }
  const name = seat === null ? "a spectator" : `seat ${seat}`;
  return { name, seat, askers, streams, compared: paths.map(() => 0) };
}

/** Whether the rules themselves show a viewer the difference between what happened in the two worlds. */
function isRevealed(rules: Rules, [one, other]: readonly [Events, Events], viewer: Seat | null): boolean {
  const told = (events: Events) => events.filter((event) => rules.redact(event, viewer) !== null);
  const [first, second] = [told(one), told(other)];
  const at = first.findIndex(
    (event, i) =>
      second[i] === undefined ||
      JSON.stringify(rules.redact(event, viewer)) !== JSON.stringify(rules.redact(second[i], viewer)),
  );
  if (at < 0 || second[at] === undefined) return false;
  return (
    first[at].type === second[at].type && [first, second].every((told) => rules.reveals(told[at], viewer))
  );
}

/** Requests that are refused: what a refusal says must not depend on what is hidden either. */
async function provoke(game: Comparison, viewer: Viewer, seq: number): Promise<void> {
  const { rules, chance, table } = game;
  const worlds = game.matches.map(({ state }) => state);
  const { seat } = viewer;
  const elsewhere = somewhere(rules, 1 + chance.below(1_000_000));
  const foreign = elsewhere ? elsewhere.legal.map((move) => rules.print(move)) : [];
  const others = rules
    .toAct(worlds[0])
    .flatMap((one) => rules.legal(worlds[0], one).map((move) => rules.print(move)));
  const all = [...foreign, ...others];
  const isPlayable = (notation: string): boolean => {
    const parsed = rules.parse(notation);
    return (
      seat !== null &&
      "move" in parsed &&
      rules.toAct(worlds[0]).includes(seat) &&
      worlds.some((world) => rules.check(world, seat, parsed.move) === null)
    );
  };
  for (let i = 0; i < 3 && all.length > 0; i++) {
    const move = all[chance.below(all.length)];
    if (isPlayable(move)) continue;
    await askBoth(game, viewer, "POST", `/api/tables/${table}/moves`, { seq, move, key: "refused" });
  }
  const move = all[0] ?? "nothing";
  await askBoth(game, viewer, "POST", `/api/tables/${table}/moves`, { seq: 0, move, key: "late" });
  await askBoth(game, viewer, "POST", `/api/tables/${table}/undo`, { seq: 0, key: "late" });
  await askBoth(game, viewer, "POST", `/api/tables/${table}/moves`, { move: 7 });
}

/** One move in both worlds: what happened in each, or null where the imagined world does not allow it. */
async function step(game: Comparison, seq: number): Promise<readonly [Events, Events] | null> {
  const { rules, chance, people, table, keys, matches } = game;
  const [real, imagined] = matches;
  const seats = rules.toAct(real.state);
  if (seats.length === 0) return null;
  const seat = seats[chance.below(seats.length)];
  const legal = rules.legal(real.state, seat);
  const move = legal[chance.below(legal.length)];
  if (rules.check(imagined.state, seat, move) !== null) return null;
  const key = `key-of-seat-${seat}-at-${seq}-${chance.below(1_000_000)}`;
  const body = { seq, move: rules.print(move), key };
  const [one, other] = await inBoth((which) =>
    people[seat][which].ask("POST", `/api/tables/${table}/moves`, body),
  );
  if (one.status !== 200 || other.status !== 200) throw new Error(`${game.where}: ${one.text} ${other.text}`);
  keys.push({ seat, key });
  return [mustPlay(real, seat, move), mustPlay(imagined, seat, move)];
}

/** The game as it stands in each world, to be played on here as the servers play it. */
async function matchIn(store: Store, table: string): Promise<Match> {
  const snapshot = await store.snapshot(table);
  const match = snapshot && fromSnapshot(snapshot).match;
  if (!match) throw new Error(`table ${table} has no position`);
  return match;
}

/** Options of a game, now and then another than the default. */
function someOptions(game: Game, chance: Chance): Options {
  const names = Object.keys(game.options);
  if (names.length === 0 || chance.below(2) === 0) return {};
  const name = names[chance.below(names.length)];
  const { values } = game.options[name];
  return { [name]: values[chance.below(values.length)] };
}

async function setTable(twins: Twins, people: People, game: Game, rules: Rules): Promise<string> {
  const seats = Array.from({ length: rules.players }, (_, seat) => ({ kind: seat === 0 ? "me" : "open" }));
  const body = { game: game.id, options: rules.options, seats, access: "public" };
  const [{ text }] = await inBoth((which) => people[0][which].ask("POST", "/api/tables", body));
  const [, table] = /"id":"([^"]+)"/.exec(text) ?? [];
  if (table === undefined) throw new Error(`no table: ${text}`);
  const hasBytes = (seat: Seat): boolean => seat > 0;
  const bytesOf = (seat: Seat): string => `${seat}`.padStart(64, "0");
  for (let seat = 0; seat < rules.players; seat++) {
    const choice = { seat, ...(hasBytes(seat) ? { commitment: commitment(bytesOf(seat)) } : {}) };
    await inBoth((which) => people[seat][which].ask("POST", `/api/tables/${table}/sit`, choice));
  }
  for (let seat = 0; seat < rules.players; seat++) {
    if (!hasBytes(seat)) continue;
    const shown = { contribution: bytesOf(seat) };
    await inBoth((which) => people[seat][which].ask("POST", `/api/tables/${table}/reveal`, shown));
  }
  for (const twin of twins) await twin.forget();
  return table;
}

/**
 * Non-interference over the wire: a random position of a game, and another that one seat or a spectator cannot tell from
 * it, stand on the same table of two servers and are played on with the same moves. Whatever that viewer is sent must be
 * the same to the byte, until the rules themselves show it something. Gives the number of moves compared.
 */
export async function compareWorlds(
  twins: Twins,
  people: People,
  game: Game,
  seed: number,
  tick: () => number,
): Promise<number> {
  const chance = fastChance(seed);
  const { min, max } = game.players;
  const rules = game.open({ players: min + chance.below(max - min + 1), options: someOptions(game, chance) });
  const moment = somewhere(rules, seed);
  if (!moment) return 0;
  const place = chance.below(rules.players + 1);
  const seat = place === rules.players ? null : place;
  const table = await setTable(twins, people, game, rules);
  const imagined = rules.sample(rules.view(moment.state, seat), chance);
  await putPosition(twins[0].store, table, moment.state);
  await putPosition(twins[1].store, table, imagined);
  const [created] = await twins[0].store.lines(table, 0, 1);
  const comparison: Comparison = {
    twins,
    people,
    rules,
    table,
    matches: await inBoth((which) => matchIn(twins[which].store, table)),
    chance,
    tick,
    where: `${game.id}, ${rules.players} players, seed ${seed}`,
    secret: (created.body as Entry & { type: "created" }).secret,
    keys: [],
  };
  const viewer = await listenAs(comparison, seat);
  try {
    return await playOn(comparison, viewer);
  } finally {
    for (const { both } of viewer.streams) for (const stream of both) stream.stop();
  }
}

async function playOn(game: Comparison, viewer: Viewer): Promise<number> {
  const { twins, rules, table, chance, matches } = game;
  let [{ seq }] = (await twins[0].store.lines(table, 0, 100)).slice(-1);
  let touched = (await twins[0].store.table(table))?.touched ?? 0;
  for (let steps = 0; ; steps++) {
    await compareStreams(game, viewer, seq, touched);
    if (steps % 2 === 0) await compareTable(game, viewer);
    if (steps % 6 === 0) await compareLists(game, viewer);
    if (viewer.seat !== null && chance.below(2) === 0) await provoke(game, viewer, seq);
    if (steps === STEPS) return steps;
    touched = game.tick();
    const news = await step(game, seq);
    // When the game is over its secret is told to everyone.
    if (news === null || rules.result(matches[0].state) || isRevealed(rules, news, viewer.seat)) return steps;
    seq++;
  }
}
