import {
  checkPlayers,
  editionWords,
  type Game,
  learns,
  type Rules,
  redactFlow,
  type Seat,
  type Settings,
  seatThings,
  settleOptions,
  settleWeights,
  type Weights,
} from "@portolan/kernel";
import { brokenInvariants } from "./checks/invariants.ts";
import { type OltremareEvent, sight } from "./knowledge/events.ts";
import { foldEvent } from "./knowledge/fold.ts";
import { hiddenProbes, sampleState } from "./knowledge/sample.ts";
import { type View, viewOf } from "./knowledge/view.ts";
import { doubt, explain, outlook } from "./mind/evaluate.ts";
import { habit } from "./mind/rollout.ts";
import { spokenMove } from "./mind/speech.ts";
import { houseWeights } from "./mind/weights.ts";
import { settle } from "./rules/agenda.ts";
import {
  carryOut,
  decisionName,
  hasUnlistedMoves,
  legalMoves,
  seatsToAct,
  seatsWaitedFor,
  whyNot,
} from "./rules/decisions.ts";
import houseEdition from "./rules/edition.json" with { type: "json" };
import { cardsInGame, loadEdition } from "./rules/edition.ts";
import { resultOf } from "./rules/end.ts";
import { type Move, parseMove, printMove } from "./rules/moves.ts";
import { optionTable } from "./rules/options.ts";
import { setUp } from "./rules/setup.ts";
import { cloneState, type State, type Table } from "./state.ts";
import { figuresOf } from "./telling/figures.ts";
import { english } from "./telling/words.en.ts";
import { italian } from "./telling/words.it.ts";
import { dutch } from "./telling/words.nl.ts";
import { tellEvent, tellMove } from "./telling/words.ts";

export interface Oltremare {
  readonly state: State;
  readonly move: Move;
  readonly view: View;
  readonly event: OltremareEvent;
}

/** Merchant families, seat by seat. */
const FAMILIES = ["contarini", "morosini", "dandolo", "loredan", "grimani"];

/** Minutes that a game takes. */
const MINUTES = 60;

/** The table that the settings describe. Throws an `InputError` for settings the game does not have. */
export function tableFor(settings: Settings, weights?: Weights): Table {
  const edition = loadEdition(settings.edition ?? houseEdition);
  const players = checkPlayers(edition.players, settings);
  return {
    edition,
    players,
    options: settleOptions(optionTable, settings.options),
    cards: cardsInGame(edition, players),
    weights: settleWeights(houseWeights, weights),
  };
}

/** An event as a viewer may know it: committed cards and sealed answers are for their owner's eyes. OM-OFR-3 OM-OFR-10 */
function redact(event: OltremareEvent, viewer: Seat | null): OltremareEvent {
  if (event.type === "answered") return event.seat === viewer ? event : { ...event, answer: null };
  if ("committed" in event) return event.from === viewer ? event : { ...event, committed: null };
  return "from" in event && "count" in event ? redactFlow(sight, event, viewer) : event;
}

/** Offers and answers, too, tell the others something that cannot be taken back. OM-OFR-3 OM-OFR-10 */
function reveals(event: OltremareEvent, viewer: Seat | null): boolean {
  if ("committed" in event) return event.from !== viewer;
  if (event.type === "answered" || event.type === "unsealed") return event.seat !== viewer;
  if (event.type === "veniceLooked") return true;
  return "from" in event && "count" in event && learns(sight, event, viewer);
}

const { names: houseNames } = loadEdition(houseEdition);

function open(settings: Settings, weights?: Weights): Rules<Oltremare> {
  const table = tableFor(settings, weights);
  const { edition, options, players } = table;
  return {
    game: "oltremare",
    players,
    options,
    editionId: edition.id,
    seatNames: Array.from({ length: players }, (_, seat) => `seat.${FAMILIES[seat] ?? seat}`),
    words: editionWords(
      [...edition.names, ...seatThings(players).slice(FAMILIES.length)],
      houseNames,
      english,
    ),

    setup(chance, tell) {
      const state = setUp(table, chance, tell);
      settle({ table, state, chance, tell });
      return state;
    },
    toAct: (state) => seatsToAct(table, state),
    waitsFor: (state) => seatsWaitedFor(table, state),
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

    view: (state, viewer) => viewOf(table, state, viewer),
    fold: (view, event) => foldEvent(table, view, event),
    sample: (view, chance) => sampleState(table, view, chance),
    redact,
    reveals,

    outlook: (state) => outlook(table, state),
    habit: (state, seat) => habit(table, state, seat),
    explain: (state, seat) => explain(table, state, seat),
    doubt: (state) => doubt(table, state),
    style: { ...table.weights.style, rivals: "habit" },
    speak: (view, move) => spokenMove(table, view, move),
    figures: figuresOf,
    tellEvent: (event) => tellEvent(edition, event),
    tellMove: (move) => tellMove(edition, move),
    broken: (state) => brokenInvariants(table, state),
    hiddenProbes: (state, viewer) => hiddenProbes(table, state, viewer),
  };
}

export const oltremare: Game<Oltremare> = {
  id: "oltremare",
  rulesVersion: 1,
  players: { min: houseEdition.players.min, max: houseEdition.players.max },
  minutes: MINUTES,
  options: optionTable,
  houseEdition,
  words: { en: english, it: italian, nl: dutch },
  weights: houseWeights,
  open,
};
