import { type aids, portText } from "@portolan/guides/oltremare";
import type { CSSProperties } from "react";
import { useRoving } from "../../../table/stage/pointing/use-roving.ts";
import { portPoint } from "../art/chart-places.ts";
import { fitScale, WIDE } from "../art/chart-window.ts";
import { ShipPicture } from "../art/ships.tsx";
import { cardsWanted, type Helm } from "./helm.ts";
import { type ChartLens, spotOf, windowShare } from "./lens.ts";
import { TOOLS } from "./slip.tsx";

type Port = aids.Port;

/** A comfortable target, in pixels. */
const TARGET = 44;

/** How large a target of each lit port can be without covering the next one, in pixels. */
export function targetSizes(points: readonly (readonly [number, number])[], scale: number): number[] {
  return points.map(([x, y], i) => {
    const nearest = points.reduce((least, [otherX, otherY], j) => {
      // Squares: two of them are apart if they are apart in one direction.
      const apart = Math.max(Math.abs(otherX - x), Math.abs(otherY - y)) * scale;
      return i === j ? least : Math.min(least, apart);
    }, TARGET);
    return Math.floor(nearest);
  });
}

function isInWindow(lens: ChartLens, id: string, hasTools: boolean): boolean {
  const { window } = lens;
  const [x, y] = windowShare(lens, portPoint(id));
  const [left, top] = [x * window.width, y * window.height];
  if (hasTools && left > window.width - TOOLS.width && top < TOOLS.height) return false;
  const edge = TARGET / 2;
  return left > edge && top > edge && left < window.width - edge && top < window.height - edge;
}

interface LitPort {
  readonly port: Port;
  /** The side of its target, in pixels. */
  readonly size: number;
}

/** Ports that can be pressed now. Those outside the window stand in the dock's list. */
export function litPorts({ picture, ways }: Helm, lens: ChartLens): readonly LitPort[] {
  const { ports } = picture.table.edition.map;
  const hasTools = fitScale(lens.window) < WIDE;
  const inWindow = [...ways.keys()].filter((port) => isInWindow(lens, ports[port], hasTools));
  const sizes = targetSizes(
    inWindow.map((port) => portPoint(ports[port])),
    lens.scale,
  );
  // A finger needs more room than ports that lie close together have: those stand in the dock's list.
  const least = matchMedia("(pointer: coarse)").matches ? TARGET : 0;
  return inWindow.flatMap((port, i) => (sizes[i] < least ? [] : [{ port, size: sizes[i] }]));
}

interface LitProps {
  readonly helm: Helm;
  readonly lens: ChartLens;
  readonly lit: readonly LitPort[];
}

function isFaint({ picture, picked, step }: Helm): boolean {
  return step === "play" && picked.length < cardsWanted(picture, step);
}

/** The light of the ports that can be pressed; it lies under tokens and names. */
export function Glows({ helm, lens, lit }: LitProps) {
  const { ports } = helm.picture.table.edition.map;
  const unit = lens.piece / lens.scale;
  return (
    <g className="om-glows" data-faint={isFaint(helm)} strokeWidth={3.4 * unit}>
      {lit.map(({ port }) => {
        const [x, y] = portPoint(ports[port]);
        return (
          <g key={port}>
            <circle className="is-glow" cx={x} cy={y} r={26 * unit} />
            <circle className="is-shade" cx={x} cy={y} r={17.4 * unit} />
            <circle className="is-ring" cx={x} cy={y} r={17 * unit} />
          </g>
        );
      })}
    </g>
  );
}

/** Where the lit ports are pressed, and a ghost of the ship at the one that is aimed at. */
export function LitPorts({ helm, lens, lit }: LitProps) {
  const { picture, ways, step, props, aim } = helm;
  const { ports } = picture.table.edition.map;
  const { translator, viewer } = picture;
  const roving = useRoving<HTMLDivElement>();
  const { suggested } = props;
  const hinted: Port | null =
    suggested?.type === "sail"
      ? (suggested.via.at(-1) ?? null)
      : suggested?.type === "jump"
        ? suggested.port
        : null;
  return (
    <div className="om-lit-ports" role="toolbar" aria-label={translator.t("om.b.lit")} {...roving}>
      {lit.map(({ port, size }) => (
        <button
          key={port}
          type="button"
          className="om-lit"
          data-suggested={port === hinted}
          style={{ ...spotOf(lens, portPoint(ports[port])), "--target": `${size}px` } as CSSProperties}
          aria-label={translator.t(step === "compass" ? "om.b.jumpTo" : "om.b.sailTo", {
            port: portText(picture, port),
          })}
          onPointerEnter={() => helm.setAim(port)}
          onFocus={() => helm.setAim(port)}
          onClick={(event) => {
            event.stopPropagation();
            helm.sailTo(port);
          }}
        />
      ))}
      {aim !== null && ways.has(aim) && viewer !== null ? (
        <span className="om-ship is-ghost" aria-hidden="true" style={spotOf(lens, portPoint(ports[aim]))}>
          <ShipPicture seat={viewer} />
        </span>
      ) : null}
    </div>
  );
}
