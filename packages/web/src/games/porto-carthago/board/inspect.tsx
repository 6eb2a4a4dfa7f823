import { capital } from "@portolan/guides";
import {
  aids,
  called,
  cargoText,
  dockName,
  goodName,
  goodsText,
  type Picture,
  privilegeName,
  seatList,
  shipName,
  showsPurse,
} from "@portolan/guides/porto-carthago";
import type { ReactNode } from "react";
import { Button } from "react-aria-components";
import { Sheet } from "../../../ui/controls.tsx";
import { shipPrint } from "../art/pieces.ts";
import { Ship } from "../art/ship.tsx";
import { Piece, type PieceName } from "../art/symbol.tsx";
import type { Building, Harbour, Inspected } from "./harbour.ts";
import { Outlook } from "./outlook.tsx";
import { fateText } from "./sea.tsx";

/** A line of a sheet: sign, words, and what counts at the end. */
function Line(props: {
  readonly sign?: PieceName;
  readonly text: ReactNode;
  readonly note?: ReactNode;
  readonly value?: ReactNode;
  readonly tone?: "danger" | "gain";
}) {
  return (
    <li data-tone={props.tone}>
      {props.sign === undefined ? null : <Piece name={props.sign} />}
      <span>
        {props.text}
        {props.note === undefined ? null : <small>{props.note}</small>}
      </span>
      {props.value === undefined ? null : <b>{props.value}</b>}
    </li>
  );
}

function ShipLine({
  picture,
  ship,
  fate,
}: {
  readonly picture: Picture;
  readonly ship: number;
  readonly fate?: string;
}) {
  return (
    <li>
      <Ship print={shipPrint(picture.table.edition, ship)} className="pc-sheet-ship" />
      <span>
        {shipName(picture, ship)}
        <small>{cargoText(picture, ship)}</small>
        {fate === undefined ? null : <small>{fate}</small>}
      </span>
    </li>
  );
}

function LighthouseSheet({ picture }: { readonly picture: Picture }) {
  const { table, view, voice } = picture;
  const order = aids.pickers(table, view);
  return (
    <>
      <p>{voice.say("pc.sheet.lighthouse")}</p>
      <ol className="pc-lines">
        {order.map(({ seat, servants, ships }) => (
          <Line
            key={seat}
            sign={`mark-${seat}`}
            text={called(picture, seat)}
            note={voice.say("pc.card.cost", { servants })}
            value={voice.say("pc.sheet.ships", { ships })}
            {...(ships === 0 ? { tone: "danger" as const } : {})}
          />
        ))}
        {order.length === 0 ? <Line text={voice.say("pc.sheet.lighthouse.empty")} /> : null}
      </ol>
    </>
  );
}

function TempleSheet({ picture }: { readonly picture: Picture }) {
  const { table, view, voice, viewer } = picture;
  const odds = viewer === null ? null : aids.voyageOdds(table, view, viewer);
  return (
    <>
      <p>{voice.say("pc.sheet.temple")}</p>
      <ul className="pc-lines">
        {view.senators.map(({ temple }, seat) => (
          <Line
            // biome-ignore lint/suspicious/noArrayIndexKey: players are known by their seats.
            key={seat}
            sign={`mark-${seat}`}
            text={called(picture, seat)}
            value={voice.number(temple)}
          />
        ))}
        {odds && viewer !== null && view.senators[viewer].temple > 0 ? (
          <Line
            sign="temple"
            text={voice.say("pc.outlook.voyage")}
            note={voice.say("pc.note.voyage", {
              percent: Math.round(odds.success * 100),
              talents: odds.talents.toFixed(1),
              points: odds.points.toFixed(1),
            })}
            value={voice.say("pc.chip.odds", { percent: Math.round(odds.success * 100) })}
          />
        ) : (
          <Line sign="temple" text={voice.say("pc.voyage.noTemple")} />
        )}
      </ul>
    </>
  );
}

function PalaceSheet({ picture }: { readonly picture: Picture }) {
  const { table, view, voice } = picture;
  const { price, after, buyers } = aids.forSale(table, view);
  const able = buyers.filter((seat) => showsPurse(picture, seat));
  return (
    <>
      <p>{voice.say("pc.sheet.palace")}</p>
      <ul className="pc-lines">
        <Line
          sign="palace"
          text={voice.say("pc.board.nextSeat")}
          value={voice.say("pc.sheet.price", { ...price })}
        />
        <Line
          sign="palace"
          text={voice.say("pc.sheet.then")}
          value={voice.say("pc.sheet.price", { ...after })}
        />
        <Line
          sign="coin"
          text={
            able.length === 0
              ? voice.say("pc.sheet.buyers.none")
              : voice.say("pc.sheet.buyers", { buyers: seatList(picture, able) })
          }
        />
        {view.senators.map((_, seat) => (
          <Line
            // biome-ignore lint/suspicious/noArrayIndexKey: players are known by their seats.
            key={seat}
            sign={`mark-${seat}`}
            text={called(picture, seat)}
            value={voice.say("pc.sheet.seats", { seats: aids.seatsOf(view, seat) })}
          />
        ))}
      </ul>
    </>
  );
}

function PathSheet({ picture }: { readonly picture: Picture }) {
  const { table, view, voice } = picture;
  const { filled, length, award, next, standings } = aids.pathStatus(table, view);
  return (
    <>
      <p>{voice.say("pc.sheet.path")}</p>
      <ul className="pc-lines">
        <Line sign="path" text={voice.say("pc.path", { filled, length })} />
        <Line
          sign="palace"
          text={voice.say("pc.sheet.award")}
          value={award.length === 0 ? "–" : award.join(" · ")}
        />
        {next ? (
          <Line
            sign="servant"
            text={voice.say("pc.path.next", { spaces: next.spaces, award: next.award.join(" · ") })}
          />
        ) : null}
        {standings.map(({ seat, servants, seats }) => (
          <Line
            key={seat}
            sign={`mark-${seat}`}
            text={called(picture, seat)}
            note={voice.say("pc.card.cost", { servants })}
            value={voice.say("pc.sheet.seats", { seats })}
          />
        ))}
      </ul>
    </>
  );
}

function ChamberSheet({ picture }: { readonly picture: Picture }) {
  const { table, view, voice } = picture;
  const order = view.senators
    .map((_, seat) => seat)
    .sort((a, b) => view.senators[b].points - view.senators[a].points);
  return (
    <>
      <p>{voice.say("pc.sheet.chamber", { end: table.edition.parameters.earlyEndPoints })}</p>
      <ul className="pc-lines">
        {order.map((seat) => (
          <Line
            key={seat}
            sign={`mark-${seat}`}
            text={called(picture, seat)}
            value={voice.number(view.senators[seat].points)}
          />
        ))}
      </ul>
    </>
  );
}

function MarketSheet({ picture }: { readonly picture: Picture }) {
  const { table, view, voice } = picture;
  const { prices } = table.edition;
  return (
    <>
      <p>
        {voice.say("pc.sheet.market", { prices: prices.join(", "), price: aids.ladderPrice(table, view) })}
      </p>
      <ul className="pc-lines">
        {view.market.map((count, good) =>
          count === 0 ? null : (
            <Line
              key={table.edition.goods[good].id}
              sign={`good-${table.edition.goods[good].id}`}
              text={capital(goodName(picture, good))}
              value={voice.number(count)}
            />
          ),
        )}
        <Line sign="warehouse" text={voice.say("pc.sheet.bag")} note={goodsText(picture, view.bag)} />
      </ul>
    </>
  );
}

function DeckSheet({ picture }: { readonly picture: Picture }) {
  const { table, view, voice } = picture;
  const { unknown, known, memory } = view.deck;
  const top = (memory ?? []).flatMap(({ named }) => named);
  return (
    <>
      <p>{voice.say("pc.deck", { size: unknown.length + known.length, known: known.length })}</p>
      {top.length === 0 ? null : (
        <>
          <h3>{voice.say("pc.sheet.top")}</h3>
          <ol className="pc-lines">
            {top.map((ship) => (
              <ShipLine key={ship} picture={picture} ship={ship} />
            ))}
          </ol>
        </>
      )}
      {table.options.deckMemory === "shown" && known.length > 0 ? (
        <>
          <h3>{voice.say("pc.sheet.bottom")}</h3>
          <ol className="pc-lines">
            {known.map((ship) => (
              <ShipLine key={ship} picture={picture} ship={ship} />
            ))}
          </ol>
        </>
      ) : null}
    </>
  );
}

function SeaSheet({ picture }: { readonly picture: Picture }) {
  const { table, view, voice } = picture;
  return (
    <>
      <h3>{voice.say("pc.board.row1")}</h3>
      <ol className="pc-lines">
        {aids
          .dockings(table, view)
          .map((docking) =>
            docking ? (
              <ShipLine
                key={docking.ship}
                picture={picture}
                ship={docking.ship}
                fate={fateText(picture, docking, false)}
              />
            ) : null,
          )}
      </ol>
      <h3>{voice.say("pc.board.row2")}</h3>
      <ol className="pc-lines">
        {view.rows[1].map((ship) =>
          ship === null ? null : <ShipLine key={ship} picture={picture} ship={ship} />,
        )}
      </ol>
    </>
  );
}

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
  const { table, view, voice } = picture;
  const strip = aids.strip(table, view, seat);
  return (
    <ul className="pc-lines">
      {POSTS.map((post) => (
        <Line
          key={post}
          sign={`servant-${seat}`}
          text={capital(voice.say(`pc.post.${post}`))}
          note={voice.say(`pc.back.${post}`)}
          value={voice.number(strip[post])}
        />
      ))}
    </ul>
  );
}

function DockSheet({ picture, dock }: { readonly picture: Picture; readonly dock: number }) {
  const { table, view, voice } = picture;
  const { owner, ship, good } = view.docks[dock];
  return (
    <ul className="pc-lines">
      <Line
        sign={owner === null ? "servant-free" : `mark-${owner}`}
        text={
          owner === null
            ? voice.say("pc.sheet.dock.free")
            : voice.say("pc.sheet.dock.held", { name: called(picture, owner) })
        }
      />
      <Line
        sign={good === null ? "warehouse" : `good-${table.edition.goods[good].id}`}
        text={
          good === null
            ? voice.say("pc.sheet.dock.empty")
            : voice.say("pc.sheet.dock.good", { good: goodName(picture, good) })
        }
      />
      {ship === null ? (
        <Line sign="dock" text={voice.say("pc.board.dock.noShip")} />
      ) : (
        <ShipLine picture={picture} ship={ship} />
      )}
      {ship === null ? null : (
        <Line
          sign={`privilege-${table.edition.ships[ship].privilege}`}
          text={privilegeName(picture, ship)}
          note={voice.say(`pc.about.${table.edition.ships[ship].privilege}`)}
        />
      )}
    </ul>
  );
}

function PlayerSheet({ harbour, seat }: { readonly harbour: Harbour; readonly seat: number }) {
  const { picture } = harbour;
  const { table, view, voice, viewer } = picture;
  const { points, talents, warehouse, held } = view.senators[seat];
  return (
    <>
      <ul className="pc-lines">
        <Line
          sign="palace"
          text={voice.say("pc.head.seats")}
          value={voice.number(aids.seatsOf(view, seat))}
        />
        <Line sign="point" text={voice.say("pc.head.points")} value={voice.number(points)} />
        <Line
          sign={showsPurse(picture, seat) ? "coin" : "purse"}
          text={voice.say("pc.head.talents")}
          value={showsPurse(picture, seat) ? voice.number(talents) : "?"}
        />
        <Line
          sign="coin"
          text={voice.say("pc.head.income")}
          value={voice.number(aids.incomeNext(table, view)[seat])}
        />
        <Line sign="warehouse" text={voice.say("pc.head.goods")} value={goodsText(picture, warehouse)} />
        {held.map((ship) => (
          <Line
            key={ship}
            sign={`privilege-${table.edition.ships[ship].privilege}`}
            text={privilegeName(picture, ship)}
            note={voice.say(`pc.about.${table.edition.ships[ship].privilege}`)}
          />
        ))}
      </ul>
      {seat === viewer ? <Outlook harbour={harbour} /> : null}
      <h3>{voice.say("pc.sheet.servants")}</h3>
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
  const { voice } = picture;
  switch (inspected.what) {
    case "dock":
      return dockName(picture, inspected.dock);
    case "ship":
      return shipName(picture, inspected.ship);
    case "player":
      return called(picture, inspected.seat);
    default:
      return voice.say(`pc.board.title.${inspected.what}`);
  }
}

function Content({ harbour, inspected }: { readonly harbour: Harbour; readonly inspected: Inspected }) {
  const { picture } = harbour;
  const { table, voice, viewer } = picture;
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
            note={voice.say(`pc.about.${privilege}`)}
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
          <p>{voice.say("pc.sheet.charters")}</p>
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
          {picture.voice.say("close")}
        </Button>
      }
    >
      <div className="pc-scene pc-sheet">
        <Content harbour={harbour} inspected={inspected} />
      </div>
    </Sheet>
  );
}
