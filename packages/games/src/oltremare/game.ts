import { defineGame, editionWords, learns, redactFlow, type Seat, seatThings } from "@portolan/kernel";
import { type OltremareEvent, sight } from "./knowledge/events.ts";
import { foldEvent } from "./knowledge/fold.ts";
import { sampleState } from "./knowledge/sample.ts";
import { type View, viewOf } from "./knowledge/view.ts";
import { evaluate, spread, terms } from "./mind/evaluate.ts";
import { rollout } from "./mind/rollout.ts";
import { spokenMove } from "./mind/speech.ts";
import { houseWeights, mindConfig, type Weights } from "./mind/weights.ts";
import { settle } from "./rules/agenda.ts";
import { configFor } from "./rules/config.ts";
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
import { loadEdition } from "./rules/edition.ts";
import { resultOf } from "./rules/end.ts";
import { type Move, parseMove, printMove } from "./rules/moves.ts";
import { optionTable } from "./rules/options.ts";
import { setUp } from "./rules/setup.ts";
import { cloneState, type GameConfig, type State } from "./state.ts";
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

export const oltremare = defineGame<Oltremare, GameConfig, Weights>({
  id: "oltremare",
  rulesVersion: 1,
  players: { min: houseEdition.players.min, max: houseEdition.players.max },
  minutes: 60,
  options: optionTable,
  houseEdition,
  words: { en: english, it: italian, nl: dutch },
  configure: configFor,

  rules(config) {
    const { edition, players } = config;
    const names = [...edition.names, ...seatThings(players).slice(FAMILIES.length)];
    return {
      seatNames: Array.from({ length: players }, (_, seat) => `seat.${FAMILIES[seat] ?? seat}`),
      words: editionWords(names, houseNames, english),
      setup: (chance, emit) => setUp(config, chance, emit),
      toAct: (state) => seatsToAct(config, state),
      waitsFor: (state) => seatsWaitedFor(config, state),
      legal: (state, seat) => legalMoves(config, state, seat),
      isComplete: (state, seat) => !hasUnlistedMoves(config, state, seat),
      check: (state, seat, move) => whyNot(config, state, seat, move),
      apply: carryOut,
      settle,
      decision: decisionName,
      clone: cloneState,
      result: resultOf,
      print: (move) => printMove(edition, move),
      parse: (text) => parseMove(edition, text),
      notation: "OM-TRN-2",
      view: (state, viewer) => viewOf(config, state, viewer),
      fold: (view, event) => foldEvent(config, view, event),
      sample: (view, chance) => sampleState(config, view, chance),
      redact,
      reveals,
    };
  },

  weights: houseWeights,
  mind(config, weights) {
    const judging = mindConfig(config, weights);
    return {
      terms: (state, seat) => terms(judging, state, seat),
      evaluate: (state) => evaluate(judging, state),
      spread: (state) => spread(judging, state),
      rollout: (state, seat) => rollout(judging, state, seat),
      speak: (view, move) => spokenMove(config, view, move),
    };
  },

  tell: ({ edition }) => ({
    event: (event) => tellEvent(edition, event),
    move: (move) => tellMove(edition, move),
    figures: figuresOf,
  }),
});
