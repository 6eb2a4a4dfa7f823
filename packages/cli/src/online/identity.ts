import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Client, openClient, ProblemError } from "@portolan/client";
import { oneLine, UsageError } from "../errors.ts";
import { dataFolder, writeWhole } from "../files.ts";
import type { Terminal } from "../terminal.ts";
import { say } from "../words.ts";
import { pledgesIn } from "./pledges.ts";

/** Tokens by server: who this terminal is there. */
type Known = Readonly<Record<string, string>>;

function fileOf(terminal: Terminal): string {
  return join(dataFolder(terminal), "servers.json");
}

function readKnown(terminal: Terminal): Known {
  try {
    const data: unknown = JSON.parse(readFileSync(fileOf(terminal), "utf8"));
    const entries = Object.entries(typeof data === "object" && data !== null ? data : {});
    return Object.fromEntries(entries.filter(([, token]) => typeof token === "string"));
  } catch {
    return {};
  }
}

function remember(terminal: Terminal, server: string, token: string): void {
  try {
    const known = { ...readKnown(terminal), [server]: token };
    writeWhole(fileOf(terminal), `${JSON.stringify(known)}\n`);
  } catch {
    terminal.err(`${say("online.notRemembered")}\n`);
  }
}

function checkedName(name: string): string {
  const plain = oneLine(name).slice(0, 40).trim();
  if (plain === "") throw new UsageError(say("play.badName"));
  return plain;
}

async function askName(terminal: Terminal): Promise<string> {
  const asked = terminal.isPerson ? await terminal.ask(say("online.askName")) : null;
  if (asked === null) throw new UsageError(say("online.whoAreYou"));
  return checkedName(asked);
}

/** The person that this terminal has been before at a server; null if it is not known there, or no more. */
async function comeBack(terminal: Terminal, server: string): Promise<Client | null> {
  const token = readKnown(terminal)[server];
  if (token === undefined) return null;
  const client = openClient({ url: server, token, pledges: pledgesIn(terminal, server) });
  try {
    await client.me();
    return client;
  } catch (error) {
    if (error instanceof ProblemError && error.status === 401) return null;
    throw error;
  }
}

/** A client for someone who only watches: whoever this terminal is at the server, or nobody. */
export async function spectate(terminal: Terminal, server: string): Promise<Client> {
  return (await comeBack(terminal, server)) ?? openClient({ url: server });
}

/** A client with the identity that this terminal has at a server: a guest of that name the first time. */
export async function identify(
  terminal: Terminal,
  server: string,
  name: string | undefined,
): Promise<Client> {
  const known = await comeBack(terminal, server);
  if (known) {
    if (name !== undefined && (await known.me()).name !== checkedName(name)) {
      await known.change({ name: checkedName(name) });
    }
    return known;
  }
  const guest = openClient({ url: server, pledges: pledgesIn(terminal, server) });
  await guest.beGuest(name === undefined ? await askName(terminal) : checkedName(name));
  const { token } = await guest.makeToken(say("online.tokenName"));
  if (token === undefined) return guest;
  remember(terminal, server, token);
  return openClient({ url: server, token, pledges: pledgesIn(terminal, server) });
}
