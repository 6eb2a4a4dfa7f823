import type { SeatInfo, TableInfo, TableSnapshot } from "@portolan/client";
import type { Game, GameTypes, Result, Rules, Settings } from "@portolan/kernel";
import { paths } from "../../../app/paths.ts";
import type { GameId } from "../../../games/registry.ts";
import type { Clock, CompanyState, Ending, SeatState, TableState } from "../../source.ts";
import type { Chronicle } from "./chronicle.ts";

/** What is settled when a table is made. */
export interface Setting {
  readonly info: TableInfo;
  readonly game: GameId;
  readonly settings: Settings;
  readonly rules: Rules;
}

export function settingOf(info: TableInfo, id: GameId, game: Game): Setting {
  const { data } = info.edition;
  const settings: Settings = {
    players: info.now.seats.length,
    options: info.options,
    ...(data === undefined ? {} : { edition: data }),
  };
  return { info, game: id, settings, rules: game.open(settings) };
}

/** The clock of a seat, counted from the moment at which the server's word of it arrived here. */
export function clockOf({ clocks, at }: TableSnapshot, seat: number, arrived: number): Clock | null {
  const clock = clocks?.[seat];
  if (!clock) return null;
  return clock.due === null
    ? { left: clock.left, runsSince: null }
    : { left: clock.due - at, runsSince: arrived };
}

function playerOf({ person, level }: SeatInfo): SeatState["player"] {
  if (level !== null) return "computer";
  return person === null ? "open" : "person";
}

function seatStates(now: TableSnapshot, present: readonly string[], arrived: number): SeatState[] {
  return now.seats.map((seat, number) => {
    const player = playerOf(seat);
    const isThinking = player === "computer" && now.waitsFor.includes(number);
    const isHere = player !== "person" || (seat.person !== null && present.includes(seat.person));
    return {
      name: seat.name ?? "",
      player,
      level: seat.level,
      presence: isThinking ? "thinking" : isHere ? "here" : "away",
      clock: seat.kind === "computer" ? null : clockOf(now, number, arrived),
    };
  });
}

function resultOf({ outcome }: TableSnapshot): Result | null {
  if (!outcome) return null;
  const { scores, ranks, tieBreaks, breakdown, because } = outcome;
  if (!scores || !ranks || !tieBreaks || !breakdown) return null;
  return { scores, ranks, tieBreaks, breakdown, reason: because ?? outcome.reason };
}

function endingOf(now: TableSnapshot): Ending | null {
  const { outcome } = now;
  return outcome && !resultOf(now) ? { reason: outcome.reason, ranks: outcome.ranks } : null;
}

/** Whether nobody but the viewer plays in person. */
export function isAlone({ seat, seats }: TableSnapshot): boolean {
  return seat !== null && seats.every(({ person }, other) => other === seat || person === null);
}

/** How many watch besides the viewer, who is one of them without a seat. */
export function othersWatching({ presence }: Chronicle, { seat }: TableSnapshot): number {
  return seat === null ? Math.max(0, presence.watching - 1) : presence.watching;
}

function companyOf(
  { info }: Setting,
  chronicle: Chronicle,
  now: TableSnapshot,
  origin: string,
): CompanyState {
  const own = now.seat === null ? null : now.seats[now.seat];
  return {
    talk: chronicle.talk,
    isShared: !isAlone(now),
    watching: othersWatching(chronicle, now),
    stop: now.stop,
    standIn: now.phase === "playing" ? (own?.level ?? null) : null,
    ending: endingOf(now),
    rematch: now.rematch === null ? null : paths.table(now.rematch),
    replay: now.phase === "finished" ? paths.replayOfTable(info.id) : null,
    link: `${origin}${paths.table(info.id)}`,
  };
}

function movesIn(rules: Rules, texts: readonly string[]): GameTypes["move"][] {
  return texts.flatMap((text) => {
    const parsed = rules.parse(text);
    return "move" in parsed ? [parsed.move] : [];
  });
}

/** What was made of an earlier moment; what has not changed since stays the same object. */
export interface Made {
  readonly table: TableState;
  readonly steps: Chronicle["steps"];
  readonly legal: string;
  readonly view: string;
}

/** A chronicle as the table's screen wants it; null before the cards are dealt. */
export function makeTable(
  setting: Setting,
  chronicle: Chronicle,
  connection: TableState["connection"],
  around: { readonly arrived: number; readonly origin: string },
  before: Made | null,
): Made | null {
  const { info, game, settings, rules } = setting;
  const { now, steps, presence, secret } = chronicle;
  if (!now || now.view === null || steps.length === 0) return null;
  const legal = now.legal.join("\n");
  const view = JSON.stringify(now.view);
  const result = resultOf(now);
  const table: TableState = {
    id: info.id,
    game,
    settings,
    seats: seatStates(now, presence.present, around.arrived),
    viewer: now.seat,
    moment: now.seq,
    moves: steps.length - 1,
    view: before?.view === view ? before.table.view : (now.view as GameTypes["view"]),
    events: before?.steps === steps ? before.table.events : steps.flat(),
    toAct: now.toAct,
    waitsFor: now.waitsFor,
    legal: before?.legal === legal ? before.table.legal : movesIn(rules, now.legal),
    openEnded: now.openEnded,
    result: before?.table.result && result ? before.table.result : result,
    canUndo: now.undoable > 0,
    canRedo: now.redoable,
    connection,
    troubles: [],
    company: companyOf(setting, chronicle, now, around.origin),
    deal: { commitment: info.commitment, secret, seed: null },
  };
  return { table, steps, legal, view };
}
