import type { Guide, GuideKind, Scene } from "../../../table/guide/guide.ts";
import { choicesOf } from "./choices.ts";
import { logOf } from "./log.ts";
import { previewOf, warningsOf } from "./preview.ts";
import { sectionsOf } from "./sections.ts";
import { colourPart, type Picture, type Traders, tableOf } from "./telling.ts";

/** What is asked, in words that a newcomer understands. */
function question(picture: Picture): string {
  const { table, view, voice } = picture;
  const step = view.agenda.at(-1);
  switch (step?.step) {
    case "startToken":
      return voice.say("tc.ask.startToken", { most: table.edition.tokens.endThreshold });
    case "action":
      return voice.say("tc.ask.action");
    case "storage":
      return voice.say("tc.ask.storage", { colour: colourPart(picture, step.colour) });
    default:
      return "";
  }
}

export const guide: GuideKind<Traders> = {
  words: {
    en: async () => (await import("./words.en.ts")).english,
    it: async () => (await import("./words.it.ts")).italian,
    nl: async () => (await import("./words.nl.ts")).dutch,
  },
  open(settings): Guide<Traders> {
    const table = tableOf(settings);
    const at = (scene: Scene<Traders>): Picture => ({ ...scene, table });
    return {
      intro: ({ voice }) =>
        ["1", "2", "3", "4"].map((part) =>
          voice.say(`tc.intro.${part}`, { most: table.edition.tokens.endThreshold }),
        ),
      question: (scene) => question(at(scene)),
      choices: (scene, legal) => choicesOf(at(scene), legal),
      preview: (scene, move) => previewOf(at(scene), move),
      warnings: (scene, move) => warningsOf(at(scene), move),
      log: (scene, events) => logOf(at(scene), events),
      sections: (scene) => sectionsOf(at(scene)),
    };
  },
};
