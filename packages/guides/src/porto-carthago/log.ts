import type { Message, Part } from "@portolan/kernel";
import type { LogLine } from "../guide.ts";
import { type Run, type Telling, tellRuns } from "../scene.ts";
import type { aids, Picture, Porto } from "./telling.ts";

type Happening = aids.PortoEvent;

function isOf<T extends Happening["type"]>(type: T) {
  return (event: Happening): event is Extract<Happening, { readonly type: T }> => event.type === type;
}

/** Everybody's income in one line. */
function tellIncome(events: readonly Happening[]): Message {
  const income = events
    .filter(isOf("income"))
    .map(
      ({ seat, talents }): Part => ({ message: { id: "pc.log.gets", parts: { seat: { seat }, talents } } }),
    );
  return { id: "pc.log.income", parts: { income: { row: income } } };
}

/** A voyage with its danger and what it brought. */
function tellVoyage(events: readonly Happening[]): Message | null {
  const [voyage] = events.filter(isOf("voyage"));
  const [paid] = events.filter(isOf("voyagePaid"));
  if (!voyage || !paid) return null;
  const { danger, temple, success } = voyage;
  const { seat, talents, offering } = paid;
  const parts = { seat: { seat }, danger, temple, talents, offering };
  return { id: success ? "pc.log.voyage.success" : "pc.log.voyage.failure", parts };
}

const RUNS: readonly Run<Porto>[] = [
  { starts: "income", goesOn: ["income"], tell: tellIncome },
  { starts: "voyageCard", goesOn: ["voyage", "voyagePaid"], tell: tellVoyage },
];

const TELLING: Telling<Porto> = {
  silent: new Set(["turn", "rowMoved", "cardBack", "dockCleared", "voyageBack", "cardServants"]),
  turns: new Set(["decade", "round"]),
  loud: new Set(["finalDocking", "over"]),
  runs: RUNS,
};

/** What happened, a line for each thing that matters. */
export function logOf(picture: Picture, events: readonly Happening[]): LogLine[] {
  const told = events.filter((event) => event.type !== "points" || event.track + event.path > 0);
  return tellRuns(picture, told, TELLING);
}
