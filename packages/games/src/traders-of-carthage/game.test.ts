import { describeGame } from "@portolan/kernel/testing";
import { readGolden } from "../testing/golden.ts";
import { tradersOfCarthage } from "./game.ts";

describeGame(tradersOfCarthage, {
  games: 40,
  optionGames: 8,
  positions: 500,
  golden: readGolden("traders-of-carthage"),
});
