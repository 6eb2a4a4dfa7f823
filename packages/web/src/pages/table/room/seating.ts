import type { SeatInfo, TableSnapshot } from "@portolan/client";
import type { Translator } from "@portolan/guides";
import type { Attempt } from "../../../app/online/attempt.ts";
import type { OnlineStatus, OnlineTable } from "../../../table/sources/online/source.ts";
import type { Invitation } from "../invitation.tsx";
import type { Scenery } from "./scenery.tsx";

export type Gathering = Extract<OnlineStatus, { readonly status: "gathering" }>;

/** What all parts of a room before the game are given. */
export interface RoomProps {
  readonly table: OnlineTable;
  readonly room: Gathering;
  readonly translator: Translator;
  readonly attempt: Attempt;
  readonly invitation: Invitation;
  readonly scenery: Scenery;
}

export function isFree({ kind }: SeatInfo): boolean {
  return kind === "open" || kind === "invited";
}

export function codeInAddress(): string | null {
  return new URLSearchParams(location.search).get("code");
}

/** The name of whoever made the table, if they sit at it. */
export function hostName({ owner, seats }: Pick<TableSnapshot, "owner" | "seats">): string | null {
  return seats.find(({ person }) => person !== null && person === owner)?.name ?? null;
}

/** Whether somebody who follows the link can sit down: then they are shown an invitation, not the room. */
export function isInvited(
  { seat, phase, seats }: Pick<TableSnapshot, "seat" | "phase" | "seats">,
  code: string | null,
): boolean {
  if (seat !== null || phase !== "waiting") return false;
  return seats.some(({ kind }) => kind === "open" || (kind === "invited" && code !== null));
}

/** The seat that a guest takes: the one they like, if it is still free, or the first free one. */
export function seatFor(seats: readonly SeatInfo[], wanted: number | null): number | null {
  if (wanted !== null && seats[wanted]?.kind === "open") return wanted;
  const first = seats.findIndex(({ kind }) => kind === "open");
  return first < 0 ? null : first;
}
