import type { Picture } from "@portolan/guides/oltremare";
import { Icon, type IconName } from "../art/icons.tsx";
import { Shield } from "../art/shields.tsx";
import { TokenPicture } from "../art/tokens.tsx";
import { VenicePicture } from "../art/venice.tsx";
import { DucatScale } from "./ducat-scale.tsx";
import { goodsText, nameText, ScoringLane, signed } from "./lane.tsx";
import { scaleFor } from "./scale.ts";
import {
  type Column,
  leaders,
  momentAt,
  type Scoring,
  type ScoringMoment,
  type ScoringStep,
} from "./steps.ts";

const COLUMN_ICONS: Readonly<Record<Exclude<Column, "tokens">, IconName>> = {
  prestige: "prestige",
  cargo: "crate",
  pirates: "pirate",
};

function columnText({ table, translator }: Picture, { kind }: Scoring, column: Column): string {
  const { prestigePayout, tokenMajorityPayout, piratePenalty } = table.edition;
  switch (column) {
    case "prestige":
      return translator.t("om.score.prestige", { pays: prestigePayout.join(", ") });
    case "cargo":
      return translator.t(`om.score.cargo.${kind}`);
    case "pirates":
      return translator.t("om.score.pirates", { penalty: `−${piratePenalty}` });
    case "tokens":
      return translator.t("om.score.tokens", { pays: tokenMajorityPayout.join(", ") });
  }
}

/** What the last payment was for. */
export function stepText(picture: Picture, scoring: Scoring, { step }: ScoringMoment): string {
  const { translator } = picture;
  if (step === null) return translator.t(`om.score.${scoring.kind}.about`);
  return translator.t("om.score.payment", {
    name: nameText(picture, step.seat),
    what: whatText(picture, scoring, step),
    ducats: signed(step.ducats),
  });
}

/** What is paid: 2 jewels, or the most prestige tiles. */
function whatText(picture: Picture, { lanes }: Scoring, { seat, column, group, count }: ScoringStep): string {
  const paid = lanes.find((lane) => lane.seat === seat)?.groups[group ?? -1];
  return paid ? goodsText(picture, paid) : picture.translator.t(`om.score.what.${column}`, { count });
}

/** The payment that comes next, in a few words. */
export function comingText(picture: Picture, scoring: Scoring, count: number): string {
  const { step } = momentAt(scoring, count + 1);
  return step === null ? "" : `${whatText(picture, scoring, step)}, ${signed(step.ducats)}`;
}

function scaleText(picture: Picture, scoring: Scoring, moment: ScoringMoment): string {
  const balances = scoring.lanes.map(({ seat }, i) => `${nameText(picture, seat)} ${moment.lanes[i].ducats}`);
  return picture.translator.t("om.score.scale", { balances: balances.join(", ") });
}

/** A scoring after its first payments: a lane for each player, and everybody's ducats on the scale below. */
export function ScoringShow(props: {
  readonly picture: Picture;
  readonly scoring: Scoring;
  /** How many payments have been made. */
  readonly count: number;
}) {
  const { picture, scoring, count } = props;
  const { translator } = picture;
  const { kind, columns, lanes, steps } = scoring;
  const moment = momentAt(scoring, count);
  const first = leaders(moment);
  // The scale has room for all that will be paid, so that it stays where it is.
  const ends = momentAt(scoring, steps.length);
  const scale = scaleFor([...lanes, ...moment.lanes, ...ends.lanes].map(({ ducats }) => ducats));
  const at = columns.indexOf(moment.column);
  const stateOf = (index: number): string =>
    index < at || moment.isOver ? "done" : index === at ? "now" : "next";
  return (
    <div className="om-scoring-sheet" data-kind={kind} data-lanes={lanes.length}>
      <header className="om-scoring-head">
        <div>
          <h2 id="om-scoring-title">{translator.t(`om.score.${kind}`)}</h2>
          <p>{translator.t(`om.score.${kind}.about`)}</p>
        </div>
        <VenicePicture className="om-scoring-venice" />
        <ol className="om-scoring-columns">
          {columns.map((column, index) => (
            <li key={column} data-column={column} data-state={stateOf(index)}>
              {column === "tokens" ? (
                <TokenPicture token="goodBusiness" />
              ) : (
                <Icon name={COLUMN_ICONS[column]} />
              )}
              <span>{columnText(picture, scoring, column)}</span>
            </li>
          ))}
        </ol>
      </header>
      <ul className="om-lanes">
        {lanes.map((lane, i) => (
          <ScoringLane
            key={lane.seat}
            picture={picture}
            scoring={scoring}
            lane={lane}
            moment={moment.lanes[i]}
            step={moment.step}
            column={moment.column}
          />
        ))}
      </ul>
      <DucatScale
        scale={scale}
        label={scaleText(picture, scoring, moment)}
        balances={lanes.map(({ seat }, i) => ({
          seat,
          ducats: moment.lanes[i].ducats,
          leads: first.includes(i),
        }))}
      />
    </div>
  );
}

/** The caption below the show: who is paid for what, and what it makes of their ducats. */
export function ScoringCaption(props: {
  readonly picture: Picture;
  readonly scoring: Scoring;
  readonly count: number;
}) {
  const { picture, scoring, count } = props;
  const moment = momentAt(scoring, count);
  const { step } = moment;
  const lane = scoring.lanes.findIndex(({ seat }) => seat === step?.seat);
  const after = moment.lanes[lane]?.ducats;
  return (
    <p className="om-scoring-caption" role="status">
      {step ? <Shield seat={step.seat} /> : null}
      <b>{stepText(picture, scoring, moment)}</b>
      {step && after !== undefined ? (
        <small>
          {after - step.ducats} → {after}
        </small>
      ) : null}
    </p>
  );
}
