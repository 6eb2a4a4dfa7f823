import { type Porto, portoAids } from "@portolan/games";
import type { Message, Part } from "@portolan/kernel";
import { width, wrap, wrapIndented } from "../screen.ts";
import type { Board, BoardKind, Scene } from "./board.ts";
import { choicesOf, shorthand } from "./porto-carthago/choices.ts";
import { drawDocks, drawRows, tellHarbour } from "./porto-carthago/harbour.ts";
import { bold, dim, type Picture, player, shipName, tableOf } from "./porto-carthago/ink.ts";
import { logOf } from "./porto-carthago/log.ts";
import { drawPlayers, tellPlayers } from "./porto-carthago/players.ts";
import { previewOf, warningsOf } from "./porto-carthago/preview.ts";
import { drawTown, notices, tellTown } from "./porto-carthago/town.ts";
import { english } from "./porto-carthago/words.en.ts";

/** A wider board only tears things apart. */
const WIDEST = 100;

function clock({ table, view, voice }: Picture): string {
  const { decades, actionRoundsPerDecade } = table.edition.parameters;
  if (view.round === 0) return voice.say("pc.clock.setup");
  const { decade, round } = view;
  return voice.say("pc.clock", { decade, decades, round, rounds: actionRoundsPerDecade });
}

function drawBoard(picture: Picture, columns: number): string[] {
  const { screen, voice } = picture;
  const title = ` ${bold(screen, voice.say("title"))}`;
  const facts = dim(screen, clock(picture));
  const gap = " ".repeat(Math.max(2, columns - width(title) - width(facts) - 1));
  return [
    title + gap + facts,
    ...drawRows(picture, columns),
    ...drawDocks(picture, columns),
    ...drawTown(picture, columns),
    ...drawPlayers(picture, columns),
    ...notices(picture).flatMap((text) => wrapIndented(text, columns)),
  ];
}

function tellBoard(picture: Picture, columns: number): string[] {
  const rows = [
    picture.voice.say("title"),
    clock(picture),
    ...tellHarbour(picture),
    ...tellTown(picture),
    ...tellPlayers(picture),
    ...notices(picture).map((text) => text.trim()),
  ];
  return rows.flatMap((text) => wrapIndented(text, columns));
}

function draw(picture: Picture): string[] {
  const { columns, isPlain } = picture.screen;
  return isPlain ? tellBoard(picture, columns) : drawBoard(picture, Math.min(columns, WIDEST));
}

/** The game's own words for what is asked. */
function asking(picture: Picture, seat: number): Message {
  const { table, view } = picture;
  const frame = view.stack.at(-1);
  const { stage } = view;
  const parts: Record<string, Part> = { seat: { seat } };
  if (frame?.frame === "points") return { id: "ask.points", parts: { ...parts, points: frame.points } };
  if (frame?.frame === "order") return { id: "ask.order", parts };
  if (frame?.frame === "atOnce") {
    const privilege = { term: `privilege.${table.edition.ships[frame.card].privilege}` };
    return { id: "ask.atOnce", parts: { ...parts, ship: shipName(picture, frame.card), privilege } };
  }
  if (stage.stage === "shipsPick" || stage.stage === "finalPick") parts.left = stage.picksLeft;
  if (stage.stage === "act") {
    parts.action = { term: `action.${table.edition.actionCards[view.cards[stage.space]].kind}` };
  }
  return { id: `ask.${stage.stage}`, parts };
}

/** What is asked, with its cause where somebody else's turn led to it. */
function question(picture: Picture): string[] {
  const { table, view, voice } = picture;
  const asked = portoAids.asked(table, view);
  if (!asked) return [];
  const sentence = voice.tell(asking(picture, asked.seat));
  if (!asked.isOutOfTurn) return [sentence];
  return [voice.say("pc.ask.because", { turn: player(picture, asked.turn), question: sentence })];
}

const INTRO = ["pc.intro.1", "pc.intro.2", "pc.intro.3", "pc.intro.4", "pc.intro.5"];

function introParts({ edition }: Picture["table"]): Record<string, number> {
  const { servantsPerPlayer, takeTalents, decades, actionRoundsPerDecade } = edition.parameters;
  return { servants: servantsPerPlayer, talents: takeTalents, decades, rounds: actionRoundsPerDecade };
}

export const portoBoard: BoardKind = {
  words: english,
  open(settings): Board<Porto> {
    const table = tableOf(settings);
    const at = (scene: Scene<Porto>): Picture => ({ ...scene, table });
    return {
      // Purses may be open, but what a look-out saw is for one seat alone. PC-HID-5
      hidesHands: true,
      intro: ({ voice, screen }) =>
        INTRO.flatMap((part) => wrap(voice.say(part, introParts(table)), Math.min(screen.columns, WIDEST))),
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
