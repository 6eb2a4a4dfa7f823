import { type GameTypes, type Message, type Seat, type Span, textOf } from "@portolan/kernel";
import type { Choice, ChoiceGroup, Guide, LogLine, Scene } from "./guide.ts";
import { capital, type Translator } from "./translator.ts";

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
  const name = scene.translator.called(seat);
  return seat === selfOf(scene) ? scene.translator.t("guide.you", { name }) : name;
}

/** The move in words. */
export function moveText<G extends GameTypes>({ rules, translator }: Scene<G>, move: G["move"]): string {
  return translator.tell(rules.tell.move(move));
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

/** The player who does what the message tells, if one does. */
function actorOf({ parts = {} }: Message): Seat | null {
  const who = parts.seat ?? parts.from;
  return typeof who === "object" && "seat" in who ? who.seat : null;
}

/** Several sentences that belong together, the first of which says who acts. */
export function line(
  translator: Translator,
  messages: readonly [Message, ...Message[]],
  weight: LogLine["weight"] = "line",
): LogLine {
  const spans = messages.flatMap((message, i): readonly Span[] => {
    const [first, ...rest] = translator.spans(message);
    if (!first) return [];
    const begun = [{ ...first, text: capital(first.text) }, ...rest];
    return i === 0 ? begun : [{ kind: "text", text: " " }, ...begun];
  });
  return { text: textOf(spans), spans, seat: actorOf(messages[0]), weight };
}

/** How a game's log is told: what is left out, what is a heading, and what belongs together. */
export interface Telling<G extends GameTypes> {
  readonly silent: ReadonlySet<G["event"]["type"]>;
  readonly turns: ReadonlySet<G["event"]["type"]>;
  readonly loud: ReadonlySet<G["event"]["type"]>;
  readonly runs: readonly Run<G>[];
}

/** Events that follow each other and are told as one. */
export interface Run<G extends GameTypes> {
  readonly starts: G["event"]["type"];
  readonly goesOn: readonly G["event"]["type"][];
  /** Null if these are better told one by one. */
  tell(events: readonly G["event"][]): Message | null;
}

/** What happened, a line for each thing that matters. */
export function tellRuns<G extends GameTypes>(
  scene: Scene<G>,
  events: readonly G["event"][],
  { silent, turns, loud, runs }: Telling<G>,
): LogLine[] {
  const told: LogLine[] = [];
  const heard = events.filter(({ type }) => !silent.has(type));
  for (let i = 0; i < heard.length; ) {
    const run = runs.find(({ starts }) => starts === heard[i].type);
    let end = i + 1;
    while (run && end < heard.length && run.goesOn.includes(heard[end].type)) end++;
    const message = run?.tell(heard.slice(i, end)) ?? null;
    const { type } = heard[i];
    const weight = turns.has(type) ? "turn" : loud.has(type) ? "loud" : "line";
    if (message) told.push(line(scene.translator, [message], weight));
    else told.push(...eventLine(scene, heard[i], weight));
    i = message ? end : i + 1;
  }
  return told;
}

/** The event as a line of the log, if there is anything to say. */
export function eventLine<G extends GameTypes>(
  { rules, translator }: Scene<G>,
  event: G["event"],
  weight: LogLine["weight"] = "line",
): LogLine[] {
  const message = rules.tell.event(event);
  return message ? [line(translator, [message], weight)] : [];
}
