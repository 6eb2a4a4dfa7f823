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
import { doubt, explain, outlook } from "./advice.ts";
import { settle } from "./agenda.ts";
import {
  carryOut,
  decider,
  decisionName,
  hasUnlistedMoves,
  legalMoves,
  openDecision,
  whyNot,
} from "./decisions.ts";
import houseEdition from "./edition.json" with { type: "json" };
import { loadEdition } from "./edition.ts";
import { wordsFor } from "./edition-words.ts";
import { resultOf } from "./end.ts";
import { type PortoEvent, type ShipEvent, sight } from "./events.ts";
import { figuresOf } from "./figures.ts";
import { foldEvent } from "./fold.ts";
import { habit } from "./habits.ts";
import { brokenInvariants, brokenProgress } from "./invariants.ts";
import { type Move, parseMove, printMove } from "./moves.ts";
import { optionTable } from "./options.ts";
import { averageVoyages } from "./prospects.ts";
import { hiddenProbes, sampleState } from "./sample.ts";
import { setUp } from "./setup.ts";
import { clockwise, cloneState, type State, type Table } from "./state.ts";
import { type View, viewOf } from "./view.ts";
import { houseWeights } from "./weights.ts";
import { english } from "./words.en.ts";
import { italian } from "./words.it.ts";
import { dutch } from "./words.nl.ts";
import { tellEvent, tellMove } from "./words.ts";

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
