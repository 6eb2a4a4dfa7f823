import { createRequire } from "node:module";
import { tradersOfCarthage } from "@portolan/games";
import type { Chance, Rules } from "@portolan/kernel";
import { perSecond } from "./measure.ts";

// boardgame.io slows itself down with checks unless it is told before it loads that this is not development.
process.env.NODE_ENV = "production";
const require = createRequire(import.meta.url);
const { Client } = require("boardgame.io/client") as typeof import("boardgame.io/client");

/** What is compared is the engine around the rules: boardgame.io's moves call the same rule functions as ours. */
export interface Around {
  state: object;
}

export interface Dice {
  Die(spots: number): number;
}

export function chanceOf(random: Dice): Chance {
  let drawn = 0;
  return {
    below(n) {
      drawn++;
      return random.Die(n) - 1;
    },
    drawn: () => drawn,
  };
}

/** The game for boardgame.io. */
export function gameAround(rules: Rules) {
  return {
    name: rules.game,
    setup: ({ random }: { random: Dice }): Around => ({
      state: rules.setup(chanceOf(random)),
    }),
    moves: {
      play({ G, random }: { G: Around; random: Dice }, seat: number, move: { type: string }) {
        rules.apply(G.state, seat, move, chanceOf(random));
      },
    },
    turn: { activePlayers: { all: "play" }, stages: { play: {} } },
    endIf: ({ G }: { G: Around }) => rules.result(G.state) ?? undefined,
  };
}

/** A complete random game on boardgame.io's own client, without a server. */
function playout(rules: Rules, pick: (n: number) => number): void {
  const client = Client<Around>({ game: gameAround(rules), numPlayers: rules.players, debug: false });
  client.start();
  for (;;) {
    const position = client.getState();
    if (!position || position.ctx.gameover) break;
    const seat = rules.toAct(position.G.state)[0];
    const legal = rules.legal(position.G.state, seat);
    client.moves.play(seat, legal[pick(legal.length)]);
  }
  client.stop();
}

export function boardgameIoPerSecond(pick: (n: number) => number): number {
  const rules: Rules = tradersOfCarthage.open({ players: 3 });
  return perSecond(() => {
    playout(rules, pick);
    return 1;
  }, 1500);
}
