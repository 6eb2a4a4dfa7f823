import type { Message } from "@portolan/kernel";
import type { LogLine } from "../guide.ts";
import { line } from "../scene.ts";
import { reasonOf } from "./reasons.ts";
import type { aids, Picture } from "./telling.ts";

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

/** A purchase with its price: what was paid is told with what was bought. */
function purchase(rules: Picture["rules"], paid: Happening, bought: Happening | undefined): Message | null {
  if (paid.type !== "paid") return null;
  if (bought?.type !== "boughtDeck" && bought?.type !== "boughtPirate") return null;
  const message = rules.tell.event(bought);
  if (!message) return null;
  const id = `om.log.${bought.type}${bought.cards === null ? ".hidden" : ""}`;
  return { id, parts: { ...message.parts, ducats: paid.ducats } };
}

export function logOf(
  picture: Picture,
  events: readonly Happening[],
  earlier: readonly Happening[] = [],
): LogLine[] {
  const { rules, translator } = picture;
  const heard = merged(events.filter((event) => !isSilent(event)));
  const told: LogLine[] = [];
  for (let i = 0; i < heard.length; i++) {
    const event = heard[i];
    const bought = purchase(rules, event, heard[i + 1]);
    const message = bought ?? rules.tell.event(event);
    if (bought) i++;
    if (!message) continue;
    const weight = event.type === "turn" ? "turn" : LOUD.has(event.type) ? "loud" : "line";
    const said = ANSWERS.has(event.type)
      ? reasonOf(picture, event, [...earlier, ...events.slice(0, events.indexOf(event))])
      : null;
    told.push(line(translator, said ? [message, said] : [message], weight));
  }
  return told;
}
