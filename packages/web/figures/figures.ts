// Measures the client in Chromium: every figure is a line of JSON on standard output. `npm run bench -- --only web`.

import { MAX_FONT_BYTES } from "../build/fonts.ts";
import { serve } from "../e2e/server.ts";
import { buildClient, launchBrowser } from "../stage/browser.ts";
import { fixedGame, isOpenQuestion, type Moment, momentBeforePayday, momentWith } from "../stage/games.ts";
import { fontBytes, weigh } from "./bytes.ts";
import { interactiveMs, paydaySmoothness, SLOW, thinkingTime } from "./times.ts";

const ROUNDS = 3;

function tell(name: string, value: number, unit: string): void {
  console.log(JSON.stringify({ name: `web/${name}`, value: Number(value.toPrecision(3)), unit }));
}

/** Several rounds, of which the best counts: anything else the machine does only slows them. */
async function rounds<T>(measure: () => Promise<T>): Promise<T[]> {
  const measured: T[] = [];
  while (measured.length < ROUNDS) measured.push(await measure());
  return measured;
}

/** The same moment with the strongest computer players at the other seats. */
function againstAdmirals(moment: Moment): Moment {
  const { save } = moment;
  const seats = save.record.seats.map((seat, at) =>
    at === save.viewer ? seat : { ...seat, player: "admiral" },
  );
  return { ...moment, save: { ...save, record: { ...save.record, seats } } };
}

buildClient();
const server = await serve();
const browser = await launchBrowser();
try {
  const { firstVisit, script, boards } = await weigh(browser, server.url);
  tell("first-visit-bytes", firstVisit / 1000, "kB before the first board, fonts and all, compressed");
  tell("first-visit-script-bytes", script / 1000, "kB of script among them, below 200");
  for (const [game, bytes] of boards) {
    tell(`board-bytes/${game}`, bytes / 1000, "kB more for rules, words and board, compressed, below 110");
  }
  tell("font-bytes", fontBytes() / 1000, `kB of fonts, all together, below ${MAX_FONT_BYTES / 1000}`);
  const profile = `${SLOW.latency} ms, ${SLOW.downKilobits} kbit/s, processor ${SLOW.processor} times slower`;
  const visits = await rounds(() => interactiveMs(browser, server.url));
  tell("interactive-ms", Math.min(...visits), `ms (${profile})`);

  const moments = await fixedGame("traders-of-carthage", 3, "figures");
  const question = againstAdmirals(momentWith(moments, (one, at) => at > 5 && isOpenQuestion(one)));
  const tasks = await rounds(() => thinkingTime(browser, server.url, question));
  tell(
    "longest-task-thinking-ms",
    Math.min(...tasks.map(({ passed }) => passed)),
    "ms on the main thread while two admirals think, below 50",
  );
  tell(
    "longest-task-thinking-processor-ms",
    Math.min(...tasks.map(({ worked }) => worked)),
    "ms of them in which the thread had a processor",
  );
  const paydays = await rounds(() => paydaySmoothness(browser, server.url, momentBeforePayday(moments)));
  tell("longest-frame-payday-ms", Math.min(...paydays.map(({ frame }) => frame)), "ms between two frames");
  tell(
    "longest-task-payday-processor-ms",
    Math.min(...paydays.map(({ worked }) => worked)),
    "ms of processor time for the longest task of a payday",
  );
} finally {
  await browser.close();
  await server.close();
}
