import type { Part } from "@portolan/kernel";
import type { Guide, GuideKind, Scene } from "../guide.ts";
import { choicesOf, labelText } from "./choices.ts";
import { logOf } from "./log.ts";
import { sectionsOf } from "./sections.ts";
import {
  actionName,
  aids,
  called,
  configFor,
  type Move,
  type Picture,
  type Porto,
  privilegeName,
  seatOf,
  shipName,
  surpriseText,
  voyageText,
} from "./telling.ts";
import { verbText } from "./verbs.ts";

/** What is asked of the viewer. */
function asking(picture: Picture): string {
  const { view, translator } = picture;
  const frame = view.stack.at(-1);
  const { stage } = view;
  if (frame?.frame === "points") return translator.t("pc.ask.points", { points: frame.points });
  if (frame?.frame === "order") return translator.t("pc.ask.order");
  if (frame?.frame === "atOnce") {
    const parts = { ship: shipName(picture, frame.card), privilege: privilegeName(picture, frame.card) };
    return translator.t("pc.ask.atOnce", parts);
  }
  const parts: Record<string, Part> = {};
  if (stage.stage === "shipsPick" || stage.stage === "finalPick") parts.left = stage.picksLeft;
  if (stage.stage === "act") parts.action = actionName(picture, stage.space);
  return translator.t(`pc.ask.${stage.stage}`, parts);
}

/** The question, with its cause where somebody else's turn led to it. */
function question(picture: Picture): string {
  const { table, view, translator, viewer } = picture;
  const asked = aids.asked(table, view);
  if (!asked || asked.seat !== viewer) return "";
  const sentence = asking(picture);
  if (!asked.isOutOfTurn) return sentence;
  return translator.t("pc.ask.because", { turn: called(picture, asked.turn), question: sentence });
}

/** The steps that would follow for sure, one after the other, and how one stands then. */
function previewOf(picture: Picture, move: Move): string[] {
  const { table, view, translator } = picture;
  const seat = seatOf(picture);
  const steps = logOf(picture, aids.consequences(table, view, seat, move)).map(({ text }) => text);
  const voyage = move.type === "carry" && move.to === "charter" ? [voyageText(picture)] : [];
  const { reserve, income, start } = aids.forecast(table, view, seat, move);
  return [
    ...steps,
    ...voyage,
    translator.t("pc.note.then", { reserve, income, start: called(picture, start) }),
  ];
}

/** Why one should look twice: an opponent profits, a good is lost, or cards are about to be forgotten. */
function warningsOf(picture: Picture, move: Move): string[] {
  const { table, view, translator, viewer } = picture;
  if (viewer === null) return [];
  const told = aids
    .surprises(table, view, move)
    .filter(
      (surprise) => surprise.type === "abandons" || (surprise.type === "loads" && surprise.seat !== viewer),
    )
    .map((surprise) => translator.t("pc.warn", { what: surpriseText(picture, surprise) }));
  if (move.type !== "end" || !aids.isLastTurn(table, view)) return told;
  const cards = aids.playable(table, view, viewer).map((ship) => shipName(picture, ship));
  return cards.length === 0 ? told : [...told, translator.t("pc.warn.held", { cards: { list: cards } })];
}

function introParts({ edition }: aids.GameConfig): Record<string, number> {
  const { servantsPerPlayer, takeTalents, decades, actionRoundsPerDecade } = edition.parameters;
  return { servants: servantsPerPlayer, talents: takeTalents, decades, rounds: actionRoundsPerDecade };
}

export const guide: GuideKind<Porto> = {
  words: {
    en: async () => (await import("./words.en.ts")).english,
    it: async () => (await import("./words.it.ts")).italian,
    nl: async () => (await import("./words.nl.ts")).dutch,
  },
  open(settings): Guide<Porto> {
    const table = configFor(settings);
    const at = (scene: Scene<Porto>): Picture => ({ ...scene, table });
    return {
      intro: ({ translator }) =>
        ["1", "2", "3", "4", "5"].map((part) => translator.t(`pc.intro.${part}`, introParts(table))),
      question: (scene) => question(at(scene)),
      label: (scene, move) => labelText(at(scene), move),
      verb: (scene, move) => verbText(at(scene), move),
      choices: (scene, legal) => choicesOf(at(scene), legal),
      preview: (scene, move) => previewOf(at(scene), move),
      warnings: (scene, move) => warningsOf(at(scene), move),
      log: (scene, events) => logOf(at(scene), events),
      sections: (scene) => sectionsOf(at(scene)),
    };
  },
};
