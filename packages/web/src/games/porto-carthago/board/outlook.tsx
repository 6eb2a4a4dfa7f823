import { selfOf } from "@portolan/guides";
import { aids, called, type Picture } from "@portolan/guides/porto-carthago";
import type { Seat } from "@portolan/kernel";
import type { ReactNode } from "react";
import { Piece, type PieceName } from "../art/symbol.tsx";
import { Change } from "./change.tsx";
import type { Harbour } from "./harbour.ts";

/** A line of the outlook: a sign, what it is about, and a figure with what the move would make of it. */
function Line(props: {
  readonly sign: PieceName;
  readonly text: string;
  readonly figure?: ReactNode;
  readonly tone?: "danger" | "strong" | undefined;
}) {
  const { sign, text, figure, tone } = props;
  return (
    <li data-tone={tone}>
      <Piece name={sign} />
      <span>{text}</span>
      {figure === undefined ? null : <span className="pc-outlook-figure">{figure}</span>}
    </li>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="pc-outlook">
      <h2>{title}</h2>
      <ul>{children}</ul>
    </section>
  );
}

function nameOf(picture: Picture, seat: Seat): string {
  return seat === selfOf(picture) ? picture.translator.t("pc.plate.you") : picture.translator.called(seat);
}

/** How likely a voyage of the viewer is to succeed; null where none can sail. */
function oddsOf({ table, viewer }: Picture, view: aids.View): number | null {
  if (viewer === null || view.senators[viewer].temple === 0) return null;
  const odds = aids.voyageOdds(table, view, viewer);
  return odds && Math.round(odds.success * 100);
}

function picksOf({ table }: Picture, view: aids.View, seat: Seat | null): number {
  return aids.pickers(table, view).find((picker) => picker.seat === seat)?.ships ?? 0;
}

/** What moving servants between lighthouse and temple would change, for everybody. */
function IfSent({ picture, then }: { readonly picture: Picture; readonly then: aids.View }) {
  const { table, view, translator, viewer } = picture;
  const order = aids.pickers(table, then).map(({ seat }) => seat);
  const gone = aids.pickers(table, view).flatMap(({ seat }) => (order.includes(seat) ? [] : [seat]));
  const odds = oddsOf(picture, then);
  return (
    <Section title={translator.t("pc.outlook.sent")}>
      {[...order, ...gone].map((seat, rank) => {
        const [now, after] = [picksOf(picture, view, seat), picksOf(picture, then, seat)];
        return (
          <Line
            key={seat}
            sign={`mark-${seat}`}
            text={translator.t("pc.outlook.rank", { name: nameOf(picture, seat), rank: rank + 1 })}
            figure={
              <>
                <Change now={now} then={after} /> {translator.t("pc.outlook.ships", { ships: after })}
              </>
            }
            tone={seat === viewer ? "strong" : undefined}
          />
        );
      })}
      {odds === null ? null : (
        <Line
          sign="temple"
          text={translator.t("pc.outlook.voyage")}
          figure={
            <>
              <Change now={oddsOf(picture, view) ?? 0} then={odds} />%
            </>
          }
        />
      )}
      {viewer === null ? null : (
        <Line
          sign="coin"
          text={translator.t("pc.outlook.income")}
          figure={
            <Change now={aids.incomeNext(table, view)[viewer]} then={aids.incomeNext(table, then)[viewer]} />
          }
        />
      )}
    </Section>
  );
}

type Picking = Extract<aids.Stage, { readonly ranks: readonly Seat[] }>;

/** Who picks ships after whom, and how many find no dock. */
function FromLighthouse({ picture, stage }: { readonly picture: Picture; readonly stage: Picking }) {
  const { table, view, translator } = picture;
  const perRank = table.edition.parameters.lighthousePicksByRank;
  const waiting = aids.dockings(table, view).filter((docking) => docking !== null);
  const homeless = waiting.filter(({ dock }) => dock === null).length;
  let left = waiting.length;
  return (
    <Section title={translator.t("pc.outlook.lighthouse")}>
      {stage.ranks.slice(stage.rank).map((seat, i) => {
        const wanted = i === 0 ? stage.picksLeft : (perRank[stage.rank + i] ?? perRank.at(-1) ?? 1);
        const ships = Math.min(left, wanted);
        left -= ships;
        const servants = view.senators[seat].lighthouse;
        return (
          <Line
            key={seat}
            sign={`mark-${seat}`}
            text={translator.t("pc.outlook.servants", { name: nameOf(picture, seat), servants })}
            figure={
              <>
                {ships} {translator.t("pc.outlook.ships", { ships })}
              </>
            }
            tone={i === 0 ? "strong" : undefined}
          />
        );
      })}
      {homeless === 0 ? null : (
        <Line
          sign="dock"
          text={translator.t("pc.outlook.homeless", { homeless, all: waiting.length })}
          tone="danger"
        />
      )}
    </Section>
  );
}

/** What of the viewer's own lies ahead: income and ships. */
function OwnPicks({ picture, then }: { readonly picture: Picture; readonly then: aids.View }) {
  const { view, translator, viewer } = picture;
  if (viewer === null) return null;
  const [now, after] = [picksOf(picture, view, viewer), picksOf(picture, then, viewer)];
  const isThere = then.senators[viewer].lighthouse > 0;
  const why = after > 0 ? "" : isThere ? ".late" : ".none";
  return (
    <Line
      sign="lighthouse"
      text={translator.t(`pc.outlook.picks${why}`)}
      figure={now === 0 && after === 0 ? undefined : <Change now={now} then={after} />}
      tone={after === 0 ? "danger" : undefined}
    />
  );
}

/** How near the end is: who has how many trade points, or what still happens. */
function EndSigns({ picture }: { readonly picture: Picture }) {
  const { table, view, translator } = picture;
  const { near, last } = aids.endSigns(table, view);
  const players = near.map(({ seat, points }) =>
    translator.t("pc.outlook.has", { name: called(picture, seat), points }),
  );
  const end = table.edition.parameters.earlyEndPoints;
  return (
    <>
      {near.length > 0 ? (
        <Line
          sign="point"
          text={translator.t("pc.outlook.near", { players: { list: players }, end })}
          tone="danger"
        />
      ) : null}
      {last ? (
        <Line sign="dock" text={translator.t(last.docking ? "pc.outlook.docking" : "pc.outlook.noDocking")} />
      ) : null}
    </>
  );
}

/** What the next decade brings as things stand, and what the move that is thought about would change. */
function NextDecade({ picture, then }: { readonly picture: Picture; readonly then: aids.View }) {
  const { table, view, translator, viewer } = picture;
  const start = aids.startNext(table, then);
  const isLast = view.decade >= table.edition.parameters.decades || aids.endSigns(table, view).last !== null;
  const odds = oddsOf(picture, then);
  const title = isLast
    ? translator.t("pc.outlook.end")
    : translator.t("pc.outlook.next", { decade: view.decade + 1 });
  return (
    <Section title={title}>
      <EndSigns picture={picture} />
      {isLast ? null : (
        <Line
          sign={`mark-${start}`}
          text={translator.t(start === selfOf(picture) ? "pc.outlook.start.you" : "pc.outlook.start", {
            name: translator.called(start),
          })}
          tone={start === aids.startNext(table, view) ? undefined : "strong"}
        />
      )}
      {isLast || viewer === null ? null : (
        <Line
          sign="coin"
          text={translator.t("pc.outlook.income")}
          figure={
            <Change now={aids.incomeNext(table, view)[viewer]} then={aids.incomeNext(table, then)[viewer]} />
          }
        />
      )}
      <OwnPicks picture={picture} then={then} />
      {odds === null ? null : (
        <Line
          sign="temple"
          text={translator.t("pc.outlook.voyage")}
          figure={<b>{translator.t("pc.chip.odds", { percent: odds })}</b>}
        />
      )}
    </Section>
  );
}

/** What lies ahead, as the moment asks for it. */
export function Outlook({ harbour }: { readonly harbour: Harbour }) {
  const { picture, after, thought } = harbour;
  const { view } = picture;
  const { stage } = view;
  if (stage.stage === "over" || view.decade === 0) return null;
  if (stage.stage === "shipsPick" || stage.stage === "finalPick") {
    return <FromLighthouse picture={picture} stage={stage} />;
  }
  if (after && thought && (thought.type === "court" || thought.type === "shiftServants")) {
    return <IfSent picture={picture} then={after} />;
  }
  return <NextDecade picture={picture} then={after ?? view} />;
}
