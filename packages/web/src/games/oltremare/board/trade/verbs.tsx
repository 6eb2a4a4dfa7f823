import { ofType } from "@portolan/guides";
import { aids } from "@portolan/guides/oltremare";
import { useState } from "react";
import { StrongVerb, Verb } from "../../../../table/stage/act/act.tsx";
import { Icon } from "../../art/icons.tsx";
import { Shield } from "../../art/shields.tsx";
import type { Helm } from "../helm.ts";
import type { Trade } from "./use-trade.ts";

/** What the next card costs, and the line that nobody should cross unawares. OM-BUY-2 */
function Purchases({ helm }: { readonly helm: Helm }) {
  const { picture, props } = helm;
  const { table, view, translator } = picture;
  const tag = aids.priceTag(table, view);
  const buys = ofType(props.legal, "buy");
  if (tag === null || buys.length === 0) return null;
  const { ducats, pirateCount } = view.merchants[view.activeSeat];
  return (
    <div className="om-buy">
      <p data-tone={tag.leadsIntoDebt ? "danger" : "plain"}>
        <Icon name="ducat" />
        {translator.t(tag.leadsIntoDebt ? "om.b.buy.debt" : "om.b.buy.left", {
          ducats,
          after: ducats - tag.price,
          count: tag.left,
        })}
      </p>
      <div className="act-verbs">
        {buys.map((move) => (
          <Verb
            key={move.from}
            label={translator.t(move.from === "deck" ? "om.b.buy.deck" : "om.b.buy.pirates", {
              price: tag.price,
              count: pirateCount,
            })}
            onPress={() => helm.play(move)}
          />
        ))}
      </div>
    </div>
  );
}

/** Whom to call: everybody with one press, or only some. OM-OFR-9 */
function Calls({ helm }: { readonly helm: Helm }) {
  const { picture, props } = helm;
  const { translator } = picture;
  const calls = ofType(props.legal, "call").toSorted((a, b) => b.partners.length - a.partners.length);
  const [all] = calls;
  const [isChoosing, setChoosing] = useState(false);
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  if (!all) return null;
  if (!isChoosing || all.partners.length < 2) {
    return (
      <div className="om-calls">
        <Verb label={translator.t("om.b.call")} onPress={() => helm.play(all)} />
        {all.partners.length > 1 ? (
          <button
            type="button"
            className="act-verb is-small"
            aria-label={translator.t("om.b.call.choose")}
            onClick={() => setChoosing(true)}
          >
            …
          </button>
        ) : null}
      </div>
    );
  }
  const partners = all.partners.filter((seat) => !left.has(seat));
  return (
    <div className="om-calls is-open">
      {all.partners.map((seat) => (
        <button
          key={seat}
          type="button"
          className="act-verb is-small"
          aria-pressed={!left.has(seat)}
          aria-label={translator.called(seat)}
          onClick={() => {
            const next = new Set(left);
            if (!next.delete(seat)) next.add(seat);
            setLeft(next);
          }}
        >
          <Shield seat={seat} />
        </button>
      ))}
      <Verb
        label={translator.t("om.b.call.some", { names: { list: partners.map((seat) => ({ seat })) } })}
        onPress={() => helm.play({ type: "call", partners })}
      />
    </div>
  );
}

/** What the active player can do in the trade phase. While something lies on the trading table, that is answered first. */
export function TradeVerbs({ helm, trade }: { readonly helm: Helm; readonly trade: Trade }) {
  const { picture, props } = helm;
  const { table, view, viewer, translator } = picture;
  const { tray } = trade;
  const [end] = ofType(props.legal, "end");
  if (viewer !== view.activeSeat) {
    return tray.kind === "none" && trade.dealing !== null ? (
      <div className="act-answer">
        <Verb
          label={translator.t("om.b.dealWith", { name: translator.called(view.activeSeat) })}
          onPress={() => trade.look(view.activeSeat)}
        />
      </div>
    ) : null;
  }
  if (trade.offers.length > 0) return <p className="act-say">{translator.t("om.b.answerFirst")}</p>;
  if (tray.kind === "open" || tray.kind === "call") return null;
  const top = aids.topFigures(table, view.merchants[viewer]);
  const last = tray.kind === "none" ? [...trade.said.words].at(-1) : undefined;
  const load = top?.load ?? 0;
  const { handSize } = view.merchants[viewer];
  return (
    <>
      {last ? (
        <p className="om-said is-last">
          <Shield seat={last[0]} />
          <span>
            <b>{translator.called(last[0])}</b> {last[1]}
          </span>
        </p>
      ) : null}
      <Purchases helm={helm} />
      <div className="om-trade-verbs">
        <Calls helm={helm} />
        {trade.dealing !== null && tray.kind === "none" ? (
          <Verb
            label={translator.t("om.b.offer")}
            onPress={() => trade.look(trade.dealing?.partners[0] ?? null)}
          />
        ) : null}
      </div>
      <div className="act-answer">
        {end ? (
          <StrongVerb
            label={translator.t("om.b.end", { load: Math.min(load, handSize) })}
            onPress={() => helm.play(end)}
          />
        ) : handSize < load ? (
          <p className="act-say" data-tone="danger">
            {translator.t("om.b.end.short", { load, missing: load - handSize })}
          </p>
        ) : null}
      </div>
    </>
  );
}
