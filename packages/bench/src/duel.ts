import type { ComputerPlayer } from "@portolan/bots";
import {
  awaited,
  fastChance,
  mustPlay,
  type Rules,
  seededDeal,
  startMatch,
  victories,
} from "@portolan/kernel";

/** A player and the rules it judges by: rules that differ in their weights are the same game. */
export interface Duellist {
  readonly player: ComputerPlayer;
  readonly rules: Rules;
}

/** The share of the victory that the first one has, alone in a seat against the other in all the rest. */
function game(one: Duellist, other: Duellist, seat: number, deal: string): number {
  const { rules } = one;
  const match = startMatch(rules, seededDeal(deal, rules.players));
  const chance = fastChance(match.chance.drawn() + seat);
  for (
    let [actor] = awaited(rules, match.state);
    actor !== undefined;
    [actor] = awaited(rules, match.state)
  ) {
    const sitter = actor === seat ? one : other;
    const view = rules.view(match.state, actor);
    const legal = rules.legal(match.state, actor);
    mustPlay(match, actor, sitter.player.choose({ rules: sitter.rules, seat: actor, view, legal, chance }));
  }
  return victories(rules.result(match.state)?.ranks ?? [])[seat];
}

/** The first one's share of the victories on one deal, from every seat in turn. */
export function duel(one: Duellist, other: Duellist, deal: string): number {
  let won = 0;
  for (let seat = 0; seat < one.rules.players; seat++) won += game(one, other, seat, deal);
  return won / one.rules.players;
}
