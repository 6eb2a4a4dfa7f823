import type { aids } from "@portolan/guides/oltremare";
import type { Seat } from "@portolan/kernel";
import { type CSSProperties, type MouseEvent, useCallback, useMemo, useState } from "react";
import { Button } from "react-aria-components";
import { FIT, type MapPosition } from "../../../table/stage/map-geometry.ts";
import { MapView } from "../../../table/stage/map-view.tsx";
import { Icon } from "../../../ui/icons.tsx";
import { useSize } from "../../../ui/use-size.ts";
import { ChartDrawing, type RoutePair } from "../art/chart.tsx";
import { portPoint } from "../art/chart-places.ts";
import { CLOSE, chartBox, fitScale, lookAt, share, WIDE } from "../art/chart-window.ts";
import type { Point } from "../art/projection.ts";
import * as place from "../places.ts";
import { Deck } from "./deck.tsx";
import type { Helm } from "./helm.ts";
import type { ChartLens } from "./lens.ts";
import { Glows, LitPorts, litPorts } from "./lit-ports.tsx";
import { Names, Ports, Ships } from "./ports.tsx";
import { Slip } from "./slip.tsx";
import { Trails, Ways } from "./ways.tsx";

/** Every route once, by the ids of its ports. */
function routesOf({ ports, neighbours }: aids.Edition["map"]): RoutePair[] {
  return neighbours.flatMap((next, from) =>
    next.flatMap((to): RoutePair[] => (from < to ? [[ports[from], ports[to]]] : [])),
  );
}

/** The ports that the picture is about: where a ship sails, or where the viewer's could. */
function placesOf({ picture, show, ways }: Helm): readonly string[] {
  const { view, table, viewer } = picture;
  const { ports } = table.edition.map;
  const voyage = show.frame?.beat.events.find(({ type }) => type === "sailed" || type === "jumped");
  if (voyage && "from" in voyage && typeof voyage.from === "number") {
    return [ports[voyage.from], ports[voyage.to as number]];
  }
  const seat: Seat = viewer ?? view.activeSeat;
  const own = ports[view.merchants[seat].port];
  // A compass leads anywhere: then the ship itself is the place to begin.
  return ways.size === 0 || ways.size > 12 ? [own] : [own, ...[...ways.keys()].map((port) => ports[port])];
}

/** The nearest port within a finger's breadth of a press. */
function nearestPort(
  { box, scale }: ChartLens,
  ports: readonly string[],
  event: MouseEvent<HTMLElement>,
): number | null {
  const rect = event.currentTarget.getBoundingClientRect();
  const [x, y] = [(event.clientX - rect.left) / rect.width, (event.clientY - rect.top) / rect.height];
  const found = ports
    .map((id, port) => {
      const [portX, portY] = share(box, portPoint(id));
      return { port, far: Math.hypot((portX - x) * box.width, (portY - y) * box.height) * scale };
    })
    .sort((a, b) => a.far - b.far)[0];
  return found && found.far < 26 ? found.port : null;
}

/** The chart with everything on it. */
export function ChartView({ helm }: { readonly helm: Helm }) {
  const { picture } = helm;
  const { table, view, viewer, translator } = picture;
  const { map } = table.edition;
  const [ref, size] = useSize<HTMLElement>();
  const [position, setPosition] = useState<MapPosition>(FIT);
  const [looked, setLooked] = useState<number | null>(null);
  const [call, setCall] = useState({ count: 0, what: "happens" as "happens" | "ship" });
  const routes = useMemo(() => routesOf(map), [map]);
  const window = size ?? { width: 1, height: 1 };
  const box = useMemo(
    () => chartBox({ width: window.width, height: window.height }),
    [window.width, window.height],
  );
  const fit = fitScale(window);
  const scale = fit * position.scale;
  const piece = Math.min(1.25, Math.max(0.8, scale));
  const lens: ChartLens = { box, window, position, scale, piece };
  const lit = litPorts(helm, lens);
  const places = placesOf(helm);
  const seat = viewer ?? view.activeSeat;
  const wanted = call.what === "ship" ? [map.ports[view.merchants[seat].port]] : places;
  const goal = {
    // Where the whole chart can be read it stays as the player has laid it.
    name: `${window.width} ${window.height} ${fit >= WIDE ? "" : `${call.count} ${wanted.join(" ")}`}`,
    at: () =>
      lookAt(
        wanted.map((id): Point => portPoint(id)),
        window,
        helm.step === "compass" ? CLOSE : undefined,
      ),
  };
  const look = useCallback(
    (what: "happens" | "ship") => setCall(({ count }) => ({ count: count + 1, what })),
    [],
  );
  return (
    <section
      className="om-chart"
      ref={ref}
      aria-labelledby="om-chart-title"
      data-place={place.chart}
      data-close={fit < WIDE}
    >
      <h2 id="om-chart-title" className="hidden">
        {translator.t("om.b.chart")}
      </h2>
      {size === null ? null : (
        <MapView
          fitLabel={translator.t("table.fit")}
          goal={goal}
          onMove={setPosition}
          tools={
            fit >= WIDE ? null : (
              <>
                <Button
                  className="tool"
                  aria-label={translator.t("om.b.myShip")}
                  onPress={() => look("ship")}
                >
                  <Icon name="sail" />
                </Button>
                <Button
                  className="tool"
                  aria-label={translator.t("om.b.happens")}
                  onPress={() => look("happens")}
                >
                  <Icon name="look" />
                </Button>
              </>
            )
          }
        >
          {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: a press here only tells what a port is; the list of ports below says it too. */}
          <div
            className="om-sheet"
            style={{ "--piece": piece } as CSSProperties}
            onClick={(event) => setLooked(nearestPort(lens, map.ports, event))}
          >
            <ChartDrawing box={box} unit={1 / fit} routes={routes} />
            <i className="om-vellum" aria-hidden="true" />
            <svg
              className="om-chart-marks"
              viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <Trails helm={helm} lens={lens} />
              <Glows helm={helm} lens={lens} lit={lit} />
              <Ways helm={helm} lens={lens} />
              <Names helm={helm} lens={lens} />
            </svg>
            <Ports helm={helm} lens={lens} />
            <Ships helm={helm} lens={lens} />
            <LitPorts helm={helm} lens={lens} lit={lit} />
            <Slip helm={helm} lens={lens} looked={looked} />
          </div>
        </MapView>
      )}
      <Deck helm={helm} />
    </section>
  );
}
