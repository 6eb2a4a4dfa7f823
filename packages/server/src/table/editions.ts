import { findGame } from "@portolan/games";
import { fingerprint } from "@portolan/kernel";
import { problem } from "../problem.ts";
import type { Setup } from "./entry.ts";

/** Whose editions are played: the house's own alone, or any that somebody sends. */
export type EditionPolicy = "own" | "any";

function isHouseEdition({ game, edition }: Setup): boolean {
  return edition === undefined || fingerprint(edition) === fingerprint(findGame(game)?.houseEdition);
}

/** Refuses to set a table for an edition that the host does not allow: its data are as good as a program. */
export function checkEdition(setup: Setup, policy: EditionPolicy): void {
  if (policy === "own" && !isHouseEdition(setup)) throw problem(403, "table.foreignEdition");
}
