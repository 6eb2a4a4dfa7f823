import type { galacticAids } from "@portolan/games";
import { bold, type Picture, planetName } from "./ink.ts";

type Happening = galacticAids.GalacticEvent;

/** What goes without saying once the rest is told. */
const SILENT: ReadonlySet<Happening["type"]> = new Set(["passed", "ended", "quiet", "primon"]);

/** What follows from something told before, and is set in. */
const FOLLOWS: ReadonlySet<Happening["type"]> = new Set([
  "gave",
  "fulfilled",
  "displaced",
  "relaid",
  "homeless",
  "sentBack",
  "readied",
]);

const HEADLINES: ReadonlySet<Happening["type"]> = new Set(["round", "agreement", "guard", "lastRound"]);

function tellOne({ rules, voice, screen }: Picture, event: Happening): string[] {
  const message = rules.tell.event(event);
  if (!message) return [];
  const text = voice.tell(message);
  if (HEADLINES.has(event.type)) return [bold(screen, text)];
  return [FOLLOWS.has(event.type) ? `  ${text}` : text];
}

/** What happened, a line for each thing that matters; planets revealed together in one. */
export function logOf(picture: Picture, events: readonly Happening[]): string[] {
  const { voice } = picture;
  const told: string[] = [];
  let revealed: string[] = [];
  const flush = (): void => {
    if (revealed.length > 0) told.push(voice.say("gt.log.revealed", { planets: revealed.join(", ") }));
    revealed = [];
  };
  for (const event of events) {
    if (event.type === "revealed") {
      revealed.push(planetName(picture, event.planet));
      continue;
    }
    flush();
    if (!SILENT.has(event.type)) told.push(...tellOne(picture, event));
  }
  flush();
  return told;
}
