import { withChanges } from "@portolan/kernel/testing";
import houseEdition from "../rules/edition.json" with { type: "json" };

/** The house edition with some places changed: `{ "parameters.startDucats.value": 2, "cards.3.port": null }`. */
export function changedEdition(changes: Readonly<Record<string, unknown>>): unknown {
  return withChanges(houseEdition, changes);
}
