import { oltremareAids as aids, type Oltremare } from "@portolan/games";
import type { Part } from "@portolan/kernel";
import { width, wrap, wrapIndented } from "../screen.ts";
import type { Board, BoardKind, Scene } from "./board.ts";
import { choicesOf, shorthand } from "./oltremare/choices.ts";
import { drawCargo, drawHand, drawNotices, drawPayouts, drawReach } from "./oltremare/hand.ts";
import { bold, dim, goodName, type Picture, tableOf } from "./oltremare/ink.ts";
import { logOf } from "./oltremare/log.ts";
import { drawPlayers, drawRaces, tellPlayers } from "./oltremare/players.ts";
import { previewOf, warningsOf } from "./oltremare/preview.ts";
import { english } from "./oltremare/words.en.ts";

/** A wider board only tears things apart. */
const WIDEST = 100;

/** The deck with the window of the Venice card. */
function facts({ view, voice }: Picture): string {
  const { venice } = view;
  return voice.say("om.facts", {
    deck: view.deckSize,
    discarded: view.discard.length,
    venice: venice === null ? 0 : 1,
    fewest: venice?.fewest ?? 0,
    most: venice?.most ?? 0,
  });
}

function drawBoard(picture: Picture, columns: number): string[] {
  const { screen, voice } = picture;
  const title = ` ${bold(screen, voice.say("title"))}`;
  const right = dim(screen, facts(picture));
  const gap = " ".repeat(Math.max(2, columns - width(title) - width(right) - 1));
  return [
    title + gap + right,
    ...drawPlayers(picture, columns),
    ...drawRaces(picture).flatMap((text) => wrap(text, columns - 2, "  ").map((part) => ` ${part}`)),
    ...drawCargo(picture, columns),
    ...drawReach(picture, columns),
    ...drawPayouts(picture, columns),
    ...drawHand(picture, columns),
    ...drawNotices(picture, columns),
  ];
}

function tellBoard(picture: Picture, columns: number): string[] {
  const rows = [
    picture.voice.say("title"),
    facts(picture),
    ...tellPlayers(picture),
    ...drawRaces(picture),
    ...[drawCargo, drawReach, drawPayouts, drawHand, drawNotices].flatMap((part) => part(picture, columns)),
  ];
  return rows.flatMap((text) => wrapIndented(text.trim(), columns));
}

function draw(picture: Picture): string[] {
  const { columns, isPlain } = picture.screen;
  return isPlain ? tellBoard(picture, columns) : drawBoard(picture, Math.min(columns, WIDEST));
}

/** What is asked, in words that a newcomer understands. */
function question(picture: Picture): string[] {
  const { table, view, viewer, voice, names } = picture;
  const step = view.agenda.at(-1);
  if (viewer === null || step === undefined || step.step === "over" || step.step === "turn") return [];
  const { top, handSize } = view.merchants[viewer];
  const face = top === null ? null : table.edition.cards[top];
  const parts = {
    name: names[viewer],
    active: names[view.activeSeat],
    load: face?.cargo ?? 0,
    hand: handSize,
    surplus: handSize - (face?.lions ?? 0),
    steps: step.step === "sail" ? step.steps : 0,
  };
  if (step.step !== "trade") return [voice.say(`om.ask.${step.step}`, parts)];
  if (view.call) return [voice.say("om.ask.called", parts)];
  if (view.offers.some((offer) => offer?.from === viewer)) return [voice.say("om.ask.withdraw", parts)];
  const [first, ...others] = aids.offersTo(view, viewer);
  if (!first) return [voice.say("om.ask.trade", parts)];
  const missing = aids.missingFor(table, view, first);
  if (others.length > 0 || missing.length === 0) return [voice.say("om.ask.answer", parts)];
  const goods = [...new Set(missing)].map((good) => goodName(picture, good)).join(", ");
  return [voice.say("om.ask.answer.cannot", { ...parts, goods })];
}

export const oltremareBoard: BoardKind = {
  words: english,
  open(settings): Board<Oltremare> {
    const table = tableOf(settings);
    const at = (scene: Scene<Oltremare>): Picture => ({ ...scene, table });
    return {
      hidesHands: true,
      intro: ({ voice, screen }) => {
        const goods: Part = { row: table.edition.goods.map(({ id }) => ({ term: `good.${id}` })) };
        return ["1", "2", "3", "4", "5"].flatMap((part) =>
          wrap(voice.say(`om.intro.${part}`, { goods }), Math.min(screen.columns, WIDEST)),
        );
      },
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
