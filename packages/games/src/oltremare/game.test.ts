import { describeGame } from "@portolan/kernel/testing";
import { readGolden } from "../testing/golden.ts";
import { checksFor } from "./checks.ts";
import { oltremare } from "./game.ts";

describeGame(oltremare, checksFor, {
  games: 4,
  optionGames: 1,
  positions: 200,
  golden: readGolden("oltremare"),
});
