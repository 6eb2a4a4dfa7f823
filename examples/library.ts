// A whole game through the library, with types: `npm install @portolan/kernel @portolan/games @portolan/bots`, then
// `node library.ts`. Three traders play Traders of Carthage; each is given its own view and nothing else.

import { findPlayer } from "@portolan/bots";
import { game } from "@portolan/games/traders-of-carthage";
import { fastChance, mustPlay, seededDeal, startMatch } from "@portolan/kernel";

const player = findPlayer("trader");
if (!player) throw new Error("There is no computer player of that name.");

const rules = game.open({ players: 3 });
const match = startMatch(rules, seededDeal("an example", 3));
const chance = fastChance(1);

let result = rules.result(match.state);
while (!result) {
  const [seat] = rules.toAct(match.state);
  const view = rules.view(match.state, seat);
  const legal = rules.legal(match.state, seat);
  mustPlay(match, seat, player.choose({ rules, seat, view, legal, chance }));
  result = rules.result(match.state);
}

console.log(JSON.stringify({ moves: match.moves.length, scores: result.scores }));
