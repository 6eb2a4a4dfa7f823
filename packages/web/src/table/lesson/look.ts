import type { Look } from "./lesson.ts";

/** Where each place is, at the drawn board and at the plain table alike; `learn.css` frames the same ones. */
const PLACES: Readonly<Record<Look, string>> = {
  route: '.tc-chart, [data-place="route"]',
  market: '[data-place="market"]',
  farm: '[data-place="farm"]',
  hand: '[data-place="hand"], [data-place="hand 0"]',
  goods: '[data-place="goods 0"], [data-place="players"]',
  people: '.tc-people, [data-place="players"]',
};

/** The first of the places that the lesson points at now. */
export function lookedAt(): Element | null {
  const lesson = document.querySelector<HTMLElement>(".lesson");
  const [first] = (lesson?.dataset.look ?? "").split(" ");
  return Object.hasOwn(PLACES, first) ? (lesson?.querySelector(PLACES[first as Look]) ?? null) : null;
}
