import { best, type Seat } from "@portolan/kernel";
import { canFreeSpace, extraPossible } from "../rules/bonus.ts";
import { kindOn } from "../rules/card-actions.ts";
import { type DecidingFrame, movesOf, openDecision } from "../rules/decisions.ts";
import type { Space } from "../rules/edition.ts";
import type { Move, MoveOf } from "../rules/moves.ts";
import { canBuySeat } from "../rules/palace.ts";
import { canBuyFavour } from "../rules/palace-favour.ts";
import type { PrivilegeMove } from "../rules/privileges.ts";
import { freeBerth, type Stage, type State } from "../state.ts";
import { comingFor, ideaFor, loadWorth, type Moment, momentOf, purchaseIdea } from "./action-value.ts";
import type { MindConfig } from "./weights.ts";

/** A card in hand that is played as soon as it can be: it buys a seat or loads a ship. */
function privilegeMove({ config, state, seat, senator }: Moment): PrivilegeMove | null {
  const { ships } = config.edition;
  for (const card of senator.held) {
    const { privilege } = ships[card];
    if (privilege === "palaceFavour" && canBuyFavour(config, state, seat))
      return { type: "palaceFavour", card };
    if (privilege === "anyGood") {
      const dock = state.docks.findIndex(
        ({ owner, ship, good }) => owner === seat && ship !== null && good !== null,
      );
      if (dock >= 0) return { type: "anyGood", card, dock };
    }
    if (privilege !== "pilot") continue;
    for (const ship of state.rows[0]) {
      const berth = ship === null ? null : freeBerth(config, state, ship);
      if (ship === null || berth === null) continue;
      const { owner, good } = state.docks[berth];
      if (owner === seat && good === ships[ship].good) return { type: "pilot", card, ship };
    }
  }
  return null;
}

/** Servants that an action takes from the reserve. */
function servantsFor({ edition }: MindConfig, move: Move): number {
  if (move.type === "captain") return 1;
  if (move.type === "hoistClaim") return edition.parameters.servantsPerDock;
  return move.type === "court" ? Math.max(0, move.lighthouse + move.temple) : 0;
}

function wantsSpace({ config, senator, turns }: Moment): boolean {
  return turns > 10 && senator.talents > config.weights.wealthy;
}

/** What a card is worth on its space, its bonus included; below 0 if there is nothing to do with it. */
function cardWorth(moment: Moment, space: Space): number {
  const { config, state, seat, senator } = moment;
  const { rollout: factors } = config.weights;
  const { servants, bonus } = config.edition.spaces[space];
  const reserve = senator.reserve - servants;
  if (reserve < 0) return -1;
  const idea = ideaFor(moment, kindOn(config, state, space), reserve);
  const left = idea ? reserve - servantsFor(config, idea.move) : reserve;
  const rounds = config.edition.parameters.actionRoundsPerDecade - state.round;
  let worth = idea?.worth ?? -1;
  if (bonus === "palace" && canBuySeat(config, state, seat, reserve)) {
    worth = left > 0 ? Math.max(worth, 0) + factors.seat : Math.max(worth, factors.seat);
  } else if (idea === null) return -1;
  else if (bonus === "warehouse" && wantsSpace(moment) && canFreeSpace(config, state, seat))
    worth += factors.space;
  if (rounds > 0 && left < 3) worth -= factors.lastServants;
  return worth - servants * factors.cardServant * Math.min(1, rounds / 3);
}

function mainMove(moment: Moment): Move {
  const { config } = moment;
  const played = privilegeMove(moment);
  if (played) return played;
  let best: Move = { type: "talents" };
  let most = config.weights.rollout.talents;
  for (let space = 0; space < config.edition.spaces.length; space++) {
    const worth = cardWorth(moment, space);
    if (worth <= most) continue;
    most = worth;
    best = { type: "card", space };
  }
  return best;
}

function actMove(moment: Moment, space: Space, legal: () => Move[]): Move {
  const { config, state, seat, senator } = moment;
  const { bonus } = config.edition.spaces[space];
  const idea = ideaFor(moment, kindOn(config, state, space), senator.reserve);
  if (idea === null) return legal().at(-1) ?? { type: "skip" };
  const takesLast = senator.reserve <= servantsFor(config, idea.move);
  const skips = takesLast && bonus === "palace" && canBuySeat(config, state, seat, senator.reserve);
  return skips ? { type: "skip" } : idea.move;
}

function tailMove(moment: Moment, { extra, skipped }: Extract<Stage, { stage: "tail" }>): Move {
  const { config, state, seat } = moment;
  const possible = extraPossible(config, state, seat, extra);
  if (possible && extra === "palace") return { type: "seat" };
  const played = privilegeMove(moment);
  if (played) return played;
  if (!possible) return { type: "end" };
  if (extra === "warehouse") return skipped || wantsSpace(moment) ? { type: "free" } : { type: "end" };
  return purchaseIdea(moment, config.edition.parameters.refreshPurchasePrice)?.move ?? { type: "end" };
}

/** What docking a ship there does for a player. */
function pickWorth(moment: Moment, { ship, berth }: MoveOf<"dock">): number {
  const { config, state, seat, senator } = moment;
  if (berth === null) return 0;
  const { owner, good } = state.docks[berth];
  const { good: asked } = config.edition.ships[ship];
  const { pick } = config.weights.rollout;
  if (owner === null) return senator.warehouse[asked] > 0 ? pick.free : 0;
  if (owner !== seat) return good === asked ? -pick.rival : 0;
  if (good === asked) return loadWorth(moment, ship);
  if (good !== null) return -pick.blocked;
  return loadWorth(moment, ship) * (senator.warehouse[asked] > 0 ? pick.withGood : pick.own);
}

/** What a dock promises before the first ships are in: they will lie where they come first. PC-SHIP-8 */
function claimWorth({ config, state, senator }: Moment, { dock }: MoveOf<"claim">): number {
  const { docks, ships } = config.edition;
  const { civilisation, number } = docks[dock];
  let nth = 0;
  for (const ship of state.rows[0]) {
    if (ship === null || ships[ship].civilisation !== civilisation || ++nth !== number) continue;
    const { good } = ships[ship];
    return senator.warehouse[good] > 0 ? 3 : state.market[good] > 0 ? 2 : 1;
  }
  return 0;
}

/** What a first good promises: ships of row 1 ask for it, best at an own dock. */
function takeWorth({ config, state, seat }: Moment, { good }: MoveOf<"take">): number {
  let worth = 0;
  for (const ship of state.rows[0]) if (ship !== null && config.edition.ships[ship].good === good) worth++;
  for (let dock = 0; dock < state.docks.length; dock++) {
    if (state.docks[dock].owner === seat && comingFor(config, state.rows[0], dock, good) !== null) worth += 3;
  }
  return worth;
}

function worthOf(moment: Moment, move: Move): number {
  switch (move.type) {
    case "dock":
      return pickWorth(moment, move);
    case "claim":
      return claimWorth(moment, move);
    case "take":
      return takeWorth(moment, move);
    default:
      return -1;
  }
}

/** Points go to the track, and no servant to the path. */
function frameMove({ config }: Moment, frame: DecidingFrame, legal: () => Move[]): Move {
  switch (frame.frame) {
    case "points":
      return { type: "allot", path: 0 };
    case "atOnce": {
      const isPoint = config.edition.ships[frame.card].privilege === "tradePoint";
      return { type: "atonce", choice: isPoint ? "track" : "none" };
    }
    case "order":
      return legal()[0];
  }
}

/**
 * What a player does here in a rollout: found in no time, without trying moves out, and good enough to see how a game goes
 * on from a position.
 */
export function rollout(config: MindConfig, state: State, seat: Seat): Move {
  const decision = openDecision(state);
  if (decision === null) throw new Error("nobody decides any more");
  const moment = momentOf(config, state, seat);
  const legal = (): Move[] => movesOf(config, state, decision);
  if ("frame" in decision) return frameMove(moment, decision, legal);
  switch (decision.stage) {
    case "main":
      return mainMove(moment);
    case "act":
      return actMove(moment, decision.space, legal);
    case "tail":
      return tailMove(moment, decision);
    case "finalBuy":
      return { type: "seat" };
    default:
      return best(legal(), (move) => worthOf(moment, move));
  }
}
