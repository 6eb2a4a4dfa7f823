import { useMemo, useRef } from "react";
import "./board.css";
import "./cards.css";
import "./chart.css";
import type { BoardProps } from "../../../table/board.ts";
import { aids, type Move, type Picture, type Traders as Shapes, tableOf } from "../guide/telling.ts";
import * as places from "../places.ts";
import { Actions } from "./actions.tsx";
import { Chart } from "./chart.tsx";
import { Hand } from "./hand.tsx";
import { Ledger } from "./ledger.tsx";
import { Notices } from "./notices.tsx";
import { Caption, Flights } from "./spectacle.tsx";
import { Traders } from "./traders.tsx";
import { useCapture, useMotion } from "./use-motion.ts";
import { usePointing } from "./use-pointing.ts";
import { useShow } from "./use-show.ts";
import { Farm, Market } from "./zones.tsx";

/** What the purchase in the bar would lead to. */
function previewOf({ table, view, viewer }: Picture, chosen: Move | null): aids.PurchasePreview | null {
  return chosen?.type === "buy" && viewer !== null ? aids.purchasePreview(table, view, viewer) : null;
}

/** The board of Traders of Carthage: the route above, Market, Farm and hand below it, the players beside them. */
export default function Board(props: BoardProps<Shapes>) {
  const { scene, guide, legal, table: state } = props;
  const table = useMemo(() => tableOf(state.settings), [state.settings]);
  const root = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const { before, capture } = useCapture(root);
  const show = useShow(props, capture);
  const { frame, isRunning } = show;
  const pointer = usePointing(props, table, show);
  const picture: Picture = useMemo(() => ({ ...scene, view: show.view, table }), [scene, show.view, table]);
  const still: Picture = useMemo(() => ({ ...scene, view: show.still, table }), [scene, show.still, table]);
  useMotion(root, layer, before, frame, table.edition);

  const preview = isRunning ? null : previewOf(picture, pointer.meant);
  const stores = useMemo(
    () =>
      isRunning || scene.view.agenda.at(-1)?.step !== "storage" || legal.length === 0
        ? []
        : (guide.choices(scene, legal)[0]?.choices.map(({ move }) => move) ?? []),
    [isRunning, guide, scene, legal],
  );
  return (
    <div className="tc" ref={root} data-running={isRunning}>
      <div className="tc-caption-place">
        <Caption picture={picture} guide={guide} frame={frame} />
      </div>
      <div className="tc-layout">
        <div className="tc-table">
          <Chart picture={picture} preview={preview} />
          <Notices scene={still} guide={guide} />
          <Market picture={picture} pointer={pointer} />
          <div className="tc-mine">
            <Actions
              picture={picture}
              pointer={pointer}
              legal={legal}
              stores={stores}
              events={state.events}
            />
            <Hand picture={picture} pointer={pointer} />
          </div>
          <Farm picture={picture} pointer={pointer} />
        </div>
        <div className="tc-people" data-place={places.players}>
          <Traders picture={picture} pointer={pointer} preview={preview} />
          <Ledger picture={picture} guide={guide} events={state.events} />
        </div>
      </div>
      <Flights picture={picture} frame={frame} layer={layer} />
    </div>
  );
}
