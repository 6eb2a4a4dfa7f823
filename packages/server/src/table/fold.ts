import { mustPlay, redo, type Seat, startMatch, undo } from "@portolan/kernel";
import { type Clocks, changesTheGame, type Entry, type Line, type SeatPlan } from "./entry.ts";
import { addedBy, dealAt, FREE, rulesFor, type Table, type TableSeat } from "./table.ts";

type GameEvent = { readonly type: string };

function planned(plan: SeatPlan): TableSeat {
  return { ...FREE, ...plan, ...addedBy(plan) };
}

/** The table that a log's first line opens. */
export function openTable(id: string, { seq, at, entry }: Line): Table {
  if (entry.type !== "created") throw new Error(`the log of table ${id} does not begin with its creation`);
  const { setup, owner, seats, secret } = entry;
  return {
    id,
    seq,
    turnSeq: seq,
    created: at,
    touched: at,
    setup,
    secret,
    ...rulesFor(setup, seats.length),
    owner,
    seats: seats.map(planned),
    phase: "waiting",
    dealing: null,
    seatCommitments: null,
    match: null,
    clocks: null,
    trail: [],
    stop: null,
    outcome: null,
    rematch: null,
  };
}

function changeSeat(table: Table, seat: Seat, change: Partial<TableSeat>): void {
  table.seats[seat] = { ...table.seats[seat], ...change };
}

/** The table passes to someone who is still there. */
function passOn(table: Table): void {
  table.owner = table.seats.find((one) => one.person !== null)?.person ?? null;
}

/** A seat that is left becomes free; an invitation stands, but the host's own seat is kept for nobody any more. */
function leave(table: Table, seat: Seat): void {
  const { person, invitation } = table.seats[seat];
  const isHost = person === table.owner;
  table.seats[seat] = { ...FREE, invitation: isHost ? null : invitation };
  if (isHost) passOn(table);
}

/** A computer player has the seat from now on. What its person committed to stays fixed, and is not waited for. */
function fill(table: Table, seat: Seat, level: string): void {
  const { person, commitment: promised, contribution } = table.seats[seat];
  const added = table.dealing ? { commitment: promised, contribution } : {};
  table.seats[seat] = { ...FREE, level, ...added };
  reveal(table, seat, null);
  if (person !== null && person === table.owner) passOn(table);
}

/** The seat has said what it adds to the deal: its bytes, or that nobody shall wait for them. */
function reveal(table: Table, seat: Seat, contribution: string | null): void {
  if (!table.dealing) return;
  const awaited = table.dealing.awaited.filter((other) => other !== seat);
  table.dealing = { ...table.dealing, awaited };
  if (contribution !== null) changeSeat(table, seat, { contribution });
}

/** Whoever committed to bytes and has not shown them is waited for. */
function askForBytes(table: Table, seatCommitments: readonly string[], due: number): void {
  const awaited = seatCommitments.flatMap((promised, seat) =>
    promised !== "" && table.seats[seat].contribution === "" ? [seat] : [],
  );
  table.phase = "dealing";
  table.dealing = { due, awaited };
  table.seatCommitments = seatCommitments;
}

/** The match of the table; there is one once it has started. */
function matchOf(table: Table) {
  if (!table.match) throw new Error(`the game at table ${table.id} has not started`);
  return table.match;
}

/** Takes the events of the move just made out of the match: the log keeps them, the memory need not. */
function newsOf(table: Table): readonly GameEvent[] {
  const match = matchOf(table);
  const news = match.events.splice(0);
  match.checkpoints = match.checkpoints.map((checkpoint) => ({ ...checkpoint, events: 0 }));
  return news;
}

function play(table: Table, seat: Seat, notation: string): void {
  const match = matchOf(table);
  const parsed = table.rules.parse(notation);
  if ("refusal" in parsed) throw new Error(`the log of table ${table.id} holds no move: ${notation}`);
  mustPlay(match, seat, parsed.move);
}

function answerStop(table: Table, seat: Seat, agrees: boolean): void {
  const { stop } = table;
  table.stop = stop && agrees ? { ...stop, agreed: [...stop.agreed, seat] } : null;
}

/** What an entry does to the table; gives what happened in the game. */
function carryOut(table: Table, entry: Entry): readonly GameEvent[] {
  switch (entry.type) {
    case "created":
      throw new Error(`table ${table.id} is created twice`);
    case "sat":
      changeSeat(table, entry.seat, { person: entry.person, ...addedBy(entry) });
      table.owner ??= entry.person;
      return [];
    case "left":
      leave(table, entry.seat);
      return [];
    case "filled":
      fill(table, entry.seat, entry.level);
      return [];
    case "dealing":
      askForBytes(table, entry.seatCommitments, entry.due);
      return [];
    case "revealed":
      reveal(table, entry.seat, entry.contribution);
      return [];
    case "started":
      table.match = startMatch(table.rules, dealAt(table));
      table.phase = "playing";
      table.dealing = null;
      return newsOf(table);
    case "moved":
      play(table, entry.seat, entry.move);
      changeSeat(table, entry.seat, { owesMove: false });
      return newsOf(table);
    case "undone":
      if (!undo(matchOf(table), entry.seat, entry.steps)) throw new Error("nothing to take back");
      return [];
    case "redone":
      if (!redo(matchOf(table), entry.seat)) throw new Error("nothing to play again");
      return newsOf(table);
    case "resigned": {
      const { person } = table.seats[entry.seat];
      // Where the game ends with it the person stays; otherwise a computer player has the seat from now on.
      const successor = entry.level === null ? {} : { person: null, level: entry.level };
      changeSeat(table, entry.seat, { resigned: person, ...successor });
      if (table.stop?.seat === entry.seat) table.stop = null;
      return [];
    }
    case "tookOver":
      changeSeat(table, entry.seat, { level: entry.level, owesMove: true });
      return [];
    case "tookBack":
      changeSeat(table, entry.seat, { level: null, owesMove: false });
      return [];
    case "stopOffered":
      table.stop = { seat: entry.seat, agreed: [entry.seat] };
      return [];
    case "stopAnswered":
      answerStop(table, entry.seat, entry.agrees);
      return [];
    case "finished":
      table.phase = "finished";
      table.dealing = null;
      table.outcome = entry.outcome;
      table.stop = null;
      return [];
    case "rematched":
      table.rematch = entry.table;
      return [];
    case "clock":
    case "chat":
      return [];
  }
}

/** The clocks to which undo can go back, after an entry before which they stood as given. */
function trailAfter({ trail, match }: Table, entry: Entry, before: Clocks): readonly Clocks[] {
  switch (entry.type) {
    case "moved":
    case "redone": {
      const count = match?.checkpoints.length ?? 0;
      return count === 0 ? [] : [...trail, before].slice(-count);
    }
    case "undone":
      return trail.slice(0, -entry.steps);
    case "resigned":
    case "tookOver":
    case "tookBack":
    case "clock":
      return trail.map(() => null);
    default:
      return trail;
  }
}

/** Adds a line to the table; gives what happened in the game. */
export function addLine(table: Table, { seq, at, entry }: Line): readonly GameEvent[] {
  if (seq !== table.seq + 1) throw new Error(`table ${table.id} is at ${table.seq}, not before ${seq}`);
  const { clocks } = table;
  const events = carryOut(table, entry);
  table.trail = trailAfter(table, entry, clocks);
  table.seq = seq;
  table.touched = at;
  if ("clocks" in entry) table.clocks = entry.clocks;
  if (changesTheGame(entry)) table.turnSeq = seq;
  return events;
}
