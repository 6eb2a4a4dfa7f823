import { describeGame } from "@portolan/kernel/testing";
import { readGolden } from "../testing/golden.ts";
import { portoCarthago } from "./game.ts";

describeGame(portoCarthago, {
  games: 40,
  optionGames: 8,
  positions: 500,
  golden: readGolden("porto-carthago"),
});
