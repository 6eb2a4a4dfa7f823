import type { Save } from "../../src/app/storage/saves.ts";
import { fixedGame, isOpenQuestion, type Moment, momentWith } from "../browser/games.ts";

/** The moments of games that the pictures show. */
export interface Cast {
  readonly running: Save;
  readonly over: Save;
  readonly oltremare: Save;
  readonly offering: Save;
  readonly galactic: Save;
  readonly porto: Save;
}

const SEED = "pictures";

/** A question with much to choose from, when so much of the game has been played. */
function questionAfter(moments: readonly Moment[], share: number): Save {
  const start = moments.length * share;
  return momentWith(
    moments,
    (moment, at) => at >= start && isOpenQuestion(moment) && moment.table.legal.length > 3,
  ).save;
}

export async function gatherCast(): Promise<Cast> {
  const traders = await fixedGame("traders-of-carthage", 4, SEED);
  const oltremare = await fixedGame("oltremare", 4, SEED);
  const galactic = await fixedGame("galactic-traders", 3, SEED);
  const porto = await fixedGame("porto-carthago", 3, SEED);
  const end = traders.at(-1);
  if (!end) throw new Error("nothing was played");
  return {
    running: questionAfter(traders, 0.75),
    over: end.save,
    oltremare: questionAfter(oltremare, 0.5),
    offering: momentWith(
      oltremare,
      ({ table }, at) => at > oltremare.length / 3 && table.openEnded && table.toAct.includes(0),
    ).save,
    galactic: questionAfter(galactic, 0.5),
    porto: questionAfter(porto, 0.5),
  };
}
