import { dockName, type Picture } from "@portolan/guides/porto-carthago";
import type { Result, Seat } from "@portolan/kernel";
import { nameOf, type Standing } from "../../../table/stage/end/standing.ts";
import type { PathEntry, Reckoning } from "./reckoning.ts";
import type { Fact } from "./turning-points.ts";

/** A sentence about a player: the viewer is spoken to. */
function about(
  picture: Picture,
  seat: Seat,
  id: string,
  parts: Readonly<Record<string, number | string>> = {},
): string {
  const { translator, viewer } = picture;
  return seat === viewer
    ? translator.t(`${id}.you`, parts)
    : translator.t(id, { ...parts, name: translator.called(seat) });
}

function name({ translator, viewer }: Picture, seat: Seat): string {
  return nameOf(seat, viewer, translator);
}

function pathLine(picture: Picture, { seat, servants, seats }: PathEntry): string {
  return picture.translator.t("pc.end.path.player", { name: name(picture, seat), servants, seats });
}

/** Whether somebody on the path came before another with as many servants, by standing there first. PC-FIN-5 */
function isTied(entries: readonly PathEntry[]): boolean {
  return entries.some(
    ({ servants, award }, i) => servants === entries[i + 1]?.servants && award !== entries[i + 1]?.award,
  );
}

/** What a step of the last count says, line by line. */
export function reckoningLines(picture: Picture, step: Reckoning): readonly string[] {
  const { translator } = picture;
  switch (step.kind) {
    case "palace":
      return [];
    case "docking":
      return step.loads.length === 0
        ? [translator.t("pc.end.docking.none")]
        : step.loads.map(({ seat, dock, talents, track, path }) =>
            translator.t("pc.end.docking.load", {
              name: name(picture, seat),
              dock: dockName(picture, dock),
              talents,
              points: track,
              path,
            }),
          );
    case "purchases": {
      const names = { list: step.buyers.map((seat) => name(picture, seat)) };
      return step.buyers.length === 0
        ? [translator.t("pc.end.purchases.none")]
        : [translator.t("pc.end.purchases.some", { names, count: step.buyers.length })];
    }
    case "path": {
      if (step.award.length === 0) return [translator.t("pc.end.path.none")];
      const lines = step.entries.map((entry) => pathLine(picture, entry));
      const award = translator.t("pc.end.path.award", { award: step.award.join(" · ") });
      return [award, ...lines, ...(isTied(step.entries) ? [translator.t("pc.end.path.tie")] : [])];
    }
    case "tie": {
      const values = step.between.map(({ seat, value }) => `${name(picture, seat)} ${value}`).join(", ");
      return [translator.t(`pc.end.tie.${step.by}`, { values })];
    }
  }
}

/** Who gained seats in this step, and how many each then had. */
export function gainsOf(step: Reckoning, before: readonly number[]): readonly Seat[] {
  return step.seats.flatMap((seats, seat) => (seats > (before[seat] ?? 0) ? [seat] : []));
}

export function factText(picture: Picture, fact: Fact): string {
  switch (fact.fact) {
    case "lead":
    case "rush":
    case "path":
      return about(picture, fact.seat, `pc.end.fact.${fact.fact}`, { seats: fact.seats });
    case "final":
      return about(picture, fact.seat, "pc.end.fact.final");
    case "haul": {
      const { talents, points } = fact;
      return about(picture, fact.seat, "pc.end.fact.haul", { talents, points });
    }
  }
}

/** How far ahead, in seats or by what told equal ones apart. */
function marginText(picture: Picture, { order, winners }: Standing, result: Result): string {
  const { translator } = picture;
  const { scores, tieBreaks } = result;
  const [first, second] = order;
  const seats = scores[first];
  if (winners.length > 1) return translator.t("pc.end.margin.level", { seats });
  const more = seats - scores[second];
  if (more > 0) return about(picture, second, "pc.end.margin", { seats, more });
  const by = tieBreaks[first][0] === tieBreaks[second][0] ? "talents" : "points";
  return about(picture, second, `pc.end.margin.${by}`, { seats });
}

/** Why it ended: the last decade, or somebody's trade points. PC-END-1 PC-END-2 */
function reasonText(picture: Picture, { reason, tieBreaks }: Result): string {
  const { table, translator } = picture;
  const { earlyEndPoints } = table.edition.parameters;
  if (reason !== "ending.points") return translator.t("pc.end.ended.decades");
  const seats = tieBreaks.flatMap(([points], seat) => (points >= earlyEndPoints ? [seat] : []));
  const names = { list: seats.map((seat) => name(picture, seat)) };
  return translator.t("pc.end.ended.points", { names, points: earlyEndPoints });
}

/** What stands below the headline. */
export function leadOf(picture: Picture, result: Result | null, standing: Standing): readonly string[] {
  if (!result || standing.order.length < 2) return [];
  return [marginText(picture, standing, result), reasonText(picture, result)];
}
