import { type aids, tokenName } from "@portolan/guides/oltremare";
import type { CSSProperties } from "react";
import { useSize } from "../../../ui/use-size.ts";
import { portPoint } from "../art/chart-places.ts";
import { fitScale, WIDE } from "../art/chart-window.ts";
import type { Helm } from "./helm.ts";
import { type ChartLens, spotOf, windowShare } from "./lens.ts";
import { portRects } from "./port-rects.ts";
import { portName } from "./ports.tsx";
import { pointerOf, type Rect, slipSpot } from "./slip-spot.ts";

type Port = aids.Port;

/** The corner with the buttons that move the map, where it needs moving. In pixels. */
export const TOOLS = { width: 160, height: 56 };

/** What lies over the chart: the buttons, the phase and the deck. */
function furniture({ window }: ChartLens): readonly Rect[] {
  const { width, height } = window;
  const at = (right: number, bottom: number, wide: number, high: number): Rect => ({
    left: width - right - wide,
    top: height - bottom - high,
    width: wide,
    height: high,
  });
  if (fitScale(window) >= WIDE) return [at(0, 0, 260, 130)];
  return [
    at(48, 6, 136, 26),
    at(0, 0, 46, 58),
    { left: width - TOOLS.width, top: 0, ...TOOLS },
    { left: 0, top: 0, width: 110, height: 40 },
  ];
}

/** What a stop brings, in words; or what a port is, if one only looks at it. */
function bringsOf({ picture, step }: Helm, port: Port, isAim: boolean): string {
  const { view, translator, viewer } = picture;
  const token = view.portTokens[port];
  const active = viewer === null ? null : view.merchants[viewer].active;
  if (token === null)
    return translator.t(isAim && active !== null ? "om.b.slip.bareLoses" : "om.b.slip.bare");
  const name = tokenName(picture, token);
  if (!isAim) return `${name}: ${translator.t(`token.${token}.tip`)}`;
  if (token === "compass" && step !== "compass") return translator.t("om.b.slip.compass", { token: name });
  return translator.t(token === active ? "om.b.slip.again" : "om.b.slip.take", { token: name });
}

function Paper(props: {
  readonly helm: Helm;
  readonly lens: ChartLens;
  readonly port: Port;
  readonly isAim: boolean;
}) {
  const { helm, lens, port, isAim } = props;
  const { picture, step } = helm;
  const { ports } = picture.table.edition.map;
  const [ref, size] = useSize<HTMLParagraphElement>();
  const name = portName(picture, port);
  const [x, y] = windowShare(lens, portPoint(ports[port]));
  const others = ports.flatMap((id, at) => portRects(lens, id, portName(picture, at).length));
  const seen = { x: x * lens.window.width, y: y * lens.window.height };
  const paper = size ?? { width: 150, height: 50 };
  // The ship that shows the voyage lies on the left of its port.
  const ghost = { left: seen.x - 60, top: seen.y - 34, width: 44, height: 44 };
  const spot = slipSpot(seen, paper, lens.window, [...furniture(lens), ghost, ...others]);
  return (
    <p
      ref={ref}
      className="om-slip"
      role="status"
      style={
        {
          ...spotOf(lens, portPoint(ports[port])),
          "--x": `${spot.x.toFixed(1)}px`,
          "--y": `${spot.y.toFixed(1)}px`,
        } as CSSProperties
      }
    >
      <svg className="om-slip-pointer" aria-hidden="true">
        <path d={pointerOf(spot, paper)} />
      </svg>
      <b>
        {isAim
          ? picture.translator.t(step === "compass" ? "om.b.jumpTo" : "om.b.sailTo", { port: name })
          : name}
      </b>
      <span>{bringsOf(helm, port, isAim)}</span>
    </p>
  );
}

/** What a stop brings, or what a port is: a slip of paper beside it. */
export function Slip(props: { readonly helm: Helm; readonly lens: ChartLens; readonly looked: Port | null }) {
  const { helm, lens, looked } = props;
  const { aim, isAsked, ways } = helm;
  const isAim = isAsked && aim !== null && ways.has(aim);
  const port = isAim ? aim : looked;
  return port === null ? null : <Paper helm={helm} lens={lens} port={port} isAim={isAim} />;
}
