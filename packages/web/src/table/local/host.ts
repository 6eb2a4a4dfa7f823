import type { Advice, Task } from "@portolan/bots";
import {
  commitment,
  type Game,
  InputError,
  type Match,
  mustPlay,
  play,
  type Refusal,
  type Rules,
  recordOf,
  replay,
  type Seat,
} from "@portolan/kernel";
import { ADVISER } from "../../games/levels.ts";
import type { Save } from "../../storage/saves.ts";
import type { SeatState, TableState } from "../source.ts";
import { dealAgain, PERSON } from "./new-game.ts";
import type { Answers, Bulletin, TableAsk } from "./protocol.ts";
import { canTakeBack, markOf, putBack, takeBack, type Undoable } from "./undo.ts";

/** What a table on this device needs from around it; a test gives its own. */
export interface Surroundings {
  think(rules: Rules, task: Task, signal: AbortSignal): Promise<Advice>;
  keep(save: Save): Promise<void>;
  /** Tells the page; `kept` events stay as they were. */
  publish(table: Bulletin, kept: number, news: TableState["events"]): void;
  now(): number;
}

export interface Host {
  answer(ask: TableAsk): Promise<Answers[keyof Answers]>;
  /** Lets the computer players begin. */
  start(): void;
  close(): void;
}

/**
 * A table on this device: the match, its computer players, and its save. Moves are kept before they are answered, and
 * computer players think one at a time, on the view of their seat.
 */
export function openHost(game: Game, save: Save, around: Surroundings): Host {
  const { match, stopped } = replay(game, save.record);
  if (stopped) throw new InputError(`move ${stopped.move} of the saved game is not allowed`);
  const { viewer, record } = save;
  const sitters = record.seats;
  const table: Undoable = { game, sitters, match, undone: [], mark: null };
  const settings = { players: sitters.length, options: match.rules.options };
  let moment = 0;
  /** The events that the page has heard of. */
  let heard: TableState["events"] = [];
  let thinking: { readonly seat: Seat; readonly stop: AbortController } | null = null;
  let isClosed = false;

  const rules = match.rules;
  const waiting = (): readonly Seat[] => (rules.waitsFor ?? rules.toAct)(table.match.state);
  const seats = (): SeatState[] =>
    sitters.map(({ name, player }, seat) => ({
      name,
      player: player === PERSON ? "person" : "computer",
      level: player === PERSON ? null : player,
      presence: thinking?.seat === seat ? "thinking" : "here",
      clock: null,
    }));

  function bulletin(): Bulletin {
    const { state, moves, deal } = table.match;
    const toAct = rules.toAct(state);
    const isAsked = toAct.includes(viewer);
    const result = rules.result(state);
    return {
      id: save.id,
      game: save.game,
      settings,
      seats: seats(),
      viewer,
      moment: ++moment,
      moves: moves.length,
      view: rules.view(state, viewer),
      toAct,
      waitsFor: waiting(),
      legal: isAsked ? rules.legal(state, viewer) : [],
      openEnded: isAsked && rules.openEnded(state, viewer),
      result,
      canUndo: canTakeBack(table, viewer),
      canRedo: table.undone.length > 0,
      connection: "here",
      company: null,
      deal: {
        commitment: commitment(deal.secret),
        secret: result === null ? null : deal.secret,
        seed: save.seed,
      },
    };
  }

  function toldOf(events: TableState["events"]): TableState["events"] {
    return events.map((event) => rules.redact(event, viewer)).filter((event) => event !== null);
  }

  /** Tells the page what has changed; after an undo some of what it was told is no more. */
  function publish(): void {
    const { events } = table.match;
    const parting = events.findIndex((event, i) => heard[i] !== event);
    const common = parting < 0 ? events.length : parting;
    const kept = toldOf(events.slice(0, common)).length;
    const news = toldOf(events.slice(common));
    heard = events.slice();
    around.publish(bulletin(), kept, news);
  }

  function currentSave(): Save {
    return {
      ...save,
      updated: around.now(),
      record: recordOf(game, table.match, sitters),
      awaited: waiting().includes(viewer),
    };
  }

  /** Stops whoever thinks: the table is no longer as it was. */
  function interrupt(): void {
    thinking?.stop.abort();
    thinking = null;
  }

  async function changed(): Promise<void> {
    interrupt();
    await around.keep(currentSave());
    publish();
    void letComputersPlay();
  }

  function taskFor(seat: Seat, player: string): Task {
    const { state, moves } = table.match;
    return {
      game: game.id,
      settings,
      player,
      seat,
      view: rules.view(state, seat),
      legal: rules.legal(state, seat),
      seed: (save.botSeed + moves.length * sitters.length + seat) % Number.MAX_SAFE_INTEGER,
    };
  }

  async function letComputersPlay(): Promise<void> {
    while (!isClosed && thinking === null) {
      const seat = waiting().find((one) => sitters[one].player !== PERSON);
      if (seat === undefined) return;
      const own = { seat, stop: new AbortController() };
      thinking = own;
      publish();
      try {
        const { move } = await around.think(rules, taskFor(seat, sitters[seat].player), own.stop.signal);
        if (thinking !== own) return;
        mustPlay(table.match, seat, move);
        table.undone = [];
      } catch (error) {
        if (own.stop.signal.aborted) return;
        throw error;
      }
      thinking = null;
      await around.keep(currentSave());
      publish();
    }
  }

  async function playOwn(move: Match["moves"][number]["move"]): Promise<Refusal | null> {
    const mark = markOf(table.match);
    const outcome = play(table.match, viewer, move);
    if ("refusal" in outcome) return outcome.refusal;
    table.mark = mark;
    table.undone = [];
    await changed();
    return null;
  }

  async function done(isChanged: boolean): Promise<boolean> {
    if (isChanged) await changed();
    return isChanged;
  }

  async function rematch(): Promise<string> {
    const next = dealAgain(game, save);
    await around.keep(next);
    return next.id;
  }

  return {
    start() {
      publish();
      void letComputersPlay();
    },
    close() {
      isClosed = true;
      interrupt();
    },
    async answer(ask) {
      switch (ask.ask) {
        case "open":
          return null;
        case "play":
          return playOwn(ask.move);
        case "undo":
          return done(takeBack(table, viewer, ask.scope));
        case "redo":
          return done(putBack(table));
        case "advise":
          return around.think(
            rules,
            { ...taskFor(viewer, ADVISER.player), ...ADVISER },
            new AbortController().signal,
          );
        case "record":
          return recordOf(game, table.match, sitters);
        case "rematch":
          return rematch();
      }
    },
  };
}
