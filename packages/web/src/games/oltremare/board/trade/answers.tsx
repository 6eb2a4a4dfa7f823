import { capital } from "@portolan/guides";
import { aids, labelText, type Move, missingText } from "@portolan/guides/oltremare";
import { dealOfDraft, dealOfOffer } from "./deal.ts";
import type { PanelProps } from "./panel.tsx";
import { isEmpty, sideWords } from "./side-words.ts";
import type { Tray } from "./use-trade.ts";

/** Accept, counter or no. */
export function AnswerButtons({ helm, trade, offer }: PanelProps & { readonly offer: aids.OfferView }) {
  const { picture, props } = helm;
  const { table, view, translator } = picture;
  const missing = aids.missingFor(table, view, offer);
  const counters = table.edition.maxCounters - offer.counters;
  const cards = trade.payment.filter((card) => card !== null).toSorted((a, b) => a - b);
  const accept: Move = { type: "accept", with: offer.from, cards };
  const refusal = missing.length > 0 ? null : props.check(accept);
  const canAnswer = props.legal.some((move) => move.type === "decline" && move.with === offer.from);
  if (!canAnswer) return <p className="om-why">{translator.t("om.b.ownFirst")}</p>;
  return (
    <>
      {missing.length > 0 || refusal ? (
        <p className="om-why">
          {refusal
            ? translator.tell(refusal)
            : translator.t("om.accept.missing", {
                name: translator.called(offer.from),
                goods: missingText(picture, missing),
              })}
        </p>
      ) : null}
      <div className="om-answers">
        <button
          type="button"
          className="om-answer"
          onClick={() => helm.play({ type: "decline", with: offer.from })}
        >
          {translator.t("om.b.no")}
        </button>
        <button
          type="button"
          className="om-answer"
          aria-disabled={counters <= 0}
          onClick={counters > 0 ? trade.counter : undefined}
        >
          {translator.t("om.b.counter")}{" "}
          <small>{translator.t("om.b.counter.left", { count: counters })}</small>
        </button>
        <button
          type="button"
          className="go"
          aria-disabled={missing.length > 0 || refusal !== null}
          onClick={() => helm.play(accept)}
        >
          {translator.t("om.b.accept")} <small>{sideWords(picture, dealOfOffer(offer).toGives)}</small>
        </button>
      </div>
    </>
  );
}

/** An offer that is being put together: make it, or go back. */
export function DraftButtons({
  helm,
  trade,
  tray,
}: PanelProps & { readonly tray: Extract<Tray, { kind: "draft" }> }) {
  const { picture, props } = helm;
  const { view, viewer, translator } = picture;
  const { move, dealing } = trade;
  const deal = dealOfDraft(picture, viewer ?? 0, tray.draft, tray.countered);
  const isNothing = isEmpty(deal);
  const refusal = move === null || isNothing ? null : props.check(move);
  const isCalled = view.call !== null && viewer !== view.activeSeat;
  const what = { give: sideWords(picture, deal.fromGives), ask: sideWords(picture, deal.toGives) };
  return (
    <>
      <p className="om-why" role="status">
        {isNothing ? translator.t("om.b.draft.empty") : refusal ? translator.tell(refusal) : ""}
      </p>
      <div className="om-answers">
        {isCalled ? (
          <button type="button" className="om-answer" onClick={() => helm.play({ type: "pass" })}>
            {translator.t("om.b.pass")}
          </button>
        ) : (
          <button
            type="button"
            className="om-answer"
            onClick={() => (tray.countered ? trade.back() : trade.look(null))}
          >
            {translator.t("om.b.back")}
          </button>
        )}
        <button
          type="button"
          className="go"
          aria-disabled={isNothing || refusal !== null}
          title={move === null ? undefined : capital(labelText(picture, move))}
          onClick={() => {
            if (move !== null && !isNothing) helm.play(move);
          }}
        >
          {translator.t(dealing?.type === "counter" ? "om.b.draft.counter" : "om.b.draft.offer", what)}
        </button>
      </div>
    </>
  );
}
