import { createRequire } from "node:module";
import { tradersOfCarthage } from "@portolan/games";
import { fastChance, type Rules } from "@portolan/kernel";
import type { Around } from "../boardgame-io.ts";
import { type LoadTable, openReady, type Promised, promised, type Ready } from "./load-table.ts";

const require = createRequire(import.meta.url);
// The client side of the sockets that boardgame.io itself uses.
const { io } = createRequire(require.resolve("boardgame.io/multiplayer"))("socket.io-client") as {
  io(url: string, options: object): Socket;
};

interface Socket {
  on(event: string, listener: (...args: unknown[]) => void): void;
  emit(event: string, ...args: unknown[]): void;
}

interface Position {
  readonly G: Around;
  readonly _stateID: number;
}

const AT_ONCE = 20;
const SEATS = [0, 1];
const rules: Rules = tradersOfCarthage.open({ players: SEATS.length });
const chance = fastChance(1);

/** A match begins when its first player asks for it; settles when both know the position. */
async function follow(url: string, match: string, ready: Ready): Promise<void> {
  let position: Position | null = null;
  let waiting: { seat: number; id: number; acknowledged: Promised; reached: Promised } | null = null;
  const sockets: Socket[] = [];
  const table: LoadTable = {
    move() {
      if (!position) throw new Error("the match is not ready");
      const { G, _stateID: id } = position;
      const [seat] = rules.toAct(G.state);
      const legal = rules.legal(G.state, seat);
      const args = [seat, legal[chance.below(legal.length)]];
      waiting = { seat, id: id + 1, acknowledged: promised(), reached: promised() };
      const { acknowledged, reached } = waiting;
      const payload = { type: "play", args, playerID: String(seat) };
      sockets[seat].emit("update", { type: "MAKE_MOVE", payload }, id, match, String(seat));
      return { acknowledged: acknowledged.promise, reached: reached.promise };
    },
  };
  function take(state: Position, seat: number): void {
    if (waiting?.id === state._stateID)
      (waiting.seat === seat ? waiting.acknowledged : waiting.reached).settle();
    if (position && position._stateID >= state._stateID) return;
    position = state;
    if (sockets.length === SEATS.length && rules.toAct(state.G.state).length > 0) ready.put(table);
  }
  for (const seat of SEATS) {
    const socket = io(`${url}/${rules.game}`, { transports: ["websocket"], forceNew: true });
    const synced = promised();
    socket.on("connect", () => socket.emit("sync", match, String(seat), undefined, SEATS.length));
    socket.on("sync", (_, info) => {
      take((info as { state: Position }).state, seat);
      synced.settle();
    });
    socket.on("update", (_, state) => take(state as Position, seat));
    await synced.promise;
    sockets.push(socket);
  }
  ready.put(table);
}

/** Sets so many matches of two players each, both of whom listen. */
export async function openTheirs(url: string, count: number): Promise<Ready> {
  const ready = openReady();
  for (let opened = 0; opened < count; opened += AT_ONCE) {
    const matches = Array.from(
      { length: Math.min(AT_ONCE, count - opened) },
      (_, i) => `match-${opened + i}`,
    );
    await Promise.all(matches.map((match) => follow(url, match, ready)));
  }
  return ready;
}
