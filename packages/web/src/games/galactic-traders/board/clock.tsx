import { aids, type Picture, planetName } from "@portolan/guides/galactic-traders";
import { at } from "../art/geometry.ts";
import { MarkShape } from "../art/houses.tsx";
import * as place from "../places.ts";
import type { Galaxy } from "./galaxy.ts";
import { scoresAfter } from "./standing.ts";

/** Everybody's mark on a line of points. */
function PointsLine({ galaxy }: { readonly galaxy: Galaxy }) {
  const { picture, outcomes } = galaxy;
  const { table, view, translator } = picture;
  const scores = aids.runningScores(table, view).map(({ total }) => total);
  const after = scoresAfter(table, view, outcomes);
  const all = [...scores, ...after];
  const low = Math.min(0, Math.floor(Math.min(...all) / 5) * 5);
  const high = Math.max(10, Math.ceil((Math.max(...all) + 1) / 5) * 5);
  const x = (points: number): number => 10 + ((points - low) / (high - low)) * 200;
  const ticks = Array.from({ length: high - low + 1 }, (_, i) => low + i);
  const level = (seat: number): number =>
    scores.slice(0, seat).filter((score) => score === scores[seat]).length;
  return (
    <svg className="gt-points-line" viewBox="0 -8 264 54" aria-hidden="true">
      <path
        className="gt-scale"
        d={`M10 30H210${ticks.map((points) => `M${at(x(points))} ${points % 5 ? 27 : 24}V30`).join("")}`}
      />
      {ticks
        .filter((points) => points % 5 === 0)
        .map((points) => (
          <text key={points} x={at(x(points))} y="44" textAnchor="middle">
            {translator.number(points)}
          </text>
        ))}
      <text x="264" y="44" textAnchor="end">
        {translator.t("gt.clock.points")}
      </text>
      {scores.map((score, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a player is known by the seat.
        <g key={seat} transform={`translate(${at(x(score) + level(seat) * 9)} ${14 - level(seat) * 3})`}>
          <circle r="9" fill="#14113a" />
          <MarkShape seat={seat} scale={0.74} />
        </g>
      ))}
      {after.map((score, seat) =>
        outcomes.length === 0 || score === scores[seat] ? null : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a player is known by the seat.
          <g key={seat} transform={`translate(${at(x(score))} 14)`}>
            <circle className="gt-after" r="9" />
            <MarkShape seat={seat} scale={0.66} colour="var(--up)" />
          </g>
        ),
      )}
    </svg>
  );
}

/** All planets of both eras as a string of stars: taken, in the sky, still to come. */
function Eras({ picture }: { readonly picture: Picture }) {
  const { eras } = picture.table.edition;
  const dots = ([1, 2] as const).flatMap((era) => {
    const { won, sky } = countsOf(picture, era);
    return eras[era - 1].map((_, i) => ({ era, kind: i < won ? "taken" : i < won + sky ? "sky" : "left" }));
  });
  const step = 236 / Math.max(1, dots.length);
  const border = 8 + eras[0].length * step + step * 0.1;
  return (
    <svg className="gt-eras" viewBox="0 0 264 20" aria-hidden="true">
      <path className="gt-scale" d="M8 10H256" />
      <path className="gt-era-border" d={`M${at(border)} 2V18`} />
      {dots.map(({ era, kind }, i) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: stars never change places.
          key={i}
          cx={at(10 + i * step + (era === 2 ? step * 0.9 : 0))}
          cy="10"
          r={kind === "left" ? 1.8 : 3.4}
          data-kind={kind}
        />
      ))}
    </svg>
  );
}

/** What must not be overlooked: the last round, planets running out, the guard against deadlock. GT-END-5 GT-GUARD-2 */
export function alarmOf({ table, view, translator, ...rest }: Picture): string {
  if (view.agenda.at(-1)?.step === "over") return "";
  if (view.isLastRound) return translator.t("gt.notice.lastRound");
  if (aids.isRunningOut(table, view)) return translator.t("gt.notice.runningOut");
  const rounds = aids.guardIn(table, view);
  const [oldest] = view.row;
  if (rounds === null || rounds > 2 || !oldest) return "";
  return translator.t("gt.notice.guard", {
    rounds,
    planet: planetName({ table, view, translator, ...rest }, oldest.planet),
  });
}

/** How many planets of an era have been won, are in the sky and are still to come. */
function countsOf({ table, view }: Picture, era: 1 | 2) {
  const { eras, planets } = table.edition;
  const left = view.eraDecks[era - 1] ?? 0;
  const sky = view.row.filter(({ planet }) => planets[planet].era === era).length;
  return { won: Math.max(0, eras[era - 1].length - left - sky), sky, left };
}

/** The two eras in words: the one that is being played, and what is left of the other. */
function ErasText({ picture }: { readonly picture: Picture }) {
  const { translator } = picture;
  const [first, second] = [countsOf(picture, 1), countsOf(picture, 2)];
  if (second.won + second.sky === 0) {
    return (
      <>
        <span>{translator.t("gt.clock.era1", first)}</span>
        <span>{translator.t("gt.clock.era2.all", { count: second.left })}</span>
      </>
    );
  }
  return (
    <>
      <span>{translator.t("gt.clock.era2", second)}</span>
      <span>{first.sky === 0 ? "" : translator.t("gt.clock.era1.sky", first)}</span>
    </>
  );
}

/** How far the game has come. */
export function Clock({ galaxy }: { readonly galaxy: Galaxy }) {
  const { picture } = galaxy;
  const { view, translator } = picture;
  const [era1 = 0, era2 = 0] = view.eraDecks;
  const alarm = alarmOf(picture);
  return (
    <div className="gt-clock" data-place={place.clock}>
      <PointsLine galaxy={galaxy} />
      <p className="gt-clock-head">
        <span>
          <strong>{translator.t("gt.clock.now", { round: view.round })}</strong>{" "}
          {translator.t("gt.clock.goods", { deck: view.deckSize })}
        </span>
        <span>
          {era1 > 0
            ? translator.t("gt.clock.toEra2", { count: era1 })
            : translator.t("gt.clock.left", { count: era2 })}
        </span>
      </p>
      <Eras picture={picture} />
      <p className="gt-clock-foot">
        <ErasText picture={picture} />
      </p>
      {alarm === "" ? null : (
        <p className="gt-alarm" role="status">
          {alarm}
        </p>
      )}
    </div>
  );
}
