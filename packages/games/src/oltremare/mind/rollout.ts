import { best, nextStep, type Seat } from "@portolan/kernel";
import type { Card } from "../rules/edition.ts";
import type { Move } from "../rules/moves.ts";
import { endPorts } from "../rules/sailing.ts";
import { tradeMoves } from "../rules/trade-moves.ts";
import { mayEndTrade, tradersWaitedFor } from "../rules/trade-phase.ts";
import type { Merchant, State } from "../state.ts";
import { type Moment, momentOf } from "./moment.ts";
import { acceptance } from "./offer-value.ts";
import { handPlan, loadPlan } from "./standing.ts";
import { bestStop } from "./voyages.ts";
import type { MindConfig } from "./weights.ts";

/** The card that is least missed. */
function leastUse({ config }: Moment, { hand }: Merchant): Card {
  const { edition, weights } = config;
  const counts = edition.goods.map(() => 0);
  for (const card of hand) counts[edition.cards[card].good]++;
  return best(hand, (card) => {
    const { good, icons } = edition.cards[card];
    const { steps } = edition.goods[good];
    const step = counts[good] <= steps.length ? steps[counts[good] - 1] : 0;
    return -weights.loose * step - weights.symbols[icons[0]] - weights.symbols[icons[1]];
  });
}

/** Buys what is missing, from the pirates first, who cost besides; begins no talk. OM-TRD-11 OM-BUY-4 */
function purchaseMove({ config, state }: Moment): Move {
  if (mayEndTrade(config, state)) return { type: "end" };
  const { pirates } = state.merchants[state.activeSeat];
  return { type: "buy", from: pirates.length > 0 ? "pirates" : "deck" };
}

/** Takes an offer that helps and declines others; who is not waited for does what comes first. */
function tradeMove(moment: Moment, seat: Seat): Move {
  const { config, state } = moment;
  if (!tradersWaitedFor(config, state).includes(seat)) return tradeMoves(config, state, seat)[0];
  if (state.call !== null) return { type: "pass" };
  const offer = state.offers.find((one) => one?.to === seat);
  if (!offer) return purchaseMove(moment);
  return acceptance(moment, offer) ?? { type: "decline", with: offer.from };
}

/** Where to jump to from a compass. OM-TOK-7 */
function jumpMove(moment: Moment, seat: Seat): Move {
  const { portTokens, merchants } = moment.state;
  const here = merchants[seat].port;
  const ports: number[] = [];
  portTokens.forEach((token, port) => {
    if (token !== "compass" && port !== here) ports.push(port);
  });
  return { type: "jump", port: bestStop(moment, ports, moment.rounds) };
}

/**
 * What a player does here in a rollout: plays the cards that the plan for the turn is made of, buys what is missing, sails to
 * the best token, and takes offers that help, but makes none. Quick, and good enough to see how a game goes on.
 */
export function rollout(config: MindConfig, state: State, seat: Seat): Move {
  const moment = momentOf(config, state);
  const merchant = state.merchants[seat];
  const step = nextStep(state);
  switch (step.step) {
    case "surplus":
      return { type: "discard", card: leastUse(moment, merchant) };
    case "trade":
      return tradeMove(moment, seat);
    case "play":
      return { type: "play", cards: handPlan(moment, seat, merchant) };
    case "sail":
      return {
        type: "sail",
        via: [bestStop(moment, endPorts(config, state, seat, step.steps), moment.rounds)],
      };
    case "compass":
      return jumpMove(moment, seat);
    case "load":
      return { type: "load", cards: loadPlan(moment, seat, merchant) };
    default:
      throw new Error("nobody decides any more");
  }
}
