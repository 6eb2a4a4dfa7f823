import { configFor, type GameTypes, game } from "@portolan/games/porto-carthago";
import { mustPlay, seededDeal, startMatch } from "@portolan/kernel";
import { expect, test } from "vitest";
import * as place from "../places.ts";
import { flightsOf, framesFor } from "./beats.ts";

const table = configFor({ players: 4 });
const { edition } = table;

test("the last picture of every step is the next moment of the game", () => {
  const match = startMatch(game.open({ players: 4 }), seededDeal("beats", 4));
  const { rules } = match;
  const frames = framesFor(edition);
  let view = rules.view(match.state, 0);
  for (;;) {
    const [seat] = rules.toAct(match.state);
    const move = seat === undefined ? null : rules.mind.rollout(match.state, seat);
    if (seat === undefined || move === null) break;
    const told = match.events.length;
    mustPlay(match, seat, move);
    const events = match.events.slice(told).map((event) => rules.redact(event, 0)) as GameTypes["event"][];
    const shown = frames(rules, view, events);
    view = rules.view(match.state, 0);
    if (events.length > 0) expect(shown.at(-1)?.view).toEqual(view);
  }
});

test("servants, goods and coins fly from where they were to where they are", () => {
  const flown = flightsOf(edition, { type: "claimed", seat: 2, dock: 3 });
  expect(flown.map(({ kind }) => kind)).toEqual(["servant", "servant"]);
  expect(flown[0].from).toContain(place.reserve(2));
  expect(flown[0].to).toContain(place.quay(edition.docks[3].id));
  const bought = flightsOf(edition, { type: "goodBought", seat: 1, good: 0, talents: 4, by: "merchant" });
  expect(bought.map(({ kind }) => kind)).toEqual(["coin", "good"]);
});
