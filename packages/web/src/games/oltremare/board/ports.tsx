import { type aids, type Picture, portText } from "@portolan/guides/oltremare";
import type { Seat } from "@portolan/kernel";
import type { CSSProperties } from "react";
import { chartPort, portPoint } from "../art/chart-places.ts";
import { ShipPicture } from "../art/ships.tsx";
import { TokenPicture } from "../art/tokens.tsx";
import * as place from "../places.ts";
import type { Helm } from "./helm.ts";
import { type ChartLens, spotOf } from "./lens.ts";
import { isNameInside } from "./port-rects.ts";

type Port = aids.Port;

interface PartProps {
  readonly helm: Helm;
  readonly lens: ChartLens;
}

/** Below this many pixels for a unit only the names of great ports can be read. */
const FAR = 0.6;

export function portName({ translator, table }: Picture, port: Port): string {
  return translator.t(`port.${table.edition.map.ports[port]}`);
}

/** How far a port's light, or a ship in it, pushes its name outwards. In pixels of a laptop. */
function outwards({ picture, ways }: Helm, port: Port): number {
  const { view, viewer, table } = picture;
  const [, , x, y] = chartPort(table.edition.map.ports[port]).name;
  const crew = view.merchants.flatMap((merchant, seat) => (merchant.port === port ? [seat] : []));
  const hull = crew.length === 0 ? 0 : viewer !== null && crew.includes(viewer) ? 29 : 25;
  return Math.max(ways.has(port) ? 9 : 0, hull - Math.hypot(x, y));
}

/** Names as old charts write them. */
export function Names({ helm, lens }: PartProps) {
  const { picture, ways } = helm;
  const { ports } = picture.table.edition.map;
  const unit = lens.piece / lens.scale;
  return (
    <g className="om-names" style={{ "--unit": unit } as CSSProperties}>
      {ports.map((id, port) => {
        if (picture.view.portTokens[port] !== null) return null;
        const [x, y] = portPoint(id);
        const isLit = ways.has(port);
        return (
          <circle key={id} cx={x} cy={y} r={(isLit ? 7 : 5) * unit} data-open={isLit ? true : undefined} />
        );
      })}
      {ports.map((id, port) => {
        const { name, isGreat = false } = chartPort(id);
        const isLit = ways.has(port);
        if (lens.scale < FAR && !isGreat && !isLit) return null;
        const [turn, anchor, x, y] = name;
        const out = outwards(helm, port) * (anchor === "end" ? -1 : 1);
        const angle = (turn * Math.PI) / 180;
        const [portX, portY] = portPoint(id);
        const at = [portX + (x + out * Math.cos(angle)) * unit, portY + (y + out * Math.sin(angle)) * unit];
        return (
          <text
            key={id}
            data-great={isGreat}
            data-open={isLit ? true : undefined}
            data-cut={isNameInside(lens, id, portName(picture, port).length, out) ? undefined : true}
            textAnchor={anchor}
            transform={`translate(${at.map((value) => value.toFixed(1)).join(" ")}) rotate(${turn})`}
          >
            {portName(picture, port)}
          </text>
        );
      })}
    </g>
  );
}

/** Ports with their tokens. For the ear they are a list. */
export function Ports({ helm, lens }: PartProps) {
  const { picture, ways } = helm;
  const { table, view, translator } = picture;
  return (
    <ul className="om-ports" aria-label={translator.t("om.b.ports")}>
      {table.edition.map.ports.map((id, port) => {
        const token = view.portTokens[port];
        return (
          <li
            key={id}
            className="om-port"
            style={spotOf(lens, portPoint(id))}
            data-place={place.port(id)}
            data-open={ways.has(port)}
          >
            <span className="hidden">{portText(picture, port)}</span>
            {token === null ? null : (
              <span className="om-port-token" data-piece={place.portToken(id)}>
                <TokenPicture token={token} />
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** How far ships in one port stand apart, in pixels. */
const BESIDE = 22;

/** The ships, each in its port; the viewer's is larger and stands in front. */
export function Ships({ helm, lens }: PartProps) {
  const { picture } = helm;
  const { table, view, viewer, translator } = picture;
  const crews = new Map<Port, Seat[]>();
  for (const [seat, { port }] of view.merchants.entries())
    crews.set(port, [...(crews.get(port) ?? []), seat]);
  return (
    <ul className="om-ships" aria-label={translator.t("om.b.ships")}>
      {view.merchants.map(({ port }, seat) => {
        const crew = crews.get(port) ?? [seat];
        const aside = (crew.indexOf(seat) - (crew.length - 1) / 2) * BESIDE;
        return (
          <li
            key={place.ship(seat)}
            className="om-ship"
            data-own={seat === viewer}
            data-active={seat === view.activeSeat}
            data-piece={place.ship(seat)}
            style={
              {
                ...spotOf(lens, portPoint(table.edition.map.ports[port])),
                "--aside": `${aside}px`,
              } as CSSProperties
            }
          >
            <ShipPicture seat={seat} />
            <span className="hidden">
              {translator.t("om.b.shipAt", { name: translator.called(seat), port: portName(picture, port) })}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
