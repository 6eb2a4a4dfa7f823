import type { Parts } from "@portolan/guides";
import { type Picture, planetName } from "@portolan/guides/galactic-traders";
import type { Seat } from "@portolan/kernel";
import type { TableState } from "../../../table/source.ts";
import { nameOf, type Standing } from "../../../table/stage/end/standing.ts";
import type { Harvest } from "./harvest.ts";
import type { Fact } from "./turning-points.ts";

type Result = NonNullable<TableState["result"]>;

/** A sentence about one player, in the words for the viewer if it is the viewer. */
function about({ translator, viewer }: Picture, seat: Seat, id: string, parts: Parts): string {
  return seat === viewer
    ? translator.t(`${id}.you`, parts)
    : translator.t(id, { ...parts, name: translator.called(seat) });
}

/** Several players, the viewer first. */
function namesOf({ translator, viewer }: Picture, seats: readonly Seat[]): string {
  const mineFirst = seats.toSorted((a, b) => Number(b === viewer) - Number(a === viewer));
  return translator.list(mineFirst.map((seat) => nameOf(seat, viewer, translator)));
}

/** What happened at a turning point, in one sentence. */
export function factText(picture: Picture, fact: Fact): string {
  const { translator, viewer } = picture;
  switch (fact.fact) {
    case "lead":
      return about(picture, fact.seat, "gt.over.fact.lead", { total: fact.total });
    case "level":
      return translator.t("gt.over.fact.level", { names: namesOf(picture, fact.seats), total: fact.total });
    case "ahead":
      return about(picture, fact.seat, "gt.over.fact.ahead", { margin: fact.margin });
    case "offTurn": {
      const { winner, planet, points } = fact.win;
      const parts = { planet: planetName(picture, planet), points };
      return fact.turn === viewer
        ? translator.t("gt.over.fact.offTurn.yours", { ...parts, name: translator.called(winner) })
        : about(picture, winner, "gt.over.fact.offTurn", { ...parts, turn: translator.called(fact.turn) });
    }
    case "chain":
      return translator.t("gt.over.fact.chain", { count: fact.count });
    case "gift": {
      const { winner, owner, planet, points } = fact.win;
      const parts = { planet: planetName(picture, planet), points: -points };
      return owner === viewer
        ? translator.t("gt.over.fact.gift.toYou", { ...parts, name: translator.called(winner) })
        : about(picture, winner, "gt.over.fact.gift", { ...parts, to: translator.called(owner) });
    }
  }
}

/** When a turning point was, and what was won in it. */
export function harvestText(picture: Picture, { round, wins }: Harvest): string {
  const planets = picture.translator.list(wins.map(({ planet }) => planetName(picture, planet)));
  return picture.translator.t("gt.over.turn", { round, planets });
}

/** What decided between two with the same score. GT-TIE-1 GT-TIE-2 */
function tieText(picture: Picture, next: Seat, mine: readonly number[], theirs: readonly number[]): string {
  const [cards = 0, best = 0] = mine;
  const [otherCards = 0, otherBest = 0] = theirs;
  return cards === otherCards
    ? about(picture, next, "gt.over.tie.best", { mine: best, theirs: otherBest })
    : about(picture, next, "gt.over.tie.cards", { mine: cards, theirs: otherCards });
}

/** By how much the game was won. GT-SCORE-2 GT-TIE-3 */
function marginText(picture: Picture, { winners, order }: Standing, result: Result): string {
  const { translator } = picture;
  const { scores, tieBreaks } = result;
  const [best] = winners;
  const points = scores[best];
  const next = order.find((seat) => !winners.includes(seat));
  if (winners.length > 1) return translator.t("gt.over.level", { points });
  if (next === undefined) return translator.t("gt.over.points", { points });
  const more = points - scores[next];
  if (more > 0) return about(picture, next, "gt.over.margin", { points, more });
  const tie = tieText(picture, next, tieBreaks[best] ?? [], tieBreaks[next] ?? []);
  return `${about(picture, next, "gt.over.tie", { points })} ${tie}`;
}

/** What stands below the headline: how far, where the viewer came, and why it ended. */
export function leadOf(
  picture: Picture,
  { result }: Pick<TableState, "result">,
  standing: Standing,
): string[] {
  const { viewer, translator } = picture;
  if (!result) return [];
  const isFurtherBack =
    viewer !== null &&
    standing.outcome === "lost" &&
    standing.order.indexOf(viewer) > standing.winners.length;
  const margin = marginText(picture, standing, result);
  const mine = isFurtherBack
    ? ` ${translator.t("gt.over.mine", { rank: result.ranks[viewer], points: result.scores[viewer] })}`
    : "";
  return [`${margin}${mine}`, translator.t("gt.over.ended")];
}
