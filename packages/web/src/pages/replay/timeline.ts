import {
  commitment,
  type Game,
  type GameRecord,
  type GameTypes,
  PERSON,
  type PlayedMove,
  playLine,
  type Rules,
  replay,
  type Seat,
  type Stopped,
} from "@portolan/kernel";
import { isGameId } from "../../games/registry.ts";
import type { SeatState, TableState } from "../../table/source.ts";

type Event = GameTypes["event"];

/** A game after so many moves. */
export interface Frame {
  readonly state: GameTypes["state"];
  /** How many events had happened by then. */
  readonly events: number;
  /** The move that led here; none at the beginning. */
  readonly played: PlayedMove<GameTypes["move"]> | null;
}

/** A record played through once, so that any moment of it is at hand. */
export interface ReplayTimeline {
  readonly game: Game;
  readonly record: GameRecord;
  readonly rules: Rules;
  readonly frames: readonly Frame[];
  readonly events: readonly Event[];
  /** The move that the rules do not allow, where the timeline ends. */
  readonly stopped: Stopped | null;
  /** The seat that whoever looks had in the game; null if they had none, or nobody knows. */
  readonly self: Seat | null;
}

/** Who looks: a seat, somebody beside the table, or one who sees everything. */
export type Viewpoint = Seat | "spectator" | "everything";

/** Plays a record through. Throws an `InputError` if it is of other rules than those that are here. */
export function timelineOf(game: Game, record: GameRecord, self: Seat | null = null): ReplayTimeline {
  const { match } = replay(game, record, 0);
  const { rules } = match;
  const frames: Frame[] = [{ state: rules.clone(match.state), events: match.events.length, played: null }];
  let stopped: Stopped | null = null;
  for (const [index, text] of record.moves.entries()) {
    const refusal = playLine(match, text);
    if (refusal) {
      stopped = { move: index + 1, text, refusal };
      break;
    }
    frames.push({
      state: rules.clone(match.state),
      events: match.events.length,
      played: match.moves[match.moves.length - 1],
    });
  }
  return { game, record, rules, frames, events: match.events, stopped, self };
}

/** Whether the timeline shows a game to its end: only then may everything be seen. */
export function isFinished({ rules, frames }: ReplayTimeline): boolean {
  return rules.result(frames[frames.length - 1].state) !== null;
}

/** Whose eyes the rules are asked for. */
export function viewerOf(viewpoint: Viewpoint): Seat | null {
  return typeof viewpoint === "number" ? viewpoint : null;
}

/** All that was told from one viewpoint, and how much of it by each frame. */
export interface Telling {
  readonly viewpoint: Viewpoint;
  readonly events: readonly Event[];
  /** By frame: how many of the events had been told. */
  readonly told: readonly number[];
}

export function tellingOf({ rules, frames, events }: ReplayTimeline, viewpoint: Viewpoint): Telling {
  const seen: Event[] = [];
  const upTo: number[] = [0];
  for (const event of events) {
    const known = viewpoint === "everything" ? event : rules.redact(event, viewerOf(viewpoint));
    if (known) seen.push(known);
    upTo.push(seen.length);
  }
  return { viewpoint, events: seen, told: frames.map((frame) => upTo[frame.events]) };
}

/** What was told between the frame before and this one. */
export function newsAt({ events, told }: Telling, frame: number): readonly Event[] {
  return events.slice(frame === 0 ? 0 : told[frame - 1], told[frame]);
}

function seatsOf({ record }: ReplayTimeline): SeatState[] {
  return record.seats.map(({ name, player }) => ({
    name,
    player: player === PERSON ? "person" : "computer",
    level: player === PERSON ? null : player,
    presence: "here",
    clock: null,
  }));
}

/** A moment of the timeline as a table that nobody can move at. */
export function tableAt(timeline: ReplayTimeline, telling: Telling, at: number): TableState {
  const { game, record, rules, frames } = timeline;
  if (!isGameId(game.id)) throw new Error(`there is no game "${game.id}"`);
  const { state } = frames[at];
  const viewer = viewerOf(telling.viewpoint);
  const { data } = record.edition;
  const settings = { players: rules.players, options: rules.options };
  return {
    id: "replay",
    game: game.id,
    settings: data === undefined ? settings : { ...settings, edition: data },
    seats: seatsOf(timeline),
    viewer,
    self: timeline.self,
    moment: at,
    moves: at,
    view: rules.view(state, viewer),
    events: telling.events.slice(0, telling.told[at]),
    toAct: rules.toAct(state),
    waitsFor: rules.waitsFor(state),
    legal: [],
    openEnded: false,
    result: rules.result(state),
    canUndo: false,
    canRedo: false,
    connection: "here",
    troubles: [],
    company: null,
    deal: { commitment: commitment(record.deal.secret), secret: null, seed: null },
  };
}
