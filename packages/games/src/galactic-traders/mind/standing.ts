import type { Seat } from "@portolan/kernel";
import { winnerOf } from "../rules/agreements.ts";
import type { Ability, PlanetCard } from "../rules/edition.ts";
import { size } from "../rules/goods.ts";
import type { RowPlanet, State, Step, Trader } from "../state.ts";
import type { MindConfig } from "./weights.ts";

/** What the agenda has in store for a seat. */
interface Turns {
  /** Whether the seat is taking back or laying goods right now. */
  readonly acting: "recall" | "deliver" | null;
  /** Turns of others before the next own one. */
  readonly wait: number;
  /** Goods that are still to be picked in this draft. */
  readonly picks: number;
  /** Whether no own turn will come any more. */
  readonly isDone: boolean;
}

/** How a seat stands with everything complete taken as settled, so that it does not matter in which step one looks. */
export interface Standing extends Turns {
  readonly trader: Trader;
  /** Goods in hand. */
  readonly held: number;
  /** What the own planets turn goods into in this turn, and in the next, when all are ready again. GT-TURN-2 */
  readonly ready: readonly Ability[];
  readonly converters: readonly Ability[];
  /** Points of planets. */
  points: number;
  /** What the abilities of planets are worth. */
  abilities: number;
  /** Goods on planets, with those that have to move. */
  out: number;
  /** Those that have to move, which fill any slot. GT-RED-4 */
  jokers: number;
  /** What the two most promising planets of the row promise. */
  best: number;
  second: number;
}

/** How much of the game is still to come, from 1 at the start to 0 at the end. */
export function remaining({ edition }: MindConfig, state: State): number {
  if (state.isLastRound) return 0;
  const [era1, era2] = state.eraDecks;
  return (era1.length + era2.length + state.row.length) / edition.planets.length;
}

function abilityWorth({ weights }: MindConfig, { ability }: PlanetCard, left: number): number {
  return ability ? weights.ability[ability.type] * left : 0;
}

/** The points of a planet to its winner; a strange orbit takes them from another player instead. GT-AGR-7 */
function pointsWorth({ players }: MindConfig, { vp, ability }: PlanetCard): number {
  return ability?.type === "strangeOrbit" ? -vp / (players - 1) : vp;
}

/** What a planet is worth to its winner. */
export function worth(config: MindConfig, card: PlanetCard, left: number): number {
  return pointsWorth(config, card) + abilityWorth(config, card, left);
}

function turnsOf({ players }: MindConfig, { agenda, primon, isLastRound }: State, seat: Seat): Turns {
  let acting: Turns["acting"] = null;
  let wait = 0;
  let picks = 0;
  for (let i = agenda.length - 1; i >= 0; i--) {
    const step: Step = agenda[i];
    switch (step.step) {
      case "offer":
      case "draft":
        if (step.seat === seat) picks++;
        break;
      case "recall":
      case "deliver":
        if (step.seat === seat) acting ??= step.step;
        else if (step.step === "deliver") wait++;
        break;
      case "turn":
        if (step.seat === seat) return { acting, wait, picks, isDone: false };
        wait++;
    }
  }
  // The next turn comes in the next round, in which Primon has passed on. GT-END-2
  wait += (seat - primon - 1 + players) % players;
  return { acting, wait, picks, isDone: isLastRound && acting === null };
}

export function standingOf(config: MindConfig, state: State, seat: Seat, left: number): Standing {
  const trader = state.traders[seat];
  const { acting, wait, picks, isDone } = turnsOf(config, state, seat);
  const converters: Ability[] = [];
  const ready: Ability[] = [];
  let points = 0;
  let abilities = 0;
  for (const { planet, rotated } of trader.planets) {
    const card = config.edition.planets[planet];
    const { ability } = card;
    points += card.vp;
    abilities += abilityWorth(config, card, left);
    if (ability?.type !== "abundance" && ability?.type !== "flexible") continue;
    converters.push(ability);
    if (!rotated) ready.push(ability);
  }
  return {
    acting,
    wait,
    picks,
    isDone,
    trader,
    held: size(trader.hand),
    ready,
    converters,
    points,
    abilities,
    out: trader.out,
    jokers: 0,
    best: 0,
    second: 0,
  };
}

/** A complete planet goes to its winner, and the goods of the others have to move. GT-AGR-5 GT-RED-1 */
export function settlePlanet(
  config: MindConfig,
  standings: readonly Standing[],
  { planet, slots }: RowPlanet,
  left: number,
): void {
  const card = config.edition.planets[planet];
  const { seat, count } = winnerOf(slots, config.players);
  const winner = standings[seat];
  winner.points += pointsWorth(config, card);
  winner.abilities += abilityWorth(config, card, left);
  winner.out -= count;
  for (const laid of slots) if (laid && laid.owner !== seat) standings[laid.owner].jokers++;
}
