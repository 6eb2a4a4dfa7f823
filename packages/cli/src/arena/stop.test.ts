import { tradersOfCarthage } from "@portolan/games";
import { expect, test } from "vitest";
import { playArenaGame } from "./game.ts";
import { ownPlayer } from "./player.ts";
import { newStopFlag, raise, stoppableClock } from "./stop.ts";

test("a player that thinks hears the stop, and the game that was cut off is none", async () => {
  const flag = newStopFlag();
  const stopping = new AbortController();
  let looks = 0;
  const slow = {
    now: () => {
      if (++looks === 50) raise(flag);
      return 0;
    },
  };
  const admiral = ownPlayer("admiral@999", stoppableClock(slow, flag, stopping));
  const rules = tradersOfCarthage.open({ players: 2 });
  const table = { rules, seed: "1", budget: 1000, players: [admiral, ownPlayer("random")] };
  expect(await playArenaGame(table, 0, { deal: 0, seats: [0, 1] }, stopping.signal)).toBeNull();
  expect(looks).toBe(50);
});
