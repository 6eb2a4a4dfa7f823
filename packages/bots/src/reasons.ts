import type { GameTypes, Message, ScoreLine } from "@portolan/kernel";
import { afterMove, type Question } from "./player.ts";

/** Worlds that are looked at for the reasons. */
const WORLDS = 4;
/** Reasons that are given for a move, at most. */
const MAX_REASONS = 2;
/** What counts as a reason, as a share of the evaluation's spread. */
const MIN_SHARE_OF_SPREAD = 0.02;

/** By how much the chance to win must differ to be worth a word, where a move brings nothing at once. */
const MIN_WIN_DELTA = 0.05;

/** Adds lines to sums by their ids. */
function addLines(sums: Map<string, number>, lines: readonly ScoreLine[]): void {
  for (const { id, value } of lines) sums.set(id, (sums.get(id) ?? 0) + value / WORLDS);
}

/** What the seat's evaluation is made of after a move, and how the rivals stand on average. */
function partsAfter<G extends GameTypes>(
  question: Question<G>,
  worlds: readonly G["state"][],
  move: G["move"],
): Map<string, number> {
  const { rules, seat } = question;
  const parts = new Map<string, number>();
  for (const world of worlds) {
    const after = afterMove(question, world, seat, move);
    addLines(parts, rules.mind.terms(after, seat));
    const others = rules.mind.evaluate(after).filter((_, other) => other !== seat);
    const rivals = others.reduce((sum, worth) => sum + worth, 0) / others.length;
    addLines(parts, [{ id: "advice.rivals", value: -rivals }]);
  }
  return parts;
}

function mean(maps: readonly ReadonlyMap<string, number>[], id: string): number {
  return maps.reduce((sum, parts) => sum + (parts.get(id) ?? 0), 0) / maps.length;
}

interface Change {
  readonly id: string;
  readonly by: number;
}

/** Where the terms of one move's evaluation differ from what the others have on average, the greatest difference first. */
function changes(own: ReadonlyMap<string, number>, others: readonly ReadonlyMap<string, number>[]): Change[] {
  // A part that a move loses altogether is found among the others alone.
  const ids = new Set([own, ...others].flatMap((parts) => [...parts.keys()]));
  return Array.from(ids, (id) => ({ id, by: (own.get(id) ?? 0) - mean(others, id) })).toSorted(
    (a, b) => Math.abs(b.by) - Math.abs(a.by),
  );
}

/** Points in words have one decimal. */
function tenths(points: number): number {
  return Math.round(Math.abs(points) * 10) / 10;
}

/** What to say of a move's chance to win, where what it brings at once does not tell. */
function inTheEnd(ahead: number): Message {
  if (ahead >= MIN_WIN_DELTA) return { id: "advice.paysLater" };
  return { id: ahead <= -MIN_WIN_DELTA ? "advice.costsLater" : "advice.even" };
}

/** Whether what a move brings at once points another way than its chance to win. */
function misleads(told: readonly Change[], ahead: number): boolean {
  const atOnce = told.reduce((sum, { by }) => sum + by, 0);
  return Math.abs(ahead) >= MIN_WIN_DELTA && Math.sign(atOnce) !== Math.sign(ahead);
}

/** The weightiest changes; where none weighs much, or they mislead, what comes of the move in the end. */
function inWords(all: readonly Change[], least: number, ahead: number): Message[] {
  const weighty = all.filter(({ by }) => Math.abs(by) >= least && tenths(by) > 0).slice(0, MAX_REASONS);
  if (weighty.length === 0) return [inTheEnd(ahead)];
  const isLater = misleads(weighty, ahead);
  const told = weighty.slice(0, isLater ? MAX_REASONS - 1 : MAX_REASONS).map(({ id, by }) => ({
    id: `${id}.${by > 0 ? "better" : "worse"}`,
    parts: { points: tenths(by) },
  }));
  return isLater ? [...told, inTheEnd(ahead)] : told;
}

/**
 * For each of the moves, what speaks for or against it, the weightiest first: the parts of the evaluation in which it
 * differs from what the other moves bring on average. A move may also have a better chance to win than the best of the
 * others, or a worse one, without anything to show for it at once.
 */
export function reasons<G extends GameTypes>(
  question: Question<G>,
  moves: readonly G["move"][],
  chances: readonly number[],
): readonly (readonly Message[])[] {
  const { rules, view, chance } = question;
  if (moves.length === 1) return [[{ id: "advice.only" }]];
  const worlds = Array.from({ length: WORLDS }, () => rules.sample(view, chance));
  const least = MIN_SHARE_OF_SPREAD * rules.mind.spread(worlds[0]);
  const parts = moves.map((move) => partsAfter(question, worlds, move));
  return parts.map((own, m) => {
    const others = parts.filter((_, other) => other !== m);
    const rival = Math.max(...chances.filter((_, other) => other !== m));
    return inWords(changes(own, others), least, chances[m] - rival);
  });
}
