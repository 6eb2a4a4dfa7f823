import type { Chance } from "./chance.ts";
import type {
  Emit,
  FinalScores,
  Forced,
  Game,
  GameTypes,
  Mind,
  Options,
  OptionTable,
  Rules,
  Seat,
  Settings,
  Tell,
  Weights,
} from "./game.ts";
import { checkPlayers, type SettledOptions, settleOptions } from "./options.ts";
import { type Refusal, refuse } from "./refusal.ts";
import { clockwise, ranksOf } from "./seats.ts";
import { type Flow, learns, redactFlow, type SightTable } from "./sight.ts";
import { settleWeights } from "./weights.ts";
import type { Catalogue, Locale } from "./words.ts";

/** The settings of one table, checked and complete. A game adds what follows from them once and for all. */
export interface SettledSettings<
  E extends { readonly id: string } = { readonly id: string },
  O extends Options = Options,
> {
  readonly edition: E;
  readonly players: number;
  readonly options: O;
}

/** Checks settings against what a game offers. Throws an `InputError` that says what is wrong. */
export function settleSettings<
  E extends { readonly id: string; readonly players: { readonly min: number; readonly max: number } },
  T extends OptionTable,
>(
  settings: Settings,
  box: {
    readonly houseEdition: unknown;
    readonly loadEdition: (data: unknown) => E;
    readonly options: T;
  },
): SettledSettings<E, SettledOptions<T>> {
  const edition = box.loadEdition(settings.edition ?? box.houseEdition);
  const players = checkPlayers(edition.players, settings);
  return { edition, players, options: settleOptions(box.options, settings.options) };
}

/** A game in motion: what carrying out a move takes. */
export interface Context<C, S, M, E> {
  readonly config: C;
  readonly state: S;
  readonly chance: Chance;
  readonly emit: Emit<E>;
  /** Hears of decisions that leave no choice. */
  readonly forced?: Forced<M>;
}

type ContextOf<G extends GameTypes, C> = Context<C, G["state"], G["move"], G["event"]>;

/** The rules as a game writes them. What is optional here is filled in by `defineGame`; see `Rules` for each member. */
export interface RulesDefinition<G extends GameTypes, C>
  extends Pick<Rules<G>, "toAct" | "legal" | "check" | "print" | "view" | "fold" | "sample">,
    Partial<
      Pick<
        Rules<G>,
        "seatNames" | "words" | "waitsFor" | "isComplete" | "decision" | "clone" | "redact" | "reveals"
      >
    > {
  /** Sets the table; `settle` follows. */
  setup(chance: Chance, emit: Emit<G["event"]>): G["state"];
  /** Carries out a move; `settle` follows. */
  apply(context: ContextOf<G, C>, seat: Seat, move: G["move"]): void;
  /** Lets all happen that happens by itself, up to the next decision. Nothing, if left out. */
  settle?(context: ContextOf<G, C>): void;
  /** How it ended, null while it goes on; the ranks follow from scores and tie-breaks. */
  result(state: G["state"]): FinalScores | null;
  /** The move that a text means; null if it means none, which breaks the rule `notation`. */
  parse(text: string): G["move"] | null;
  readonly notation: string;
  /** Who sees cards where: `redact` and `reveals` follow from it for events that say which cards went where. */
  readonly sight?: SightTable<string>;
}

/** The judgement as a game writes it: the terms, and whatever is better than what follows from them. */
export type MindDefinition<G extends GameTypes> = Pick<Mind<G>, "terms"> & Partial<Mind<G>>;

/** A game as its author writes it. */
export interface GameDefinition<G extends GameTypes, C extends SettledSettings, W extends Weights>
  extends Pick<Game<G>, "id" | "rulesVersion" | "players" | "minutes" | "words">,
    Partial<Pick<Game<G>, "options" | "houseEdition">> {
  /** Checks the settings, as a rule by `settleSettings`. */
  configure(settings: Settings): C;
  rules(config: C): RulesDefinition<G, C>;
  readonly weights?: W;
  /** Without it computer players know no better than chance. */
  mind?(config: C, weights: W): MindDefinition<G>;
  /** Events and moves are called `event.<type>` and `move.<type>`, if left out. */
  tell?(config: C): Partial<Tell<G>>;
}

function isFlow(event: object): event is Flow<string, unknown> {
  return "cards" in event && "from" in event && "to" in event;
}

/** A copy of plain data, to any depth. */
function copyOfPlain<T>(value: T): T {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(copyOfPlain) as T;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, copyOfPlain(part)])) as T;
}

/** Seats that have no name of their own. */
function numberedSeats(table: { readonly players: number }): string[] {
  return clockwise(table, 0).map((seat) => `seat.${seat}`);
}

const noWords = (_locale: Locale): Catalogue => ({});

function refuseNotation(rule: string, text: string): Refusal {
  return refuse(rule, "refuse.notation", { text: text.trim().slice(0, 60) });
}

function completeMind<G extends GameTypes>(
  table: { readonly players: number },
  legal: Rules<G>["legal"],
  given: MindDefinition<G>,
): Mind<G> {
  const { terms } = given;
  const seats = clockwise(table, 0);
  const sumOf = (state: G["state"], seat: Seat): number =>
    terms(state, seat).reduce((sum, { value }) => sum + value, 0);
  const evaluate = given.evaluate ?? ((state) => seats.map((seat) => sumOf(state, seat)));
  const spread = given.spread ?? (() => 1);
  return {
    terms,
    evaluate,
    spread,
    evaluateLeaf: given.evaluateLeaf ?? ((state) => ({ points: evaluate(state), spread: spread(state) })),
    candidates: given.candidates ?? legal,
    rollout: given.rollout ?? (() => null),
    speak: given.speak ?? ((_view, move) => move),
  };
}

function completeTell<G extends GameTypes>({ event, move, figures }: Partial<Tell<G>>): Tell<G> {
  return {
    event: event ?? (({ type }) => ({ id: `event.${type}` })),
    move: move ?? (({ type }) => ({ id: `move.${type}` })),
    figures: figures ?? (() => []),
  };
}

/** Makes a game of what its author writes: whatever is left out is filled in here, and nowhere else. */
export function defineGame<G extends GameTypes, C extends SettledSettings, W extends Weights = Weights>(
  definition: GameDefinition<G, C, W>,
): Game<G> {
  const { id, rulesVersion, players, minutes, words, options = {}, houseEdition = null } = definition;
  const houseWeights = definition.weights ?? ({} as W);

  function open(settings: Settings, weights?: Weights): Rules<G> {
    const config = definition.configure(settings);
    const given = definition.rules(config);
    const { toAct, legal, sight, notation, result, parse, settle = () => undefined } = given;
    return {
      game: id,
      players: config.players,
      options: config.options,
      editionId: config.edition.id,
      seatNames: given.seatNames ?? numberedSeats(config),
      words: given.words ?? noWords,
      setup(chance, emit) {
        const state = given.setup(chance, emit);
        settle({ config, state, chance, emit });
        return state;
      },
      toAct,
      waitsFor: given.waitsFor ?? toAct,
      legal,
      isComplete: given.isComplete ?? (() => true),
      check: given.check,
      apply(state, seat, move, chance, emit, forced) {
        const context = { config, state, chance, emit, forced };
        given.apply(context, seat, move);
        settle(context);
      },
      settle: (state, chance, emit) => settle({ config, state, chance, emit }),
      decision: given.decision ?? (() => "move"),
      clone: given.clone ?? copyOfPlain,
      result(state) {
        const ending = result(state);
        if (!ending) return null;
        const { scores, ...rest } = ending;
        return { scores, ranks: ranksOf(ending), ...rest };
      },
      print: given.print,
      parse(text) {
        const move = parse(text);
        return move === null ? { refusal: refuseNotation(notation, text) } : { move };
      },
      view: given.view,
      fold: given.fold,
      sample: given.sample,
      redact:
        given.redact ??
        ((event, viewer) => (sight && isFlow(event) ? redactFlow(sight, event, viewer) : event)),
      reveals:
        given.reveals ??
        ((event, viewer) => sight !== undefined && isFlow(event) && learns(sight, event, viewer)),
      mind: completeMind(
        config,
        legal,
        definition.mind?.(config, settleWeights(houseWeights, weights)) ?? { terms: () => [] },
      ),
      tell: completeTell(definition.tell?.(config) ?? {}),
    };
  }

  return { id, rulesVersion, players, minutes, options, houseEdition, words, weights: houseWeights, open };
}
