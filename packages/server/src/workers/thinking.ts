import { createHmac } from "node:crypto";
import type { Task } from "@portolan/bots";
import type { Seat } from "@portolan/kernel";
import { moveSeat } from "../table/play.ts";
import { computerToMove, type Table } from "../table/table.ts";
import type { TableSlot } from "../table/table-queue.ts";
import type { Tables } from "../table/tables.ts";
import type { Pool } from "./pool.ts";

/** A seed that nobody can foresee and that is the same whenever the move is made again. */
function seedFor({ secret, id, turnSeq }: Table, seat: Seat): number {
  const mac = createHmac("sha256", Buffer.from(secret, "hex"));
  return mac.update(`portolan-thinking/1\n${id}\n${turnSeq}\n${seat}`).digest().readUIntBE(0, 6);
}

/** What a computer player is asked: its view and its legal moves, and nothing else of the game. */
function taskFor(table: Table, seat: Seat): Task | null {
  const { match, rules, setup, seats } = table;
  const { level } = seats[seat];
  if (!match || level === null) return null;
  const edition = setup.edition === undefined ? {} : { edition: setup.edition };
  return {
    game: setup.game,
    settings: { players: seats.length, options: setup.options, ...edition },
    player: level,
    seat,
    view: rules.view(match.state, seat),
    legal: rules.legal(match.state, seat),
    seed: seedFor(table, seat),
  };
}

/**
 * Lets the computer player of a table move if it is its turn: one move at a time, again after each. `onFailure` is told
 * the table at which a move could not be made.
 */
export function letThink(
  pool: Pool,
  tables: () => Tables,
  onFailure: (table: string, error: unknown) => void,
): (slot: TableSlot) => void {
  async function think(slot: TableSlot, table: Table, seat: Seat, task: Task): Promise<void> {
    const turn = table.turnSeq;
    const move = await pool.think(task, table.owner ?? table.id);
    if (slot.thinkingAt === turn) slot.thinkingAt = null;
    const isDue = (now: Table): boolean => now.turnSeq === turn && computerToMove(now) === seat;
    await tables().act(slot.id, (writer) => {
      if (!isDue(writer.table)) return;
      const { rules } = writer.table;
      const isAllowed =
        writer.table.match !== null && rules.check(writer.table.match.state, seat, move as never) === null;
      moveSeat(writer, seat, rules.print(isAllowed ? move : task.legal[0]));
    });
  }
  return (slot) => {
    const { table } = slot;
    const seat = table && computerToMove(table);
    if (!table || seat === null || slot.thinkingAt === table.turnSeq) return;
    const task = taskFor(table, seat);
    if (!task) return;
    slot.thinkingAt = table.turnSeq;
    think(slot, table, seat, task).catch((error) => onFailure(slot.id, error));
  };
}
