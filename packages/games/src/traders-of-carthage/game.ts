import {
  checkPlayers,
  editionWords,
  type Game,
  learns,
  type Rules,
  redactFlow,
  type Settings,
  settleOptions,
  settleWeights,
  type Weights,
} from "@portolan/kernel";
import { brokenInvariants, brokenProgress } from "./checks/invariants.ts";
import { sight, type TradersEvent } from "./knowledge/events.ts";
import { foldEvent } from "./knowledge/fold.ts";
import { hiddenProbes, sampleState } from "./knowledge/sample.ts";
import { type View, viewOf } from "./knowledge/view.ts";
import { shortlist } from "./mind/candidates.ts";
import { doubt, explain, outlook } from "./mind/evaluate.ts";
import { habit } from "./mind/rollout.ts";
import { houseWeights } from "./mind/weights.ts";
import { settle } from "./rules/agenda.ts";
import { carryOut, hasUnlistedMoves, isDecision, legalMoves, whyNot } from "./rules/decisions.ts";
import houseEdition from "./rules/edition.json" with { type: "json" };
import { loadEdition } from "./rules/edition.ts";
import { resultOf } from "./rules/end.ts";
import { type Move, parseMove, printMove, singleCardMoves } from "./rules/moves.ts";
import { optionTable } from "./rules/options.ts";
import { setUp } from "./rules/setup.ts";
import { cloneState, nextStep, type State, type Table } from "./state.ts";
import { figuresOf } from "./telling/figures.ts";
import { english } from "./telling/words.en.ts";
import { italian } from "./telling/words.it.ts";
import { dutch } from "./telling/words.nl.ts";
import { tellEvent, tellMove } from "./telling/words.ts";

export interface Traders {
  readonly state: State;
  readonly move: Move;
  readonly view: View;
  readonly event: TradersEvent;
}

/** The table that the settings describe. Throws an `InputError` for settings the game does not have. */
export function tableFor(settings: Settings, weights?: Weights): Table {
  const edition = loadEdition(settings.edition ?? houseEdition);
  return {
    edition,
    players: checkPlayers(edition.players, settings),
    options: settleOptions(optionTable, settings.options),
    singles: singleCardMoves(edition),
    weights: settleWeights(houseWeights, weights),
  };
}

const { names: houseNames } = loadEdition(houseEdition);

function open(settings: Settings, weights?: Weights): Rules<Traders> {
  const table = tableFor(settings, weights);
  const { edition, options, players } = table;
  const alone = Array.from({ length: players }, (_, seat) => [seat]);
  const nobody: readonly number[] = [];
  return {
    game: "traders-of-carthage",
    players,
    options,
    editionId: edition.id,
    seatNames: edition.playerColours.slice(0, players).map(({ id }) => `seat.${id}`),
    words: editionWords(edition.names, houseNames, english),

    setup(chance, tell) {
      const state = setUp(table, chance, tell);
      settle({ table, state, chance, tell });
      return state;
    },
    toAct(state) {
      const step = nextStep(state);
      return isDecision(step) ? alone[step.seat] : nobody;
    },
    legal: (state, seat) => legalMoves(table, state, seat),
    shortlist: (state, seat) => shortlist(table, state, seat),
    openEnded: (state, seat) => hasUnlistedMoves(table, state, seat),
    check: (state, seat, move) => whyNot(table, state, seat, move),
    apply(state, seat, move, chance, tell) {
      const play = { table, state, chance, tell };
      carryOut(play, seat, move);
      settle(play);
    },
    settle: (state, chance, tell) => settle({ table, state, chance, tell }),
    decision: (state) => nextStep(state).step,
    clone: cloneState,
    result: resultOf,

    print: (move) => printMove(edition, move),
    parse: (text) => parseMove(edition, text),

    view: (state, viewer) => viewOf(table, state, viewer),
    fold: (view, event) => foldEvent(table, view, event),
    sample: (view, chance) => sampleState(table, view, chance),
    redact: (event, viewer) => ("cards" in event ? redactFlow(sight, event, viewer) : event),
    reveals: (event, viewer) => "cards" in event && learns(sight, event, viewer),

    outlook: (state) => outlook(table, state),
    habit: (state, seat) => habit(table, state, seat),
    explain: (state, seat) => explain(table, state, seat),
    doubt: (state) => doubt(table, state),
    style: { ...table.weights.style, rivals: "tree" },
    figures: figuresOf,
    tellEvent: (event) => tellEvent(edition, event),
    tellMove: (move) => tellMove(edition, move),
    broken: (state, before) => [
      ...brokenInvariants(table, state),
      ...(before ? brokenProgress(table, before, state) : []),
    ],
    hiddenProbes: (state) => hiddenProbes(table, state),
  };
}

export const tradersOfCarthage: Game<Traders> = {
  id: "traders-of-carthage",
  rulesVersion: 1,
  players: { min: houseEdition.players.min, max: houseEdition.players.max },
  minutes: houseEdition.players.minutes,
  options: optionTable,
  houseEdition,
  words: { en: english, it: italian, nl: dutch },
  weights: houseWeights,
  open,
};
