import { existsSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { carried } from "../carried.ts";
import { EXIT, type ExitCode, UsageError } from "../errors.ts";
import { dataFolder } from "../files.ts";
import { line, lines, type Terminal } from "../terminal.ts";
import { say } from "../words.ts";
import { wholeNumber } from "./common.ts";

export interface ServeOptions {
  readonly port: string;
  readonly host: string;
  readonly data?: string;
  readonly database?: string;
  readonly web?: string;
  readonly log?: boolean;
  readonly editions: string;
  readonly forgetAfter: string;
  readonly create?: boolean;
  readonly proxy?: string | true;
  readonly hostNames?: string;
  readonly openMetrics?: boolean;
}

/** Where the web client stands once it is built. */
const BUILT_CLIENT = fileURLToPath(carried("web", "../web/dist"));

/** Where a server keeps its data unless told otherwise. */
export function serverFolder(terminal: Terminal, given: string | undefined): string {
  return given === undefined ? join(dataFolder(terminal), "server") : resolve(given);
}

function webFolder(given: string | undefined): { readonly web?: string } {
  const folder = given === undefined ? BUILT_CLIENT : resolve(given);
  if (existsSync(join(folder, "index.html"))) return { web: folder };
  if (given !== undefined) throw new UsageError(say("serve.noWeb", { path: given }));
  return {};
}

/** A hundred years. */
const LONGEST_DAYS = 36_500;

function editionPolicy(given: string): "own" | "any" {
  if (given === "own" || given === "any") return given;
  throw new UsageError(say("serve.badEditions"));
}

/** A mistyped folder would quietly start an empty server. */
function mustHoldData(folder: string, file: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isFile()) {
    throw new UsageError(say("serve.dataFile", { path: folder }));
  }
  if (!existsSync(join(folder, file))) throw new UsageError(say("serve.noData", { path: folder }));
}

function listOf(text: string): string[] {
  return text.split(",").map((one) => one.trim());
}

const MOST_PROXIES = 20;

/** The proxies in front: their number, or their addresses and networks. */
function proxiesFrom(
  given: string | true | undefined,
  isNetwork: (text: string) => boolean,
): { readonly proxies?: number | readonly string[] } {
  if (given === undefined) return {};
  if (given === true) return { proxies: 1 };
  const count = Number(given);
  if (Number.isInteger(count) && count >= 1 && count <= MOST_PROXIES) return { proxies: count };
  const proxies = listOf(given);
  const wrong = proxies.find((one) => !isNetwork(one));
  if (wrong !== undefined) throw new UsageError(say("serve.badProxy", { text: wrong }));
  return { proxies };
}

function hostNamesFrom(given: string | undefined): { readonly hostNames?: readonly string[] } {
  if (given === undefined) return {};
  const hostNames = listOf(given);
  const wrong = hostNames.find((one) => !/^[a-z0-9-]+(\.[a-z0-9-]+)*$/i.test(one));
  if (wrong !== undefined) throw new UsageError(say("serve.badHostName", { text: wrong }));
  return { hostNames };
}

/** The address of a PostgreSQL database, if one is to be used. */
function databaseFrom(terminal: Terminal, { database, data }: ServeOptions): string | null {
  const url = database ?? (data === undefined ? terminal.env.PORTOLAN_DATABASE : undefined);
  if (url === undefined || url === "") return null;
  if (data !== undefined) throw new UsageError(say("serve.dataAndDatabase"));
  if (!/^postgres(ql)?:\/\/./.test(url)) throw new UsageError(say("serve.badDatabase"));
  return url;
}

/** Why a server could not start, as far as the person can do something about it. */
function startProblem(error: unknown, port: number, host: string): unknown {
  if (!(error instanceof Error)) return error;
  if (error.name === "StoreError") return new UsageError(error.message);
  const code = "code" in error ? error.code : undefined;
  if (code === "EADDRINUSE") return new UsageError(say("serve.portTaken", { port }));
  if (code === "EACCES") return new UsageError(say("serve.portForbidden", { port }));
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") return new UsageError(say("serve.badHost", { host }));
  return error;
}

/** `portolan serve`: runs until it is asked to stop. */
export async function runServe(terminal: Terminal, options: ServeOptions): Promise<ExitCode> {
  const port = wholeNumber("--port", options.port, 0, 65_535);
  const { host } = options;
  const data = serverFolder(terminal, options.data);
  const database = databaseFrom(terminal, options);
  const web = webFolder(options.web);
  const editions = editionPolicy(options.editions);
  const days = wholeNumber("--forget-after", options.forgetAfter, 0, LONGEST_DAYS);
  const hasLog = options.log === true || !terminal.showsProgress;
  const log = hasLog ? { log: { write: (text: string) => terminal.err(text) } } : {};
  const { allAddresses, DATA_FILE, isNetwork, openPostgres, startServer, withoutPassword } = await import(
    "@portolan/server"
  );
  if (options.data !== undefined && !options.create) mustHoldData(data, DATA_FILE);
  const open = async () => (database === null ? { data } : { store: await openPostgres(database) });
  const kept = await open().catch((error: unknown) => {
    throw startProblem(error, port, host);
  });
  const starting = startServer({
    port,
    host,
    ...kept,
    ...web,
    ...log,
    editions,
    forgetAfterDays: days === 0 ? null : days,
    ...proxiesFrom(options.proxy, isNetwork),
    ...hostNamesFrom(options.hostNames),
    metrics: options.openMetrics ? "everyone" : "local",
  });
  const server = await starting.catch((error: unknown) => {
    throw startProblem(error, port, host);
  });
  lines(terminal, [
    say("serve.ready"),
    ...allAddresses(host, server.port).map((url) => `  ${url}`),
    database === null
      ? say("serve.data", { path: data })
      : say("serve.database", { url: withoutPassword(database) }),
    ...("web" in web ? [] : [say("serve.apiOnly")]),
    say("serve.stop"),
  ]);
  // Only now: threads that load would slow the start.
  server.prepare();
  await new Promise<void>((stop) => {
    const forget = terminal.onInterrupt(() => {
      forget();
      stop();
    });
  });
  line(terminal, say("serve.stopping"));
  await server.close();
  return EXIT.ok;
}
