// Measures the client in Chromium: every figure is a line of JSON on standard output. `npm run bench -- --only web`.

import { serve } from "../../e2e/server.ts";
import { GAME_IDS } from "../../src/games/registry.ts";
import { buildClient, launchBrowser } from "../browser/browser.ts";
import { fixedGame, isOpenQuestion, type Moment, momentBeforePayday, momentWith } from "../browser/games.ts";
import { MAX_FONT_BYTES } from "../build/fonts.ts";
import { fontBytes, weigh } from "./bytes.ts";
import {
  type BoardMoments,
  type BoardWork,
  boardWork,
  interactiveMs,
  payday,
  SLOW,
  thinking,
} from "./times.ts";

const ROUNDS = 5;

/** What no figure of its kind may be above. */
const LIMITS = {
  script: 200,
  board: 110,
  fonts: MAX_FONT_BYTES / 1000,
  /** Milliseconds: what takes longer is felt as a delay. */
  task: 50,
  /** Milliseconds: two frames of a screen that shows sixty a second. */
  frame: 33,
} as const;

function print(name: string, value: number, unit: string, limit?: number): void {
  const figure = { name: `web/${name}`, value: Number(value.toPrecision(3)), unit };
  console.log(JSON.stringify(limit === undefined ? figure : { ...figure, limit }));
}

/** The middle of several rounds: what else the machine does disturbs some of them, not all. */
async function median<T>(
  measure: () => Promise<T>,
  pick: readonly ((one: T) => number)[],
): Promise<number[]> {
  const measured: T[] = [];
  while (measured.length < ROUNDS) measured.push(await measure());
  return pick.map((of) => measured.map(of).toSorted((a, b) => a - b)[ROUNDS >> 1]);
}

/** The same moment with the strongest computer players at the other seats. */
function againstAdmirals(moment: Moment): Moment {
  const { save } = moment;
  const seats = save.record.seats.map((seat, at) =>
    at === save.viewer ? seat : { ...seat, player: "admiral" },
  );
  return { ...moment, save: { ...save, record: { ...save.record, seats } } };
}

/** Moves of others that are shown one after the other: enough to see all that a board does, and soon over. */
const MOVES_SHOWN = 4;

/** Where in a game the others make most moves in a row, but not too many. */
function boardMoments(moments: readonly Moment[]): BoardMoments {
  const isMine = ({ table }: Moment): boolean => table.toAct.includes(0);
  const runs = moments.flatMap((measured, at) => {
    const end = moments.findIndex((one, later) => later > at && isMine(one));
    const moves = end - at;
    return isMine(measured) || moves < 1 || moves > MOVES_SHOWN ? [] : [{ measured, moves }];
  });
  const longest = runs.reduce((best, one) => (one.moves > best.moves ? one : best));
  const warmUp = momentWith(moments, (one, at) => at > 5 && isOpenQuestion(one));
  return { warmUp, measured: longest.measured };
}

buildClient();
const server = await serve();
const browser = await launchBrowser();
try {
  const { firstVisit, script, boards } = await weigh(browser, server.url);
  print("first-visit-bytes", firstVisit / 1000, "kB before the first board, fonts and all, compressed");
  print("first-visit-script-bytes", script / 1000, "kB of script among them", LIMITS.script);
  for (const [game, bytes] of boards) {
    const unit = "kB more for rules, words and board, compressed";
    print(`board-bytes/${game}`, bytes / 1000, unit, LIMITS.board);
  }
  print("font-bytes", fontBytes() / 1000, "kB of fonts, all together", LIMITS.fonts);

  const profile = `${SLOW.latency} ms, ${SLOW.downKilobits} kbit/s, processor ${SLOW.processor} times slower`;
  const [interactive] = await median(() => interactiveMs(browser, server.url), [(ms) => ms]);
  print("interactive-ms", interactive, `ms (${profile})`);

  const moments = await fixedGame("traders-of-carthage", 3, "figures");
  const question = againstAdmirals(momentWith(moments, (one, at) => at > 5 && isOpenQuestion(one)));
  const thoughts = await median(
    () => thinking(browser, server.url, question),
    [(work) => work.longestTaskProcessor, (work) => work.longestTask],
  );
  print("task-thinking-processor-ms", thoughts[0], "ms, longest task while two admirals think", LIMITS.task);
  print("task-thinking-ms", thoughts[1], "ms that passed for it, whatever else the machine did");

  // Motion is the compositor's work, which goes on meanwhile; but no new picture begins while a task runs.
  const paydays = await median(
    () => payday(browser, server.url, momentBeforePayday(moments)),
    [(work) => work.longestTaskProcessor, (work) => work.frame],
  );
  print("task-payday-processor-ms", paydays[0], "ms, longest task of a payday", LIMITS.frame);
  print("frame-payday-ms", paydays[1], "ms between two of its frames, whatever else the machine did");

  for (const game of GAME_IDS) {
    const moments = boardMoments(await fixedGame(game, 3, "figures"));
    // Admirals think long enough for the board to be there before their moves are.
    const measured = { ...moments, measured: againstAdmirals(moments.measured) };
    const picks: ((one: BoardWork) => number)[] = [
      ({ opening }) => opening.longestTaskProcessor,
      ({ show }) => show.longestTaskProcessor,
    ];
    const [opening, show] = await median(() => boardWork(browser, server.url, measured), picks);
    print(`task-opening-processor-ms/${game}`, opening, "ms, longest task to draw the board", LIMITS.task);
    print(`task-show-processor-ms/${game}`, show, "ms, longest task to show others' moves", LIMITS.frame);
  }
} finally {
  await browser.close();
  await server.close();
}
