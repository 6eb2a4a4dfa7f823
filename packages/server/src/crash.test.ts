import { type Client, type LogEvent, newKey, openClient } from "@portolan/client";
import { findGame, games } from "@portolan/games";
import { fastChance, readRecord, verify } from "@portolan/kernel";
import { expect, onTestFinished, test } from "vitest";
import { chooser, playThrough } from "./testing/people.ts";
import { type MortalServer, openMortal } from "./testing/process.ts";
import { testFolder } from "./testing/world.ts";

const CRASHES = 50;
/** A minute of the clocks is a second here. */
const SPEED = 60;
const chance = fastChance(Date.now() % 2 ** 31);

/** A move that the server has acknowledged. */
interface Acknowledged {
  readonly seq: number;
  readonly key: string;
  readonly move: string;
}

/** Someone at one table, and what the server has acknowledged to them there. */
interface Sitter {
  readonly client: Client;
  readonly table: string;
  readonly acknowledged: Acknowledged[];
}

/** Does what is asked for, again and again if the server dies meanwhile. Refusals are answers. */
async function persist<T>(server: MortalServer, request: () => Promise<T>): Promise<T> {
  for (;;) {
    const { lives } = server;
    try {
      return await request();
    } catch (error) {
      const isCutOff = error instanceof TypeError || (error instanceof Error && error.name === "AbortError");
      if (!isCutOff) throw error;
      // A server that fails without having been killed is a fault of its own.
      if (lives === server.lives) await server.up();
    }
  }
}

/** Moves are sent until they are acknowledged, some of them twice at once; sent again they have the same key. */
function persistent(server: MortalServer, sitter: Sitter, over: AbortSignal, onAck: () => void): Client {
  return {
    ...sitter.client,
    watch: (table, { signal, ...options } = {}) =>
      sitter.client.watch(table, { ...options, signal: signal ? AbortSignal.any([signal, over]) : over }),
    async play(table, seq, move) {
      const key = newKey();
      const send = () => persist(server, () => sitter.client.play(table, seq, move, key));
      const answers = await Promise.all(chance.below(4) === 0 ? [send(), send()] : [send()]);
      expect(new Set(answers.map((ack) => ack.seq)).size).toBe(1);
      sitter.acknowledged.push({ seq: answers[0].seq, key, move });
      onAck();
      return answers[0];
    },
  };
}

/** Checks that all that was acknowledged is there, where it was, and that nothing is there twice. */
async function checkLog({ client, table, acknowledged }: Sitter): Promise<readonly LogEvent[]> {
  const known = [...acknowledged];
  const { events } = await client.log(table);
  expect(events.map(({ seq }) => seq)).toEqual(events.map((_, i) => i + 1));
  const own = events.flatMap((event) =>
    event.type === "moved" && event.key !== undefined
      ? { seq: event.seq, key: event.key, move: event.move }
      : [],
  );
  expect(new Set(own.map(({ key }) => key)).size).toBe(own.length);
  for (const one of known) expect(own).toContainEqual(one);
  return events;
}

/** Checks the record of a game that is over against its log and its rules. */
async function checkRecord(client: Client, table: string): Promise<void> {
  const record = readRecord(await client.record(table));
  const game = findGame(record.game);
  if (!game) throw new Error(`there is no game ${record.game}`);
  // Time runs fast here: what was to be revealed may have come too late, as the record then says.
  const failed = verify(game, record).filter(({ id, ok }) => !ok && id !== "revealed");
  expect(failed).toEqual([]);
  const { events } = await client.log(table);
  expect(record.moves).toHaveLength(events.filter(({ type }) => type === "moved").length);
}

const computer = { kind: "computer", level: "random" } as const;
const slow = { kind: "live", bank: 86_400, increment: 10 } as const;

/** Fifty starts of a process take a while on a busy machine; this is for a run that hangs. */
const PATIENCE = 1_200_000;

test(
  `killed ${CRASHES} times while people play, the server loses no acknowledged move and doubles none`,
  async () => {
    const server = await openMortal(testFolder(), SPEED);
    onTestFinished(server.stop);
    const sitters: Sitter[] = [];
    let acks = 0;
    let awaited: { readonly count: number; readonly reached: () => void } | null = null;
    const onAck = (): void => {
      acks++;
      if (awaited && acks >= awaited.count) awaited.reached();
    };
    const acksReach = (count: number): Promise<void> =>
      new Promise((reached) => {
        awaited = { count, reached };
        if (acks >= count) reached();
      });
    const guest = async (name: string): Promise<Client> => {
      const client = openClient({ url: server.url });
      await persist(server, () => client.beGuest(name));
      return client;
    };

    let isOver = false;
    const end = new AbortController();
    onTestFinished(() => end.abort());
    /** Two people play one game after another with a computer player. */
    async function playOn(game: string, seed: number): Promise<number> {
      const people = [await guest("Ada"), await guest("Ben")];
      const [ada, ben] = people;
      let finished = 0;
      while (!isOver) {
        const { id } = await persist(server, () =>
          ada.create({
            game,
            pace: slow,
            startsWhenFull: false,
            seats: [{ kind: "me" }, { kind: "open" }, computer],
          }),
        );
        // Whoever was cut off while sitting down may have a seat already.
        while ((await persist(server, () => ben.table(id))).now.seat === null) {
          await persist(server, () => ben.sit(id)).catch(() => {});
        }
        while ((await persist(server, () => ada.table(id))).now.phase === "waiting") {
          await persist(server, () => ada.start(id)).catch(() => {});
        }
        const pair = people.map((client): Sitter => ({ client, table: id, acknowledged: [] }));
        sitters.push(...pair);
        const watching = await Promise.all(
          pair.map((sitter, i) =>
            playThrough(persistent(server, sitter, end.signal, onAck), id, chooser(seed + i + finished)),
          ),
        );
        for (const one of watching) await one.stop();
        await persist(server, () => checkRecord(ada, id));
        finished++;
      }
      return finished;
    }

    // Someone who never moves is waited for until the time is up; computer players among themselves just go on.
    const cleo = await guest("Cleo");
    const { id: asleep } = await cleo.create({
      game: "traders-of-carthage",
      pace: { kind: "live", bank: 60, increment: 0 },
      standIn: "random",
      seats: [{ kind: "me" }, computer],
    });
    const unattended = [asleep];

    const playing = games.map(({ id }, i) => playOn(id, 10 * i + 1));
    for (let crash = 1; crash <= CRASHES; crash++) {
      await Promise.race([acksReach(acks + 1 + chance.below(6)), ...playing]);
      await new Promise((moment) => setTimeout(moment, chance.below(20)));
      await server.crash();
      await Promise.all(sitters.slice(-2 * games.length).map(checkLog));
      if (crash % 10 !== 0) continue;
      const seats = [computer, computer];
      unattended.push((await cleo.create({ game: "traders-of-carthage", seats })).id);
    }
    isOver = true;
    const finished = await Promise.all(playing);
    expect(server.lives).toBe(CRASHES + 1);
    expect(finished.every((count) => count > 0)).toBe(true);
    for (const sitter of sitters) await checkLog(sitter);
    for (const id of unattended) {
      const over = new AbortController();
      for await (const frame of cleo.watch(id, { signal: over.signal })) {
        if (frame.event === "now" && frame.data.phase === "finished") over.abort();
      }
      await checkRecord(cleo, id);
    }
    const { events } = await cleo.log(asleep);
    expect(events.some(({ type }) => type === "tookOver")).toBe(true);
  },
  PATIENCE,
);
