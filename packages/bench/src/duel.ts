import type { ComputerPlayer } from "@portolan/bots";
import {
  fastChance,
  mustPlay,
  type Result,
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

/** Plays a game to its end, one player in each seat. Who watches sees every position in which somebody decides. */
export function playGame(
  sitters: readonly Duellist[],
  deal: string,
  watch: (state: object) => void = () => {},
): Result {
  const [{ rules }] = sitters;
  const match = startMatch(rules, seededDeal(deal, rules.players));
  const chance = fastChance(match.chance.drawn());
  for (let [seat] = rules.waitsFor(match.state); seat !== undefined; [seat] = rules.waitsFor(match.state)) {
    watch(match.state);
    const { player, rules: own } = sitters[seat];
    const view = rules.view(match.state, seat);
    const legal = rules.legal(match.state, seat);
    mustPlay(match, seat, player.choose({ rules: own, seat, view, legal, chance }));
  }
  const result = rules.result(match.state);
  if (!result) throw new Error(`${rules.game}, ${deal}: nobody is to decide, and the game is not over`);
  return result;
}

/** The first one's share of the victories on one deal, alone against the other in all other seats, from every seat in turn. */
export function duel(one: Duellist, other: Duellist, deal: string): number {
  const { players } = one.rules;
  let won = 0;
  for (let seat = 0; seat < players; seat++) {
    const sitters = Array.from({ length: players }, (_, at) => (at === seat ? one : other));
    won += victories(playGame(sitters, deal).ranks)[seat];
  }
  return won / players;
}
