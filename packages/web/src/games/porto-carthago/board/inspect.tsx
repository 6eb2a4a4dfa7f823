import { capital } from "@portolan/guides";
import {
  aids,
  called,
  dockName,
  goodName,
  goodsText,
  type Picture,
  privilegeName,
  shipName,
  showsPurse,
} from "@portolan/guides/porto-carthago";
import type { ReactNode } from "react";
import { Button } from "react-aria-components";
import { Sheet } from "../../../ui/controls.tsx";
import type { Building, Harbour, Inspected } from "./harbour.ts";
import { Outlook } from "./outlook.tsx";

import { Line, ShipLine } from "./sheet-lines.tsx";
import {
  ChamberSheet,
  DeckSheet,
  LighthouseSheet,
  MarketSheet,
  PalaceSheet,
  PathSheet,
  SeaSheet,
  TempleSheet,
} from "./town-sheets.tsx";

const POSTS = [
  "reserve",
  "docks",
  "cards",
  "palace",
  "path",
  "lighthouse",
  "temple",
  "charters",
  "warehouse",
] as const;

/** All servants of a player, and how each comes back. */
function ServantLines({ picture, seat }: { readonly picture: Picture; readonly seat: number }) {
  const { table, view, translator } = picture;
  const strip = aids.strip(table, view, seat);
  return (
    <ul className="pc-lines">
      {POSTS.map((post) => (
        <Line
          key={post}
          sign={`servant-${seat}`}
          text={capital(translator.t(`pc.post.${post}`))}
          note={translator.t(`pc.back.${post}`)}
          value={translator.number(strip[post])}
        />
      ))}
    </ul>
  );
}

function DockSheet({ picture, dock }: { readonly picture: Picture; readonly dock: number }) {
  const { table, view, translator } = picture;
  const { owner, ship, good } = view.docks[dock];
  return (
    <ul className="pc-lines">
      <Line
        sign={owner === null ? "servant-free" : `mark-${owner}`}
        text={
          owner === null
            ? translator.t("pc.sheet.dock.free")
            : translator.t("pc.sheet.dock.held", { name: called(picture, owner) })
        }
      />
      <Line
        sign={good === null ? "warehouse" : `good-${table.edition.goods[good].id}`}
        text={
          good === null
            ? translator.t("pc.sheet.dock.empty")
            : translator.t("pc.sheet.dock.good", { good: goodName(picture, good) })
        }
      />
      {ship === null ? (
        <Line sign="dock" text={translator.t("pc.board.dock.noShip")} />
      ) : (
        <ShipLine picture={picture} ship={ship} />
      )}
      {ship === null ? null : (
        <Line
          sign={`privilege-${table.edition.ships[ship].privilege}`}
          text={privilegeName(picture, ship)}
          note={translator.t(`pc.about.${table.edition.ships[ship].privilege}`)}
        />
      )}
    </ul>
  );
}

function PlayerSheet({ harbour, seat }: { readonly harbour: Harbour; readonly seat: number }) {
  const { picture } = harbour;
  const { table, view, translator, viewer } = picture;
  const { points, talents, warehouse, held } = view.senators[seat];
  return (
    <>
      <ul className="pc-lines">
        <Line
          sign="palace"
          text={translator.t("pc.head.seats")}
          value={translator.number(aids.seatsOf(view, seat))}
        />
        <Line sign="point" text={translator.t("pc.head.points")} value={translator.number(points)} />
        <Line
          sign={showsPurse(picture, seat) ? "coin" : "purse"}
          text={translator.t("pc.head.talents")}
          value={showsPurse(picture, seat) ? translator.number(talents) : "?"}
        />
        <Line
          sign="coin"
          text={translator.t("pc.head.income")}
          value={translator.number(aids.incomeNext(table, view)[seat])}
        />
        <Line sign="warehouse" text={translator.t("pc.head.goods")} value={goodsText(picture, warehouse)} />
        {held.map((ship) => (
          <Line
            key={ship}
            sign={`privilege-${table.edition.ships[ship].privilege}`}
            text={privilegeName(picture, ship)}
            note={translator.t(`pc.about.${table.edition.ships[ship].privilege}`)}
          />
        ))}
      </ul>
      {seat === viewer ? <Outlook harbour={harbour} /> : null}
      <h3>{translator.t("pc.sheet.servants")}</h3>
      <ServantLines picture={picture} seat={seat} />
    </>
  );
}

const SHEETS: Readonly<
  Record<Exclude<Building, "servants" | "charters">, (props: { readonly picture: Picture }) => ReactNode>
> = {
  lighthouse: LighthouseSheet,
  temple: TempleSheet,
  palace: PalaceSheet,
  path: PathSheet,
  chamber: ChamberSheet,
  market: MarketSheet,
  deck: DeckSheet,
  sea: SeaSheet,
};

function titleOf(picture: Picture, inspected: Inspected): string {
  const { translator } = picture;
  switch (inspected.what) {
    case "dock":
      return dockName(picture, inspected.dock);
    case "ship":
      return shipName(picture, inspected.ship);
    case "player":
      return called(picture, inspected.seat);
    default:
      return translator.t(`pc.board.title.${inspected.what}`);
  }
}

function Content({ harbour, inspected }: { readonly harbour: Harbour; readonly inspected: Inspected }) {
  const { picture } = harbour;
  const { table, translator, viewer } = picture;
  switch (inspected.what) {
    case "dock":
      return <DockSheet picture={picture} dock={inspected.dock} />;
    case "ship": {
      const { privilege } = table.edition.ships[inspected.ship];
      return (
        <ul className="pc-lines">
          <ShipLine picture={picture} ship={inspected.ship} />
          <Line
            sign={`privilege-${privilege}`}
            text={privilegeName(picture, inspected.ship)}
            note={translator.t(`pc.about.${privilege}`)}
          />
        </ul>
      );
    }
    case "player":
      return <PlayerSheet harbour={harbour} seat={inspected.seat} />;
    case "servants":
      return <ServantLines picture={picture} seat={viewer ?? 0} />;
    case "charters":
      return (
        <>
          <p>{translator.t("pc.sheet.charters")}</p>
          <TempleSheet picture={picture} />
        </>
      );
    default: {
      const Body = SHEETS[inspected.what];
      return <Body picture={picture} />;
    }
  }
}

/** What there is to know about a part of the board: what it is, and what it is worth now. */
export function Inspector(props: {
  readonly harbour: Harbour;
  readonly inspected: Inspected | null;
  onClose(): void;
}) {
  const { harbour, inspected, onClose } = props;
  const { picture } = harbour;
  if (inspected === null) return null;
  return (
    <Sheet
      title={titleOf(picture, inspected)}
      isOpen
      isNarrow
      onClose={onClose}
      foot={
        <Button className="button primary" onPress={onClose}>
          {picture.translator.t("close")}
        </Button>
      }
    >
      <div className="pc-scene pc-sheet">
        <Content harbour={harbour} inspected={inspected} />
      </div>
    </Sheet>
  );
}
