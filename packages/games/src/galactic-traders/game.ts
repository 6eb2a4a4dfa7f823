import {
  checkPlayers,
  editionWords,
  type Game,
  learns,
  type Rules,
  redactFlow,
  type Settings,
  seatThings,
  settleOptions,
  settleWeights,
  type Weights,
} from "@portolan/kernel";
import { doubt, explain, outlook } from "./advice.ts";
import { settle } from "./agenda.ts";
import { carryOut, hasUnlistedMoves, isDecision, legalMoves, whyNot } from "./decisions.ts";
import houseEdition from "./edition.json" with { type: "json" };
import { loadEdition } from "./edition.ts";
import { type GalacticEvent, sight } from "./events.ts";
import { figuresOf } from "./figures.ts";
import { foldEvent } from "./fold.ts";
import { habit } from "./habits.ts";
import { brokenInvariants } from "./invariants.ts";
import { type Move, parseMove, printMove } from "./moves.ts";
import { optionTable } from "./options.ts";
import { hiddenProbes, sampleState } from "./sample.ts";
import { resultOf } from "./scoring.ts";
import { setUp } from "./setup.ts";
import { cloneState, nextStep, type State, type Table } from "./state.ts";
import { type View, viewOf } from "./view.ts";
import { houseWeights, weightsAt } from "./weights.ts";
import { english } from "./words.en.ts";
import { italian } from "./words.it.ts";
import { dutch } from "./words.nl.ts";
import { tellEvent, tellMove } from "./words.ts";

export interface Galactic {
  readonly state: State;
  readonly move: Move;
  readonly view: View;
  readonly event: GalacticEvent;
}

/** The table that the settings describe. Throws an `InputError` for settings the game does not have. */
export function tableFor(settings: Settings, weights?: Weights): Table {
  const edition = loadEdition(settings.edition ?? houseEdition);
  const players = checkPlayers(edition.players, settings);
  return {
    edition,
    players,
    options: settleOptions(optionTable, settings.options),
    weights: weightsAt(settleWeights(houseWeights, weights), players),
  };
}

const { names: houseNames } = loadEdition(houseEdition);

function open(settings: Settings, weights?: Weights): Rules<Galactic> {
  const table = tableFor(settings, weights);
  const { edition, options, players } = table;
  return {
    game: "galactic-traders",
    players,
    options,
    editionId: edition.id,
    seatNames: Array.from({ length: players }, (_, seat) => `seat.${seat}`),
    words: editionWords([...edition.names, ...seatThings(players)], houseNames, english),

    setup(chance, tell) {
      const state = setUp(table, chance, tell);
      settle({ table, state, chance, tell });
      return state;
    },
    toAct(state) {
      const step = nextStep(state);
      return isDecision(step) ? [step.seat] : [];
    },
    legal: (state, seat) => legalMoves(table, state, seat),
    openEnded: (state, seat) => hasUnlistedMoves(table, state, seat),
    check: (state, seat, move) => whyNot(table, state, seat, move),
    apply(state, seat, move, chance, tell, forced) {
      const play = { table, state, chance, tell, forced };
      carryOut(play, seat, move);
      settle(play);
    },
    settle: (state, chance, tell) => settle({ table, state, chance, tell }),
    decision: (state) => nextStep(state).step,
    clone: cloneState,
    result: (state) => resultOf(table, state),

    print: (move) => printMove(edition, move),
    parse: (text) => parseMove(edition, text),

    view: (state, viewer) => viewOf(table, state, viewer),
    fold: (view, event) => foldEvent(table, view, event),
    sample: (view, chance) => sampleState(table, view, chance),
    redact: (event, viewer) => ("cards" in event ? redactFlow(sight, event, viewer) : event),
    reveals: (event, viewer) =>
      event.type === "revealed" || ("cards" in event && learns(sight, event, viewer)),

    outlook: (state) => outlook(table, state),
    habit: (state, seat) => habit(table, state, seat),
    explain: (state, seat) => explain(table, state, seat),
    doubt: (state) => doubt(table, state),
    // With more than one rival, a tree of all that they may do never gets to the own next turn.
    style: { ...table.weights.style, rivals: players > 2 ? "glance" : "tree" },
    tellEvent: (event) => tellEvent(edition, event),
    tellMove: (move) => tellMove(edition, move),
    broken: (state) => brokenInvariants(table, state),
    hiddenProbes: (state) => hiddenProbes(table, state),
    figures: figuresOf,
  };
}

export const galacticTraders: Game<Galactic> = {
  id: "galactic-traders",
  rulesVersion: 1,
  players: { min: houseEdition.players.min, max: houseEdition.players.max },
  minutes: Math.max(...houseEdition.players.minutes),
  options: optionTable,
  houseEdition,
  words: { en: english, it: italian, nl: dutch },
  weights: houseWeights,
  open,
};
