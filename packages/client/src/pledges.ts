import { commitment, hex, type Pledge } from "@portolan/kernel";
import type { Dealing, TableSnapshot } from "./wire.ts";

/** The seat of a pledge until it is known which one it is. */
export const UNSEATED = -1;

/** Where a client keeps what it added to deals and what it was shown, until the game is over and it can check. */
export interface PledgeStore {
  find(table: string, seat: number): Promise<Pledge | null>;
  keep(table: string, pledge: Pledge): Promise<void>;
}

/** A store that lasts as long as the program. */
export function pledgesInMemory(): PledgeStore {
  const kept = new Map<string, Pledge>();
  return {
    find: async (table, seat) => kept.get(`${table} ${seat}`) ?? null,
    async keep(table, pledge) {
      kept.set(`${table} ${pledge.seat}`, pledge);
    },
  };
}

const CONTRIBUTION_BYTES = 32;

/** Bytes of one's own for the deal, in hexadecimal digits: with them no server can choose the cards alone. */
export function newContribution(): string {
  return hex(crypto.getRandomValues(new Uint8Array(CONTRIBUTION_BYTES)));
}

/**
 * A pledge for whoever is about to sit down, made after the table's commitment was shown. Bytes that this client already
 * has for the table are used again: an answer that never came may have seated it with them.
 */
export function newPledge(shown: string, before: Pledge | null): Pledge {
  if (before?.commitment === shown) return before;
  return {
    commitment: shown,
    seat: UNSEATED,
    contribution: newContribution(),
    seatCommitments: null,
    isAcknowledged: false,
  };
}

/**
 * The same pledge once the commitments of all seats have been shown, which must happen before this seat reveals its bytes.
 * Null if they are not to be revealed: the table does not have this seat's own commitment, or has changed another that was
 * shown before.
 */
export function pledgeOnceShown(pledge: Pledge, { seatCommitments }: Dealing): Pledge | null {
  if (seatCommitments[pledge.seat] !== commitment(pledge.contribution)) return null;
  const before = pledge.seatCommitments;
  const isSame = before === null || before.join() === seatCommitments.join();
  return isSame ? { ...pledge, seatCommitments } : null;
}

/** Whether the cards wait for this seat's bytes, and it is there to reveal them. */
export function isAwaited({
  phase,
  seat,
  waitsFor,
}: Pick<TableSnapshot, "phase" | "seat" | "waitsFor">): boolean {
  return phase === "dealing" && seat !== null && waitsFor.includes(seat);
}
