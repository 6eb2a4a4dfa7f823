import { type Picture, type Traders, tableOf } from "@portolan/guides/traders-of-carthage";
import { useMemo } from "react";
import "../art/scene.css";
import "./end.css";
import type { EndProps } from "../../../table/stage/end/end.ts";
import { EndPage } from "../../../table/stage/end/end-page.tsx";
import { nameOf, type Standing } from "../../../table/stage/end/standing.ts";
import { useBuildUp } from "../../../table/stage/end/use-build-up.ts";
import { useSize } from "../../../ui/use-size.ts";
import { Sign } from "../art/goods.tsx";
import { Symbols } from "../art/symbols.tsx";
import { Chart } from "./chart.tsx";
import { Harbour } from "./harbour.tsx";
import { type Payday, paydaysOf } from "./paydays.ts";
import { podiumOf } from "./podium.ts";
import { factText, goodsText, leadOf } from "./telling.ts";
import { type TurningPoint, turningPoints } from "./turning-points.ts";

/** The colours by when their ship came in last, the latest first; those that never did come last. */
function arrivalsOf({ table }: Picture, paydays: readonly Payday[]): string[] {
  const last = (colour: number): number => paydays.findLastIndex(({ colours }) => colours.includes(colour));
  return table.edition.colours
    .map((id, colour) => ({ id, at: last(colour) }))
    .toSorted((a, b) => b.at - a.at)
    .map(({ id }) => id);
}

/** The traders on the quay; their names and points are words, not drawings. */
function Quayside(props: {
  readonly picture: Picture;
  readonly standing: Standing;
  readonly paydays: readonly Payday[];
  readonly scores: readonly number[];
  readonly built: number;
}) {
  const { picture, standing, paydays, scores, built } = props;
  const { table, translator, viewer } = picture;
  const [ref, size] = useSize<HTMLDivElement>();
  const isComplete = built >= paydays.length;
  const shown = isComplete ? scores : (paydays[built - 1]?.totals ?? scores.map(() => 0));
  const podium = useMemo(
    () => (size ? podiumOf(size, standing.order, standing.winners, scores) : null),
    [size, standing, scores],
  );
  return (
    <div className="tc-quayside" ref={ref}>
      {size && podium ? (
        <>
          <Harbour
            size={size}
            podium={podium}
            standing={standing}
            scores={shown}
            isComplete={isComplete}
            colourIds={table.edition.colours}
            arrivals={arrivalsOf(picture, paydays)}
          />
          <ol className="tc-standing">
            {standing.order.map((seat) => {
              const pile = podium.piles.find((one) => one.seat === seat);
              return (
                <li
                  key={seat}
                  data-seat={seat}
                  data-winner={standing.winners.includes(seat)}
                  data-me={seat === viewer}
                  style={{ left: pile?.x, width: podium.spacing }}
                >
                  <span>{nameOf(seat, viewer, translator)}</span> <b>{translator.number(shown[seat])}</b>
                </li>
              );
            })}
          </ol>
        </>
      ) : null}
    </div>
  );
}

function Turns(props: {
  readonly picture: Picture;
  readonly paydays: readonly Payday[];
  readonly turns: readonly TurningPoint[];
}) {
  const { picture, paydays, turns } = props;
  const { translator, table } = picture;
  if (turns.length === 0) return <p>{translator.t("tc.end.turns.none")}</p>;
  return (
    <ol className="tc-turns">
      {turns.map(({ payday, facts }, i) => {
        const { colours } = paydays[payday];
        return (
          <li key={payday}>
            <i aria-hidden="true">{i + 1}</i>
            <div>
              <h3>
                {colours.map((colour) => (
                  <Sign key={colour} colourId={table.edition.colours[colour]} />
                ))}
                {translator.t("tc.end.turn", { goods: goodsText(picture, colours), number: payday + 1 })}
              </h3>
              <p>{facts.map((fact) => factText(picture, fact)).join(" ")}</p>
            </div>
          </li>
        );
      })}
    </ol>
  );
}

/** The end of Traders of Carthage: the harbour, the points payday by payday, and what turned the game. */
export default function End({ scene, table: state, standing, isNews, parts }: EndProps<Traders>) {
  const table = useMemo(() => tableOf(state.settings), [state.settings]);
  const picture: Picture = { ...scene, table };
  const { translator } = scene;
  const paydays = useMemo(() => paydaysOf(table, state.events), [table, state.events]);
  const { winners } = standing;
  const turns = turningPoints(paydays, winners);
  const built = useBuildUp(paydays.length, isNews);
  const scores = useMemo(
    () => state.result?.scores ?? paydays.at(-1)?.totals ?? state.seats.map(() => 0),
    [state.result, state.seats, paydays],
  );
  return (
    <EndPage
      game="traders-of-carthage"
      className="tc-scene tc-end"
      parts={parts}
      title={translator.t("title")}
      note={translator.t("tc.end.paydays", { count: paydays.length })}
      lead={leadOf(picture, state, standing)}
      picture={
        <>
          <Symbols colourIds={table.edition.colours} prints={NO_CARDS} />
          <Quayside picture={picture} standing={standing} paydays={paydays} scores={scores} built={built} />
        </>
      }
      body={
        paydays.length === 0 ? (
          <p className="end-empty">{translator.t("tc.end.none")}</p>
        ) : (
          <>
            <section className="tc-end-chart" aria-labelledby="tc-chart-title">
              <h2 id="tc-chart-title">{translator.t("tc.end.chart")}</h2>
              <Chart picture={picture} paydays={paydays} turns={turns} order={standing.order} built={built} />
            </section>
            <section aria-labelledby="tc-turns-title">
              <h2 id="tc-turns-title">{translator.t("tc.end.turns")}</h2>
              <Turns picture={picture} paydays={paydays} turns={turns} />
            </section>
          </>
        )
      }
    />
  );
}

const NO_CARDS: readonly never[] = [];
