import type { Advice, Task, Weighed } from "@portolan/bots";
import {
  type AnsweredMatch,
  canUndoAnswered,
  commitment,
  type Game,
  InputError,
  type Match,
  markOf,
  mustPlay,
  PERSON,
  play,
  type Refusal,
  type Rules,
  recordOf,
  redoAnswered,
  replay,
  type Seat,
  undoAnswered,
} from "@portolan/kernel";
import type { Save } from "../../../app/storage/saves.ts";
import { ADVISER } from "../../../games/levels.ts";
import type { SeatState, TableState, Trouble } from "../../source.ts";
import { reasonOf } from "../../trouble.ts";
import { dealAgain } from "./new-game.ts";
import type { Answers, Bulletin, TableAsk } from "./protocol.ts";

/** What a table on this device needs from around it; a test gives its own. */
export interface Deps {
  /** The move of a computer player. */
  decide(rules: Rules, task: Task, signal: AbortSignal): Promise<Weighed["move"]>;
  /** What a computer player thinks of the moves at hand. */
  advise(rules: Rules, task: Task): Promise<Advice>;
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

/** A computer player at work. */
interface Thinking {
  readonly seat: Seat;
  readonly stop: AbortController;
}

/** How often a computer player is asked for a move before the person is told that it has none. */
const ATTEMPTS = 2;

/**
 * A table on this device: the match, its computer players, and its save. Moves are kept before they are answered, and
 * computer players think one at a time, on the view of their seat. What fails is told to the page and tried again; it
 * takes no move back.
 */
export function openHost(game: Game, save: Save, around: Deps): Host {
  const { match, stopped } = replay(game, save.record);
  if (stopped) throw new InputError(`move ${stopped.move} of the saved game is not allowed`);
  const sitters = save.record.seats;
  /** Who looks: several people at one device take turns. */
  let viewer = save.viewer;
  const table: AnsweredMatch = { game, sitters, match, undone: [], mark: null };
  const settings = { players: sitters.length, options: match.rules.options };
  let moment = 0;
  /** The events that the page has heard of. */
  let heard: TableState["events"] = [];
  let thinking: Thinking | null = null;
  let unsaved: Trouble | null = null;
  let stuck: Trouble | null = null;
  /** How often a computer player had no answer. */
  let failures = 0;
  let isClosed = false;

  const rules = match.rules;
  const waiting = (): readonly Seat[] => rules.waitsFor(table.match.state);
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
      openEnded: isAsked && !rules.isComplete(state, viewer),
      result,
      canUndo: canUndoAnswered(table, viewer),
      canRedo: table.undone.length > 0,
      connection: "here",
      troubles: [unsaved, stuck].filter((trouble) => trouble !== null),
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
      viewer,
      record: recordOf(game, table.match, sitters),
      awaited: waiting().some((seat) => sitters[seat].player === PERSON),
    };
  }

  /** The next save has all that this one would have had, so a game that cannot be kept is played on. */
  async function keep(): Promise<void> {
    try {
      await around.keep(currentSave());
      unsaved = null;
    } catch (error) {
      unsaved = { trouble: "unsaved", what: reasonOf(error) };
    }
  }

  /** Stops whoever thinks, and asks anew whoever had no answer: the table is no longer as it was. */
  function interrupt(): void {
    thinking?.stop.abort();
    thinking = null;
    stuck = null;
  }

  async function changed(): Promise<void> {
    interrupt();
    await keep();
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
      // Whoever had no answer is asked with other luck: the same would fail in the same way.
      seed: (save.botSeed + moves.length * sitters.length + seat + failures) % Number.MAX_SAFE_INTEGER,
    };
  }

  /** Moves for the computer player at work unless it is interrupted; one that fails again and again is stuck. */
  async function takeTurn(own: Thinking, attempt = 1): Promise<void> {
    const { seat, stop } = own;
    try {
      const move = await around.decide(rules, taskFor(seat, sitters[seat].player), stop.signal);
      if (thinking !== own) return;
      mustPlay(table.match, seat, move);
      table.undone = [];
    } catch (error) {
      if (thinking !== own) return;
      failures++;
      if (attempt < ATTEMPTS) return takeTurn(own, attempt + 1);
      stuck = { trouble: "stuck", seat, what: reasonOf(error) };
    }
  }

  async function letComputersPlay(): Promise<void> {
    while (!isClosed && thinking === null && stuck === null) {
      const seat = waiting().find((one) => sitters[one].player !== PERSON);
      if (seat === undefined) return;
      const own: Thinking = { seat, stop: new AbortController() };
      thinking = own;
      publish();
      await takeTurn(own);
      if (thinking !== own) return;
      thinking = null;
      if (stuck === null) await keep();
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

  /** Another person at this device looks now: the table as that seat knows it, from the beginning. */
  async function handOver(seat: Seat): Promise<null> {
    if (sitters[seat]?.player !== PERSON) throw new InputError(`nobody at this device has seat ${seat}`);
    viewer = seat;
    heard = [];
    await keep();
    publish();
    return null;
  }

  async function retry(): Promise<null> {
    await changed();
    return null;
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
          return done(undoAnswered(table, viewer, ask.scope));
        case "redo":
          return done(redoAnswered(table));
        case "advise":
          return around.advise(rules, { ...taskFor(viewer, ADVISER.player), ...ADVISER });
        case "record":
          return recordOf(game, table.match, sitters);
        case "rematch":
          return rematch();
        case "retry":
          return retry();
        case "handOver":
          return handOver(ask.seat);
      }
    },
  };
}
