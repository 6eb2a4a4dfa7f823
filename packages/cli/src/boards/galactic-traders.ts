import { aids, configFor, type Galactic, type Move } from "@portolan/guides/galactic-traders";
import { wrapIndented } from "../screen.ts";
import type { DrawingKind, Scene } from "./board.ts";
import type { Picture } from "./galactic-traders/ink.ts";
import { drawHand, drawNotices, drawPlayers } from "./galactic-traders/players.ts";
import { drawRow } from "./galactic-traders/row.ts";
import { heading, WIDEST } from "./heading.ts";

function clock({ view, translator, names }: Picture): string {
  return translator.t("draw.gt.clock", {
    round: view.round,
    name: names[view.primon],
    deck: view.deckSize,
    discarded: aids.size(view.discard),
  });
}

/** In the draft a good alone means to keep it; a seat's number alone means to give it the planet. */
function shorthand({ rules, view }: Scene<Galactic>, text: string): Move | null {
  const verbs: Readonly<Record<string, string>> = { draft: "pick", give: "give", agree: "resolve" };
  const verb = verbs[view.agenda.at(-1)?.step ?? ""];
  if (verb === undefined) return null;
  const parsed = rules.parse(`${verb} ${text}`);
  return "move" in parsed ? parsed.move : null;
}

/** Moves that are written with the number of a seat or the name of a slot. */
const CRYPTIC: ReadonlySet<Move["type"]> = new Set(["give", "relay", "end"]);

export const drawing: DrawingKind<Galactic> = {
  open(settings) {
    const table = configFor(settings);
    return {
      hidesHands: true,
      draw(scene, sections) {
        const picture: Picture = { ...scene, table };
        const columns = Math.min(scene.screen.columns, WIDEST);
        const below = [...drawHand(picture), ...drawNotices(picture, sections)];
        return [
          ...heading(scene, clock(picture), columns),
          ...drawRow(picture, columns),
          ...drawPlayers(picture, columns),
          ...below.flatMap((text) => wrapIndented(text, columns)),
        ];
      },
      shorthand,
      isCryptic: ({ type }) => CRYPTIC.has(type),
    };
  },
};
