import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type PledgeStore, pledgesInMemory } from "@portolan/client";
import { hex, type Pledge, readPledge, sha256, utf8 } from "@portolan/kernel";
import { dataFolder, writeWhole } from "../files.ts";
import type { Terminal } from "../terminal.ts";
import { say } from "../words.ts";

/** What this terminal was shown and added at the tables of a server, in a file for each seat. */
export function pledgesIn(terminal: Terminal, server: string): PledgeStore {
  const memory = pledgesInMemory();
  const pathOf = (table: string, seat: number): string => {
    const name = hex(sha256(utf8(`${server} ${table} ${seat}`))).slice(0, 32);
    return join(dataFolder(terminal), "pledges", `${name}.json`);
  };
  return {
    async find(table, seat) {
      const known = await memory.find(table, seat);
      if (known) return known;
      try {
        return readPledge(JSON.parse(readFileSync(pathOf(table, seat), "utf8")));
      } catch {
        return null;
      }
    },
    async keep(table: string, pledge: Pledge) {
      await memory.keep(table, pledge);
      try {
        writeWhole(pathOf(table, pledge.seat), `${JSON.stringify(pledge)}\n`);
      } catch {
        terminal.err(`${say("online.fair.notKept")}\n`);
      }
    },
  };
}
