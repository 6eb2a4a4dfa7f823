import type { NewTable } from "@portolan/client/wire";
import { problem } from "../problem.ts";
import type { Services } from "../services.ts";
import { isFree, type Table } from "../table/table.ts";
import { openTurns } from "../turns.ts";

/** How much one person may host. What a person asks for at one moment is looked at one by one: nobody outruns a limit. */
export interface Hosting {
  /** Sets a table, if its host has not too many already. */
  create<T>(host: string, request: NewTable, make: () => Promise<T>): Promise<T>;
  /** Sets a table for those who played at another. */
  rematch<T>(host: string, table: string, make: () => Promise<T>): Promise<T>;
  /** Starts a game, perhaps with nobody at the table. */
  start<T>(host: string, table: string, act: () => Promise<T>): Promise<T>;
  /** Fills a seat, after which a game may start. */
  fill<T>(host: string, table: string, act: () => Promise<T>): Promise<T>;
}

function isUnattended({ phase, seats }: Table): boolean {
  return phase === "waiting" && seats.every(({ person }) => person === null);
}

function isLastSeat({ setup, seats }: Table): boolean {
  return setup.startsWhenFull && seats.filter(isFree).length === 1;
}

/** Whether a game begins at once without a person. */
function beginsUnattended({ seats, startsWhenFull = true }: NewTable): boolean {
  return startsWhenFull && seats.every(({ kind }) => kind === "computer");
}

export function openHosting({ store, tables, limits }: Services): Hosting {
  const inTurn = openTurns();

  async function mustHaveRoom(host: string): Promise<void> {
    const { unfinished } = await store.hostedBy(host);
    if (unfinished >= limits.tables) throw problem(429, "table.tooMany", { count: unfinished });
  }

  /** Games among computer players cost as much as others, and nobody is there to get tired of them. */
  async function mustHaveThreadsToSpare(host: string): Promise<void> {
    const { unattended } = await store.hostedBy(host);
    if (unattended >= limits.unattended) throw problem(429, "table.unattended", { count: limits.unattended });
  }

  function deal<T>(
    host: string,
    id: string,
    begins: (table: Table) => boolean,
    act: () => Promise<T>,
  ): Promise<T> {
    return inTurn(host, async () => {
      if (await tables.read(id, (table) => isUnattended(table) && begins(table)))
        await mustHaveThreadsToSpare(host);
      return act();
    });
  }

  return {
    create: (host, request, make) =>
      inTurn(host, async () => {
        await mustHaveRoom(host);
        if (beginsUnattended(request)) await mustHaveThreadsToSpare(host);
        return make();
      }),
    rematch: (host, table, make) =>
      inTurn(host, async () => {
        const isNew = await tables.read(table, ({ rematch }) => rematch === null);
        if (isNew) await mustHaveRoom(host);
        return make();
      }),
    start: (host, table, act) => deal(host, table, () => true, act),
    fill: (host, table, act) => deal(host, table, isLastSeat, act),
  };
}
