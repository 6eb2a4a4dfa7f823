import type { ScoreLine, Seat } from "@portolan/kernel";
import { nextStep } from "@portolan/kernel";
import { scores } from "../rules/end.ts";
import { isComplete } from "../rules/slots.ts";
import type { State } from "../state.ts";
import { weighPlanet } from "./prospects.ts";
import { remaining, type Standing, settlePlanet, standingOf } from "./standing.ts";
import type { MindConfig } from "./weights.ts";

/** What a seat's evaluation is made of, in victory points. */
interface Parts {
  readonly planets: number;
  readonly abilities: number;
  readonly goods: number;
  readonly prospects: number;
  readonly turns: number;
}

/** What the goods of a player are worth: half a point at the end, more while there are planets to lay them on. */
function goodsWorth({ edition, weights }: MindConfig, { isLastRound }: State, standing: Standing): number {
  const { trader, held, out, jokers, picks, isDone } = standing;
  if (isDone) return Math.floor((held + out) / edition.scoring.goodsPerVp);
  if (isLastRound) return (held + out + picks) * weights.lastGood;
  let kinds = 0;
  for (let good = 0; good < trader.hand.length; good++) if (trader.hand[good] > 0) kinds++;
  const crowded = Math.max(0, held + picks - (edition.limits.hand - edition.draft.cardsPerPlayer));
  return (
    kinds * weights.hand.first +
    (held - kinds) * weights.hand.further +
    out * weights.out +
    jokers * weights.joker +
    picks * weights.pick -
    crowded * weights.crowded
  );
}

/** The result, and what breaks ties. */
function finalParts(config: MindConfig, state: State): Parts[] {
  return scores(config, state).map(({ planets, goods, cards, best }) => ({
    planets,
    abilities: 0,
    goods: goods + cards / 1e3 + best / 1e6,
    prospects: 0,
    turns: 0,
  }));
}

function judge(config: MindConfig, state: State): Parts[] {
  if (nextStep(state).step === "over") return finalParts(config, state);
  const { weights, players } = config;
  const left = remaining(config, state);
  const standings = state.traders.map((_, seat) => standingOf(config, state, seat, left));
  if (state.resolution) for (const { owner } of state.resolution.displaced) standings[owner].jokers++;
  for (const place of state.row) if (isComplete(place)) settlePlanet(config, standings, place, left);
  for (const place of state.row) if (!isComplete(place)) weighPlanet(config, standings, place, left);
  return standings.map((standing) => ({
    planets: standing.points,
    abilities: standing.abilities,
    goods: goodsWorth(config, state, standing),
    prospects: standing.best + standing.second * weights.second,
    turns: state.isLastRound ? 0 : (-standing.wait * weights.wait) / (players - 1),
  }));
}

/** How each seat stands, in victory points; exact when the game is over. */
export function evaluate(config: MindConfig, state: State): number[] {
  return judge(config, state).map(
    ({ planets, abilities, goods, prospects, turns }) => planets + abilities + goods + prospects + turns,
  );
}

/** What a seat's evaluation is made of. */
export function terms(config: MindConfig, state: State, seat: Seat): ScoreLine[] {
  const { planets, abilities, goods, prospects, turns } = judge(config, state)[seat];
  return [
    { id: "advice.planets", value: planets },
    { id: "advice.abilities", value: abilities },
    { id: "advice.goods", value: goods },
    { id: "advice.prospects", value: prospects },
    { id: "advice.turns", value: turns },
  ];
}

/** Points by which the end may still differ from the evaluation; luck evens out, so it grows less than what is to come. */
export function spread(config: MindConfig, state: State): number {
  const { start, end } = config.weights.spread;
  return end + (start - end) * Math.sqrt(remaining(config, state));
}
