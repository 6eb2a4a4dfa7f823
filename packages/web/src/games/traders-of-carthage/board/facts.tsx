import { capital, selfOf } from "@portolan/guides";
import { type aids, goodName, type Move, type Picture } from "@portolan/guides/traders-of-carthage";
import type { ReactNode } from "react";
import { Fact } from "../../../table/stage/act/act.tsx";
import { Jar, Sign, Skull } from "../art/goods.tsx";
import { type Coastal, savedBy } from "./coastal.ts";

/** Points that change, the viewer's first: you 6 → 10, Pink 8 → 9. */
function changes(picture: Picture, { points }: aids.PurchasePreview): ReactNode[] {
  const { view, translator, viewer } = picture;
  const seats = view.traders
    .map((_, seat) => seat)
    .sort((a, b) => Number(b === viewer) - Number(a === viewer));
  return seats
    .filter((seat) => points[seat] !== view.traders[seat].victoryPoints)
    .map((seat) => {
      const text = `${seat === selfOf(picture) ? translator.t("tc.board.you") : translator.called(seat)} ${view.traders[seat].victoryPoints} → ${points[seat]}`;
      return seat === viewer ? <b key={seat}>{text}</b> : <span key={seat}>{text}</span>;
    });
}

function PurchaseFacts({
  coastal,
  payment,
}: {
  readonly coastal: Coastal;
  readonly payment: readonly number[];
}) {
  const { picture, preview } = coastal;
  const { table, translator, viewer } = picture;
  if (!preview) return null;
  const changed = changes(picture, preview);
  const lost = preview.losses.filter(({ seat }) => seat === viewer);
  const goods = { list: preview.arrived.map((colour) => goodName(picture, colour)) };
  return (
    <>
      {preview.arrived.length === 0 ? (
        <Fact tone="plain">{translator.t("tc.act.noPayday")}</Fact>
      ) : (
        <Fact tone="gain" icon={<Sign colourId={table.edition.colours[preview.arrived[0]]} />}>
          {capital(translator.t("tc.act.pays", { goods }))}{" "}
          {changed.length === 0 ? translator.t("tc.board.payday.nobody") : interpose(changed)}
        </Fact>
      )}
      {lost.map(({ colour, goods: { length: count } }) => (
        <Fact key={colour} tone="danger" icon={<Skull />}>
          {translator.t("tc.act.pirates", {
            count,
            good: goodName(picture, colour),
            saves: savedBy(picture, payment, colour, count),
          })}
        </Fact>
      ))}
      {preview.ends ? <Fact tone="gain">{translator.t("tc.warn.ends")}</Fact> : null}
    </>
  );
}

function interpose(nodes: readonly ReactNode[]): ReactNode[] {
  return nodes.flatMap((node, i) => (i === 0 ? [node] : [", ", node]));
}

/** What would follow from the chosen move, in a line or two. */
export function Facts({ coastal, move }: { readonly coastal: Coastal; readonly move: Move }) {
  const { picture, props } = coastal;
  if (move.type === "buy") return <PurchaseFacts coastal={coastal} payment={move.payment} />;
  const isStorage = move.type === "store" || move.type === "decline";
  return props.guide.preview(picture, move).map((text) => (
    <Fact key={text} tone="plain" icon={isStorage ? <Jar /> : undefined}>
      {text}
    </Fact>
  ));
}
