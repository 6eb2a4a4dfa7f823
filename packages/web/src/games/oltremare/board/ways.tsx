import type { aids } from "@portolan/guides/oltremare";
import { smoothLine, voyagePoints } from "../art/chart-places.ts";
import type { Helm } from "./helm.ts";
import type { ChartLens } from "./lens.ts";
import { shortestWay } from "./voyages.ts";

function lineOf({ ports }: aids.Edition["map"], way: readonly number[]): string {
  return smoothLine(voyagePoints(way.map((port) => ports[port])));
}

/** The ways to all lit ports as dots; the one that is looked at as a line. A compass needs no route. */
export function Ways({ helm, lens }: { readonly helm: Helm; readonly lens: ChartLens }) {
  const { ways, aim, step, picture, props } = helm;
  const { map } = picture.table.edition;
  const unit = lens.piece / lens.scale;
  const { suggested } = props;
  const hinted = suggested?.type === "sail" ? suggested.via.at(-1) : undefined;
  const main = ways.get(aim ?? hinted ?? -1);
  return (
    <g className="om-ways">
      {step === "compass"
        ? null
        : [...ways].map(([port, way]) =>
            way === main ? null : (
              <path
                key={port}
                className="is-dotted"
                d={lineOf(map, way)}
                strokeWidth={2.8 * unit}
                strokeDasharray={`${0.1 * unit} ${7 * unit}`}
              />
            ),
          )}
      {main && step !== "compass" ? (
        <>
          <path className="is-halo" d={lineOf(map, main)} strokeWidth={8 * unit} />
          <path className="is-main" d={lineOf(map, main)} strokeWidth={4 * unit} />
        </>
      ) : null}
    </g>
  );
}

/** Where ships have come from since the viewer's last move, faintly. */
export function Trails({ helm, lens }: { readonly helm: Helm; readonly lens: ChartLens }) {
  const { picture, props, ways } = helm;
  const { since } = props;
  if (since === null || ways.size > 0) return null;
  const { map } = picture.table.edition;
  const unit = lens.piece / lens.scale;
  return (
    <g className="om-trails">
      {picture.view.merchants.map(({ port }, seat) => {
        const from = since.merchants[seat].port;
        return from === port ? null : (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: a ship is known by its owner's seat.
            key={seat}
            d={lineOf(map, shortestWay(map, from, port))}
            strokeWidth={3 * unit}
            strokeDasharray={`${0.1 * unit} ${9 * unit}`}
          />
        );
      })}
    </g>
  );
}
