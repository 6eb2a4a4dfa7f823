import type { Game, Rules, Seat, Shapes } from "../game.ts";
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

/** A view, and what it is in JSON. */
interface Known<V> {
  readonly view: V;
  readonly text: string;
}

/** Folds a seat's (or a spectator's) news into its view; says what is wrong if that is not the view it has now. */
function foldAll<G extends Shapes>(
  rules: Rules<G>,
  before: Known<G["view"]>,
  events: readonly G["event"][],
  expected: string,
): { readonly known: Known<G["view"]> } | { readonly wrong: string } {
  const view = events.reduce((next, event) => rules.fold?.(next, event) ?? next, before.view);
  const text = bytes(view);
  const news = events.map(({ type }) => type).join(", ");
  if (text !== expected) return { wrong: `folding ${news} gives ${parting(text, expected)}` };
  if (bytes(before.view) !== before.text) return { wrong: `folding ${news} changed the view before` };
  return { known: { view, text } };
}

/**
 * Whoever has one view and hears every event as they may know it can work out every later view, byte for byte, without
 * being sent another one.
 */
export function checkFold<G extends Shapes>(_game: Game<G>, rules: Rules<G>, seed: number): void {
  if (!rules.fold) return;
  const viewers: readonly (Seat | null)[] = [
    null,
    ...Array.from({ length: rules.players }, (_, seat) => seat),
  ];
  let views: Known<G["view"]>[] = [];
  let events: G["event"][] = [];
  let moves = 0;
  const compare = (state: G["state"]): void => {
    views = viewers.map((viewer, i) => {
      const text = bytes(rules.view(state, viewer));
      if (moves === 0) return { view: JSON.parse(text) as G["view"], text };
      const told = sent(events.flatMap((event) => rules.redact(event, viewer) ?? []));
      const outcome = foldAll(rules, views[i], told, text);
      if ("known" in outcome) return outcome.known;
      const who = viewer === null ? "a spectator" : `seat ${viewer}`;
      throw problem(rules, seed, moves, `${who}: ${outcome.wrong}`);
    });
    events = [];
    moves++;
  };
  const end = walk(
    rules,
    seed,
    ({ state }) => {
      compare(state);
      return undefined;
    },
    (event) => events.push(event),
  );
  compare(end);
}

/**
 * Plays a random game and shows what a seat (or a spectator) makes of its view with every single event: what boards draw
 * while a move is under way.
 */
export function foldGame<G extends Shapes>(
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
      view = rules.fold?.(view, seen) ?? view;
      visit(view, seen);
    },
  );
}
