import { withChanges } from "@portolan/kernel/testing";
import houseEdition from "../rules/edition.json" with { type: "json" };

/** The house edition with some places changed: `{ "parameters.takeTalents.value": 5 }`. */
export function changedEdition(changes: Readonly<Record<string, unknown>>): unknown {
  return withChanges(houseEdition, changes);
}
