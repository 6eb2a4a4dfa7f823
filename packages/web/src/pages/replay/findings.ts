import {
  type Check,
  commitment,
  type Game,
  type GameRecord,
  isNote,
  type Message,
  type Seat,
  verify,
} from "@portolan/kernel";

/** What was found about one claim of a record. */
export interface Finding {
  readonly id: Check["id"];
  readonly status: "ok" | "bad" | "note";
  readonly says: Message;
  /** The seats that it is about. */
  readonly seats: readonly Seat[];
  /** The rule's own words, where a move breaks one. */
  readonly refusal?: Message;
}

function saysOf(record: GameRecord, { id, ok, stopped }: Check): Message {
  if (stopped) {
    const { move, text, refusal } = stopped;
    return { id: "replay.fair.moves.bad", parts: { move, text: text.slice(0, 60), rule: refusal.rule } };
  }
  if (id === "result" && ok && !record.result) return { id: "replay.fair.result.none" };
  if (id === "seats" && record.deal.seatCommitments?.every((one) => one === "")) {
    return { id: "replay.fair.seats.none" };
  }
  return { id: `replay.fair.${id}.${ok ? "ok" : "bad"}`, parts: { moves: record.moves.length } };
}

/** Computes the deal and the game again, and says of each claim of the record whether it holds. */
export function findingsOf(game: Game, record: GameRecord): readonly Finding[] {
  return verify(game, record).map((check): Finding => {
    const status = check.ok ? "ok" : isNote(check) ? "note" : "bad";
    const { id, seats = [] } = check;
    const finding = { id, status, seats, says: saysOf(record, check) } as const;
    return check.stopped ? { ...finding, refusal: check.stopped.refusal } : finding;
  });
}

/** The fingerprint of the record's secret, computed here. */
export function fingerprintOf({ deal }: GameRecord): string {
  return commitment(deal.secret);
}

/** Whether a fingerprint that somebody noted is this record's; null as long as nothing was entered. */
export function isShown(record: GameRecord, noted: string): boolean | null {
  const digits = noted.replaceAll(/\s+/g, "").toLowerCase();
  return digits === "" ? null : digits === fingerprintOf(record);
}
