import type { GameTypes, Rules, Seat } from "../game.ts";
import type { Tested } from "./checks.ts";
import { problem, walk } from "./walk.ts";

const bytes = (value: unknown): string => JSON.stringify(value);

/** As it arrives at a client. */
const sent = <T>(value: T): T => JSON.parse(bytes(value)) as T;

/** Where two texts part, with what stands around there. */
function parting(one: string, other: string): string {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  const around = (text: string): string => text.slice(Math.max(0, at - 60), at + 40);
  return `…${around(one)}… instead of …${around(other)}…`;
}

/** Someone who was shown one view and hears what happens since. */
interface Listener<G extends GameTypes> {
  readonly viewer: Seat | null;
  view: G["view"];
  /** The view in JSON. */
  text: string;
  /** What was heard since then. */
  news: G["event"][];
}

/** Every seat and a spectator, who see this state. */
export function listenersAt<G extends GameTypes>(rules: Rules<G>, state: G["state"]): Listener<G>[] {
  const viewers = [null, ...Array.from({ length: rules.players }, (_, seat) => seat)];
  return viewers.map((viewer) => {
    const text = bytes(rules.view(state, viewer));
    return { viewer, view: JSON.parse(text) as G["view"], text, news: [] };
  });
}

/** Everybody is told of an event, as they may know it. */
export function hear<G extends GameTypes>(
  rules: Rules<G>,
  listeners: readonly Listener<G>[],
  event: G["event"],
): void {
  for (const { viewer, news } of listeners) {
    const seen = rules.redact(event, viewer);
    if (seen) news.push(seen);
  }
}

/** Folds the news into the view; says what is wrong if that is not the view of this state. */
function catchUp<G extends GameTypes>(rules: Rules<G>, state: G["state"], one: Listener<G>): string | null {
  const expected = bytes(rules.view(state, one.viewer));
  const told = one.news.map(sent);
  const view = told.reduce((next, event) => rules.fold(next, event), one.view);
  const text = bytes(view);
  const news = told.map(({ type }) => type).join(", ");
  if (text !== expected) return `folding ${news} gives ${parting(text, expected)}`;
  if (bytes(one.view) !== one.text) return `folding ${news} changed the view before`;
  Object.assign(one, { view, text, news: [] });
  return null;
}

/** What is wrong with the views that these listeners have worked out, if they are not those of this state. */
export function wrongFold<G extends GameTypes>(
  rules: Rules<G>,
  state: G["state"],
  listeners: readonly Listener<G>[],
): string | null {
  for (const one of listeners) {
    const wrong = catchUp(rules, state, one);
    if (wrong !== null) return `${one.viewer === null ? "a spectator" : `seat ${one.viewer}`}: ${wrong}`;
  }
  return null;
}

/** In longer games only one view is compared after each further move, everybody's in turn: views can take long. */
const WATCHED_MOVES = 150;

/**
 * Whoever has one view and hears every event as they may know it can work out every later view, byte for byte, without
 * being sent another one.
 */
export function checkFold<G extends GameTypes>({ rules }: Pick<Tested<G>, "rules">, seed: number): void {
  let listeners: Listener<G>[] = [];
  let moves = 0;
  const compare = (state: G["state"], due: readonly Listener<G>[]): void => {
    const wrong = wrongFold(rules, state, due);
    if (wrong !== null) throw problem(rules, seed, moves, wrong);
  };
  const end = walk(
    rules,
    seed,
    ({ state, move }) => {
      moves = move;
      if (move === 0) listeners = listenersAt(rules, state);
      else compare(state, move <= WATCHED_MOVES ? listeners : [listeners[move % listeners.length]]);
      return undefined;
    },
    (event) => hear(rules, listeners, event),
  );
  compare(end, listeners);
}

/**
 * Plays a random game and shows what a seat (or a spectator) makes of its view with every single event: what boards draw
 * while a move is under way.
 */
export function foldGame<G extends GameTypes>(
  rules: Rules<G>,
  seed: number,
  viewer: Seat | null,
  visit: (view: G["view"], event: G["event"]) => void,
): void {
  let view: G["view"] | null = null;
  walk(
    rules,
    seed,
    ({ state }) => {
      view ??= rules.view(state, viewer);
      return undefined;
    },
    (event) => {
      const seen = rules.redact(event, viewer);
      if (!seen || !view) return;
      view = rules.fold(view, seen);
      visit(view, seen);
    },
  );
}
