import { Agent, get, request } from "node:http";
import { type Client, openClient } from "@portolan/client";
import { type LoadTable, openReady, type Promised, promised, type Ready } from "./load-table.ts";

/** Tables that two people share before others sit down. */
const TABLES_PER_PAIR = 10;
const AT_ONCE = 20;

/** Someone who plays, with the cookie that a browser would send. */
interface Player {
  /** The node that the player asks. */
  readonly url: string;
  readonly client: Client;
  readonly headers: { readonly cookie: string };
}

async function player(url: string, name: string): Promise<Player> {
  let cookie = "";
  const keepCookie: typeof fetch = async (input, init) => {
    const response = await fetch(input, init);
    cookie = response.headers.getSetCookie()[0]?.split(";")[0] ?? cookie;
    return response;
  };
  const client = openClient({ url, fetch: keepCookie });
  await client.beGuest(name);
  return { url, client, headers: { cookie } };
}

/** Calls `onFrame` with every event of a stream. */
function listen(url: string, headers: object, onFrame: (frame: string) => void): void {
  get(url, { agent: false, headers: { ...headers } }, (response) => {
    let rest = "";
    response.setEncoding("utf8").on("data", (piece: string) => {
      const frames = (rest + piece).split("\n\n");
      rest = frames.pop() ?? "";
      for (const frame of frames) onFrame(frame);
    });
  });
}

interface Turn {
  readonly seat: number;
  readonly seq: number;
  readonly move: string;
}

/** The position in an event that says how things stand, if its reader is to move. */
function turnIn(frame: string, seat: number): Turn | null {
  if (!frame.startsWith("event: now")) return null;
  const [, seq] = /"seq":(\d+)/.exec(frame) ?? [];
  const [, move] = /"legal":\["([^"]+)"/.exec(frame) ?? [];
  return seq === undefined || move === undefined ? null : { seat, seq: Number(seq), move };
}

function post(agent: Agent, url: string, headers: object, body: string, done: () => void): void {
  const content = { "content-type": "application/json", "content-length": Buffer.byteLength(body) };
  const sent = request(url, { method: "POST", agent, headers: { ...headers, ...content } }, (response) => {
    if (response.statusCode !== 200) throw new Error(`a move was answered with ${response.statusCode}`);
    response.resume().on("end", done);
  });
  sent.end(body);
}

function follow(agent: Agent, id: string, pair: readonly Player[], ready: Ready): void {
  const at = ({ url }: Player): string => `${url}/api/tables/${id}`;
  let turn: Turn | null = null;
  let waiting: { readonly seat: number; readonly mark: string; readonly reached: Promised } | null = null;
  const table: LoadTable = {
    move() {
      if (!turn) throw new Error("the table is not ready");
      const { seat, seq, move } = turn;
      turn = null;
      const acknowledged = promised();
      const reached = promised();
      waiting = { seat, mark: `id: ${seq + 1}\n`, reached };
      post(
        agent,
        `${at(pair[seat])}/moves`,
        pair[seat].headers,
        JSON.stringify({ seq, move, key: `k${seq}` }),
        acknowledged.settle,
      );
      return { acknowledged: acknowledged.promise, reached: reached.promise };
    },
  };
  for (const [seat, player] of pair.entries()) {
    listen(`${at(player)}/events`, player.headers, (frame) => {
      if (waiting && seat !== waiting.seat && frame.startsWith(waiting.mark)) waiting.reached.settle();
      const found = turnIn(frame, seat);
      if (!found || (turn && turn.seq >= found.seq)) return;
      turn = found;
      ready.put(table);
    });
  }
}

/** Sets `count` tables of two people each. Both listen, at different nodes if there are two. */
export async function openOurs(urls: readonly string[], count: number): Promise<Ready> {
  const ready = openReady();
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const openSome = async (first: number): Promise<void> => {
    const pair = [await player(urls[0], `Ada ${first}`), await player(urls[1] ?? urls[0], `Ben ${first}`)];
    for (let i = 0; i < TABLES_PER_PAIR && first + i < count; i++) {
      const seats = [{ kind: "me" as const }, { kind: "open" as const }];
      const { id } = await pair[0].client.create({ game: "traders-of-carthage", seats });
      await pair[1].client.sit(id);
      // Whoever made the table hears that every seat is taken, and reveals what it committed to.
      await pair[0].client.table(id);
      follow(agent, id, pair, ready);
    }
  };
  const firsts = Array.from({ length: Math.ceil(count / TABLES_PER_PAIR) }, (_, i) => i * TABLES_PER_PAIR);
  while (firsts.length > 0) await Promise.all(firsts.splice(0, AT_ONCE).map(openSome));
  return ready;
}
