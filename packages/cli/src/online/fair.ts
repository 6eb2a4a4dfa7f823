import type { Client } from "@portolan/client";
import {
  checkPledge,
  commitment,
  type GameRecord,
  type Pledge,
  type PledgeCheck,
  tellsTheSame,
} from "@portolan/kernel";
import type { Finding } from "../findings.ts";
import { say } from "../words.ts";
import type { OnlineTable } from "./table.ts";

const STATUS = { kept: "ok", broken: "bad", missed: "note" } as const;

function checkFinding({ id, found }: PledgeCheck): Finding {
  return { id, found: STATUS[found], text: say(`online.fair.${id}.${found}`) };
}

/** Whether the cards that were seen are those of the record. */
function toldFinding({ game, now, told }: OnlineTable, record: GameRecord): Finding {
  const isSame = tellsTheSame(game, record, now().seat, told());
  const found = isSame ? "kept" : "broken";
  return { id: "told", found: STATUS[found], text: say(`online.fair.told.${found}`) };
}

/** All that somebody can check who added nothing: the secret, by the commitment that was shown on arrival. */
function watchedFinding(table: OnlineTable, { deal }: GameRecord): Finding {
  const isSame = deal.commitment === table.commitment && commitment(deal.secret) === table.commitment;
  const found = isSame ? "kept" : "broken";
  return { id: "shown", found: STATUS[found], text: say(`online.fair.watched.${found}`) };
}

/** What this terminal finds when it holds a record against what it was shown and added, and what it saw. */
export function fairFindings(table: OnlineTable, record: GameRecord, pledge: Pledge | null): Finding[] {
  if (table.now().seat === null) return [watchedFinding(table, record)];
  const own: Finding[] = pledge
    ? checkPledge(record, pledge).map(checkFinding)
    : [{ id: "none", found: "note", text: say("online.fair.none") }];
  return [...own, toldFinding(table, record)];
}

/** What the terminal has kept of the table's deal, if it has a seat there. */
export async function pledgeOf(client: Client, table: OnlineTable): Promise<Pledge | null> {
  const { seat } = table.now();
  return seat === null ? null : client.pledge(table.id, seat);
}
