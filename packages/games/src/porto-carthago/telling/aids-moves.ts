import { type Chance, learns, type Refusal, type Seat } from "@portolan/kernel";
import { type PortoEvent, sight } from "../knowledge/events.ts";
import { sampleState } from "../knowledge/sample.ts";
import { type View, viewOf } from "../knowledge/view.ts";
import { settle } from "../rules/agenda.ts";
import { kindOn } from "../rules/card-actions.ts";
import { carryOut, decider, openDecision } from "../rules/decisions.ts";
import type { ActionKind, Bonus, Dock, Good, Ship, Space } from "../rules/edition.ts";
import type { Move } from "../rules/moves.ts";
import { isPlayable } from "../rules/privileges.ts";
import { whyNotCard } from "../rules/turn.ts";
import { freeBerth, type GameConfig, type State, turnSeat } from "../state.ts";
import { incomeNext, loader, startNext } from "./aids-table.ts";

const STILL: Chance = { below: () => 0, drawn: () => 0 };

/** Some world that fits the view: what may be done in it is the same in all of them. */
function anyWorld(view: View): State {
  return sampleState(view, STILL);
}

/** An action card on its space, and why it cannot be used now. */
export interface Action {
  readonly space: Space;
  readonly kind: ActionKind;
  readonly servants: number;
  readonly bonus: Bonus | null;
  readonly refusal: Refusal | null;
}

/** The action cards as they lie, with the reason where the player cannot use one. PC-TURN-3 PC-TURN-7 */
export function actions(config: GameConfig, view: View, seat: Seat): Action[] {
  const world = anyWorld(view);
  return config.edition.spaces.map(({ servants, bonus }, space) => ({
    space,
    kind: kindOn(config, view, space),
    servants,
    bonus,
    refusal: whyNotCard(config, world, seat, space),
  }));
}

/** What a move does to goods that its player may not have thought of. */
export type Surprise =
  | { readonly type: "loads"; readonly seat: Seat; readonly dock: Dock; readonly ship: Ship }
  | { readonly type: "abandons"; readonly dock: Dock; readonly good: Good }
  | { readonly type: "leaves"; readonly ship: Ship };

function arrival(config: GameConfig, view: View, ship: Ship, dock: Dock | null): Surprise[] {
  if (dock === null) return [{ type: "leaves", ship }];
  const seat = loader(config, view.docks[dock], ship);
  return seat === null ? [] : [{ type: "loads", seat, dock, ship }];
}

/** Loadings, losses and departures that a move brings about at once. PC-P8-3 PC-HOI-3 PC-SHIP-7 */
export function surprises(config: GameConfig, view: View, move: Move): Surprise[] {
  switch (move.type) {
    case "pilot":
      return arrival(config, view, move.ship, freeBerth(config, { docks: view.docks.slice() }, move.ship));
    case "dock":
      return arrival(config, view, move.ship, move.berth);
    case "carry": {
      if (typeof move.to !== "number") return [];
      const { owner, ship } = view.docks[move.to];
      return owner !== null && ship !== null && config.edition.ships[ship].good === move.good
        ? [{ type: "loads", seat: owner, dock: move.to, ship }]
        : [];
    }
    case "hoistLeave":
    case "hoistMove": {
      const dock = move.type === "hoistLeave" ? move.dock : move.from;
      const { good } = view.docks[dock];
      return good === null ? [] : [{ type: "abandons", dock, good }];
    }
    default:
      return [];
  }
}

/**
 * What would follow from a legal move, as far as it is sure: up to where chance acts or something is revealed, and up
 * to the next decision.
 */
export function consequences(config: GameConfig, view: View, seat: Seat, move: Move): PortoEvent[] {
  return unfolded(config, view, seat, move, () => null);
}

/** The same, as if every trade point that comes of it went to the track: a delivery is then seen to its end. */
export function foreseen(config: GameConfig, view: View, seat: Seat, move: Move): PortoEvent[] {
  return unfolded(config, view, seat, move, ({ stack }) =>
    stack.at(-1)?.frame === "points" ? { type: "allot", path: 0 } : null,
  );
}

/** `answer` decides what is asked on the way; null stops there. */
function unfolded(
  config: GameConfig,
  view: View,
  seat: Seat,
  move: Move,
  answer: (state: State) => Move | null,
): PortoEvent[] {
  const state = anyWorld(view);
  const events: PortoEvent[] = [];
  let isSure = true;
  const chance: Chance = {
    below: () => {
      isSure = false;
      return 0;
    },
    drawn: () => 0,
  };
  const emit = (event: PortoEvent): void => {
    if ("cards" in event && "from" in event && learns(sight, event, view.viewer)) isSure = false;
    if (event.type === "turn" || event.type === "round" || event.type === "decade") isSure = false;
    if (isSure) events.push(event);
  };
  const context = { config, state, chance, emit };
  carryOut(context, seat, move);
  settle(context);
  while (isSure) {
    const decision = openDecision(state);
    const next = decision && answer(state);
    if (!decision || !next) break;
    carryOut(context, decider(config, state, decision), next);
    settle(context);
  }
  return events;
}

/** What a move itself does to the pull between using servants and keeping them. */
export interface Forecast {
  readonly reserve: number;
  readonly income: number;
  readonly start: Seat;
}

/** The reserve right after a legal move, and next decade's income and start player as they would stand then. */
export function forecast(config: GameConfig, view: View, seat: Seat, move: Move): Forecast {
  const state = anyWorld(view);
  carryOut({ config, state, chance: STILL, emit: undefined }, seat, move);
  const next = viewOf(state, view.viewer);
  return {
    reserve: next.senators[seat].reserve,
    income: incomeNext(config, next)[seat],
    start: startNext(config, next),
  };
}

/** Who has to decide, and what led to it. */
export interface Asked {
  readonly seat: Seat;
  readonly isOutOfTurn: boolean;
  /** Whose turn it is. */
  readonly turn: Seat;
}

export function asked(config: GameConfig, view: View): Asked | null {
  const world = anyWorld(view);
  const decision = openDecision(world);
  if (!decision) return null;
  const seat = decider(config, world, decision);
  const turn = turnSeat(config, view);
  const inTurns = ["main", "act", "tail"].includes(view.stage.stage);
  return { seat, turn, isOutOfTurn: inTurns && seat !== turn };
}

/** Cards that a player could play now. PC-PRIV-5 */
export function playable(config: GameConfig, view: View, seat: Seat): Ship[] {
  const world = anyWorld(view);
  return view.senators[seat].held.filter((card) => isPlayable(config, world, seat, card));
}
