import { describeGame } from "@portolan/kernel/testing";
import { readGolden } from "../testing/golden.ts";
import { oltremare } from "./game.ts";

describeGame(oltremare, { games: 6, optionGames: 1, positions: 300, golden: readGolden("oltremare") });
