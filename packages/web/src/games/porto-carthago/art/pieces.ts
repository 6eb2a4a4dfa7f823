import type { aids } from "@portolan/games/porto-carthago";
import type { ShipPrint } from "./ship.tsx";

/** What the edition prints on a ship card. */
export function shipPrint(
  { ships, goods, civilisations }: Pick<aids.Edition, "ships" | "goods" | "civilisations">,
  ship: aids.Ship,
): ShipPrint {
  const { civilisation, good, talents, privilege, atOnce } = ships[ship];
  return {
    civilisationId: civilisations[civilisation],
    goodId: goods[good].id,
    talents,
    privilege,
    isAtOnce: atOnce,
  };
}
