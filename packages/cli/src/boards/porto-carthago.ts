import { configFor, type Move, type Porto } from "@portolan/guides/porto-carthago";
import type { DrawingKind } from "./board.ts";
import { heading, WIDEST } from "./heading.ts";
import { drawDocks, drawRows } from "./porto-carthago/harbour.ts";
import type { Picture } from "./porto-carthago/ink.ts";
import { drawPlayers } from "./porto-carthago/players.ts";
import { clockIn, drawNotices, drawTown } from "./porto-carthago/town.ts";

/** Moves whose notation says it all. */
const SPEAKING: ReadonlySet<Move["type"]> = new Set([
  "claim",
  "pass",
  "take",
  "dock",
  "away",
  "carry",
  "court",
  "hoistClaim",
  "buy",
  "order",
]);

/** `a3` alone means the card on A3. */
function shorthand({ table }: Pick<Picture, "table">, text: string): Move | null {
  const space = table.edition.spaces.findIndex(({ id }) => id.toLowerCase() === text.trim().toLowerCase());
  return space < 0 ? null : { type: "card", space };
}

export const drawing: DrawingKind<Porto> = {
  open(settings) {
    const table = configFor(settings);
    return {
      // Purses may be open, but what a look-out saw is for one seat alone. PC-HID-5
      hidesHands: true,
      intro: ({ translator }) => [translator.t("draw.pc.intro")],
      draw(scene, sections) {
        const picture: Picture = { ...scene, table };
        const columns = Math.min(scene.screen.columns, WIDEST);
        return [
          ...heading(scene, clockIn(sections), columns),
          ...drawRows(picture, columns),
          ...drawDocks(picture, columns),
          ...drawTown(picture, sections, columns),
          ...drawPlayers(picture, sections, columns),
          ...drawNotices(picture, sections, columns),
        ];
      },
      shorthand: (_, text) => shorthand({ table }, text),
      isCryptic: ({ type }) => !SPEAKING.has(type),
    };
  },
};
