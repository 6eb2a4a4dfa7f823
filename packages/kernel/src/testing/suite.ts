import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Checks, Game, GameTypes, Options, Settings } from "../game.ts";
import { fromLink } from "../link.ts";
import {
  checkEvents,
  checkInvariants,
  checkLegality,
  checkRecord,
  checkRefusals,
  checkRollouts,
  checkSerialisation,
  checkUndo,
  type GameCheck,
  type Tested,
} from "./checks.ts";
import { checkFold } from "./folding.ts";
import { checkSecrecy, checkSpread } from "./secrecy.ts";
import { transcript } from "./transcript.ts";

export interface SuiteSize {
  /** Random games for each check and player count with the default options. */
  readonly games: number;
  /** Random games for each check, player count and other set of options. */
  readonly optionGames: number;
  /** Positions at which sampled worlds are compared with real ones. */
  readonly positions: number;
  /** Golden transcripts by name. */
  readonly golden: Readonly<Record<string, string>>;
}

/** Every option's every value alone, and everything but the defaults together. */
export function optionSets(game: Game): Options[] {
  const entries = Object.entries(game.options);
  const single = entries.flatMap(([name, { values }]) => values.slice(1).map((value) => ({ [name]: value })));
  const together = Object.fromEntries(entries.map(([name, { values }]) => [name, values[values.length - 1]]));
  return [{}, ...single, together];
}

export const CHECKS: Readonly<Record<string, GameCheck>> = {
  "ends, keeps its invariants, and has a result": checkInvariants,
  "accepts every legal move and reads its notation back": checkLegality,
  "can be played by its rollout policy alone": checkRollouts,
  "refuses everything else with a rule and unchanged": checkRefusals,
  "survives JSON in the middle of anything": checkSerialisation,
  "is the same game again from its record": checkRecord,
  "takes moves back exactly, and never across a barrier": checkUndo,
  "tells each seat the same thing twice": checkEvents,
  "lets a seat work out its view from what it is told": checkFold,
  "does not let a seat tell apart worlds that it cannot see": checkSecrecy,
};

/** Runs a check for random seeds; a failure prints the seed that reproduces it. */
function forSeeds(runs: number, check: (seed: number) => void): void {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 31 - 1 }), (seed) => {
      check(seed);
    }),
    { numRuns: runs, seed: 20261115, endOnFailure: true },
  );
}

interface TestTable<G extends GameTypes> {
  readonly name: string;
  readonly tested: Tested<G>;
  readonly games: number;
}

/** The checks of a game under some settings. */
export type OpenChecks<G extends GameTypes> = (settings: Settings) => Checks<G>;

function testedAt<G extends GameTypes>(game: Game<G>, open: OpenChecks<G>, settings: Settings): Tested<G> {
  return { game, rules: game.open(settings), checks: open(settings) };
}

function everyTable<G extends GameTypes>(
  game: Game<G>,
  checks: OpenChecks<G>,
  size: SuiteSize,
): TestTable<G>[] {
  const tables: TestTable<G>[] = [];
  for (let players = game.players.min; players <= game.players.max; players++) {
    for (const options of optionSets(game)) {
      const isDefault = Object.keys(options).length === 0;
      const name = `${players} players${isDefault ? "" : ` ${JSON.stringify(options)}`}`;
      const games = isDefault ? size.games : size.optionGames;
      tables.push({ name, tested: testedAt(game, checks, { players, options }), games });
    }
  }
  return tables;
}

/** The tests that every game gets for free, at every number of players and under every option. */
export function describeGame<G extends GameTypes>(
  game: Game<G>,
  checks: OpenChecks<G>,
  size: SuiteSize,
): void {
  const tables = everyTable(game, checks, size);
  describe.each(Object.entries(CHECKS))("%s", (_name, check) => {
    test.each(tables)("$name", ({ tested, games }) => {
      forSeeds(games, (seed) => check(tested, seed));
    });
  });

  describe("samples worlds as chance would spread them", () => {
    for (let players = game.players.min; players <= game.players.max; players++) {
      test(`${players} players`, () =>
        checkSpread(testedAt(game, checks, { players }), 20261115, size.positions));
    }
  });

  describe("golden records play as they always did", () => {
    test.each(Object.entries(size.golden))("%s", (_name, golden) => {
      const [link] = golden.split("\n");
      expect(transcript(game, fromLink(link))).toBe(golden);
    });
  });
}
