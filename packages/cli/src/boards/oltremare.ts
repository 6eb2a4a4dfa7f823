import { configFor, type Move, type Oltremare } from "@portolan/guides/oltremare";
import { wrap } from "../screen.ts";
import type { DrawingKind, Scene } from "./board.ts";
import { heading, WIDEST } from "./heading.ts";
import { drawCargo, drawHand, drawNotices, drawPayouts, drawReach } from "./oltremare/hand.ts";
import { type Picture, portName, tint } from "./oltremare/ink.ts";
import { drawPlayers, drawRaces } from "./oltremare/players.ts";

/** The deck with the window of the Venice card. */
function facts({ view, translator }: Picture): string {
  const { venice } = view;
  return translator.t("draw.om.facts", {
    deck: view.deckSize,
    discarded: view.discard.length,
    venice: venice === null ? 0 : 1,
    fewest: venice?.fewest ?? 0,
    most: venice?.most ?? 0,
  });
}

/** The port that is called so in the reader's language, or begins so. */
function portCalled(picture: Picture, name: string): string | null {
  const { ports } = picture.table.edition.map;
  const found = ports.filter((_, port) => portName(picture, port).toLowerCase().startsWith(name));
  return name !== "" && found.length === 1 ? found[0] : null;
}

/** An offer or answer without a seat where only one can be meant; a port by its name in the reader's language. */
function shorthand(picture: Picture, text: string): Move | null {
  const { view, rules, viewer } = picture;
  if (viewer === null) return null;
  const [verb = "", ...rest] = text
    .trim()
    .toLowerCase()
    .split(/[\s:]+/);
  if (verb === "sail" || verb === "jump") {
    const named = rules.parse(`${verb} ${rest.map((word) => portCalled(picture, word) ?? word).join(" ")}`);
    return "move" in named ? named.move : null;
  }
  const partners = view.merchants.map((_, seat) => seat).filter((seat) => seat !== viewer);
  const others =
    viewer !== view.activeSeat
      ? [view.activeSeat]
      : verb === "offer"
        ? partners
        : view.offers.flatMap((offer) =>
            offer === null ? [] : [offer.from === viewer ? offer.to : offer.from],
          );
  if (others.length !== 1 || !["offer", "counter", "accept", "decline", "withdraw"].includes(verb))
    return null;
  const parsed = rules.parse(`${verb} ${others[0]} ${rest.join(" ")}`);
  return "move" in parsed ? parsed.move : null;
}

export const drawing: DrawingKind<Oltremare> = {
  open(settings) {
    const table = configFor(settings);
    const at = (scene: Scene<Oltremare>): Picture => ({ ...scene, table });
    return {
      hidesHands: true,
      intro: ({ translator }) => [translator.t("draw.om.intro")],
      draw(scene, sections) {
        const picture = at(scene);
        const columns = Math.min(scene.screen.columns, WIDEST);
        return [
          ...heading(scene, facts(picture), columns),
          ...drawPlayers(picture, columns),
          ...drawRaces(sections).flatMap((text) => wrap(text, columns - 2, "  ").map((part) => ` ${part}`)),
          ...drawCargo(picture, columns),
          ...drawReach(picture, columns),
          ...drawPayouts(picture, columns),
          ...drawHand(picture, columns),
          ...drawNotices(picture, columns),
        ];
      },
      shorthand: (scene, text) => shorthand(at(scene), text),
      tint: (scene, sentence) => tint(at(scene), sentence),
    };
  },
};
