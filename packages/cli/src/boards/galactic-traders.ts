import { type Galactic, galacticAids } from "@portolan/games";
import type { Part } from "@portolan/kernel";
import { width, wrap, wrapIndented } from "../screen.ts";
import type { Board, BoardKind, Scene } from "./board.ts";
import { choicesOf, shorthand } from "./galactic-traders/choices.ts";
import { bold, called, dim, type Picture, planetName, tableOf } from "./galactic-traders/ink.ts";
import { logOf } from "./galactic-traders/log.ts";
import { drawHand, drawPlayers, notices, tellPlayers } from "./galactic-traders/players.ts";
import { previewOf, warningsOf } from "./galactic-traders/preview.ts";
import { drawRow, tellRow } from "./galactic-traders/row.ts";
import { english } from "./galactic-traders/words.en.ts";

/** A wider board only tears things apart. */
const WIDEST = 100;

function clock({ view, voice, names }: Picture): string {
  return voice.say("gt.clock", {
    round: view.round,
    name: names[view.primon],
    deck: view.deckSize,
    discarded: galacticAids.size(view.discard),
  });
}

function heading(picture: Picture, columns: number): string[] {
  const { screen, voice } = picture;
  const title = ` ${bold(screen, voice.say("title"))}`;
  const facts = dim(screen, clock(picture));
  const gap = columns - width(title) - width(facts) - 1;
  return gap < 2 ? [title, ` ${facts}`] : [title + " ".repeat(gap) + facts];
}

function drawBoard(picture: Picture, columns: number): string[] {
  const below = [...drawHand(picture), ...notices(picture)];
  return [
    ...heading(picture, columns).flatMap((text) => wrapIndented(text, columns)),
    ...drawRow(picture, columns),
    ...drawPlayers(picture, columns),
    ...below.flatMap((text) => wrapIndented(text, columns)),
  ];
}

function tellBoard(picture: Picture, columns: number): string[] {
  const rows = [
    picture.voice.say("title"),
    clock(picture),
    ...tellRow(picture),
    ...tellPlayers(picture),
    ...[...drawHand(picture), ...notices(picture)].map((text) => text.trim()),
  ];
  return rows.flatMap((text) => wrapIndented(text, columns));
}

function draw(picture: Picture): string[] {
  const { columns, isPlain } = picture.screen;
  return isPlain ? tellBoard(picture, columns) : drawBoard(picture, Math.min(columns, WIDEST));
}

/** What is asked, with its cause where somebody else's turn led to it. */
function question(picture: Picture): string[] {
  const { view, voice } = picture;
  const asked = galacticAids.asked(view);
  if (!asked) return [];
  const parts: Record<string, Part> = { seat: { seat: asked.seat } };
  if (asked.planet !== null) parts.planet = planetName(picture, asked.planet);
  const sentence = voice.say(`ask.${asked.step.step}`, parts);
  if (!asked.isOutOfTurn) return [sentence];
  return [voice.say("gt.ask.because", { turn: called(picture, view.activeSeat), question: sentence })];
}

const INTRO = ["gt.intro.1", "gt.intro.2", "gt.intro.3", "gt.intro.4", "gt.intro.5"];

export const galacticBoard: BoardKind = {
  words: english,
  open(settings): Board<Galactic> {
    const table = tableOf(settings);
    const { hand, goodsOnPlanets: out } = table.edition.limits;
    const at = (scene: Scene<Galactic>): Picture => ({ ...scene, table });
    return {
      hidesHands: true,
      intro: ({ voice, screen }) =>
        INTRO.flatMap((part) => wrap(voice.say(part, { hand, out }), Math.min(screen.columns, WIDEST))),
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
