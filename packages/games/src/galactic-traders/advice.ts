import type { Seat } from "@portolan/kernel";
import { converts } from "./abilities.ts";
import { winnerOf } from "./agreements.ts";
import type { Good, PlanetCard } from "./edition.ts";
import { type Counts, size } from "./goods.ts";
import { scores } from "./scoring.ts";
import { goodsOn, isComplete } from "./slots.ts";
import { nextStep, type RowPlanet, type State, type Table, type Trader } from "./state.ts";

/**
 * What the evaluation is made of, in victory points. Plain numbers, chosen by playing the greedy player against itself.
 */
const WEIGHTS = {
  /** A good in hand or on a planet, while more will come, and in the last round, when it is half a point. */
  good: 0.05,
  lastGood: 0.5,
  /** A good in hand beyond what leaves room for the next draft. */
  crowded: 0.25,
  /** What an ability is worth while the whole game is to come. */
  ability: { abundance: 1.8, flexible: 1.2, exchange: 0.8, strangeOrbit: 0 },
  /** Chance to win a planet by how many of the goods it lacks one does not have, if one could win it. */
  chance: [0.6, 0.35, 0.18, 0.08, 0.04, 0.02, 0.01],
  /** The same if one has all the goods and is just delivering. */
  chanceNow: 0.95,
  /** What each good already lying there adds to the chance. */
  laid: 0.05,
  /** Share of the chance that is left for each good that must be taken back from elsewhere first. GT-SLOT-7 */
  recall: 0.6,
  /** Share of the second most promising planet: the same goods cannot go to both. */
  second: 0.4,
  /** How much of a complete planet is safe before the agreement is made. */
  complete: 0.97,
  /** Share of the chance that is left when one's last turn is over. */
  afterLastTurn: 0.1,
} as const;

/** How much of the game is still to come, from 1 at the start to 0 at the end. */
function remaining({ edition }: Table, state: State): number {
  if (state.isLastRound) return 0;
  const [era1, era2] = state.eraDecks;
  return (era1.length + era2.length + state.row.length) / edition.planets.length;
}

/** What a planet is worth to its winner; a strange orbit takes from another player instead. */
function worth({ players }: Table, { vp, ability }: PlanetCard, left: number): number {
  if (ability?.type === "strangeOrbit") return -vp / (players - 1);
  return vp + (ability ? WEIGHTS.ability[ability.type] * left : 0);
}

/** Whether one of the hand cards that are left can be laid as this good, by itself or by an ability; if so it is used. */
function useCard({ edition, options }: Table, trader: Trader, hand: Counts, need: Good): boolean {
  if (hand[need] > 0) {
    hand[need]--;
    return true;
  }
  for (const { planet, rotated } of trader.planets) {
    if (rotated) continue;
    const { ability } = edition.planets[planet];
    for (let good = 0; good < hand.length; good++) {
      if (hand[good] === 0 || !converts(ability, options, good, need)) continue;
      hand[good]--;
      return true;
    }
  }
  return false;
}

/** How many of the goods that a planet lacks the player does not have. */
function lacking(table: Table, trader: Trader, { planet, slots }: RowPlanet): number {
  const { needs } = table.edition.planets[planet];
  const hand = trader.hand.slice();
  let missing = 0;
  for (let slot = 0; slot < slots.length; slot++) {
    if (slots[slot] === null && !useCard(table, trader, hand, needs[slot])) missing++;
  }
  return missing;
}

/** The most goods that another player has on a planet. */
function strongestRival(table: Table, place: RowPlanet, seat: Seat): number {
  let most = 0;
  for (let other = 0; other < table.players; other++) {
    if (other !== seat) most = Math.max(most, goodsOn(place, other));
  }
  return most;
}

/** The player's chance to win an incomplete planet: by filling it, and having most goods there then. GT-AGR-3 GT-AGR-4 */
function chanceToWin(table: Table, state: State, place: RowPlanet, seat: Seat): number {
  const trader = state.traders[seat];
  const own = goodsOn(place, seat);
  const empty = place.slots.reduce((count, laid) => count + (laid ? 0 : 1), 0);
  if (own + empty < strongestRival(table, place, seat)) return 0;
  const missing = lacking(table, trader, place);
  const tooMany = Math.max(0, trader.out + empty - table.edition.limits.goodsOnPlanets);
  if (missing === 0 && tooMany === 0 && isDelivering(state, seat)) return WEIGHTS.chanceNow;
  return (WEIGHTS.chance[missing] + WEIGHTS.laid * own) * WEIGHTS.recall ** tooMany;
}

/** Whether the player is in the middle of a turn and can lay goods before anybody else does. */
function isDelivering(state: State, seat: Seat): boolean {
  const step = nextStep(state);
  return (step.step === "recall" || step.step === "deliver") && step.seat === seat;
}

/** Whether the player has a delivery turn, or a part of one, still to come in this round. */
function hasTurnToCome(state: State, seat: Seat): boolean {
  return state.agenda.some(
    (step) => "seat" in step && step.seat === seat && (step.step === "turn" || step.step === "deliver"),
  );
}

/** What the planets of the row promise a player: the best in full, the second best in part. */
function prospects(table: Table, state: State, seat: Seat, left: number): number {
  let best = 0;
  let second = 0;
  for (const place of state.row) {
    if (isComplete(place)) continue;
    const value = worth(table, table.edition.planets[place.planet], left);
    const hope = value * chanceToWin(table, state, place, seat);
    second = Math.max(second, Math.min(best, hope));
    best = Math.max(best, hope);
  }
  const hope = best + second * WEIGHTS.second;
  return state.isLastRound && !hasTurnToCome(state, seat) ? hope * WEIGHTS.afterLastTurn : hope;
}

function goodWorth({ isLastRound }: State): number {
  return isLastRound ? WEIGHTS.lastGood : WEIGHTS.good;
}

/** Goods, less for those that will have to make room in the next draft. */
function goodsWorth({ edition }: Table, state: State, { hand, out }: Trader): number {
  const held = size(hand);
  const room = edition.limits.hand - edition.draft.cardsPerPlayer;
  const crowded = state.isLastRound ? 0 : Math.max(0, held - room);
  return (held + out) * goodWorth(state) - crowded * WEIGHTS.crowded;
}

function standing(table: Table, state: State, seat: Seat, left: number): number {
  const trader = state.traders[seat];
  let points = goodsWorth(table, state, trader) + prospects(table, state, seat, left);
  for (const { planet } of trader.planets) {
    const { vp, ability } = table.edition.planets[planet];
    points += vp + (ability ? WEIGHTS.ability[ability.type] * left : 0);
  }
  return points;
}

/** How each seat stands, in victory points; exact when the game is over. */
export function outlook(table: Table, state: State): number[] {
  if (nextStep(state).step === "over") {
    return scores(table, state).map(({ total, cards, best }) => total + cards / 1e3 + best / 1e6);
  }
  const left = remaining(table, state);
  const standings = state.traders.map((_, seat) => standing(table, state, seat, left));
  for (const place of state.row) {
    if (!isComplete(place)) continue;
    const { seat, count } = winnerOf(place.slots, table.players);
    const value = worth(table, table.edition.planets[place.planet], left);
    standings[seat] += value * WEIGHTS.complete - count * goodWorth(state);
  }
  return standings;
}
