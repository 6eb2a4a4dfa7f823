import type { GameTypes, Seat } from "@portolan/kernel";
import type { Choice, ChoiceGroup, Guide, LogLine, Scene } from "./guide.ts";
import { capital } from "./voice.ts";

/** What guides of all games say in the same way. */

/** The seats, the viewer's first, then clockwise. */
export function seatsFromViewer({ rules, viewer }: Scene): Seat[] {
  return Array.from({ length: rules.players }, (_, i) => ((viewer ?? 0) + i) % rules.players);
}

/** The seat of the person who looks, as far as they have one. */
export function selfOf({ viewer, self }: Pick<Scene, "viewer" | "self">): Seat | null {
  return self === undefined ? viewer : self;
}

/** A player by name; whoever looks is marked as such. */
export function called(scene: Scene, seat: Seat): string {
  const name = scene.voice.called(seat);
  return seat === selfOf(scene) ? scene.voice.say("guide.you", { name }) : name;
}

/** The move in words. */
export function moveText<G extends GameTypes>({ rules, voice }: Scene<G>, move: G["move"]): string {
  return voice.tell(rules.tell.move(move));
}

/** The move as the game's guide calls it. */
export function labelOf<G extends GameTypes>(guide: Guide<G>, scene: Scene<G>, move: G["move"]): string {
  return guide.label?.(scene, move) ?? moveText(scene, move);
}

/** What the button says that plays the move. */
export function verbOf<G extends GameTypes>(guide: Guide<G>, scene: Scene<G>, move: G["move"]): string {
  return capital(guide.verb?.(scene, move) ?? labelOf(guide, scene, move));
}

export function choice<G extends GameTypes>(
  scene: Scene<G>,
  move: G["move"],
  note?: string,
): Choice<G["move"]> {
  const label = moveText(scene, move);
  return note === undefined ? { move, label } : { move, label, note };
}

/** Moves of one kind as they are told, with a note on each where there is one. */
export function group<G extends GameTypes, M extends G["move"]>(
  scene: Scene<G>,
  title: string,
  moves: readonly M[],
  note: (move: M) => string | undefined = () => undefined,
  shown?: number,
): ChoiceGroup<G["move"]> {
  const choices = moves.map((move) => choice(scene, move, note(move)));
  return shown === undefined ? { title, choices } : { title, choices, shown };
}

export function ofType<M extends { readonly type: string }, T extends M["type"]>(
  moves: readonly M[],
  type: T,
): Extract<M, { readonly type: T }>[] {
  return moves.filter((move): move is Extract<M, { readonly type: T }> => move.type === type);
}

export function line(text: string, weight: LogLine["weight"] = "line"): LogLine {
  return { text: capital(text), weight };
}

/** The event as a line of the log, if there is anything to say. */
export function eventLine<G extends GameTypes>(
  { rules, voice }: Scene<G>,
  event: G["event"],
  weight: LogLine["weight"] = "line",
): LogLine[] {
  const message = rules.tell.event(event);
  return message ? [line(voice.tell(message), weight)] : [];
}
