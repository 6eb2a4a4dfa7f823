import type { Seat } from "@portolan/kernel";
import { pathStandings } from "./final.ts";
import { prospects, type Rates } from "./prospects.ts";
import { palaceSeats, type Senator, type State, type Table } from "./state.ts";

/** What the evaluation is made of, in palace seats. Plain numbers, chosen by playing the greedy player against itself. */
const WEIGHTS = {
  /** A seat that the purse and the points would buy now, the first, the second and the third. */
  affordable: [0.7, 0.6, 0.5],
  /** How much of an affordable seat is made by talents, and how much by trade points. */
  talentShare: 0.5,
  pointShare: 0.5,
  /** Trade points above the next seat's demand, each while there is time to use them. */
  sparePoint: 0.16,
  pointsUseful: 7,
  spareTalent: 0.02,
  /** Talents by which it is tried what more of them would add, and the least that either is taken to be worth. */
  littleMore: 8,
  leastTalent: 0.03,
  leastPoint: 0.25,
  /** A servant at home or back by then, per decade's income to come. */
  income: 0.01,
  /** Having servants in reserve to act with: the first few matter most. */
  liquidity: 0.1,
  /** First and second in the lighthouse, any other rank, and each further servant there. */
  lighthouse: [0.2, 0.15, 0.06],
  lighthouseMore: 0.01,
  /** Servants in the temple without a voyage in sight, up to three. */
  temple: 0.04,
  /** A warehouse space that is not covered. */
  space: 0.07,
  /** Path: a servant, the award in hand, and the one that is coming. */
  pathServant: 0.1,
  pathAward: 0.85,
  pathComing: 0.7,
} as const;

/** Turns that every player still has, this round's included, if the game goes on as it seems. */
function turnsLeft({ edition }: Table, state: State): number {
  const { stage } = state.stage;
  if (stage === "finalPick" || stage === "finalBuy") return 0;
  const { decades, earlyEndAfterDecade, earlyEndPoints, actionRoundsPerDecade } = edition.parameters;
  const mayEndEarly = state.decade <= earlyEndAfterDecade;
  const endsEarly = mayEndEarly && state.senators.some(({ points }) => points >= earlyEndPoints);
  const last = endsEarly ? earlyEndAfterDecade : decades;
  const played = Math.max(state.round, 1) - 1;
  return (last - Math.max(state.decade, 1) + 1) * actionRoundsPerDecade - played;
}

/** How much of what is needed is there. */
function shareOf(have: number, needed: number): number {
  return have >= needed ? 1 : have / needed;
}

/** Seats that a player's talents and points come to, with the time to buy them. */
function purse(
  { edition }: Table,
  state: State,
  { talents, points, reserve }: Senator,
  turns: number,
): number {
  let left = talents;
  let worth = 0;
  const { affordable, talentShare, pointShare } = WEIGHTS;
  for (let i = 0; i < affordable.length; i++) {
    const price = edition.palace[state.palace.length + i] ?? edition.hall;
    const chance = Math.min(1, turns / (2 * i + 2));
    const paid = shareOf(left, price.talents);
    const entitled = shareOf(points, price.points);
    worth += affordable[i] * chance * (talentShare * paid * (0.2 + 0.8 * entitled) + pointShare * entitled);
    left -= price.talents;
    if (left <= 0 || reserve <= i) break;
  }
  const next = edition.palace[state.palace.length] ?? edition.hall;
  const spare = Math.max(0, Math.min(points, WEIGHTS.pointsUseful) - next.points);
  const time = Math.min(1, turns / 6);
  return worth + (spare * WEIGHTS.sparePoint + Math.max(0, left) * WEIGHTS.spareTalent) * time;
}

/** What a little more of each would add. */
function ratesOf(table: Table, state: State, senator: Senator, turns: number, owned: number): Rates {
  const { talents, points } = senator;
  const richer = purse(table, state, { ...senator, talents: talents + WEIGHTS.littleMore }, turns) - owned;
  const point = purse(table, state, { ...senator, points: points + 1 }, turns) - owned;
  return {
    talent: Math.max(WEIGHTS.leastTalent, richer / WEIGHTS.littleMore),
    point: Math.max(WEIGHTS.leastPoint, point),
  };
}

/** The final purchase, when no turn is left. */
function lastPurchase({ edition }: Table, { talents, points, reserve }: Senator): number {
  const { finalPurchaseTalents, finalPurchasePoints } = edition.parameters;
  const can = reserve > 0 && talents >= finalPurchaseTalents && points >= finalPurchasePoints;
  return (can ? 1 : 0) + points / 100 + talents / 10000;
}

/** What the intrigue path brings each player: the present award, and the next one as it comes near. */
export function pathWorth({ edition }: Table, state: State): number[] {
  const worth = state.senators.map(() => 0);
  if (state.path.length === 0) return worth;
  const next = edition.awards.find(({ space }) => space > state.path.length);
  const near = next ? (state.path.length / next.space) ** 2 : 0;
  pathStandings(edition, state.path).forEach(({ seat, servants, award }, rank) => {
    const present = Math.min(award, servants);
    const coming = next ? Math.min(next.seatsByRank[rank] ?? 0, servants + 1) : 0;
    worth[seat] =
      present * WEIGHTS.pathAward +
      Math.max(0, coming - present) * near * WEIGHTS.pathComing +
      servants * WEIGHTS.pathServant * (next ? 1 : 0);
  });
  return worth;
}

/** What the places of the servants are worth. */
function servants(table: Table, state: State, seat: Seat, turns: number): number {
  const senator = state.senators[seat];
  const { actionRoundsPerDecade } = table.edition.parameters;
  const decades = Math.floor((turns - 1) / actionRoundsPerDecade);
  let home = senator.reserve;
  for (const count of senator.onCards) home += count;
  let worth = Math.max(0, decades) * home * WEIGHTS.income;
  if (turns > 0) worth += Math.sqrt(senator.reserve) * WEIGHTS.liquidity * Math.min(1, turns / 3);
  worth += Math.min(senator.temple, 3) * WEIGHTS.temple * Math.min(1, turns / 6);
  const room = table.edition.parameters.warehouseSpaces - senator.covered;
  worth += room * WEIGHTS.space * Math.min(1, turns / 10);
  if (senator.lighthouse === 0 || decades < 1) return worth;
  let rank = 0;
  for (const other of state.senators) if (other.lighthouse > senator.lighthouse) rank++;
  worth += WEIGHTS.lighthouse[Math.min(rank, WEIGHTS.lighthouse.length - 1)];
  return worth + Math.min(senator.lighthouse - 1, 3) * WEIGHTS.lighthouseMore;
}

/** How a player stands, the path apart. */
export function standing(table: Table, state: State, seat: Seat): number {
  const senator = state.senators[seat];
  const turns = turnsLeft(table, state);
  const made = palaceSeats(state, seat);
  if (turns === 0) return made + lastPurchase(table, senator);
  const owned = purse(table, state, senator, turns);
  return (
    made +
    owned +
    servants(table, state, seat, turns) +
    prospects(table, state, seat, turns, ratesOf(table, state, senator, turns, owned))
  );
}
