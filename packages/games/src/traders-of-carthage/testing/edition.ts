import { withChanges } from "@portolan/kernel/testing";
import houseEdition from "../rules/edition.json" with { type: "json" };

/** The house edition with some places changed: `{ "movement.oneCard": 2, "track.3.kind": "safe" }`. */
export function changedEdition(changes: Readonly<Record<string, unknown>>): unknown {
  return withChanges(houseEdition, changes);
}
