import { type aids, type Galactic, goodName, type PlanetId } from "@portolan/guides/galactic-traders";
import type { Seat } from "@portolan/kernel";
import { clip, paint, type Style } from "../../screen.ts";
import type { Scene } from "../board.ts";

/** A moment of the game, and the table it is played at. */
export interface Picture extends Scene<Galactic> {
  readonly table: aids.GameConfig;
}

const SEAT_STYLES: readonly Style[] = [
  ["cyan", "bold"],
  ["yellow", "bold"],
  ["green", "bold"],
  ["magenta", "bold"],
];

/** Something in a player's colour. */
export function inColour({ screen }: Picture, seat: Seat, text: string): string {
  return paint(screen, SEAT_STYLES[seat] ?? "bold", text);
}

/** "You" for the viewer, the name for everyone else. */
export function called(picture: Picture, seat: Seat, columns = 12): string {
  const { viewer, translator, names } = picture;
  return inColour(
    picture,
    seat,
    viewer === seat ? translator.t("guide.you.alone") : clip(names[seat], columns),
  );
}

/** What a planet can do for its owner, in as few letters as possible; nothing for most of the second era. */
export function ability(picture: Picture, planet: PlanetId): string {
  const { table, translator } = picture;
  const { ability: power } = table.edition.planets[planet];
  switch (power?.type) {
    case undefined:
      return "";
    case "abundance":
      return translator.t("draw.gt.ability.abundance", { good: goodName(picture, power.good) });
    case "flexible": {
      const isBoth = power.bidirectional && table.options.flexibleDirection === "both";
      return `${goodName(picture, power.from)} ${isBoth ? "↔" : "→"} ${goodName(picture, power.to)}`;
    }
    default:
      return translator.t(`draw.gt.ability.${power?.type}`);
  }
}
