import { drawn, type Part, thing } from "@portolan/kernel";
import type { ActionKind, Civilisation, Dock, Edition, Good, Privilege, Ship } from "./edition.ts";

export function goodName(edition: Edition, good: Good): Part {
  return drawn("good", edition.goods[good].id);
}

export function shipName(edition: Edition, ship: Ship): Part {
  return thing("ship", edition.ships[ship].id);
}

export function dockName(edition: Edition, dock: Dock): Part {
  return thing("dock", edition.docks[dock].id);
}

export function civilisationName(edition: Edition, civilisation: Civilisation): Part {
  return thing("civilisation", edition.civilisations[civilisation]);
}

export function actionName(kind: ActionKind): Part {
  return { term: `action.${kind}` };
}

export function privilegeName(privilege: Privilege): Part {
  return { term: `privilege.${privilege}` };
}
