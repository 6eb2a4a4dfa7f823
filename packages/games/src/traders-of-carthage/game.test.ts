import { describeGame } from "@portolan/kernel/testing";
import { readGolden } from "../testing/golden.ts";
import { checksFor } from "./checks.ts";
import { tradersOfCarthage } from "./game.ts";

describeGame(tradersOfCarthage, checksFor, {
  games: 40,
  optionGames: 8,
  positions: 500,
  golden: readGolden("traders-of-carthage"),
});
