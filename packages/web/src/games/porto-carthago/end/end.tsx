import { configFor, type Picture, type Porto } from "@portolan/guides/porto-carthago";
import { useEffect, useMemo, useState } from "react";
import { Button } from "react-aria-components";
import "../art/place.css";
import "./end.css";
import type { EndProps } from "../../../table/stage/end/end.ts";
import { EndPage } from "../../../table/stage/end/end-page.tsx";
import { nameOf, type Standing } from "../../../table/stage/end/standing.ts";
import { useSize } from "../../../ui/use-size.ts";
import { PlaceSymbols } from "../art/light.tsx";
import { shipPrint } from "../art/pieces.ts";
import { Piece, type PieceName } from "../art/symbol.tsx";
import { Symbols } from "../art/symbols.tsx";
import { PalaceCourt } from "./court.tsx";
import { podiumOf } from "./podium.ts";
import { type Reckoning, reckoningOf } from "./reckoning.ts";
import { factText, gainsOf, leadOf, reckoningLines } from "./telling.ts";
import { type TurningPoint, turningPoints } from "./turning-points.ts";

/** How long one step of the last count is shown before the next, in milliseconds. */
const STEP_MS = 1500;

interface Count {
  /** How many steps are shown. */
  readonly built: number;
  skip(): void;
}

/** Step by step when the end has just come, else all at once. */
function useCount(steps: number, isNews: boolean): Count {
  const [built, setBuilt] = useState(() =>
    isNews && !matchMedia("(prefers-reduced-motion: reduce)").matches ? 1 : steps,
  );
  useEffect(() => {
    if (built >= steps) return;
    const timer = setTimeout(() => setBuilt(built + 1), STEP_MS);
    return () => clearTimeout(timer);
  }, [built, steps]);
  return { built, skip: () => setBuilt(steps) };
}

const NO_SEATS: readonly number[] = [];

function Courtyard(props: {
  readonly picture: Picture;
  readonly standing: Standing;
  readonly counted: readonly number[];
  readonly scores: readonly number[];
  readonly isComplete: boolean;
}) {
  const { picture, standing, counted, scores, isComplete } = props;
  const { table, translator, viewer } = picture;
  const [ref, size] = useSize<HTMLDivElement>();
  const podium = useMemo(
    () => (size ? podiumOf(size, standing.order, scores) : null),
    [size, standing.order, scores],
  );
  const ships = picture.view.docks.flatMap(({ ship }) =>
    ship === null ? [] : [shipPrint(table.edition, ship)],
  );
  return (
    <div className="pc-courtyard" ref={ref}>
      {size && podium ? (
        <>
          <PalaceCourt
            size={size}
            podium={podium}
            standing={standing}
            counted={counted}
            scores={scores}
            colours={table.edition.colours}
            ships={ships}
            isComplete={isComplete}
          />
          <ol className="pc-standing">
            {standing.order.map((seat) => (
              <li
                key={seat}
                data-seat={seat}
                data-winner={isComplete && standing.winners.includes(seat)}
                data-me={seat === viewer}
                style={{
                  left: podium.stands.find((stand) => stand.seat === seat)?.x,
                  width: podium.spacing,
                }}
              >
                <span>{nameOf(seat, viewer, translator)}</span> <b>{translator.number(counted[seat] ?? 0)}</b>
              </li>
            ))}
          </ol>
        </>
      ) : null}
    </div>
  );
}

const SIGNS: Readonly<Record<Reckoning["kind"], PieceName>> = {
  palace: "palace",
  docking: "dock",
  purchases: "coin",
  path: "path",
  tie: "point",
};

function StepOf(props: {
  readonly picture: Picture;
  readonly step: Reckoning;
  readonly before: readonly number[];
  readonly number: number;
}) {
  const { picture, step, before, number } = props;
  const { translator, viewer } = picture;
  const isFirst = step.kind === "palace";
  const shown = isFirst ? step.seats.map((_, seat) => seat) : gainsOf(step, before);
  return (
    <li className="pc-count-step">
      <i aria-hidden="true">{number}</i>
      <div>
        <h3>
          <Piece name={SIGNS[step.kind]} />
          {translator.t(`pc.end.step.${step.kind}`)}
        </h3>
        {reckoningLines(picture, step).map((line) => (
          <p key={line}>{line}</p>
        ))}
        {shown.length === 0 ? null : (
          <ul className="pc-count-seats">
            {shown.map((seat) => (
              <li key={seat}>
                <Piece name={`mark-${seat}`} />
                <span className="hidden">{nameOf(seat, viewer, translator)}</span>
                <b>
                  {isFirst || (before[seat] ?? 0) === step.seats[seat]
                    ? translator.number(step.seats[seat])
                    : `${translator.number(before[seat] ?? 0)} → ${translator.number(step.seats[seat])}`}
                </b>
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}

function LastCount(props: {
  readonly picture: Picture;
  readonly steps: readonly Reckoning[];
  readonly count: Count;
}) {
  const { picture, steps, count } = props;
  const { translator } = picture;
  const isComplete = count.built >= steps.length;
  return (
    <section aria-labelledby="pc-count-title">
      <div className="pc-count-head">
        <h2 id="pc-count-title">{translator.t("pc.end.count")}</h2>
        {isComplete ? null : (
          <Button className="pc-count-skip" onPress={count.skip}>
            {translator.t("pc.end.skip")}
          </Button>
        )}
      </div>
      <ol className="pc-count" aria-live="polite">
        {steps.slice(0, count.built).map((step, i) => (
          <StepOf
            key={step.kind}
            picture={picture}
            step={step}
            before={steps[i - 1]?.seats ?? NO_SEATS}
            number={i + 1}
          />
        ))}
      </ol>
    </section>
  );
}

function Turns({ picture, turns }: { readonly picture: Picture; readonly turns: readonly TurningPoint[] }) {
  const { translator } = picture;
  return (
    <section aria-labelledby="pc-turns-title">
      <h2 id="pc-turns-title">{translator.t("pc.end.turns")}</h2>
      {turns.length === 0 ? (
        <p>{translator.t("pc.end.turns.none")}</p>
      ) : (
        <ol className="pc-turns">
          {turns.map(({ decade, fact }) => (
            <li key={`${decade} ${fact.fact} ${fact.seat}`}>
              <Piece name={`mark-${fact.seat}`} />
              <div>
                <h3>{translator.t(decade === 0 ? "pc.end.turn.last" : "pc.end.turn", { decade })}</h3>
                <p>{factText(picture, fact)}</p>
              </div>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** The end of Porto Carthago: the palace court, the last count step by step, and what turned the game. */
export default function End({ scene, table: state, standing, isNews, parts }: EndProps<Porto>) {
  const table = useMemo(() => configFor(state.settings), [state.settings]);
  const picture: Picture = { ...scene, viewer: standing.outcome === "watched" ? null : scene.viewer, table };
  const { translator, view } = scene;
  const { events, result } = state;
  const steps = useMemo(() => reckoningOf(table, events, result), [table, events, result]);
  const scores = useMemo(() => result?.scores ?? state.seats.map(() => 0), [result, state.seats]);
  const turns = turningPoints(table.players, events, standing.winners, scores);
  const count = useCount(steps.length, isNews);
  const isComplete = count.built >= steps.length;
  return (
    <EndPage
      game="porto-carthago"
      className="pc-scene pc-end"
      parts={parts}
      title={translator.t("title")}
      note={translator.t("pc.end.decades", { count: view.decade })}
      lead={leadOf(picture, result, standing)}
      picture={
        <>
          <PlaceSymbols />
          <Symbols prints={table.edition} />
          <Courtyard
            picture={picture}
            standing={standing}
            counted={isComplete ? scores : (steps[count.built - 1]?.seats ?? NO_SEATS)}
            scores={scores}
            isComplete={isComplete}
          />
        </>
      }
      body={
        steps.length === 0 ? (
          <p className="end-empty">{translator.t("pc.end.none")}</p>
        ) : (
          <>
            <LastCount picture={picture} steps={steps} count={count} />
            <Turns picture={picture} turns={turns} />
          </>
        )
      }
    />
  );
}
