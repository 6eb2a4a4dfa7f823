import type { ScoreLine, Seat } from "@portolan/kernel";
import { nextStep } from "@portolan/kernel";
import type { Merchant, State } from "../state.ts";
import { type Moment, momentOf } from "./moment.ts";
import { promises } from "./offer-value.ts";
import { portWorth, prestigeWorth } from "./races.ts";
import { standing, standingOf } from "./standing.ts";
import type { MindConfig } from "./weights.ts";

/** What cargo is worth when the game is over: it breaks ties. OM-FIN-4 */
function tieBreak({ lastCargo }: Merchant): number {
  return lastCargo === null ? 0 : lastCargo.cards / 100 + lastCargo.groups / 10_000;
}

/** What the race for prestige tiles is worth now. */
function prestige(moment: Moment): number[] {
  return prestigeWorth(
    moment,
    moment.state.merchants.map((merchant) => merchant.prestige),
  );
}

/** What is on offer, and what asking in vain has cost. */
function offers(moment: Moment): number[] {
  const { state } = moment;
  if (nextStep(state).step !== "trade") return state.merchants.map(() => 0);
  return promises(
    moment,
    state.merchants.map((merchant, seat) => standing(moment, seat, merchant)),
  );
}

/** How each seat stands, in ducats: what it has, and what its cargo, hand, tokens, tiles and offers promise. */
export function evaluate(config: MindConfig, state: State): number[] {
  if (nextStep(state).step === "over") {
    return state.merchants.map((merchant) => merchant.ducats + tieBreak(merchant));
  }
  const moment = momentOf(config, state);
  const worth = state.merchants.map((merchant, seat) => standing(moment, seat, merchant));
  const parts = [portWorth(moment), prestige(moment)];
  if (nextStep(state).step === "trade") parts.push(promises(moment, worth));
  for (const part of parts)
    part.forEach((value, seat) => {
      worth[seat] += value;
    });
  return worth;
}

/** What a seat's evaluation is made of. */
export function terms(config: MindConfig, state: State, seat: Seat): ScoreLine[] {
  const merchant = state.merchants[seat];
  if (nextStep(state).step === "over") {
    return [
      { id: "advice.balance", value: merchant.ducats },
      { id: "advice.cargo", value: tieBreak(merchant) },
    ];
  }
  const moment = momentOf(config, state);
  const { balance, cargo, pirates, hand, token } = standingOf(moment, seat, merchant);
  return [
    { id: "advice.balance", value: balance },
    { id: "advice.cargo", value: cargo },
    { id: "advice.pirates", value: pirates },
    { id: "advice.hand", value: hand },
    { id: "advice.token", value: token },
    { id: "advice.ports", value: portWorth(moment)[seat] },
    { id: "advice.prestige", value: prestige(moment)[seat] },
    { id: "advice.offers", value: offers(moment)[seat] },
  ];
}

/** Ducats by which the end may still differ from the evaluation. */
export function spread(config: MindConfig, state: State): number {
  const { end, turn } = config.weights.spread;
  return end + turn * Math.sqrt(momentOf(config, state).rounds);
}
