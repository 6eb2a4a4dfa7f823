import type { Part } from "@portolan/kernel";
import type { Guide, GuideKind, Scene } from "../guide.ts";
import { choicesOf } from "./choices.ts";
import { logOf } from "./log.ts";
import { phrasesFor } from "./phrases.ts";
import { previewOf, warningsOf } from "./previews.ts";
import { sectionsOf } from "./sections.ts";
import { aids, configFor, labelText, missingText, type Oltremare, type Picture } from "./telling.ts";

/** What is asked, in words that a newcomer understands. */
function question(picture: Picture): string {
  const { table, view, viewer, translator } = picture;
  const step = view.agenda.at(-1);
  if (viewer === null || step === undefined || step.step === "over" || step.step === "turn") return "";
  const { top, handSize } = view.merchants[viewer];
  const face = top === null ? null : table.edition.cards[top];
  const parts = {
    active: translator.called(view.activeSeat),
    load: face?.cargo ?? 0,
    hand: handSize,
    surplus: handSize - (face?.lions ?? 0),
    steps: step.step === "sail" ? step.steps : 0,
  };
  if (step.step !== "trade") return translator.t(`om.ask.${step.step}`, parts);
  if (view.call) return translator.t(viewer === view.activeSeat ? "om.ask.calling" : "om.ask.called", parts);
  if (view.offers.some((offer) => offer?.from === viewer)) return translator.t("om.ask.withdraw", parts);
  const [first, ...others] = aids.offersTo(view, viewer);
  if (!first) return translator.t("om.ask.trade", parts);
  const missing = aids.missingFor(table, view, first);
  if (others.length > 0 || missing.length === 0) return translator.t("om.ask.answer", parts);
  return translator.t("om.ask.answer.cannot", { goods: missingText(picture, missing) });
}

export const guide: GuideKind<Oltremare> = {
  words: {
    en: async () => (await import("./words.en.ts")).english,
    it: async () => (await import("./words.it.ts")).italian,
    nl: async () => (await import("./words.nl.ts")).dutch,
  },
  open(settings): Guide<Oltremare> {
    const table = configFor(settings);
    const at = (scene: Scene<Oltremare>): Picture => ({ ...scene, table });
    return {
      intro: ({ translator }) => {
        const goods: Part = { row: table.edition.goods.map(({ id }) => ({ term: `good.${id}` })) };
        return ["1", "2", "3", "4"].map((part) => translator.t(`om.intro.${part}`, { goods }));
      },
      question: (scene) => question(at(scene)),
      label: (scene, move) => labelText(at(scene), move),
      choices: (scene, legal) => choicesOf(at(scene), legal),
      preview: (scene, move) => previewOf(at(scene), move),
      warnings: (scene, move) => warningsOf(at(scene), move),
      phrases: (scene) => phrasesFor(at(scene)),
      log: (scene, events, earlier) => logOf(at(scene), events, earlier),
      sections: (scene) => sectionsOf(at(scene)),
    };
  },
};
