import type { Traders } from "@portolan/games";
import { width, wrap, wrapIndented } from "../screen.ts";
import type { Board, BoardKind, Scene } from "./board.ts";
import { choicesOf, shorthand } from "./traders-of-carthage/choices.ts";
import { drawHand, drawNotices } from "./traders-of-carthage/hand.ts";
import { bold, colourName, dim, JAR, type Picture, tableOf } from "./traders-of-carthage/ink.ts";
import { logOf } from "./traders-of-carthage/log.ts";
import { drawMarket, tellMarket } from "./traders-of-carthage/market.ts";
import { drawPlayers, tellPlayers } from "./traders-of-carthage/players.ts";
import { previewOf, warningsOf } from "./traders-of-carthage/preview.ts";
import { drawRoute, tellRoute } from "./traders-of-carthage/route.ts";
import { english } from "./traders-of-carthage/words.en.ts";

/** A wider board only tears things apart. */
const WIDEST = 100;

function piles({ view, voice }: Picture): string {
  const discarded = view.discard.reduce((sum, count) => sum + count, 0);
  return voice.say("tc.piles", { draw: view.drawPileSize, discarded });
}

function drawBoard(picture: Picture, columns: number): string[] {
  const { screen, voice } = picture;
  const title = ` ${bold(screen, voice.say("title"))}`;
  const facts = dim(screen, piles(picture));
  const gap = " ".repeat(Math.max(2, columns - width(title) - width(facts) - 1));
  return [
    title + gap + facts,
    ...drawRoute(picture, columns),
    ...drawMarket(picture, columns),
    ...drawPlayers(picture, columns),
    ...drawHand(picture, columns),
    ...drawNotices(picture, columns),
  ];
}

function tellBoard(picture: Picture, columns: number): string[] {
  const rows = [
    picture.voice.say("title"),
    piles(picture),
    ...tellRoute(picture),
    ...tellMarket(picture),
    ...tellPlayers(picture),
    ...drawHand(picture, columns).map((text) => text.trim()),
    ...drawNotices(picture, columns).map((text) => text.trim()),
  ];
  return rows.flatMap((text) => wrapIndented(text, columns));
}

function draw(picture: Picture): string[] {
  const { columns, isPlain } = picture.screen;
  return isPlain ? tellBoard(picture, columns) : drawBoard(picture, Math.min(columns, WIDEST));
}

/** What is asked, in words that a newcomer understands. */
function question(picture: Picture): string[] {
  const { table, view, viewer, voice, names } = picture;
  const step = view.agenda.at(-1);
  if (viewer === null || step === undefined) return [];
  const name = names[viewer];
  const colour = step.step === "storage" ? colourName(picture, step.colour) : "";
  const most = table.edition.tokens.endThreshold;
  const ids: Readonly<Record<string, string>> = {
    startToken: "tc.ask.startToken",
    action: "tc.ask.action",
    storage: "tc.ask.storage",
  };
  const id = ids[step.step];
  if (id === undefined) return [];
  return [voice.say(id, { name, colour, most, jar: JAR })];
}

export const tradersBoard: BoardKind = {
  words: english,
  open(settings): Board<Traders> {
    const table = tableOf(settings);
    const at = (scene: Scene<Traders>): Picture => ({ ...scene, table });
    return {
      hidesHands: table.options.handDisplay === "hidden",
      intro: ({ voice, screen }) =>
        ["1", "2", "3", "4"].flatMap((part) =>
          wrap(
            voice.say(`tc.intro.${part}`, { jar: JAR, most: table.edition.tokens.endThreshold }),
            Math.min(screen.columns, WIDEST),
          ),
        ),
      draw: (scene) => draw(at(scene)),
      question: (scene) => question(at(scene)),
      choices: (scene, legal) => choicesOf(at(scene), legal),
      shorthand: (scene, text) => shorthand(at(scene), text),
      preview: (scene, move) => previewOf(at(scene), move),
      warnings: (scene, move) => warningsOf(at(scene), move),
      log: (scene, events) => logOf(at(scene), events),
    };
  },
};
