import type { Lesson } from "../../../table/lesson/lesson.ts";
import { LEARNER } from "../../../table/sources/lesson/course.ts";
import { placeName } from "../board/places.ts";

const at = (place: string): string => `[data-place="${place}"]`;

export const places: Lesson["places"] = {
  route: `.tc-chart, ${at("route")}`,
  market: at("market"),
  farm: at("farm"),
  hand: `${at("hand")}, ${at(placeName("hand", LEARNER))}`,
  goods: `${at(placeName("goods", LEARNER))}, ${at("players")}`,
  people: `.tc-people, ${at("players")}`,
};
