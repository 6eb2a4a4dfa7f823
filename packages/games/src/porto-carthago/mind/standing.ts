import type { Seat } from "@portolan/kernel";
import { pathStandings } from "../rules/final-purchases.ts";
import { isReady } from "../rules/ships.ts";
import { distance, palaceSeats, type Senator, type State } from "../state.ts";
import { prospectsOf } from "./prospects.ts";
import type { MindConfig } from "./weights.ts";

/** Decades after the present one, if the game goes on as it seems. */
function decadesLeft({ edition }: MindConfig, state: State): number {
  const { decades, earlyEndAfterDecade, earlyEndPoints } = edition.parameters;
  const mayEndEarly = state.decade <= earlyEndAfterDecade;
  const endsEarly = mayEndEarly && state.senators.some(({ points }) => points >= earlyEndPoints);
  return (endsEarly ? earlyEndAfterDecade : decades) - Math.max(state.decade, 1);
}

/** Whether a player has played in this action round; who only may still take the extra has. */
function hasPlayed({ players }: MindConfig, { stage, startSeat, turnIndex }: State, seat: Seat): boolean {
  const place = distance(players, startSeat, seat);
  if (stage.stage === "main" || stage.stage === "act") return place < turnIndex;
  return stage.stage === "tail" && place <= turnIndex;
}

/** Turns that a player still has in this decade, the one under way included. */
function turnsNow(config: MindConfig, state: State, seat: Seat): number {
  const rounds = config.edition.parameters.actionRoundsPerDecade;
  if (isBeforeIncome(state)) return rounds;
  return rounds - state.round + (hasPlayed(config, state, seat) ? 0 : 1);
}

/** A player's turns to come, and decades after the present one. */
export function timeLeft(
  config: MindConfig,
  state: State,
  seat: Seat,
): { readonly turns: number; readonly decades: number } {
  const decades = decadesLeft(config, state);
  const rounds = config.edition.parameters.actionRoundsPerDecade;
  return { turns: turnsNow(config, state, seat) + decades * rounds, decades };
}

/** How much of the game is still to be played, from 1 at the start to 0 at the end. */
export function shareLeft(config: MindConfig, state: State): number {
  if (isEnding(state)) return 0;
  const { decades, actionRoundsPerDecade } = config.edition.parameters;
  let turns = 0;
  for (let seat = 0; seat < config.players; seat++) turns += timeLeft(config, state, seat).turns;
  return turns / (config.players * decades * actionRoundsPerDecade);
}

/** Whether no turn will be played any more. */
function isEnding({ stage }: State): boolean {
  switch (stage.stage) {
    case "finalPick":
    case "finalAuto":
    case "finalLoad":
    case "finalBuy":
    case "awards":
      return true;
    default:
      return false;
  }
}

function isBeforeIncome({ stage }: State): boolean {
  return stage.stage !== "main" && stage.stage !== "act" && stage.stage !== "tail";
}

function logistic(x: number): number {
  return 1 / (1 + Math.exp(-x));
}

/** Seats to come: what talents, trade points and time allow, at prices that rise with every seat that anybody buys. */
function seatsToCome(
  config: MindConfig,
  state: State,
  turns: number,
  talents: number,
  points: number,
): number {
  const { edition, players } = config;
  const { palace } = config.weights;
  const money = talents + turns * palace.talentsPerTurn;
  const rank = points + Math.max(0, turns - palace.lead) * palace.pointsPerTurn;
  const talentSlack = palace.talentSlack + turns * palace.talentSlackPerTurn;
  const pointSlack = palace.pointSlack + turns * palace.pointSlackPerTurn;
  const reach = turns * palace.pace;
  const stride = 1 + (players - 1) * palace.rivals;
  let cost = 0;
  let seats = 0;
  let spent = 0;
  for (let k = 0; k < reach; k++) {
    const price = edition.palace[state.palace.length + Math.floor(k * stride)] ?? edition.hall;
    cost += price.talents;
    const bought =
      Math.min(1, reach - k) *
      logistic((money - cost + 1) / talentSlack) *
      logistic((rank - price.points + 0.5) / pointSlack);
    seats += bought;
    spent += bought * price.talents;
  }
  const { finalPurchasePoints, finalPurchaseTalents } = edition.parameters;
  const last =
    logistic((money - spent - finalPurchaseTalents + 1) / talentSlack) *
    logistic((rank - finalPurchasePoints + 0.5) / pointSlack);
  return seats + last + talents * palace.talent + points * palace.point;
}

/** Whether a player's final purchase is over, made or not. PC-FIN-4 */
function hadFinalPurchase({ players }: MindConfig, { stage, startSeat }: State, seat: Seat): boolean {
  return (
    stage.stage === "awards" || (stage.stage === "finalBuy" && distance(players, startSeat, seat) < stage.at)
  );
}

/** The final purchase, when no turn is left, with what the ships that have their good will bring before it. */
function lastPurchase(config: MindConfig, state: State, seat: Seat): number {
  const { edition } = config;
  const { finalPurchaseTalents, finalPurchasePoints, loadPoints, servantsPerDock } = edition.parameters;
  let { talents, points, reserve } = state.senators[seat];
  for (let dock = 0; dock < state.docks.length; dock++) {
    const { owner, ship } = state.docks[dock];
    if (owner !== seat || ship === null || !isReady(config, state, dock)) continue;
    talents += edition.ships[ship].talents;
    points += loadPoints;
    reserve += servantsPerDock;
  }
  const can =
    !hadFinalPurchase(config, state, seat) &&
    reserve > 0 &&
    talents >= finalPurchaseTalents &&
    points >= finalPurchasePoints;
  return (can ? 1 : 0) + points / 100 + talents / 10000;
}

/** What the intrigue path brings each player: the present award, and the next one as it comes near. */
export function pathWorth({ edition, weights }: MindConfig, state: State): number[] {
  const worth = state.senators.map(() => 0);
  if (state.path.length === 0) return worth;
  const next = edition.awards.find(({ space }) => space > state.path.length);
  const near = next ? (state.path.length / next.space) ** 2 : 0;
  pathStandings(edition, state.path).forEach(({ seat, servants, award }, rank) => {
    const present = Math.min(award, servants);
    const coming = next ? Math.min(next.seatsByRank[rank] ?? 0, servants + 1) : 0;
    worth[seat] =
      present * weights.path.award +
      Math.max(0, coming - present) * near * weights.path.coming +
      servants * weights.path.servant * (next ? 1 : 0);
  });
  return worth;
}

/** What this round's turn is worth to a player who has not played yet: so all are compared as if they had. */
function turnWorth(config: MindConfig, state: State, seat: Seat): number {
  if (hasPlayed(config, state, seat)) return 0;
  const { turn } = config.weights;
  return turn[Math.min(Math.max(state.decade, 1), turn.length) - 1];
}

/** What the cards in hand are worth, while there is time to play them. */
function cardsWorth({ edition, weights }: MindConfig, { held }: Senator, turns: number): number {
  let worth = 0;
  for (const card of held) worth += weights.privileges[edition.ships[card].privilege];
  return worth * Math.min(1, turns / 2);
}

/** What the places of the servants are worth. */
function servantsWorth(
  { edition, weights }: MindConfig,
  state: State,
  seat: Seat,
  turns: number,
  decades: number,
): number {
  const { servants } = weights;
  const { reserve, temple, covered, lighthouse } = state.senators[seat];
  let worth = Math.sqrt(reserve) * servants.liquidity * Math.min(1, turns / 3);
  worth += Math.min(temple, 5) * servants.temple * Math.min(1, turns / 6);
  worth += (edition.parameters.warehouseSpaces - covered) * servants.space * Math.min(1, turns / 10);
  if (lighthouse === 0 || decades < 1) return worth;
  let rank = 0;
  for (const other of state.senators) if (other.lighthouse > lighthouse) rank++;
  return worth + servants.lighthouse[Math.min(rank, servants.lighthouse.length - 1)];
}

/** Talents that servants at home will bring in decades to come, the present one included before it has paid. */
function incomeToCome(
  { weights }: MindConfig,
  state: State,
  { reserve, onCards }: Senator,
  decades: number,
): number {
  let home = reserve;
  for (const count of onCards) home += count;
  const first = isBeforeIncome(state) ? home : 0;
  return first + home * decades * weights.servants.income;
}

/** A player's standing in palace seats, the path apart, by what makes it. */
export interface Parts {
  /** Seats in the palace. */
  readonly seats: number;
  /** What talents, trade points and turns to come will buy. */
  readonly purse: number;
  /** What deliveries and voyages under way add to that. */
  readonly harbour: number;
  readonly cards: number;
  readonly servants: number;
}

export function partsOf(config: MindConfig, state: State, seat: Seat): Parts {
  const senator = state.senators[seat];
  const seats = palaceSeats(state, seat);
  if (isEnding(state))
    return { seats, purse: lastPurchase(config, state, seat), harbour: 0, cards: 0, servants: 0 };
  const { turns, decades } = timeLeft(config, state, seat);
  const talents = senator.talents + incomeToCome(config, state, senator, decades);
  const hopes = prospectsOf(config, state, seat, turns);
  const purse = seatsToCome(config, state, turns, talents, senator.points);
  const full = seatsToCome(config, state, turns, talents + hopes.talents, senator.points + hopes.points);
  return {
    seats,
    purse: purse + turnWorth(config, state, seat),
    harbour: full - purse + hopes.seats,
    cards: cardsWorth(config, senator, turns),
    servants: servantsWorth(config, state, seat, turns, decades),
  };
}

/** How a player stands, the path apart: the sum of the parts, without working them out one by one. */
export function standing(config: MindConfig, state: State, seat: Seat): number {
  const senator = state.senators[seat];
  const seats = palaceSeats(state, seat);
  if (isEnding(state)) return seats + lastPurchase(config, state, seat);
  const { turns, decades } = timeLeft(config, state, seat);
  const talents = senator.talents + incomeToCome(config, state, senator, decades);
  const hopes = prospectsOf(config, state, seat, turns);
  return (
    seats +
    seatsToCome(config, state, turns, talents + hopes.talents, senator.points + hopes.points) +
    hopes.seats +
    turnWorth(config, state, seat) +
    cardsWorth(config, senator, turns) +
    servantsWorth(config, state, seat, turns, decades)
  );
}
