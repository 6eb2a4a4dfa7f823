import { selfOf } from "@portolan/guides";
import { type aids, goodName, type Picture } from "@portolan/guides/oltremare";
import type { CSSProperties } from "react";
import { CardBack, GhostCard, SmallCard } from "../art/card.tsx";
import { Icon } from "../art/icons.tsx";
import { Shield } from "../art/shields.tsx";
import { TokenPicture } from "../art/tokens.tsx";
import { rowsOfGroups, widthOf } from "./rows.ts";
import type { Column, Group, Lane, LaneMoment, Scoring, ScoringStep } from "./steps.ts";

/** A payment as it is written: +3, −2. */
export function signed(ducats: number): string {
  return ducats < 0 ? `−${-ducats}` : `+${ducats}`;
}

/** Three olives; one salt is just salt. */
export function goodsText(picture: Picture, { good, size }: Pick<Group, "good" | "size">): string {
  return picture.translator.t("om.score.goods", { count: size, good: goodName(picture, good) });
}

/** A player's name; whoever looks is "you". */
export function nameText(picture: Picture, seat: number): string {
  return seat === selfOf(picture) ? picture.translator.t("om.score.you") : picture.translator.called(seat);
}

/** One small card of a hold: its face where it is known, its good where not. */
function HoldCard(props: {
  readonly picture: Picture;
  readonly good: aids.Good;
  readonly card: aids.Card | null;
  readonly isPaid: boolean;
}) {
  const { picture, good, card, isPaid } = props;
  const { goods, cards } = picture.table.edition;
  const { id } = goods[good];
  return (
    <span className="om-hold-card">
      {isPaid ? (
        <GhostCard good={id} />
      ) : (
        <SmallCard print={card === null ? { good: id } : { ...cards[card], good: id }} />
      )}
    </span>
  );
}

function GroupCards(props: {
  readonly picture: Picture;
  readonly good: aids.Good;
  readonly cards: readonly (aids.Card | null)[];
  readonly isPaid: boolean;
}) {
  const { cards, ...rest } = props;
  return (
    <span className="om-hold-cards" aria-hidden="true">
      {cards.map((card, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cards of a hold keep their places.
        <HoldCard key={i} card={card} {...rest} />
      ))}
    </span>
  );
}

/** Of a group that stays aboard no more cards than these are drawn. */
const MOST_KEPT = 3;

/** With more groups than these in a hold, there is no room for sums beside the cards. */
const MOST_BESIDE = 4;

type GroupState = "paid" | "now" | "next";

function PaidGroup(props: { readonly picture: Picture; readonly group: Group; readonly state: GroupState }) {
  const { picture, group, state } = props;
  const { good, size, ducats, cards } = group;
  return (
    <li className="om-hold-group" data-state={state}>
      <GroupCards
        picture={picture}
        good={good}
        cards={cards ?? Array.from({ length: size }, () => null)}
        isPaid={state === "paid"}
      />
      <span className="om-hold-sum">
        <b>{signed(ducats)}</b>
        <small>{goodsText(picture, group)}</small>
      </span>
    </li>
  );
}

function Hold(props: {
  readonly picture: Picture;
  readonly lane: Lane;
  readonly moment: LaneMoment;
  readonly step: ScoringStep | null;
  /** Whether the sums stand below the cards, because there are many groups. */
  readonly isDense: boolean;
}) {
  const { picture, lane, moment, step, isDense } = props;
  const { translator } = picture;
  const { groups, kept, top, isDone } = lane;
  if (isDone) return <p className="om-lane-note">{translator.t("om.score.counted")}</p>;
  const { rows, width } = rowsOfGroups(groups, picture.rules.players);
  const isNow = step?.seat === lane.seat && step.column === "cargo";
  const stateOf = (index: number): GroupState =>
    isNow && step.group === index ? "now" : index < moment.groups ? "paid" : "next";
  const isWhole = groups.length > 0 && moment.groups === groups.length && !isNow;
  const keptShown = Math.min(kept?.size ?? 0, MOST_KEPT);
  const columns = Math.max(1, rows[0].length + (kept && rows.length === 1 ? 1 : 0));
  return (
    <div
      className="om-lane-hold"
      data-dense={isDense}
      style={
        {
          "--rows": rows.length,
          "--cards": width + (kept ? widthOf(keptShown) : 0),
          "--groups": columns,
        } as CSSProperties
      }
    >
      <div className="om-hold-rows">
        {rows.map((row, number) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a hold keep their places.
          <ul key={number} className="om-hold-row">
            {row.map((group, i) => {
              const index = number * rows[0].length + i;
              return <PaidGroup key={index} picture={picture} group={group} state={stateOf(index)} />;
            })}
          </ul>
        ))}
      </div>
      {isWhole && groups.length > 1 ? (
        <p className="om-hold-total">
          <b>{signed(moment.paid.cargo ?? 0)}</b>
          <small>{translator.t("om.score.hold")}</small>
        </p>
      ) : null}
      {kept ? (
        <p className="om-hold-kept">
          <GroupCards
            picture={picture}
            good={kept.good}
            cards={[...Array.from({ length: keptShown - 1 }, () => null), top]}
            isPaid={false}
          />
          <small>{translator.t("om.score.stays", { goods: goodsText(picture, kept) })}</small>
        </p>
      ) : null}
    </div>
  );
}

/** Which place a majority payment is for: most, second, third. */
function placeText({ table, translator }: Picture, column: "prestige" | "tokens", ducats: number): string {
  const { prestigePayout, tokenMajorityPayout } = table.edition;
  const place = (column === "prestige" ? prestigePayout : tokenMajorityPayout).indexOf(ducats);
  const id = `om.score.place.${place + 1}`;
  return translator.knows(id) ? translator.t(id) : "";
}

/** Tiles or tokens, as many as there are room for, and what they pay. */
function Majority(props: {
  readonly picture: Picture;
  readonly column: "prestige" | "tokens";
  readonly count: number;
  readonly paid: number | null;
  readonly isPast: boolean;
  readonly isNow: boolean;
}) {
  const { picture, column, count, paid, isPast, isNow } = props;
  return (
    <div className="om-lane-majority" data-column={column} data-now={isNow}>
      <span className="om-lane-count">
        {column === "prestige" ? <Icon name="prestige" /> : <TokenPicture token="goodBusiness" />}
        <i>×</i>
        {count}
      </span>
      {paid === null ? (
        <small>{isPast ? picture.translator.t("om.score.nothing") : ""}</small>
      ) : (
        <span>
          <b className="om-sum">{signed(paid)}</b>
          <small>{placeText(picture, column, paid)}</small>
        </span>
      )}
    </div>
  );
}

function Pirates(props: {
  readonly picture: Picture;
  readonly lane: Lane;
  readonly moment: LaneMoment;
  readonly isNow: boolean;
}) {
  const { picture, lane, moment, isNow } = props;
  const { table, translator } = picture;
  if (lane.pirates === 0)
    return <p className="om-lane-pirates is-none">{translator.t("om.score.noPirates")}</p>;
  const isPaid = moment.paid.pirates !== null;
  return (
    <div className="om-lane-pirates" data-state={isNow ? "now" : isPaid ? "paid" : "next"}>
      <span className="om-pirate-card" aria-hidden="true">
        <CardBack isPirate />
      </span>
      <span>
        <b className="om-sum is-loss">{signed(-lane.pirates * table.edition.piratePenalty)}</b>
        <small>{translator.t("om.score.cards", { count: lane.pirates })}</small>
        {isPaid ? null : <small className="om-to-come">{translator.t("om.score.toCome")}</small>}
      </span>
    </div>
  );
}

/** One player in a scoring: what there was, what has been paid, and what is still to come. */
export function ScoringLane(props: {
  readonly picture: Picture;
  readonly scoring: Scoring;
  readonly lane: Lane;
  readonly moment: LaneMoment;
  readonly step: ScoringStep | null;
  readonly column: Column;
}) {
  const { picture, scoring, lane, moment, step, column } = props;
  const { columns } = scoring;
  const isOn = step?.seat === lane.seat;
  const isNow = (one: Column): boolean => isOn && step.column === one;
  const isPast = (one: Column): boolean => columns.indexOf(one) < columns.indexOf(column);
  const terms = [lane.ducats, ...columns.flatMap((one) => moment.paid[one] ?? [])];
  return (
    <li className="om-lane" data-on={isOn} data-seat={lane.seat}>
      <div className="om-lane-who">
        <Shield seat={lane.seat} />
        <span className="om-lane-name">
          <b>{nameText(picture, lane.seat)}</b>
          <small>
            {terms
              .map((term, i) => (i === 0 ? `${term}` : ` ${term < 0 ? "−" : "+"} ${Math.abs(term)}`))
              .join("")}
          </small>
        </span>
        <strong>{moment.ducats}</strong>
      </div>
      <Majority
        picture={picture}
        column="prestige"
        count={lane.tiles}
        paid={moment.paid.prestige}
        isPast={isPast("prestige")}
        isNow={isNow("prestige")}
      />
      <Hold
        picture={picture}
        lane={lane}
        moment={moment}
        step={step}
        isDense={scoring.lanes.some(({ groups }) => groups.length > MOST_BESIDE)}
      />
      <Pirates picture={picture} lane={lane} moment={moment} isNow={isNow("pirates")} />
      {columns.includes("tokens") ? (
        <Majority
          picture={picture}
          column="tokens"
          count={lane.tokens}
          paid={moment.paid.tokens}
          isPast={false}
          isNow={isNow("tokens")}
        />
      ) : null}
    </li>
  );
}
