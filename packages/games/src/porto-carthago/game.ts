import {
  checkPlayers,
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
import { type PortoEvent, type ShipEvent, sight } from "./knowledge/events.ts";
import { foldEvent } from "./knowledge/fold.ts";
import { hiddenProbes, sampleState } from "./knowledge/sample.ts";
import { type View, viewOf } from "./knowledge/view.ts";
import { doubt, explain, outlook } from "./mind/evaluate.ts";
import { averageVoyages } from "./mind/prospects.ts";
import { habit } from "./mind/rollout.ts";
import { houseWeights } from "./mind/weights.ts";
import { settle } from "./rules/agenda.ts";
import {
  carryOut,
  decider,
  decisionName,
  hasUnlistedMoves,
  legalMoves,
  openDecision,
  whyNot,
} from "./rules/decisions.ts";
import houseEdition from "./rules/edition.json" with { type: "json" };
import { loadEdition } from "./rules/edition.ts";
import { resultOf } from "./rules/end.ts";
import { type Move, parseMove, printMove } from "./rules/moves.ts";
import { optionTable } from "./rules/options.ts";
import { setUp } from "./rules/setup.ts";
import { clockwise, cloneState, type State, type Table } from "./state.ts";
import { wordsFor } from "./telling/edition-words.ts";
import { figuresOf } from "./telling/figures.ts";
import { english } from "./telling/words.en.ts";
import { italian } from "./telling/words.it.ts";
import { dutch } from "./telling/words.nl.ts";
import { tellEvent, tellMove } from "./telling/words.ts";

export interface Porto {
  readonly state: State;
  readonly move: Move;
  readonly view: View;
  readonly event: PortoEvent;
}

/** The table that the settings describe. Throws an `InputError` for settings the game does not have. */
export function tableFor(settings: Settings, weights?: Weights): Table {
  const edition = loadEdition(settings.edition ?? houseEdition);
  const players = checkPlayers(edition.players, settings);
  return {
    edition,
    players,
    options: settleOptions(optionTable, settings.options),
    rowLength: edition.parameters.rowLength(players),
    charters: edition.parameters.charters(players),
    marketSpaces: edition.marketSpaces[String(players)],
    weights: settleWeights(houseWeights, weights),
    voyages: averageVoyages(edition),
  };
}

/** Whether the event is of ship cards, which alone can be hidden. */
function isOfShips(event: PortoEvent): event is ShipEvent {
  return "cards" in event && "from" in event;
}

const words = { en: english, it: italian, nl: dutch };
const { names: houseNames } = loadEdition(houseEdition);

function open(settings: Settings, weights?: Weights): Rules<Porto> {
  const table = tableFor(settings, weights);
  const { edition, options, players } = table;
  const foreseen: Table = { ...table, weights: { ...table.weights, ...table.weights.forecast } };
  const alone = clockwise(players, 0).map((seat) => [seat]);
  const nobody: readonly number[] = [];
  return {
    game: "porto-carthago",
    players,
    options,
    editionId: edition.id,
    seatNames: edition.colours.slice(0, players).map((id) => `seat.${id}`),
    words: wordsFor(edition, houseNames, words),

    setup(chance, tell) {
      const state = setUp(table, chance, tell);
      settle({ table, state, chance, tell });
      return state;
    },
    toAct(state) {
      const decision = openDecision(state);
      return decision ? alone[decider(table, state, decision)] : nobody;
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
    decision: decisionName,
    clone: cloneState,
    result: resultOf,

    print: (move) => printMove(edition, move),
    parse: (text) => parseMove(edition, text),

    view: viewOf,
    fold: (view, event) => foldEvent(table, view, event),
    sample: sampleState,
    redact: (event, viewer) => (isOfShips(event) ? redactFlow(sight, event, viewer) : event),
    reveals: (event, viewer) => isOfShips(event) && learns(sight, event, viewer),

    outlook: (state) => outlook(table, state),
    explain: (state, seat) => explain(table, state, seat),
    doubt: (state) => doubt(table, state),
    forecast: {
      outlook: (state) => outlook(foreseen, state),
      doubt: (state) => doubt(foreseen, state),
    },
    style: { ...table.weights.style, rivals: "habit" },
    habit: (state, seat) => habit(table, state, seat),
    figures: figuresOf,
    tellEvent: (event) => tellEvent(edition, event),
    tellMove: (move) => tellMove(edition, move),
    broken: (state, before) => [
      ...brokenInvariants(table, state),
      ...(before ? brokenProgress(before, state) : []),
    ],
    hiddenProbes: (state) => hiddenProbes(table, state),
  };
}

export const portoCarthago: Game<Porto> = {
  id: "porto-carthago",
  rulesVersion: 1,
  players: { min: houseEdition.players.min, max: houseEdition.players.max },
  /** The edition does not say; players do. */
  minutes: 90,
  options: optionTable,
  houseEdition,
  words,
  weights: houseWeights,
  open,
};
