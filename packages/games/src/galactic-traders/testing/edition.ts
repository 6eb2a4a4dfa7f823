import { withChanges } from "@portolan/kernel/testing";
import houseEdition from "../rules/edition.json" with { type: "json" };

/** The house edition with some places changed: `{ "limits.hand": 5, "planets.3.arrows": true }`. */
export function changedEdition(changes: Readonly<Record<string, unknown>>): unknown {
  return withChanges(houseEdition, changes);
}

/** The house edition with other needs, arrows or points for some planets, by their ids. */
export function changedPlanets(
  changes: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
): unknown {
  const places = Object.entries(changes).flatMap(([id, fields]) => {
    const at = houseEdition.planets.findIndex((planet) => planet.id === id);
    return Object.entries(fields).map(([field, value]) => [`planets.${at}.${field}`, value] as const);
  });
  return changedEdition(Object.fromEntries(places));
}
