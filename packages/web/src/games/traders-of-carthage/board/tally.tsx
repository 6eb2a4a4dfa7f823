import { aids } from "@portolan/guides/traders-of-carthage";
import { thingOf } from "../places.ts";
import type { Coastal } from "./coastal.ts";

/** How far a payment has come, over the hand. */
export function Tally({ coastal }: { readonly coastal: Coastal }) {
  const { picture, pointer } = coastal;
  const { table, view, viewer, translator } = picture;
  const { edition } = table;
  const step = view.agenda.at(-1);
  const hand = pointer.pointed.flatMap((name) => {
    const thing = thingOf(name);
    return thing.kind === "hand" ? [edition.cards.findIndex(({ code }) => code === thing.code)] : [];
  });
  if (viewer === null || hand.length === 0) return null;
  if (step?.step === "storage") {
    const icons = hand.reduce((sum, card) => sum + edition.cards[card].icons, 0);
    return <p className="tc-tally">{translator.t("tc.board.tally.jars", { icons })}</p>;
  }
  const paid = aids.coinsOf(edition, hand);
  const missing = aids.marketCost(table, view, viewer) - paid;
  const sum = hand.map((card) => edition.cards[card].value).join(" + ");
  const rest =
    missing > 0
      ? translator.t("tc.board.tally.missing", { missing })
      : missing === 0
        ? translator.t("tc.board.tally.exact")
        : translator.t("tc.board.tally.over", { over: -missing });
  return (
    <p className="tc-tally">
      {translator.t("tc.board.tally.pay")} <b>{hand.length > 1 ? `${sum} = ${paid}` : paid}</b>, {rest}
    </p>
  );
}
