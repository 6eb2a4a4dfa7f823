import type { oltremareAids } from "@portolan/games";
import { alarm, bold, type Picture, tint } from "./ink.ts";

type Happening = oltremareAids.OltremareEvent;

/** Cards that one player draws in a row are told as one. */
function merged(events: readonly Happening[]): Happening[] {
  const told: Happening[] = [];
  for (const event of events) {
    const last = told.at(-1);
    const isDraw = event.type === "drew" || event.type === "plundered" || event.type === "surplus";
    if (isDraw && last && "count" in last && last.type === event.type && last.seat === event.seat) {
      const cards = last.cards && event.cards ? [...last.cards, ...event.cards] : null;
      told[told.length - 1] = { ...event, count: last.count + event.count, cards };
    } else told.push(event);
  }
  return told;
}

/** What needs no telling, since other lines say it too. */
function isSilent(event: Happening): boolean {
  if (event.type === "veniceLooked") return !event.surfaced;
  if (event.type === "unsealed") return event.isOffer;
  return event.type === "answered" || event.type === "tokensLaid" || event.type === "turnedOver";
}

const LOUD: ReadonlySet<Happening["type"]> = new Set(["interim", "lastRound", "final", "over"]);

export function logOf(picture: Picture, events: readonly Happening[]): string[] {
  const { rules, voice, screen } = picture;
  return merged(events.filter((event) => !isSilent(event))).flatMap((event) => {
    const message = rules.tell.event(event);
    if (!message) return [];
    const text = tint(picture, voice.tell(message));
    if (event.type === "turn") return bold(screen, text);
    return LOUD.has(event.type) ? alarm(screen, text) : `  ${text}`;
  });
}
