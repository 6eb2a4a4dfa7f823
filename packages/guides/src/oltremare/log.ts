import type { LogLine } from "../guide.ts";
import { eventLine, line } from "../scene.ts";
import { saidOf } from "./reasons.ts";
import { type aids, goodName, type Picture, withNames } from "./telling.ts";

type Happening = aids.OltremareEvent;

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

/** To these a computer player gives a reason. */
const ANSWERS: ReadonlySet<Happening["type"]> = new Set(["declined", "countered", "unsealed"]);

export function logOf(
  picture: Picture,
  events: readonly Happening[],
  earlier: readonly Happening[] = [],
): LogLine[] {
  return merged(events.filter((event) => !isSilent(event))).flatMap((event) => {
    const weight = event.type === "turn" ? "turn" : LOUD.has(event.type) ? "loud" : "line";
    const { cards } = picture.table.edition;
    const named = (text: string): string =>
      withNames(picture, text, (card) => goodName(picture, cards[card].good));
    const said = ANSWERS.has(event.type)
      ? saidOf(picture, event, [...earlier, ...events.slice(0, events.indexOf(event))])
      : null;
    return eventLine(picture, event, weight).map(({ text }) =>
      line(said === null ? named(text) : `${named(text)} ${said}`, weight),
    );
  });
}
