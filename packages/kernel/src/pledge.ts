import { commitment, withheldBy } from "./fair.ts";
import type { Game, GameTypes, Seat } from "./game.ts";
import { eventsFor } from "./match.ts";
import { type GameRecord, replay } from "./record.ts";
import { flag, list, object, text, whole } from "./schema.ts";

/**
 * What a player keeps of a fair deal, apart from whoever deals: what was shown, and what was added. A record that
 * contradicts it was not dealt as promised, however well its own parts fit together.
 */
export interface Pledge {
  /** The commitment to the secret, as it was shown before this seat committed to anything. */
  readonly commitment: string;
  readonly seat: Seat;
  /** This seat's own bytes, in hexadecimal digits. */
  readonly contribution: string;
  /** What all seats had committed to, as it was shown before this seat revealed its bytes; null until then. */
  readonly seatCommitments: readonly string[] | null;
  /** Whether the dealer acknowledged the revealed bytes: then they must be in the deal. */
  readonly isAcknowledged: boolean;
}

const pledgeSchema = object({
  commitment: text,
  seat: whole(Number.MIN_SAFE_INTEGER),
  contribution: text,
  seatCommitments: (value, path) => (value === null ? null : list(text)(value, path)),
  isAcknowledged: flag,
});

/** Checks the form of a pledge that was put away; throws an `InputError` if it is none. */
export function readPledge(data: unknown): Pledge {
  return pledgeSchema(data, "");
}

/** What a pledge says about a record: the secret that was shown, one's own bytes, what the others committed to and revealed. */
export type PledgeCheckId = "shown" | "added" | "others" | "revealed";
export interface PledgeCheck {
  readonly id: PledgeCheckId;
  /**
   * `missed` is no breach but has to be known: this seat's bytes were not revealed in time, as the dealer never
   * acknowledged them, or another seat's were not.
   */
  readonly found: "kept" | "broken" | "missed";
}

function addedAs({ deal }: GameRecord, pledge: Pledge): PledgeCheck["found"] {
  const { seat, contribution, isAcknowledged } = pledge;
  if (deal.contributions[seat] === contribution) return "kept";
  const isPromised = deal.seatCommitments?.[seat] === commitment(contribution);
  return isPromised && deal.contributions[seat] === "" && !isAcknowledged ? "missed" : "broken";
}

function othersAs({ deal }: GameRecord, { seatCommitments }: Pledge): PledgeCheck["found"] {
  if (seatCommitments === null) return "missed";
  const found = deal.seatCommitments ?? [];
  const isSame =
    found.length === seatCommitments.length && seatCommitments.every((one, seat) => one === found[seat]);
  return isSame ? "kept" : "broken";
}

/** Holds a record against what a player has kept. */
export function checkPledge(record: GameRecord, pledge: Pledge): readonly PledgeCheck[] {
  const isShown =
    record.deal.commitment === pledge.commitment && commitment(record.deal.secret) === pledge.commitment;
  return [
    { id: "shown", found: isShown ? "kept" : "broken" },
    { id: "added", found: addedAs(record, pledge) },
    { id: "others", found: othersAs(record, pledge) },
    {
      id: "revealed",
      found: withheldBy(record.deal).some((seat) => seat !== pledge.seat) ? "missed" : "kept",
    },
  ];
}

/** Whether a record tells a seat the very events that it was told during the game: the cards it saw are those of the deal. */
export function tellsTheSame<G extends GameTypes>(
  game: Game<G>,
  record: GameRecord,
  seat: Seat | null,
  told: readonly G["event"][],
): boolean {
  const { match, stopped } = replay(game, record);
  return stopped === null && JSON.stringify(eventsFor(match, seat)) === JSON.stringify(told);
}
