import { called } from "@portolan/guides";
import {
  abilityText,
  aids,
  goodName,
  type Picture,
  type PlanetId,
  planetName,
} from "@portolan/guides/galactic-traders";
import { Ability, type AbilitySign } from "../art/abilities.tsx";
import { standingText } from "./standing-line.tsx";

/** An ability as it is drawn; null for planets without one. */
export function abilitySign({ table }: Picture, planet: PlanetId): AbilitySign | null {
  const { edition, options } = table;
  const { ability } = edition.planets[planet];
  switch (ability?.type) {
    case undefined:
      return null;
    case "abundance":
      return { type: "abundance", good: edition.goods[ability.good] };
    case "flexible": {
      const isBothWays = ability.bidirectional && options.flexibleDirection === "both";
      return {
        type: "flexible",
        from: edition.goods[ability.from],
        to: edition.goods[ability.to],
        isBothWays,
      };
    }
    default:
      return ability;
  }
}

/** An ability in two or three words. */
export function abilityShort(picture: Picture, planet: PlanetId): string {
  const { table, translator } = picture;
  const { ability } = table.edition.planets[planet];
  switch (ability?.type) {
    case undefined:
      return "";
    case "abundance":
      return translator.t("gt.plate.abundance", { good: goodName(picture, ability.good) });
    case "flexible":
      return translator.t("gt.plate.flexible", {
        from: goodName(picture, ability.from),
        to: goodName(picture, ability.to),
      });
    default:
      return translator.t(`gt.plate.${ability?.type}`);
  }
}

/** The sign of an ability and its words, where there is room for them. */
export function AbilityLine({ picture, planet }: { readonly picture: Picture; readonly planet: PlanetId }) {
  const sign = abilitySign(picture, planet);
  return sign === null ? null : (
    <span className="gt-ability-line">
      <Ability ability={sign} />
      <span>{abilityShort(picture, planet)}</span>
    </span>
  );
}

function bayText(picture: Picture, row: aids.RowPlanetView, slot: number): string {
  const { table, translator, viewer } = picture;
  const good = goodName(picture, table.edition.planets[row.planet].needs[slot]);
  const laid = row.slots[slot];
  if (!laid) {
    const isOpen = aids.openSlots(table, row).includes(slot);
    return translator.t(isOpen ? "gt.slot.open" : "gt.slot.later", { good });
  }
  const name = called(picture, laid.owner);
  if (!laid.faceDown) return translator.t("gt.slot.laid", { good, name });
  const isKnown = laid.owner === viewer && laid.good !== null;
  const printed = isKnown && laid.good !== null ? goodName(picture, laid.good) : "?";
  return translator.t("gt.slot.joker", { good, name, printed });
}

/** All that there is to see of a planet of the row, in words. */
export function planetText(picture: Picture, row: aids.RowPlanetView): string {
  const { table, translator } = picture;
  const { vp, arrows } = table.edition.planets[row.planet];
  const title = translator.t("gt.choices.on", { planet: planetName(picture, row.planet), points: vp });
  const bays = row.slots.map((_, slot) => bayText(picture, row, slot));
  const parts = [
    title,
    abilityText(picture, row.planet),
    ...(arrows ? [translator.t("gt.row.inOrder")] : []),
    ...bays,
    standingText(picture, row),
  ];
  return parts.filter((text) => text !== "").join("; ");
}
