import { setTimeout } from "node:timers/promises";
import { type Client, newKey, openClient, ProblemError } from "@portolan/client";
import { games } from "@portolan/games";
import { chooser, playThrough } from "./people.ts";
import { type MortalServer, openMortal } from "./process.ts";

/** Nodes of one database that are killed one after another while people play. */
export interface Storm {
  readonly database: string;
  readonly nodes: number;
  readonly tables: number;
  readonly kills: number;
  /** Milliseconds between two kills. */
  readonly every: number;
  readonly onKill?: (kills: number, acknowledged: number) => void;
}

export interface Damage {
  readonly games: number;
  readonly acknowledged: number;
  /** Acknowledged moves that are not in the log. */
  readonly lost: number;
  /** Moves that are in the log twice. */
  readonly doubled: number;
  /** Streams that left out a line or told one twice. */
  readonly gaps: number;
}

/** How often a request is tried, at one node after another, before the whole cluster counts as gone. */
const TRIES = 400;
const PAUSE_MS = 25;

/** As a load balancer would: every request goes to the next node, and to another one if that does not answer. */
function balanced(nodes: readonly MortalServer[]): typeof fetch {
  let next = 0;
  return async (input, init) => {
    const path = new URL(String(input)).pathname;
    const query = new URL(String(input)).search;
    for (let tries = 1; ; tries++) {
      const { url } = nodes[next++ % nodes.length];
      try {
        const response = await fetch(`${url}${path}${query}`, init);
        if (response.status !== 503 || tries === TRIES) return response;
      } catch (error) {
        const isOver = init?.signal?.aborted === true || tries === TRIES;
        if (isOver) throw error;
      }
      await setTimeout(PAUSE_MS);
    }
  };
}

interface Move {
  readonly seq: number;
  readonly key: string;
}

/** Someone at one table, and what was acknowledged to them there. */
interface Sitter {
  readonly client: Client;
  readonly acknowledged: Move[];
}

/** An answer may be cut off in the middle: the move is sent again with the same key. */
async function persist<T>(request: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await request();
    } catch (error) {
      if (error instanceof ProblemError || tries === TRIES) throw error;
      await setTimeout(PAUSE_MS);
    }
  }
}

function remembering({ client, acknowledged }: Sitter): Client {
  return {
    ...client,
    async play(table, seq, move) {
      const key = newKey();
      const ack = await persist(() => client.play(table, seq, move, key));
      acknowledged.push({ seq: ack.seq, key });
      return ack;
    },
  };
}

function countGaps(numbers: readonly number[]): number {
  return numbers.some((number, i) => number !== numbers[0] + i) ? 1 : 0;
}

async function damageAt(
  table: string,
  sitters: readonly Sitter[],
): Promise<Pick<Damage, "lost" | "doubled">> {
  const keys: (readonly [string, number])[] = [];
  for (const { client } of sitters) {
    const { events } = await persist(() => client.log(table));
    for (const event of events) {
      if (event.type === "moved" && event.key !== undefined) keys.push([event.key, event.seq]);
    }
  }
  const kept = new Map(keys);
  const acknowledged = sitters.flatMap((sitter) => sitter.acknowledged);
  return {
    lost: acknowledged.filter(({ key, seq }) => kept.get(key) !== seq).length,
    doubled: keys.length - kept.size,
  };
}

/** Plays on while nodes are killed, and counts what was harmed. */
export async function weather(storm: Storm): Promise<Damage> {
  const nodes = await Promise.all(Array.from({ length: storm.nodes }, () => openMortal(storm.database, 1)));
  let isOver = false;
  const total = { games: 0, acknowledged: 0, lost: 0, doubled: 0, gaps: 0 };

  async function guest(name: string): Promise<Sitter> {
    const client = openClient({ url: "http://cluster", fetch: balanced(nodes) });
    await persist(() => client.beGuest(name));
    return { client, acknowledged: [] };
  }

  /** Ada and Ben play one game after another with a computer player. */
  async function playOn(place: number): Promise<void> {
    for (let round = 0; !isOver; round++) {
      const [ada, ben] = [await guest("Ada"), await guest("Ben")];
      const game = games[place % games.length].id;
      const computer = { kind: "computer", level: "random" } as const;
      const { id } = await persist(() =>
        ada.client.create({ game, seats: [{ kind: "me" }, { kind: "open" }, computer] }),
      );
      while ((await persist(() => ben.client.table(id))).now.seat === null) {
        await persist(() => ben.client.sit(id)).catch(() => {});
      }
      await persist(() => ada.client.table(id));
      const watching = await Promise.all(
        [ada, ben].map((sitter, seat) =>
          playThrough(remembering(sitter), id, chooser(place * 31 + round + seat)),
        ),
      );
      total.games++;
      for (const one of watching) {
        total.gaps += countGaps(one.log().map(({ seq }) => seq));
        await one.stop();
      }
      const { lost, doubled } = await damageAt(id, [ada, ben]);
      total.lost += lost;
      total.doubled += doubled;
      total.acknowledged += ada.acknowledged.length + ben.acknowledged.length;
    }
  }

  async function kill(): Promise<void> {
    for (let kills = 1; kills <= storm.kills; kills++) {
      await setTimeout(storm.every);
      await nodes[kills % nodes.length].crash();
      storm.onKill?.(kills, total.acknowledged);
    }
    isOver = true;
  }

  try {
    await Promise.all([kill(), ...Array.from({ length: storm.tables }, (_, place) => playOn(place))]);
    return total;
  } finally {
    isOver = true;
    await Promise.all(nodes.map((node) => node.stop()));
  }
}
