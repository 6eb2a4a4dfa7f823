import {
  checkPledge,
  commitment,
  type Game,
  type GameRecord,
  type GameTypes,
  type Pledge,
  type Seat,
  tellsTheSame,
} from "@portolan/kernel";

/** What was found about a deal; there are words for each, as `fair.` and its name. */
export interface DealFinding {
  readonly id: string;
  readonly status: "ok" | "bad" | "note";
}

const STATUS = { kept: "ok", broken: "bad", missed: "note" } as const;

function kept(name: string, isKept: boolean): DealFinding {
  return isKept ? { id: `${name}.kept`, status: "ok" } : { id: `${name}.broken`, status: "bad" };
}

/** What the player's own pledge says about a record; somebody who sat down elsewhere has none here. */
export function pledgeFindings(record: GameRecord, pledge: Pledge | null): readonly DealFinding[] {
  if (!pledge) return [{ id: "none", status: "note" }];
  return checkPledge(record, pledge).map(({ id, found }) => ({
    id: `${id}.${found}`,
    status: STATUS[found],
  }));
}

/** What this page knows of a game that is over, apart from its record. */
export interface Witnessed {
  readonly game: Game;
  readonly seat: Seat | null;
  readonly pledge: Pledge | null;
  /** The commitment that the page was shown when it opened the table. */
  readonly shown: string;
  /** All that was told to the viewer during the game. */
  readonly told: readonly GameTypes["event"][];
}

/** Holds the record of a game against what this page was shown, added and told. */
export function dealFindings(record: GameRecord, witnessed: Witnessed): readonly DealFinding[] {
  const { game, seat, pledge, shown, told } = witnessed;
  if (seat === null) {
    const { deal } = record;
    return [kept("watched", deal.commitment === shown && commitment(deal.secret) === shown)];
  }
  return [...pledgeFindings(record, pledge), kept("told", tellsTheSame(game, record, seat, told))];
}

/** All of it in one word: bad if anything is, a note if something has to be known. */
export function verdictOf(findings: readonly DealFinding[]): DealFinding["status"] {
  if (findings.some(({ status }) => status === "bad")) return "bad";
  return findings.some(({ status }) => status === "note") ? "note" : "ok";
}
