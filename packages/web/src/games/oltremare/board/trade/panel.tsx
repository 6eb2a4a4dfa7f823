import { type aids, type Card, goodName, type Picture } from "@portolan/guides/oltremare";
import type { Seat } from "@portolan/kernel";
import type { ReactNode } from "react";
import { Pile } from "../../art/card.tsx";
import { Icon } from "../../art/icons.tsx";
import { Shield } from "../../art/shields.tsx";
import * as place from "../../places.ts";
import type { Helm } from "../helm.ts";
import { printOf } from "../print.ts";
import { AnswerButtons, DraftButtons } from "./answers.tsx";
import { Compose } from "./compose.tsx";
import { type Deal, dealOfDraft, dealOfOffer, type Side } from "./deal.ts";
import { DealEffects } from "./effects.tsx";
import { ClaimSlip, DealSide } from "./items.tsx";
import type { Said } from "./said.ts";
import { isEmpty } from "./side-words.ts";
import { Tabs } from "./tabs.tsx";
import type { Trade, Tray } from "./use-trade.ts";

export interface PanelProps {
  readonly helm: Helm;
  readonly trade: Trade;
}

/** A hold beside the felt, and what its owner has said. */
function Flank(props: { readonly picture: Picture; readonly seat: Seat; readonly said: string | undefined }) {
  const { picture, seat, said } = props;
  const { view, viewer, translator } = picture;
  const { top, cargoSize, ducats, handSize, prestige, pirateCount } = view.merchants[seat];
  return (
    <div className="om-flank">
      <h3>
        <Shield seat={seat} />
        {seat === viewer ? translator.t("om.b.you") : translator.called(seat)}
      </h3>
      {top === null ? null : <Pile top={printOf(picture, top)} count={cargoSize} />}
      <ul>
        <li>
          <Icon name="ducat" />
          <b>{ducats}</b>
        </li>
        <li>
          <Icon name="hand" />
          <b>{handSize}</b>
        </li>
        <li>
          <Icon name="prestige" />
          <b>{prestige}</b>
        </li>
        <li>
          <Icon name="pirate" />
          <b>{pirateCount}</b>
        </li>
      </ul>
      {said === undefined ? null : <p className="om-said">{said}</p>}
    </div>
  );
}

/** What stands under a card of an offer. */
function offerNote(picture: Picture, isWish: boolean) {
  return function note({ said, place: put, good }: Side["items"][number]): ReactNode {
    const { translator } = picture;
    if (said !== null) return <ClaimSlip picture={picture} said={said} kind={isWish ? "wish" : "theirs"} />;
    const text = !isWish
      ? translator.t("om.b.claim.none")
      : put === null
        ? translator.t("om.b.claim.any", { good: goodName(picture, good) })
        : translator.t("om.b.put");
    return <span className="om-claim is-none">{text}</span>;
  };
}

/** An offer as it lies there. The viewer's own side shows the cards that would be paid. */
function OfferRow({
  helm,
  offer,
  payment,
}: {
  readonly helm: Helm;
  readonly offer: aids.OfferView;
  readonly payment: readonly (Card | null)[];
}) {
  const { picture } = helm;
  const { translator, viewer } = picture;
  const deal = dealOfOffer(offer);
  const isToMe = offer.to === viewer;
  const taken = offer.takenGoods.length;
  const shown: Deal = isToMe
    ? {
        ...deal,
        toGives: {
          ...deal.toGives,
          items: deal.toGives.items.map((item, i) =>
            i < taken ? item : { ...item, card: payment[i - taken] ?? null },
          ),
        },
      }
    : deal;
  const isMine = offer.from === viewer;
  const [left, right] = isMine ? [shown.toGives, shown.fromGives] : [shown.fromGives, shown.toGives];
  const [other, own] = isMine ? [offer.to, offer.from] : [offer.from, offer.to];
  const giver = (seat: Seat): string =>
    seat === viewer
      ? translator.t("om.b.youGive")
      : translator.t("om.b.theyGive", { name: translator.called(seat) });
  return (
    <div className="om-deal">
      <DealSide picture={picture} side={left} title={giver(other)} note={offerNote(picture, isMine)} />
      <DealSide picture={picture} side={right} title={giver(own)} note={offerNote(picture, !isMine)} />
    </div>
  );
}

/** Who has answered a call, and who has not. OM-OFR-10 */
function CallRow({ picture, words }: { readonly picture: Picture; readonly words: Said["words"] }) {
  const { view, translator } = picture;
  return (
    <ul className="om-call">
      {(view.call ?? []).map((answer, seat) =>
        answer === "uncalled" ? null : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a player is known by the seat.
          <li key={seat} data-waiting={answer === "waiting"}>
            <Shield seat={seat} />
            <b>{translator.called(seat)}</b>
            <span>
              {translator.t(answer === "waiting" ? "om.b.call.waiting" : "om.b.call.answered")}{" "}
              {words.get(seat)}
            </span>
          </li>
        ),
      )}
    </ul>
  );
}

/** Between whom the tray lies: the other side, and the viewer or the partner of that side. */
function sidesOf(tray: Tray, viewer: Seat | null): readonly [Seat, Seat] | null {
  if (tray.kind === "draft") return viewer === null ? null : [tray.draft.partner, viewer];
  if (tray.kind !== "offer" && tray.kind !== "open") return null;
  const { from, to } = tray.offer;
  return from === viewer ? [to, from] : [from, to];
}

/** The deal that is looked at, with the viewer's own cards. */
function dealIn(picture: Picture, tray: Tray): Deal | null {
  if (picture.viewer === null) return null;
  if (tray.kind === "draft") return dealOfDraft(picture, picture.viewer, tray.draft, tray.countered);
  return tray.kind === "offer" ? dealOfOffer(tray.offer) : null;
}

/** The trading table: it lies between two holds. */
export function TradePanel({ helm, trade }: PanelProps) {
  const { picture } = helm;
  const { viewer, translator } = picture;
  const { tray } = trade;
  const { words } = trade.said;
  if (tray.kind === "none") return null;
  const sides = sidesOf(tray, viewer);
  const deal = dealIn(picture, tray);
  const [withdraw] = helm.props.legal.filter((move) => move.type === "withdraw");
  return (
    <div className="om-trade" data-tray={tray.kind} data-place={place.tradingTable}>
      <Tabs helm={helm} trade={trade} />
      {sides && words.has(sides[0]) ? <p className="om-said is-strip">{words.get(sides[0])}</p> : null}
      <div className="om-trade-body">
        {sides ? <Flank picture={picture} seat={sides[0]} said={words.get(sides[0])} /> : null}
        <div className="om-felt" data-drop="felt" data-scrolls>
          {tray.kind === "call" ? <CallRow picture={picture} words={words} /> : null}
          {tray.kind === "offer" || tray.kind === "open" ? (
            <OfferRow helm={helm} offer={tray.offer} payment={trade.payment} />
          ) : null}
          {tray.kind === "draft" ? (
            <Compose
              picture={picture}
              draft={tray.draft}
              countered={tray.countered}
              onChange={trade.change}
            />
          ) : null}
        </div>
        {sides ? <Flank picture={picture} seat={sides[1]} said={words.get(sides[1])} /> : null}
      </div>
      {deal && viewer !== null && !isEmpty(deal) ? (
        <DealEffects picture={picture} deal={deal} seat={viewer} />
      ) : null}
      <div className="om-trade-foot">
        {tray.kind === "offer" ? <AnswerButtons helm={helm} trade={trade} offer={tray.offer} /> : null}
        {tray.kind === "draft" ? <DraftButtons helm={helm} trade={trade} tray={tray} /> : null}
        {tray.kind === "open" && withdraw ? (
          <div className="om-answers">
            <p className="om-why">
              {translator.t("om.b.open.waiting", { name: translator.called(tray.offer.to) })}
            </p>
            <button type="button" className="om-answer" onClick={() => helm.play(withdraw)}>
              {translator.t("om.b.withdraw")}
            </button>
          </div>
        ) : null}
        {tray.kind === "call" && helm.props.legal.some(({ type }) => type === "close") ? (
          <div className="om-answers">
            <button type="button" className="om-answer" onClick={() => helm.play({ type: "close" })}>
              {translator.t("om.b.call.close")}
            </button>
          </div>
        ) : null}
      </div>
    </div>
  );
}
