import type { Parts } from "@portolan/guides";
import { goodName, type Picture } from "@portolan/guides/oltremare";
import type { Seat } from "@portolan/kernel";
import type { TableState } from "../../../table/source.ts";
import { nameOf, type Standing } from "../../../table/stage/end/standing.ts";
import type { Fact } from "./turning-points.ts";

/** A sentence about one player, in the words for the viewer if it is the viewer. */
function about({ translator, viewer }: Picture, seat: Seat, id: string, parts: Parts): string {
  return seat === viewer
    ? translator.t(`${id}.you`, parts)
    : translator.t(id, { ...parts, name: translator.called(seat) });
}

export function factText(picture: Picture, fact: Fact): string {
  const { translator, viewer } = picture;
  switch (fact.fact) {
    case "venice":
      return about(picture, fact.seat, "om.end.venice", { margin: fact.margin });
    case "veniceLevel":
      return translator.t("om.end.veniceLevel");
    case "overtook":
      return about(picture, fact.seat, "om.end.overtook", { behind: fact.behind });
    case "majority":
      return about(picture, fact.seat, `om.end.majority.${fact.of}`, { ducats: fact.ducats });
    case "run": {
      const goods = translator.t("om.score.goods", { count: fact.size, good: goodName(picture, fact.good) });
      return about(picture, fact.seat, "om.end.run", { goods, ducats: fact.ducats });
    }
    case "pirates":
      return about(picture, fact.seat, "om.end.pirates.lost", { ducats: fact.ducats });
    case "deals":
      return translator.t("om.end.deals", {
        names: translator.list(fact.seats.map((seat) => nameOf(seat, viewer, translator))),
        count: fact.count,
      });
  }
}

/** By how much the game was won. OM-FIN-4 OM-FIN-5 */
function marginText(picture: Picture, { winners, order }: Standing, scores: readonly number[]): string {
  const { translator } = picture;
  const points = scores[winners[0]];
  const next = order.find((seat) => !winners.includes(seat));
  if (winners.length > 1) return translator.t("om.end.level", { points });
  if (next === undefined) return translator.t("om.end.only", { points });
  const more = points - scores[next];
  return about(picture, next, more > 0 ? "om.end.margin" : "om.end.tie", { points, more });
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
  const mine = isFurtherBack
    ? ` ${translator.t("om.end.mine", { rank: result.ranks[viewer], points: result.scores[viewer] })}`
    : "";
  return [`${marginText(picture, standing, result.scores)}${mine}`, translator.t("om.end.deck")];
}
