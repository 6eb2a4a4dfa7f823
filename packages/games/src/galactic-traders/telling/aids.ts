import type { Seat } from "@portolan/kernel";
import { knownGoods } from "../knowledge/memory.ts";
import type { LaidGoodView, RowPlanetView, View } from "../knowledge/view.ts";
import { converts } from "../rules/abilities.ts";
import { winnerOf } from "../rules/agreements.ts";
import type { Good, PlanetId } from "../rules/edition.ts";
import { type Score, scoreOf } from "../rules/end.ts";
import { type Counts, isNone } from "../rules/goods.ts";
import type { Move } from "../rules/moves.ts";
import { rowSize } from "../rules/round-end.ts";
import { goodsOn } from "../rules/slots.ts";
import type { GameConfig, Step } from "../state.ts";

export type { GalacticEvent, GoodsEvent } from "../knowledge/events.ts";
export type { DisplacedGoodView, LaidGoodView, RowPlanetView, View } from "../knowledge/view.ts";
export type { Ability, Edition, Good, PlanetCard, PlanetId } from "../rules/edition.ts";
export type { Score } from "../rules/end.ts";
export { goodsOf, size } from "../rules/goods.ts";
export type { Move, MoveOf } from "../rules/moves.ts";
export { goodsOn } from "../rules/slots.ts";
export type { GameConfig, Step } from "../state.ts";

/**
 * What players would otherwise work out in their heads, for every screen that shows the game. All of it follows from a
 * view, so it tells nobody more than they may know.
 */

/** Who wins a complete planet, and what the others have to move. */
export interface Outcome {
  readonly planet: PlanetId;
  readonly winner: Seat;
  /** The winner's goods there. */
  readonly count: number;
  readonly isTie: boolean;
  /** By seat: goods to be laid on other planets. */
  readonly displaced: readonly number[];
}

type Slots = readonly (Pick<LaidGoodView, "owner" | "laidAt"> | null)[];

function outcomeOf({ players }: GameConfig, planet: PlanetId, slots: Slots): Outcome {
  const { seat, count, isTie } = winnerOf(slots, players);
  const displaced = Array.from({ length: players }, (_, other) =>
    other === seat ? 0 : goodsOn({ slots }, other),
  );
  return { planet, winner: seat, count, isTie, displaced };
}

/** The agreement on this planet if a player laid all the goods that are missing. GT-AGR-3 GT-AGR-4 */
export function ifFilledBy(config: GameConfig, { planet, slots }: RowPlanetView, seat: Seat): Outcome {
  const filled = slots.map((laid, slot) => laid ?? { owner: seat, laidAt: Number.MAX_SAFE_INTEGER - slot });
  return outcomeOf(config, planet, filled);
}

/** Slots that can be filled now: all empty ones, with arrows only the first. GT-SLOT-5 */
export function openSlots({ edition }: GameConfig, { planet, slots }: RowPlanetView): number[] {
  const empty = slots.flatMap((laid, slot) => (laid ? [] : [slot]));
  return edition.planets[planet].arrows ? empty.slice(0, 1) : empty;
}

export function missing({ slots }: RowPlanetView): number {
  return slots.filter((laid) => laid === null).length;
}

/** The agreements that follow if the deliver step ends now, before goods that move complete further planets. */
export function pendingAgreements(config: GameConfig, view: View): Outcome[] {
  return view.row
    .filter((place) => missing(place) === 0)
    .map(({ planet, slots }) => outcomeOf(config, planet, slots));
}

/** The agreement that a good in this move brings about, if it fills the last slot of a planet. */
export function completedBy(config: GameConfig, view: View, seat: Seat, move: Move): Outcome | null {
  if (move.type !== "lay" && move.type !== "convert" && move.type !== "relay") return null;
  const place = view.row.find(({ planet }) => planet === move.planet);
  return place && missing(place) === 1 ? ifFilledBy(config, place, seat) : null;
}

/** A way to lay a hand card: as it is, or by a planet that is rotated for it. */
export interface Target {
  readonly planet: PlanetId;
  readonly slot: number;
  readonly via: PlanetId | null;
}

/** The slots that take a hand card of the viewer, also by abilities. GT-SLOT-2 GT-ABI-2 GT-ABI-3 */
export function targetsFor(config: GameConfig, view: View, good: Good): Target[] {
  const { edition, options } = config;
  if (view.viewer === null || !view.hand || view.hand[good] === 0) return [];
  const { planets, out } = view.traders[view.viewer];
  if (out >= edition.limits.goodsOnPlanets) return [];
  return view.row.flatMap((place) =>
    openSlots(config, place).flatMap((slot): Target[] => {
      const { planet } = place;
      const need = edition.planets[planet].needs[slot];
      if (need === good) return [{ planet, slot, via: null }];
      return planets
        .filter(
          (owned) => !owned.rotated && converts(edition.planets[owned.planet].ability, options, good, need),
        )
        .map(({ planet: via }) => ({ planet, slot, via }));
    }),
  );
}

/** Everybody's score if the game ended now, planets and goods apart. GT-SCORE-1 */
export function runningScores({ edition }: GameConfig, view: View): Score[] {
  return view.traders.map((trader) => scoreOf(edition, { ...trader, planets: [...trader.planets] }));
}

/** The goods that the viewer knows for certain to be in another hand. */
export function knownInHand({ memory }: View, seat: Seat): Counts | null {
  const known = knownGoods(memory, seat);
  return known && !isNone(known) ? known : null;
}

/** How many more quiet rounds bring the deadlock guard, this one included; null if it is off. GT-GUARD-2 */
export function guardIn({ options }: GameConfig, { quietRounds, agreedThisRound }: View): number | null {
  const { deadlockRounds } = options;
  if (deadlockRounds === "off") return null;
  return agreedThisRound ? deadlockRounds + 1 : deadlockRounds - quietRounds;
}

/** Whether the row will not be full again. */
export function isRunningOut(config: GameConfig, view: View): boolean {
  const left = view.eraDecks.reduce((sum, count) => sum + count, 0);
  return !view.isLastRound && view.row.length + left < rowSize(config);
}

/** Whose decision it is, what about, and whether it comes in the turn of somebody else. */
export interface Asked {
  readonly seat: Seat;
  readonly step: Step;
  readonly isOutOfTurn: boolean;
  /** The planet that it is about, where there is one. */
  readonly planet: PlanetId | null;
}

export function asked(view: View): Asked | null {
  const step = view.agenda.at(-1);
  if (!step || !("seat" in step)) return null;
  const planet = step.step === "give" ? step.planet : (view.resolution?.planet ?? null);
  const isOutOfTurn = step.step !== "draft" && step.seat !== view.activeSeat;
  return { seat: step.seat, step, isOutOfTurn, planet };
}
