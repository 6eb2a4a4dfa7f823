import { clockwise, defineGame } from "@portolan/kernel";
import { type PortoEvent, sight } from "./knowledge/events.ts";
import { foldEvent } from "./knowledge/fold.ts";
import { sampleState } from "./knowledge/sample.ts";
import { type View, viewOf } from "./knowledge/view.ts";
import { evaluate, spread, terms } from "./mind/evaluate.ts";
import { rollout } from "./mind/rollout.ts";
import { houseWeights, mindConfig, type Weights } from "./mind/weights.ts";
import { settle } from "./rules/agenda.ts";
import { configFor } from "./rules/config.ts";
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
import { cloneState, type GameConfig, type State } from "./state.ts";
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

const words = { en: english, it: italian, nl: dutch };
const { names: houseNames } = loadEdition(houseEdition);
const NOBODY: readonly number[] = [];

export const portoCarthago = defineGame<Porto, GameConfig, Weights>({
  id: "porto-carthago",
  rulesVersion: 1,
  players: { min: houseEdition.players.min, max: houseEdition.players.max },
  /** The edition does not say; players do. */
  minutes: 90,
  options: optionTable,
  houseEdition,
  words,
  configure: configFor,

  rules(config) {
    const { edition, players } = config;
    const alone = clockwise(config, 0).map((seat) => [seat]);
    return {
      seatNames: edition.colours.slice(0, players).map((id) => `seat.${id}`),
      words: wordsFor(edition, houseNames, words),
      setup: (chance, emit) => setUp(config, chance, emit),
      toAct(state) {
        const decision = openDecision(state);
        return decision ? alone[decider(config, state, decision)] : NOBODY;
      },
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
      notation: "PC-TURN-2",
      view: viewOf,
      fold: (view, event) => foldEvent(config, view, event),
      sample: sampleState,
      sight,
    };
  },

  weights: houseWeights,
  mind(config, weights) {
    const judging = mindConfig(config, weights);
    const atLeaves = { ...judging, weights: { ...weights, ...weights.leaf } };
    return {
      terms: (state, seat) => terms(judging, state, seat),
      evaluate: (state) => evaluate(judging, state),
      spread: (state) => spread(judging, state),
      evaluateLeaf: (state) => ({ points: evaluate(atLeaves, state), spread: spread(atLeaves, state) }),
      rollout: (state, seat) => rollout(judging, state, seat),
    };
  },

  tell: ({ edition }) => ({
    event: (event) => tellEvent(edition, event),
    move: (move) => tellMove(edition, move),
    figures: figuresOf,
  }),
});
