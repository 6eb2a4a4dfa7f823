import { commitment, eventsFor, type Match, play, type Seat } from "@portolan/kernel";
import { isGameId } from "../../src/games/registry.ts";
import type { SeatState, TableSource, TableState, TableStatus } from "../../src/table/source.ts";
import { TableTrouble } from "../../src/table/trouble.ts";
import type { Position } from "./gallery.ts";

const USUAL: SeatState = { name: "", player: "computer", level: "trader", presence: "here", clock: null };

function seatsOf(viewer: Seat | null, players: number, given: Position["seats"] = []): SeatState[] {
  return Array.from({ length: players }, (_, seat) => ({
    ...USUAL,
    ...(seat === viewer ? { player: "person", level: null } : {}),
    ...given[seat],
  }));
}

function tableOf(match: Match, position: Position, events: TableState["events"], moment: number): TableState {
  const { rules, state, deal } = match;
  const { viewer } = position;
  if (!isGameId(rules.game)) throw new Error(`there is no game "${rules.game}"`);
  const toAct = rules.toAct(state);
  const isAsked = viewer !== null && toAct.includes(viewer);
  return {
    id: "gallery",
    game: rules.game,
    settings: { players: rules.players, options: rules.options },
    seats: seatsOf(viewer, rules.players, position.seats),
    viewer,
    moment,
    moves: match.moves.length,
    view: rules.view(state, viewer),
    events,
    toAct,
    waitsFor: rules.waitsFor(state),
    legal: isAsked ? rules.legal(state, viewer) : [],
    openEnded: isAsked && !rules.isComplete(state, viewer),
    result: rules.result(state),
    canUndo: false,
    canRedo: false,
    connection: "here",
    troubles: [],
    company: null,
    deal: { commitment: commitment(deal.secret), secret: null, seed: null },
  };
}

/** A position as a table: the viewer's moves are made, and nobody answers them. */
export function posedSource(position: Position): TableSource {
  const match = position.open();
  const listeners = new Set<() => void>();
  let moment = 0;
  let told: TableState["events"] = eventsFor(match, position.viewer);
  let status: TableStatus = { status: "open", table: tableOf(match, position, told, moment) };
  const nothing = async (): Promise<never> => {
    throw new TableTrouble({ id: "hint.lesson" });
  };
  return {
    read: () => status,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async play(move) {
      if (position.viewer === null) return null;
      const before = match.events.length;
      const outcome = play(match, position.viewer, move);
      if ("refusal" in outcome) return outcome.refusal;
      told = [...told, ...eventsFor(match, position.viewer, before)];
      status = { status: "open", table: tableOf(match, position, told, ++moment) };
      for (const listener of listeners) listener();
      return null;
    },
    undo: async () => false,
    redo: async () => false,
    advise: nothing,
    record: nothing,
    rematch: async () => "/gallery",
    close: () => listeners.clear(),
  };
}
