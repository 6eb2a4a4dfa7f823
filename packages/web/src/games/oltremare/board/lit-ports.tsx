import type { CSSProperties } from "react";
import { useRoving } from "../../../table/stage/pointing/use-roving.ts";
import { portPoint } from "../art/chart-places.ts";
import { share } from "../art/chart-window.ts";
import { ShipPicture } from "../art/ships.tsx";
import { type aids, portText } from "../guide/telling.ts";
import { cardsWanted, type Helm } from "./helm.ts";
import { type ChartLens, spotOf } from "./ports.tsx";

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

function isInWindow({ box, position, window }: ChartLens, id: string): boolean {
  const [x, y] = share(box, portPoint(id));
  const [left, top] = [
    position.x + x * window.width * position.scale,
    position.y + y * window.height * position.scale,
  ];
  const edge = TARGET / 2;
  return left > edge && top > edge && left < window.width - edge && top < window.height - edge;
}

/** Ports that can be pressed now. Those outside the window stand in the dock's list. */
export function LitPorts({ helm, lens }: { readonly helm: Helm; readonly lens: ChartLens }) {
  const { picture, ways, picked, step, props, aim } = helm;
  const { ports } = picture.table.edition.map;
  const { voice, viewer } = picture;
  const roving = useRoving<HTMLDivElement>();
  const isComplete = step !== "play" || picked.length === cardsWanted(picture, step);
  const { suggested } = props;
  const hinted: Port | null =
    suggested?.type === "sail"
      ? (suggested.via.at(-1) ?? null)
      : suggested?.type === "jump"
        ? suggested.port
        : null;
  const shown = [...ways.keys()].filter((port) => isInWindow(lens, ports[port]));
  const sizes = targetSizes(
    shown.map((port) => portPoint(ports[port])),
    lens.scale,
  );
  return (
    <div className="om-lit-ports" role="toolbar" aria-label={voice.say("om.b.lit")} {...roving}>
      {shown.map((port, i) => (
        <button
          key={port}
          type="button"
          className="om-lit"
          data-faint={!isComplete}
          data-suggested={port === hinted}
          style={{ ...spotOf(lens, portPoint(ports[port])), "--target": `${sizes[i]}px` } as CSSProperties}
          aria-label={voice.say(step === "compass" ? "om.b.jumpTo" : "om.b.sailTo", {
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
