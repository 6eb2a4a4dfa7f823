import type { Picture } from "@portolan/guides/traders-of-carthage";
import type { Seat } from "@portolan/kernel";
import { nameOf } from "../../../table/stage/end/standing.ts";
import { useSize } from "../../../ui/use-size.ts";
import { SignShape } from "../art/goods.tsx";
import { paletteOf } from "../art/palette.ts";
import { TraderMark } from "../art/people.tsx";
import { at } from "../art/random.ts";
import type { Payday } from "./paydays.ts";
import { spread, ticksOf } from "./scale.ts";
import { goodsText } from "./telling.ts";
import type { TurningPoint } from "./turning-points.ts";

interface ChartProps {
  readonly picture: Picture;
  readonly paydays: readonly Payday[];
  readonly turns: readonly TurningPoint[];
  /** Best first. */
  readonly order: readonly Seat[];
  /** How many paydays are drawn already. */
  readonly built: number;
}

/** The measures of a chart, in pixels; smaller where the window is. */
interface Measures {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly sign: number;
  readonly text: number;
  readonly figure: number;
  readonly band: number;
  readonly number: number;
  readonly mark: number;
}

const LARGE: Measures = {
  left: 34,
  right: 124,
  top: 34,
  bottom: 32,
  sign: 20,
  text: 14,
  figure: 21,
  band: 30,
  number: 11,
  mark: 1.1,
};
const SMALL: Measures = {
  left: 24,
  right: 82,
  top: 26,
  bottom: 24,
  sign: 15,
  text: 13,
  figure: 17,
  band: 18,
  number: 8.5,
  mark: 0.86,
};
/** Narrower than this, or lower, a chart is drawn small. */
const ROOM = { width: 480, height: 190 };
const LONGEST_NAME = 11;

function shortened(name: string): string {
  return name.length <= LONGEST_NAME ? name : `${name.slice(0, LONGEST_NAME - 1)}…`;
}

/** Marks of traders who have just earned as much as each other lie side by side: how far this one from the middle. */
function besideOf({ totals, gained }: Payday, order: readonly Seat[], seat: Seat): number {
  const level = order.filter((other) => totals[other] === totals[seat] && gained[other] > 0);
  return level.indexOf(seat) - (level.length - 1) / 2;
}

/** The goods of a payday below the chart: beside each other if several ships came in. */
function Signs(props: {
  readonly picture: Picture;
  readonly payday: Payday;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}) {
  const { picture, payday, x, y, size } = props;
  const { colours } = payday;
  return colours.map((colour, i) => {
    const { base, deep, ink } = paletteOf(picture.table.edition.colours[colour]);
    const left = x + (i - (colours.length - 1) / 2) * size * 0.8;
    return (
      <g key={colour} color={ink}>
        <circle cx={left} cy={y} r={size * 0.64} fill={base} stroke={deep} />
        <svg
          aria-hidden="true"
          x={left - size * 0.41}
          y={y - size * 0.41}
          width={size * 0.82}
          height={size * 0.82}
          viewBox="0 0 24 24"
        >
          <SignShape colourId={picture.table.edition.colours[colour]} ground={base} />
        </svg>
      </g>
    );
  });
}

function Lines(props: ChartProps & { readonly width: number; readonly height: number }) {
  const { picture, paydays, turns, order, built, width, height } = props;
  const { translator, viewer } = picture;
  const m = width < ROOM.width || height < ROOM.height ? SMALL : LARGE;
  const ticks = ticksOf(Math.max(...paydays.flatMap(({ totals }) => totals)));
  const highest = ticks[ticks.length - 1];
  const step = (width - m.left - m.right) / paydays.length;
  const sign = Math.min(m.sign, step * 0.72);
  const x = (payday: number): number => m.left + step * payday;
  const y = (points: number): number => height - m.bottom - ((height - m.top - m.bottom) * points) / highest;
  const labels = spread(
    order.map((seat) => y(paydays[paydays.length - 1].totals[seat])),
    m.figure,
  );
  const shown = paydays.slice(0, built);
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {ticks.map((points) => (
        <g key={points}>
          <path
            className="tc-chart-grid"
            d={`M${m.left} ${at(y(points))}H${at(width - m.right + 4)}`}
            strokeDasharray={points === 0 ? undefined : "2 4"}
          />
          <text className="tc-chart-tick" x={m.left - 8} y={y(points) + 4.5} fontSize={m.text}>
            {translator.number(points)}
          </text>
        </g>
      ))}
      {turns.map(({ payday }) => (
        <rect
          key={payday}
          className="tc-chart-band"
          x={x(payday + 1) - m.band / 2}
          y={m.top - 4}
          width={m.band}
          height={y(0) - m.top + 4}
          rx={m.band / 2}
        />
      ))}
      {paydays.map((payday, i) => (
        <Signs
          // biome-ignore lint/suspicious/noArrayIndexKey: a payday is its number.
          key={i}
          picture={picture}
          payday={payday}
          x={x(i + 1)}
          y={height - m.bottom + sign * 0.9}
          size={sign}
        />
      ))}
      {order.toReversed().map((seat) => (
        <g key={seat} className="tc-chart-line" data-trader={seat} data-me={seat === viewer}>
          {["under", "over"].map((layer) => (
            <path
              key={layer}
              className={`is-${layer}`}
              d={`M${at(x(0))} ${at(y(0))}${shown.map(({ totals }, i) => `L${at(x(i + 1))} ${at(y(totals[seat]))}`).join("")}`}
            />
          ))}
          {shown.map(({ totals, gained }, i) =>
            gained[seat] === 0 ? null : (
              <g
                // biome-ignore lint/suspicious/noArrayIndexKey: a payday is its number.
                key={i}
                transform={`translate(${at(x(i + 1) + 9 * m.mark * besideOf(shown[i], order, seat))} ${at(y(totals[seat]))}) scale(${m.mark})`}
              >
                <TraderMark seat={seat} />
              </g>
            ),
          )}
        </g>
      ))}
      {order.map((seat, i) => (
        <text
          key={seat}
          className="tc-chart-name"
          x={width - m.right + m.band / 2 + 6}
          y={labels[i] + m.figure * 0.3}
          fontSize={m.text + 1}
          data-me={seat === viewer}
        >
          <tspan className="tc-chart-score" fontSize={m.figure}>
            {translator.number(paydays[paydays.length - 1].totals[seat])}
          </tspan>
          <tspan dx="6">{shortened(nameOf(seat, viewer, translator))}</tspan>
        </text>
      ))}
      {turns.map(({ payday }, i) => (
        <g key={payday} className="tc-chart-number">
          <circle cx={x(payday + 1)} cy={m.top - m.number - 3} r={m.number} />
          <text x={x(payday + 1)} y={m.top - m.number * 0.58 - 3} fontSize={m.number * 1.35}>
            {i + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** The same as a table, for whoever does not see the lines. */
function Numbers({ picture, paydays, order }: Pick<ChartProps, "picture" | "paydays" | "order">) {
  const { translator, viewer } = picture;
  return (
    <table className="hidden">
      <caption>{translator.t("tc.end.chart")}</caption>
      <thead>
        <tr>
          <td />
          {order.map((seat) => (
            <th key={seat} scope="col">
              {nameOf(seat, viewer, translator)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {paydays.map(({ colours, totals }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a payday is its number.
          <tr key={i}>
            <th scope="row">
              {translator.t("tc.end.chart.payday", { number: i + 1, goods: goodsText(picture, colours) })}
            </th>
            {order.map((seat) => (
              <td key={seat}>{translator.number(totals[seat])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Everybody's points, payday by payday. */
export function Chart(props: ChartProps) {
  const [ref, size] = useSize<HTMLDivElement>();
  return (
    <>
      <div className="tc-chart" ref={ref}>
        {size ? <Lines {...props} width={size.width} height={size.height} /> : null}
      </div>
      <Numbers {...props} />
    </>
  );
}
