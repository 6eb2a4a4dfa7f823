import { capital, type Parts } from "@portolan/guides";
import { aids, formula, goodName, type Picture } from "@portolan/guides/traders-of-carthage";
import type { Seat } from "@portolan/kernel";
import type { TableState } from "../../../table/source.ts";
import { nameOf, type Standing } from "../../../table/stage/end/standing.ts";
import type { SoldSet } from "./paydays.ts";
import type { Fact } from "./turning-points.ts";

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

function saleText(picture: Picture, sale: SoldSet): string {
  const { pointsPerVp } = picture.table.edition.scoring;
  const rounded = sale.points * pointsPerVp;
  const id = rounded === sale.raw ? "tc.end.fact.last.even" : "tc.end.fact.last";
  return about(picture, sale.seat, id, {
    good: goodName(picture, sale.colour),
    formula: formula({ ...sale, cards: [] }),
    rounded,
    points: sale.points,
  });
}

/** What happened at a turning point, in one sentence. */
export function factText(picture: Picture, fact: Fact): string {
  switch (fact.fact) {
    case "lead":
      return fact.cost === null
        ? about(picture, fact.seat, "tc.end.fact.lead", { total: fact.total })
        : about(picture, fact.seat, "tc.end.fact.lead.bought", { total: fact.total, cost: fact.cost });
    case "level":
      return picture.translator.t("tc.end.fact.level", {
        names: namesOf(picture, fact.seats),
        total: fact.total,
      });
    case "ahead":
      return about(picture, fact.seat, "tc.end.fact.ahead", { margin: fact.margin });
    case "most":
      return about(picture, fact.seat, "tc.end.fact.most", { points: fact.points });
    case "lost":
      return about(picture, fact.seat, "tc.end.fact.lost", { count: fact.count });
    case "last":
      return saleText(picture, fact.sale);
  }
}

/** The goods of a payday, as a heading begins. */
export function goodsText(picture: Picture, colours: readonly aids.Colour[]): string {
  return capital(picture.translator.list(colours.map((colour) => goodName(picture, colour))));
}

/** By how much the game was won. TC-END-3 TC-END-4 */
function marginText(picture: Picture, { winners, order }: Standing, scores: readonly number[]): string {
  const { translator } = picture;
  const points = scores[winners[0]];
  const next = order.find((seat) => !winners.includes(seat));
  if (winners.length > 1) return translator.t("tc.end.level", { points });
  if (next === undefined) return translator.t("tc.end.points", { points });
  const more = points - scores[next];
  return about(picture, next, more > 0 ? "tc.end.margin" : "tc.end.tokens", { points, more });
}

/** Whose token ended the game, or that nobody could act any more. TC-END-1 TC-END-2 */
function reasonText(picture: Picture, reason: string): string {
  const { table, view, translator } = picture;
  const most = table.edition.tokens.endThreshold;
  const enders = view.traders.flatMap((trader, seat) => (aids.tokenCount(trader) >= most ? [seat] : []));
  if (reason !== "ending.tokens" || enders.length === 0) return translator.t("tc.end.ended.passes");
  return enders.length === 1
    ? about(picture, enders[0], "tc.end.ended", { most })
    : translator.t("tc.end.ended.several", { names: namesOf(picture, enders), most });
}

/** What stands below the headline: how far, where the viewer came, and why it ended. */
export function leadOf(
  picture: Picture,
  { result }: Pick<TableState, "result">,
  standing: Standing,
): string[] {
  const { viewer } = picture;
  if (!result) return [];
  const isFurtherBack =
    viewer !== null &&
    standing.outcome === "lost" &&
    standing.order.indexOf(viewer) > standing.winners.length;
  const margin = marginText(picture, standing, result.scores);
  const mine = isFurtherBack
    ? ` ${picture.translator.t("tc.end.mine", { rank: result.ranks[viewer], points: result.scores[viewer] })}`
    : "";
  return [`${margin}${mine}`, reasonText(picture, result.reason)];
}
