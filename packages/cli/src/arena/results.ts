import type { Share } from "@portolan/bots";
import { clip, columnsOf } from "../screen.ts";
import { say } from "../words.ts";
import type { ArenaReport, BotReport } from "./report.ts";

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const between = ({ low, high }: Share): string => `${(100 * low).toFixed(1)} – ${(100 * high).toFixed(1)} %`;
/** Whole victories, or halves and thirds of shared ones. */
const victories = (wins: number): string => (Number.isInteger(wins) ? String(wins) : wins.toFixed(1));

/** A time with as many digits as it deserves. */
function time(ms: number | null): string {
  if (ms === null) return "–";
  return `${ms.toFixed(ms < 1 ? 2 : ms < 100 ? 1 : 0)} ms`;
}

/** Command lines can be long; tables are narrow. */
const NAME_COLUMNS = 32;
const nameOf = (name: string): string => clip(name, NAME_COLUMNS);
/** Faults that are told one by one. */
const TOLD = 10;

function botRow(bot: BotReport): string[] {
  return [
    `  ${nameOf(bot.name)}`,
    String(bot.games),
    victories(bot.wins),
    percent(bot.winRate),
    between(bot),
    bot.rating.toFixed(1),
    time(bot.medianMs),
    time(bot.p99Ms),
  ];
}

function botLines({ bots }: ArenaReport): string[] {
  const head = [
    `  ${say("arena.column.player")}`,
    say("arena.column.games"),
    say("arena.column.wins"),
    say("arena.column.rate"),
    say("arena.column.interval"),
    say("arena.column.rating"),
    say("arena.column.median"),
    say("arena.column.p99"),
  ];
  return columnsOf([head, ...bots.map(botRow)], 2, new Set([1, 2, 3, 4, 5, 6, 7]));
}

/** Who came out ahead of whom: worth a table of its own when there are more than two. */
function pairingLines({ pairings }: ArenaReport): string[] {
  if (pairings.length < 2) return [];
  const rows = pairings.map((pairing) => [
    `  ${say("arena.pairing", { one: nameOf(pairing.bots[0]), other: nameOf(pairing.bots[1]) })}`,
    percent(pairing.winRate),
    between(pairing),
  ]);
  return ["", say("arena.pairings"), ...columnsOf(rows, 2, new Set([1, 2]))];
}

function faultLines({ faults }: ArenaReport): string[] {
  if (faults.length === 0) return [];
  const told = faults.slice(0, TOLD).map(({ name, game, kind, detail }) => {
    // Whoever ended may have said nothing.
    const what = say(`arena.fault.${kind}`, { detail }).trimEnd();
    return `  ${say("arena.fault", { name: nameOf(name), game, what })}`;
  });
  const more = faults.length - told.length;
  return [
    "",
    say("arena.faults", { count: faults.length }),
    ...told,
    ...(more > 0 ? [`  ${say("arena.moreFaults", { count: more })}`] : []),
  ];
}

/** The results for people. */
export function resultLines(report: ArenaReport): string[] {
  const { game, players, mode, games, deals, bots } = report;
  const [one, other] = bots.map(({ name }) => nameOf(name));
  const even = percent(1 / players);
  return [
    say("arena.head", { game, players, mode: say(`arena.mode.${mode}`, { one, other }) }),
    say("arena.games", { games, deals, even }),
    "",
    ...botLines(report),
    ...pairingLines(report),
    ...faultLines(report),
  ];
}
