import { aids, configFor, type Galactic, type Picture } from "@portolan/guides/galactic-traders";
import { useMemo } from "react";
import "../art/scene.css";
import "./end.css";
import type { EndProps } from "../../../table/stage/end/end.ts";
import { EndPage } from "../../../table/stage/end/end-page.tsx";
import { nameOf, type Standing } from "../../../table/stage/end/standing.ts";
import { useBuildUp } from "../../../table/stage/end/use-build-up.ts";
import { useSize } from "../../../ui/use-size.ts";
import { Port } from "../art/port.tsx";
import { Sky } from "../art/sky.tsx";
import { PieceSymbols } from "../art/symbols.tsx";
import { WorldSymbols } from "../art/world.tsx";
import { columnsOf } from "./columns.ts";
import { type Harvest, harvestsOf, type Win } from "./harvest.ts";
import { type Counted, Launch } from "./launch.tsx";
import { Sheet } from "./sheet.tsx";
import { factText, harvestText, leadOf } from "./telling.ts";
import { turningPoints } from "./turning-points.ts";

/** Where the ground begins: a share of the picture's height. */
const GROUND = 0.86;

/** What stands after so many steps: a planet each, and last the goods of all. GT-SCORE-1 */
function countedAfter(steps: number, wins: readonly Win[], scores: readonly aids.Score[]): Counted {
  const isComplete = steps > wins.length;
  const shown = wins.slice(0, steps);
  const goods = scores.map((score) => (isComplete ? score.goods : 0));
  const sums = scores.map(({ total }, seat) =>
    isComplete ? total : shown.reduce((sum, { owner, points }) => (owner === seat ? sum + points : sum), 0),
  );
  return { wins: shown, goods, scores: sums };
}

function Starfield(props: {
  readonly picture: Picture;
  readonly standing: Standing;
  readonly wins: readonly Win[];
  readonly scores: readonly aids.Score[];
  readonly steps: number;
}) {
  const { picture, standing, wins, scores, steps } = props;
  const { table, translator, viewer } = picture;
  const [ref, size] = useSize<HTMLDivElement>();
  const { order } = standing;
  const columns = useMemo(
    () =>
      size
        ? columnsOf(
            size,
            order,
            scores.map(({ total }) => total),
          )
        : null,
    [size, order, scores],
  );
  const counted = countedAfter(steps, wins, scores);
  return (
    <div className="gt-starfield" ref={ref}>
      {size && columns ? (
        <>
          <Sky size={size} constellations={NO_CONSTELLATIONS} />
          <div className="gt-ground" style={{ insetBlockStart: size.height * GROUND }}>
            <Port width={size.width} height={size.height * (1 - GROUND)} />
          </div>
          <Launch
            size={size}
            columns={columns.columns}
            standing={standing}
            counted={counted}
            isComplete={steps > wins.length}
            cardOf={({ planet }) => table.edition.planets[planet]}
          />
          <ol className="gt-arrived">
            {order.map((seat) => (
              <li
                key={seat}
                data-seat={seat}
                data-winner={standing.winners.includes(seat)}
                data-me={seat === viewer}
                style={{ left: columns.columns.find((one) => one.seat === seat)?.x, width: columns.spacing }}
              >
                <span>{nameOf(seat, viewer, translator)}</span>{" "}
                <b>{translator.number(counted.scores[seat])}</b>
              </li>
            ))}
          </ol>
        </>
      ) : null}
    </div>
  );
}

function Turns({ picture, harvests }: { readonly picture: Picture; readonly harvests: readonly Harvest[] }) {
  const turns = turningPoints(harvests);
  if (turns.length === 0) return <p>{picture.translator.t("gt.over.turns.none")}</p>;
  return (
    <ol className="gt-turns">
      {turns.map(({ harvest, facts }, i) => (
        <li key={harvest}>
          <i aria-hidden="true">{i + 1}</i>
          <div>
            <h3>{harvestText(picture, harvests[harvest])}</h3>
            <p>{facts.map((fact) => factText(picture, fact)).join(" ")}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** The end of Galactic Traders: saucers lifted by their planets, the score sheet, and what turned the game. */
export default function End({ scene, table: state, standing, isNews, parts }: EndProps<Galactic>) {
  const table = useMemo(() => configFor(state.settings), [state.settings]);
  const picture: Picture = { ...scene, table };
  const { translator, view } = scene;
  const harvests = useMemo(() => harvestsOf(table, state.events), [table, state.events]);
  const wins = useMemo(() => harvests.flatMap((harvest) => harvest.wins), [harvests]);
  const scores = useMemo(() => aids.runningScores(table, view), [table, view]);
  const owned = useMemo(() => cardsOf(table, view), [table, view]);
  const steps = useBuildUp(wins.length + 1, isNews);
  return (
    <EndPage
      game="galactic-traders"
      className="gt gt-end"
      parts={parts}
      title={translator.t("title")}
      note={translator.t("gt.over.rounds", { count: view.round })}
      lead={leadOf(picture, state, standing)}
      picture={
        <>
          <PieceSymbols goodIds={table.edition.goods} />
          <svg className="gt-symbols" width="0" height="0" aria-hidden="true">
            <defs>
              <WorldSymbols cards={owned} />
            </defs>
          </svg>
          <Starfield picture={picture} standing={standing} wins={wins} scores={scores} steps={steps} />
        </>
      }
      body={
        <>
          <section aria-labelledby="gt-sheet-title">
            <h2 id="gt-sheet-title">{translator.t("gt.over.sheet")}</h2>
            <Sheet picture={picture} order={standing.order} scores={scores} winners={standing.winners} />
          </section>
          <section aria-labelledby="gt-turns-title">
            <h2 id="gt-turns-title">{translator.t("gt.over.turns")}</h2>
            <Turns picture={picture} harvests={harvests} />
          </section>
        </>
      }
    />
  );
}

function cardsOf({ edition }: aids.GameConfig, { traders }: aids.View): aids.PlanetCard[] {
  return traders.flatMap(({ planets }) => planets.map(({ planet }) => edition.planets[planet]));
}

const NO_CONSTELLATIONS: readonly never[] = [];
