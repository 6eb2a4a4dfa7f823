import { games } from "@portolan/games";
import { fastChance, mustPlay, pick, seededDeal, startMatch } from "@portolan/kernel";
import { expect, test } from "vitest";
import { refereeOf } from "./referee.ts";
import type { TableState } from "./source.ts";

test.each(games.map((game) => ({ id: game.id, game })))(
  "the rules of $id answer from a view as they do from the whole game",
  ({ game }) => {
    const rules = game.open({ players: game.players.min });
    const match = startMatch(rules, seededDeal("referee", game.players.min));
    const chance = fastChance(3);
    for (let moves = 0; moves < 40; moves++) {
      const [seat] = rules.toAct(match.state);
      if (seat === undefined) break;
      const view = rules.view(match.state, seat);
      const legal = rules.legal(match.state, seat);
      const { check } = refereeOf(rules, { view, viewer: seat, legal: [] } as unknown as TableState);
      for (const move of legal.slice(0, 10)) expect(check(move)).toBeNull();
      mustPlay(match, seat, pick(chance, legal));
    }
  },
);
