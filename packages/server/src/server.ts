import { randomBytes } from "node:crypto";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { openBackOff } from "./back-off.ts";
import { openTime } from "./clock/time.ts";
import { openCluster } from "./cluster/cluster.ts";
import { hearingFor } from "./cluster/hearing.ts";
import type { TrustedProxies } from "./http/address.ts";
import { openApp } from "./http/app.ts";
import type { MetricsFor } from "./http/system.ts";
import type { App } from "./http/types.ts";
import { openDirectory } from "./identity/directory.ts";
import { type Limits, NO_LIMITS, USUAL_LIMITS } from "./limits.ts";
import { openMetrics, watch } from "./metrics.ts";
import type { Services } from "./services.ts";
import { prepareFolder } from "./store/folder.ts";
import { openSqlite } from "./store/sqlite/sqlite.ts";
import type { Store } from "./store/store.ts";
import { openHub } from "./stream/hub.ts";
import { openSweeper } from "./sweeper.ts";
import type { Source } from "./table/create.ts";
import { startOverdue } from "./table/dealing.ts";
import type { EditionPolicy } from "./table/editions.ts";
import { runOut } from "./table/leaving.ts";
import { openQuarantine } from "./table/quarantine.ts";
import type { TableSlot } from "./table/table-queue.ts";
import { openTables, type Tables } from "./table/tables.ts";
import { openPool, type PoolOptions } from "./workers/pool.ts";
import { letThink } from "./workers/thinking.ts";
import { openTrial, type TrialOptions } from "./workers/trial.ts";

export interface ServerOptions {
  /** The folder of the data; it is made if it is not there. */
  readonly data?: string;
  /** Another store than SQLite in that folder. */
  readonly store?: Store;
  /** 4480 if left out; 0 for any that is free. */
  readonly port?: number;
  /** The address to listen at: this machine alone if left out. */
  readonly host?: string;
  /** The folder of the built web client. */
  readonly web?: string;
  /** The calendar, in milliseconds since 1970. */
  readonly now?: () => number;
  /** Milliseconds that never jump, from any beginning; `now`, where that is given. */
  readonly steady?: () => number;
  /** Where names and secrets come from; tests may foresee them. */
  readonly source?: Source;
  readonly limits?: Partial<Limits> | "none";
  readonly pool?: PoolOptions;
  /** How tables are tried that were being opened when the last process died. */
  readonly trial?: TrialOptions;
  /** Where log lines go. */
  readonly log?: { write(line: string): void };
  /** Whose editions are played: the house's own if left out. */
  readonly editions?: EditionPolicy;
  readonly proxies?: TrustedProxies;
  readonly hostNames?: readonly string[];
  readonly requestTimeout?: number;
  /** Who may read `/metrics`: this machine alone if left out. */
  readonly metrics?: MetricsFor;
  /** How long a table stays in memory without being touched, in milliseconds. */
  readonly idle?: number;
  /** How many tables may be in memory: 1000 if left out. */
  readonly tablesInMemory?: number;
  /** How long tables without a game, and guests who stay away, are kept: 90 days if left out, null for ever. */
  readonly forgetAfterDays?: number | null;
}

export interface RunningServer {
  readonly url: string;
  readonly port: number;
  /** Starts the threads in which computer players think, so that no move waits for one to load. */
  prepare(): void;
  /** Looks at the clocks and lets idle tables go, as happens by itself twice a second. */
  tick(): Promise<void>;
  /** Finishes what has been asked for, tells streams to come back, and stops. */
  close(): Promise<void>;
}

export const DEFAULT_PORT = 4480;
export const DATA_FILE = "portolan.db";
const VERSION = "0.1.0";
const TICK_MS = 500;
const LIVE_TIME_EVERY_MS = 1_000;
const IDLE_MS = 10 * 60_000;
const TABLES_IN_MEMORY = 1_000;
export const FORGET_AFTER_DAYS = 90;
/** Requests that take longer than this to finish are cut off when the server stops. */
const PARTING_MS = 5_000;
const OVERDUE_AT_ONCE = 100;

/** Letters and digits that nobody can guess, about 95 bits. */
function newId(): string {
  return randomBytes(12).toString("base64url");
}

const CHANCE: Source = { newId, secret: (bytes) => randomBytes(bytes).toString("hex") };

function limitsFrom(limits: ServerOptions["limits"]): Limits {
  return limits === "none" ? NO_LIMITS : { ...USUAL_LIMITS, ...limits };
}

function storeFrom({ store, data }: ServerOptions): Store {
  if (store) return store;
  const folder = data ?? ".";
  prepareFolder(folder);
  return openSqlite(join(folder, DATA_FILE));
}

/** Stops listening once all answers are given. */
async function part(app: App): Promise<void> {
  const sweep = setInterval(() => app.server.closeIdleConnections(), 20);
  const cut = setTimeout(() => app.server.closeAllConnections(), PARTING_MS);
  try {
    await app.close();
  } finally {
    clearInterval(sweep);
    clearTimeout(cut);
  }
}

/** Starts a server. Games that were going on go on: clocks run, computer players think. */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const { now = Date.now, source = CHANCE, idle = IDLE_MS } = options;
  const store = storeFrom(options);
  const steady = options.steady ?? options.now ?? (() => performance.now());
  const time = openTime(now, steady, (await store.liveTime()) ?? now());
  const started = time();
  const cluster = openCluster(store.peers);
  const hub = openHub(cluster);
  const metrics = openMetrics();
  const people = openDirectory(store, (person) => cluster.tell({ kind: "person", person, hasEnded: false }));
  let trouble = (_: unknown): void => {};
  const onTrouble = (error: unknown): void => trouble(error);
  const pool = openPool({ onTrouble, ...options.pool });
  /** Tables whose computer player could not move, such as on a full disk; it tries again. */
  const stuck = new Set<string>();
  const onStuck = (id: string, error: unknown): void => {
    stuck.add(id);
    trouble(error);
  };
  let report = (_message: string, _table: string): void => {};
  const quarantine = openQuarantine({
    store,
    now,
    trial: openTrial(store, options.trial),
    report: (message, table) => report(message, table),
    onTrouble,
    onReleased: (id) => tables.wake(id),
  });
  const think = letThink(pool, () => tables, onStuck);
  const onTurn = (slot: TableSlot): void => {
    if (cluster.owns(slot.id)) think(slot);
  };
  const tables: Tables = openTables({
    store,
    now,
    time,
    source,
    people,
    hub,
    metrics,
    cluster,
    editions: options.editions ?? "own",
    mostInMemory: options.tablesInMemory ?? TABLES_IN_MEMORY,
    quarantine,
    runOut(writer) {
      startOverdue(writer, started);
      runOut(writer, started);
    },
    onTurn,
    onTrouble,
  });
  const services: Services = {
    store,
    tables,
    people,
    hub,
    metrics,
    cluster,
    source,
    limits: limitsFrom(options.limits),
    now,
    time,
  };
  watch(metrics, {
    tables: tables.queue.size,
    tableStreams: hub.tables.size,
    personStreams: hub.people.size,
    thinking: pool.waiting,
  });
  const cookieKey = await store.secret("cookie", () => source.secret(32));
  const app = await openApp(services, { cookieKey, version: VERSION, ...options });
  trouble = (error) => app.log.error({ err: error }, "trouble");
  report = (message, table) => app.log.warn({ table }, message);
  await quarantine.open();
  const { forgetAfterDays = FORGET_AFTER_DAYS } = options;
  const sweeper = openSweeper(services, { forgetAfterDays, onTrouble });
  /** Tables that cannot be looked after; they are left alone for a while. */
  const failing = openBackOff(now);
  const isWell = (id: string): boolean => failing.isDue(id) && !quarantine.has(id);
  const isOurs = (id: string): boolean => cluster.owns(id) && isWell(id);

  async function lookAfter(id: string, work: (id: string) => Promise<void>): Promise<boolean> {
    try {
      await work(id);
      failing.succeed(id);
      return true;
    } catch (error) {
      failing.fail(id);
      trouble(error);
      return false;
    }
  }

  async function wake(id: string): Promise<void> {
    if (await lookAfter(id, tables.wake)) stuck.delete(id);
    else stuck.add(id);
  }

  let liveTimeKept = started.live;
  /** What live time a crash can lose is lost to nobody's clock: it runs again. */
  async function keepLiveTime(): Promise<void> {
    const { live } = time();
    if (live - liveTimeKept < LIVE_TIME_EVERY_MS) return;
    liveTimeKept = live;
    await store.saveLiveTime(live);
  }

  async function tick(): Promise<void> {
    await keepLiveTime().catch(onTrouble);
    const overdue = await store.overdue(time(), OVERDUE_AT_ONCE + failing.size());
    for (const id of overdue.filter(isOurs).slice(0, OVERDUE_AT_ONCE))
      await lookAfter(id, tables.checkClocks);
    for (const slot of [...tables.queue.all()]) if (slot.waiting === 0) onTurn(slot);
    for (const id of [...stuck].filter(isOurs)) await wake(id);
    void quarantine.review();
    await tables.memory.letGo(now() - idle);
    await tables.memory.trim();
    if (cluster.owns("sweeping")) await sweeper.sweep();
  }

  let isClosing = false;
  /** Computer players go on, at one table after another: requests are answered meanwhile. */
  async function wakeAll(): Promise<void> {
    void quarantine.review();
    for (const id of await store.thinking()) {
      if (isClosing) return;
      if (isOurs(id)) await wake(id);
      await setImmediate();
    }
  }

  let ticking: Promise<void> = Promise.resolve();
  const tickInTurn = (): Promise<void> => {
    ticking = ticking.then(tick).catch(onTrouble);
    return ticking;
  };
  const timer = setInterval(tickInTurn, TICK_MS);
  timer.unref();

  try {
    await app.listen({ port: options.port ?? DEFAULT_PORT, host: options.host ?? "127.0.0.1" });
  } catch (error) {
    clearInterval(timer);
    await pool.close();
    await store.close();
    throw error;
  }
  const waking = wakeAll().catch(onTrouble);
  await cluster.start(
    hearingFor(services, {
      isWell,
      isOurs,
      wake,
      wakeAll,
      onTrouble,
      reopen: () => quarantine.open(tables.queue.has),
    }),
  );
  const { port } = app.server.address() as AddressInfo;
  const host =
    options.host === undefined || options.host === "0.0.0.0" || options.host === "::"
      ? "127.0.0.1"
      : options.host;

  let closing: Promise<void> | null = null;
  const close = async (): Promise<void> => {
    isClosing = true;
    clearInterval(timer);
    await cluster.leave().catch(onTrouble);
    hub.closeAll();
    await part(app);
    await pool.close();
    await quarantine.close();
    await ticking;
    await waking;
    await tables.queue.quiet();
    await tables.memory.letGo(Number.POSITIVE_INFINITY);
    await store.saveLiveTime(time().live).catch(onTrouble);
    await store.close();
  };
  return {
    url: `http://${host.includes(":") ? `[${host}]` : host}:${port}`,
    port,
    prepare: pool.prepare,
    tick: tickInTurn,
    close() {
      closing ??= close();
      return closing;
    },
  };
}
