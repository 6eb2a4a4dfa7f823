import { aids, configFor, type Move, type Traders } from "@portolan/guides/traders-of-carthage";
import type { DrawingKind, Scene } from "./board.ts";
import { heading, WIDEST } from "./heading.ts";
import { drawHand, drawNotices } from "./traders-of-carthage/hand.ts";
import { type Picture, tint } from "./traders-of-carthage/ink.ts";
import { drawMarket } from "./traders-of-carthage/market.ts";
import { drawPlayers } from "./traders-of-carthage/players.ts";
import { drawRoute } from "./traders-of-carthage/route.ts";

function piles({ view, translator }: Picture): string {
  const discarded = view.discard.reduce((sum, count) => sum + count, 0);
  return translator.t("draw.tc.piles", { draw: view.drawPileSize, discarded });
}

/** `buy` alone means paying in the cheapest way. */
function shorthand({ table, view }: Picture, text: string): Move | null {
  if (text.trim().toLowerCase() !== "buy") return null;
  // Where nothing suffices, the refusal of an empty payment says why.
  return { type: "buy", payment: aids.cheapestPayment(table, view)?.cards ?? [] };
}

export const drawing: DrawingKind<Traders> = {
  open(settings) {
    const table = configFor(settings);
    const at = (scene: Scene<Traders>): Picture => ({ ...scene, table });
    return {
      hidesHands: table.options.handDisplay === "hidden",
      draw(scene, sections) {
        const picture = at(scene);
        const columns = Math.min(scene.screen.columns, WIDEST);
        return [
          ...heading(scene, piles(picture), columns),
          ...drawRoute(picture, columns),
          ...drawMarket(picture, columns),
          ...drawPlayers(picture, columns),
          ...drawHand(picture, columns),
          ...drawNotices(picture, sections, columns),
        ];
      },
      shorthand: (scene, text) => shorthand(at(scene), text),
      tint: (scene, sentence) => tint(at(scene), sentence),
    };
  },
};
