import { describeGame } from "@portolan/kernel/testing";
import { readGolden } from "../testing/golden.ts";
import { checksFor } from "./checks.ts";
import { portoCarthago } from "./game.ts";

describeGame(portoCarthago, checksFor, {
  games: 24,
  optionGames: 5,
  positions: 500,
  golden: readGolden("porto-carthago"),
});
