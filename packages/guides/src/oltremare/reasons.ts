import type { Message } from "@portolan/kernel";
import { aids, goodName, type Picture } from "./telling.ts";

/** The reason in the words of who gives it. */
export function reasonText(picture: Picture, reason: aids.Reason): string {
  const { translator } = picture;
  const good = "good" in reason ? { good: goodName(picture, reason.good) } : {};
  const ducats = "ducats" in reason ? { ducats: reason.ducats } : {};
  return translator.t(`om.reason.${reason.why}`, { ...good, ...ducats });
}

/**
 * What a computer player says to what it does, in quotation marks; null where a person decides, or there is nothing to
 * say. People speak for themselves. `earlier` is what happened before the event.
 */
export function reasonOf(
  picture: Picture,
  event: aids.OltremareEvent,
  earlier: readonly aids.OltremareEvent[],
): Message | null {
  const { table, view, computers = [] } = picture;
  const answer = aids.reasonFor(table, view, event, earlier);
  if (!answer || !computers.includes(answer.seat)) return null;
  return { id: "om.said", parts: { words: reasonText(picture, answer.reason) } };
}
