import { defineGame, editionWords, learns, nextStep, seatThings } from "@portolan/kernel";
import { type GalacticEvent, sight } from "./knowledge/events.ts";
import { foldEvent } from "./knowledge/fold.ts";
import { sampleState } from "./knowledge/sample.ts";
import { type View, viewOf } from "./knowledge/view.ts";
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

export interface Galactic {
  readonly state: State;
  readonly move: Move;
  readonly view: View;
  readonly event: GalacticEvent;
}

const { names: houseNames } = loadEdition(houseEdition);

export const galacticTraders = defineGame<Galactic, GameConfig, Weights>({
  id: "galactic-traders",
  rulesVersion: 1,
  players: { min: houseEdition.players.min, max: houseEdition.players.max },
  minutes: Math.max(...houseEdition.players.minutes),
  options: optionTable,
  houseEdition,
  words: { en: english, it: italian, nl: dutch },
  configure: configFor,

  rules(config) {
    const { edition, players } = config;
    return {
      words: editionWords([...edition.names, ...seatThings(players)], houseNames, english),
      setup: (chance, emit) => setUp(config, chance, emit),
      toAct(state) {
        const step = nextStep(state);
        return isDecision(step) ? [step.seat] : [];
      },
      legal: (state, seat) => legalMoves(config, state, seat),
      isComplete: (state, seat) => !hasUnlistedMoves(config, state, seat),
      check: (state, seat, move) => whyNot(config, state, seat, move),
      apply: carryOut,
      settle,
      decision: (state) => nextStep(state).step,
      clone: cloneState,
      result: (state) => resultOf(config, state),
      print: (move) => printMove(edition, move),
      parse: (text) => parseMove(edition, text),
      notation: "GT-TURN-1",
      view: (state, viewer) => viewOf(config, state, viewer),
      fold: (view, event) => foldEvent(config, view, event),
      sample: (view, chance) => sampleState(config, view, chance),
      sight,
      reveals: (event, viewer) =>
        event.type === "revealed" || ("cards" in event && learns(sight, event, viewer)),
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
    };
  },

  tell: ({ edition }) => ({
    event: (event) => tellEvent(edition, event),
    move: (move) => tellMove(edition, move),
    figures: figuresOf,
  }),
});
