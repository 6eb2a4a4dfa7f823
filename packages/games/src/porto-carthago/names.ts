import type { Part } from "@portolan/kernel";
import type { ActionKind, Civilisation, Dock, Edition, Good, Privilege, Ship } from "./edition.ts";
import { english } from "./words.en.ts";

/** A word of the catalogue, or, for what only another edition has, its id as it is. */
function nameOf(kind: string, id: string): Part {
  const term = `${kind}.${id}`;
  return Object.hasOwn(english, term) ? { term } : id;
}

export function goodName(edition: Edition, good: Good): Part {
  return nameOf("good", edition.goods[good].id);
}

export function shipName(edition: Edition, ship: Ship): Part {
  return nameOf("ship", edition.ships[ship].id);
}

export function dockName(edition: Edition, dock: Dock): Part {
  return nameOf("dock", edition.docks[dock].id);
}

export function civilisationName(edition: Edition, civilisation: Civilisation): Part {
  return nameOf("civilisation", edition.civilisations[civilisation]);
}

export function actionName(kind: ActionKind): Part {
  return { term: `action.${kind}` };
}

export function privilegeName(privilege: Privilege): Part {
  return { term: `privilege.${privilege}` };
}
