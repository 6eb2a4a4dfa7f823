import { describeGame } from "@portolan/kernel/testing";
import { vi } from "vitest";
import { readGolden } from "../testing/golden.ts";
import { galacticTraders } from "./game.ts";

// Random players without the deadlock guard play very long games, longest with two.
vi.setConfig({ testTimeout: 60_000 });

describeGame(galacticTraders, {
  games: 4,
  optionGames: 1,
  positions: 200,
  golden: readGolden("galactic-traders"),
});
