import { clockwise, defineGame, editionWords, nextStep } from "@portolan/kernel";
import { sight, type TradersEvent } from "./knowledge/events.ts";
import { foldEvent } from "./knowledge/fold.ts";
import { sampleState } from "./knowledge/sample.ts";
import { type View, viewOf } from "./knowledge/view.ts";
import { candidates } from "./mind/candidates.ts";
import { evaluate, spread, terms } from "./mind/evaluate.ts";
import { rollout } from "./mind/rollout.ts";
import { houseWeights, mindConfig, type Weights } from "./mind/weights.ts";
import { settle } from "./rules/agenda.ts";
import { configFor } from "./rules/config.ts";
import { carryOut, hasUnlistedMoves, isDecision, legalMoves, whyNot } from "./rules/decisions.ts";
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

export interface Traders {
  readonly state: State;
  readonly move: Move;
  readonly view: View;
  readonly event: TradersEvent;
}

const { names: houseNames } = loadEdition(houseEdition);
const NOBODY: readonly number[] = [];

export const tradersOfCarthage = defineGame<Traders, GameConfig, Weights>({
  id: "traders-of-carthage",
  rulesVersion: 1,
  players: { min: houseEdition.players.min, max: houseEdition.players.max },
  minutes: houseEdition.players.minutes,
  options: optionTable,
  houseEdition,
  words: { en: english, it: italian, nl: dutch },
  configure: configFor,

  rules(config) {
    const { edition, players } = config;
    const alone = clockwise(config, 0).map((seat) => [seat]);
    return {
      seatNames: edition.playerColours.slice(0, players).map(({ id }) => `seat.${id}`),
      words: editionWords(edition.names, houseNames, english),
      setup: (chance, emit) => setUp(config, chance, emit),
      toAct(state) {
        const step = nextStep(state);
        return isDecision(step) ? alone[step.seat] : NOBODY;
      },
      legal: (state, seat) => legalMoves(config, state, seat),
      isComplete: (state, seat) => !hasUnlistedMoves(config, state, seat),
      check: (state, seat, move) => whyNot(config, state, seat, move),
      apply: carryOut,
      settle,
      decision: (state) => nextStep(state).step,
      clone: cloneState,
      result: resultOf,
      print: (move) => printMove(edition, move),
      parse: (text) => parseMove(edition, text),
      notation: "TC-TURN-1",
      view: (state, viewer) => viewOf(config, state, viewer),
      fold: (view, event) => foldEvent(config, view, event),
      sample: (view, chance) => sampleState(config, view, chance),
      sight,
    };
  },

  weights: houseWeights,
  mind(config, weights) {
    const judging = mindConfig(config, weights);
    return {
      terms: (state, seat) => terms(judging, state, seat),
      evaluate: (state) => evaluate(judging, state),
      spread: (state) => spread(judging, state),
      candidates: (state, seat) => candidates(judging, state, seat),
      rollout: (state, seat) => rollout(judging, state, seat),
    };
  },

  tell: ({ edition }) => ({
    event: (event) => tellEvent(edition, event),
    move: (move) => tellMove(edition, move),
    figures: figuresOf,
  }),
});
