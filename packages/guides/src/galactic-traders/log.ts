import type { Message, Part } from "@portolan/kernel";
import type { LogLine } from "../guide.ts";
import { type Run, type Telling, tellRuns } from "../scene.ts";
import type { aids, Galactic, Picture } from "./telling.ts";

type Happening = aids.GalacticEvent;

/** Planets that are revealed together. */
function tellRevealed({ table }: Picture, events: readonly Happening[]): Message {
  const planets = events.flatMap((event): Part[] => {
    if (event.type !== "revealed") return [];
    const { id, name } = table.edition.planets[event.planet];
    return [{ piece: `planet.${id}`, called: { term: `planet.${id}`, otherwise: name } }];
  });
  return { id: "gt.log.revealed", parts: { planets: { list: planets } } };
}

/** What happened; what goes without saying once the rest is told is left out. */
export function logOf(picture: Picture, events: readonly Happening[]): LogLine[] {
  const revealed: Run<Galactic> = {
    starts: "revealed",
    goesOn: ["revealed"],
    tell: (some) => tellRevealed(picture, some),
  };
  const telling: Telling<Galactic> = {
    silent: new Set(["passed", "ended", "quiet", "primon", "turn"]),
    turns: new Set(["round"]),
    loud: new Set(["agreement", "guard", "lastRound", "over"]),
    runs: [revealed],
  };
  return tellRuns(picture, events, telling);
}
