import type { Guide, GuideKind, Piece, Scene } from "../guide.ts";
import { choicesOf } from "./choices.ts";
import { logOf } from "./log.ts";
import { previewOf, warningsOf } from "./preview.ts";
import { sectionsOf } from "./sections.ts";
import { aids, goodName, type Move, type Picture, type Traders, tableOf } from "./telling.ts";

/** What is asked, in words that a newcomer understands. */
function question(picture: Picture): string {
  const { table, view, translator } = picture;
  const step = view.agenda.at(-1);
  switch (step?.step) {
    case "startToken":
      return translator.t("tc.ask.startToken", { most: table.edition.tokens.endThreshold });
    case "action":
      return translator.t("tc.ask.action");
    case "storage":
      return translator.t("tc.ask.storage", { good: goodName(picture, step.colour) });
    default:
      return "";
  }
}

/** What the button says that plays the move. */
function verb(picture: Picture, move: Move): string {
  const { table, view, viewer, translator } = picture;
  const named = (card: number) => {
    const { colour, value } = table.edition.cards[card];
    return { good: goodName(picture, colour), value };
  };
  switch (move.type) {
    case "buy":
      return translator.t("tc.verb.buy", { cost: aids.marketCost(table, view, viewer ?? view.activeSeat) });
    case "take":
      return translator.t("tc.verb.take", named(move.card));
    case "reserve":
      return translator.t("tc.verb.reserve", named(move.card));
    case "token":
      return translator.t("tc.verb.token", { good: goodName(picture, move.colour) });
    case "store":
      return translator.t("tc.verb.store", { count: move.goods.length });
    case "decline":
      return translator.t("tc.verb.decline");
  }
}

/** The cards: a sign and a number. */
function piecesOf(picture: Picture): ReadonlyMap<string, Piece> {
  const { cards, colours } = picture.table.edition;
  return new Map(
    cards.map(({ code, colour, value }) => {
      const words = `${goodName(picture, colour)} ${value}`;
      return [`card.${code}`, { good: colours[colour], label: String(value), words }];
    }),
  );
}

/** The rule that each question is about. */
const RULES: Partial<Readonly<Record<aids.Step["step"], string>>> = {
  startToken: "TC-SET-10",
  action: "TC-TURN-1",
  storage: "TC-STO-2",
};

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
      intro: ({ translator }) =>
        ["1", "2", "3", "4"].map((part) =>
          translator.t(`tc.intro.${part}`, { most: table.edition.tokens.endThreshold }),
        ),
      question: (scene) => question(at(scene)),
      rule: ({ view }) => RULES[view.agenda.at(-1)?.step ?? "over"] ?? null,
      verb: (scene, move) => verb(at(scene), move),
      choices: (scene, legal) => choicesOf(at(scene), legal),
      preview: (scene, move) => previewOf(at(scene), move),
      warnings: (scene, move) => warningsOf(at(scene), move),
      pieces: (scene) => piecesOf(at(scene)),
      log: (scene, events) => logOf(at(scene), events),
      sections: (scene) => sectionsOf(at(scene)),
    };
  },
};
