import type { Translator } from "@portolan/guides";
import type { Seat } from "@portolan/kernel";
import type { TableState } from "../../source.ts";

/** How the game went for whoever looks at its end. */
export type Outcome = "won" | "shared" | "lost" | "watched" | "undecided";

export interface Standing {
  /** By seat, from 1; null where nobody won. */
  readonly ranks: readonly number[] | null;
  /** Best first; as the players sit where nobody won. */
  readonly order: readonly Seat[];
  readonly winners: readonly Seat[];
  readonly outcome: Outcome;
}

function outcomeOf(winners: readonly Seat[], viewer: Seat | null): Outcome {
  if (winners.length === 0) return "undecided";
  if (viewer === null) return "watched";
  if (!winners.includes(viewer)) return "lost";
  return winners.length === 1 ? "won" : "shared";
}

/** Who is where, by the rules or by how the game ended without them. */
export function standingOf(table: Pick<TableState, "result" | "company" | "viewer" | "seats">): Standing {
  const { result, company, viewer, seats } = table;
  const ranks = result?.ranks ?? company?.ending?.ranks ?? null;
  const order = seats.map((_, seat) => seat);
  if (ranks === null) return { ranks, order, winners: [], outcome: "undecided" };
  const winners = order.filter((seat) => ranks[seat] === 1);
  return {
    ranks,
    order: order.toSorted((a, b) => ranks[a] - ranks[b]),
    winners,
    outcome: outcomeOf(winners, viewer),
  };
}

/** Whether several people play at this device, and look at the same end. */
export function sharesDevice({ company, seats }: Pick<TableState, "company" | "seats">): boolean {
  return company === null && seats.filter(({ player }) => player === "person").length > 1;
}

/** Who won, in as few words as there are. */
export function headline({ winners, outcome }: Standing, translator: Translator): string {
  switch (outcome) {
    case "won":
      return translator.t("end.win");
    case "shared":
      return translator.t("end.win.shared");
    case "undecided":
      return translator.t("end.win.none");
    case "lost":
    case "watched":
      return translator.t("end.win.other", {
        count: winners.length,
        names: { list: winners.map((seat) => ({ seat })) },
      });
  }
}

/** A player as the picture names them: the viewer is "you". */
export function nameOf(seat: Seat, viewer: Seat | null, translator: Translator): string {
  return seat === viewer ? translator.t("end.me") : translator.called(seat);
}
