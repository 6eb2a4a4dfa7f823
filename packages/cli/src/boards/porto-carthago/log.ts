import type { portoAids } from "@portolan/games";
import { bold, called, type Picture } from "./ink.ts";

type Happening = portoAids.PortoEvent;

/** What goes without saying once the rest is told. */
const SILENT: ReadonlySet<Happening["type"]> = new Set([
  "turn",
  "over",
  "rowMoved",
  "cardBack",
  "dockCleared",
  "voyageBack",
  "cardServants",
]);

/** What follows from something told before, and is set in. */
const FOLLOWS: ReadonlySet<Happening["type"]> = new Set([
  "docked",
  "leftPort",
  "rowDealt",
  "marketFilled",
  "marketSwept",
  "carried",
  "court",
  "goodBought",
  "captain",
  "claimed",
  "dockMoved",
  "dockLeft",
  "abandoned",
  "skipped",
  "spaceFreed",
  "seatBought",
  "loaded",
  "points",
  "shipTaken",
  "voyageCard",
  "voyage",
  "voyagePaid",
  "contractBonus",
  "gaveUp",
  "looked",
  "ordered",
  "shifted",
]);

function tellOne(picture: Picture, event: Happening): string[] {
  const { rules, voice, screen } = picture;
  const message = rules.tell.event(event);
  if (!message) return [];
  const text = voice.tell(message);
  if (event.type === "decade" || event.type === "finalDocking") return [bold(screen, text)];
  return [FOLLOWS.has(event.type) ? `  ${text}` : text];
}

/** What happened, a line for each thing that matters; everybody's income in one. */
export function logOf(picture: Picture, events: readonly Happening[]): string[] {
  const told: string[] = [];
  let income: string[] = [];
  const flush = (): void => {
    if (income.length > 0) told.push(picture.voice.say("pc.log.income", { income: income.join(", ") }));
    income = [];
  };
  for (const event of events) {
    if (event.type === "income") {
      income.push(`${called(picture, event.seat)} ${event.talents}`);
      continue;
    }
    flush();
    if (event.type === "points" && event.track + event.path === 0) continue;
    if (!SILENT.has(event.type)) told.push(...tellOne(picture, event));
  }
  flush();
  return told;
}
