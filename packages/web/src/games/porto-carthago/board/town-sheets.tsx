import { capital } from "@portolan/guides";
import {
  aids,
  called,
  goodName,
  goodsText,
  type Picture,
  seatList,
  showsPurse,
} from "@portolan/guides/porto-carthago";
import { fateText } from "./sea.tsx";

import { Line, ShipLine } from "./sheet-lines.tsx";

export function LighthouseSheet({ picture }: { readonly picture: Picture }) {
  const { table, view, translator } = picture;
  const order = aids.pickers(table, view);
  return (
    <>
      <p>{translator.t("pc.sheet.lighthouse")}</p>
      <ol className="pc-lines">
        {order.map(({ seat, servants, ships }) => (
          <Line
            key={seat}
            sign={`mark-${seat}`}
            text={called(picture, seat)}
            note={translator.t("pc.card.cost", { servants })}
            value={translator.t("pc.sheet.ships", { ships })}
            {...(ships === 0 ? { tone: "danger" as const } : {})}
          />
        ))}
        {order.length === 0 ? <Line text={translator.t("pc.sheet.lighthouse.empty")} /> : null}
      </ol>
    </>
  );
}

export function TempleSheet({ picture }: { readonly picture: Picture }) {
  const { table, view, translator, viewer } = picture;
  const odds = viewer === null ? null : aids.voyageOdds(table, view, viewer);
  return (
    <>
      <p>{translator.t("pc.sheet.temple")}</p>
      <ul className="pc-lines">
        {view.senators.map(({ temple }, seat) => (
          <Line
            // biome-ignore lint/suspicious/noArrayIndexKey: players are known by their seats.
            key={seat}
            sign={`mark-${seat}`}
            text={called(picture, seat)}
            value={translator.number(temple)}
          />
        ))}
        {odds && viewer !== null && view.senators[viewer].temple > 0 ? (
          <Line
            sign="temple"
            text={translator.t("pc.outlook.voyage")}
            note={translator.t("pc.note.voyage", {
              percent: Math.round(odds.success * 100),
              talents: odds.talents.toFixed(1),
              points: odds.points.toFixed(1),
            })}
            value={translator.t("pc.chip.odds", { percent: Math.round(odds.success * 100) })}
          />
        ) : (
          <Line sign="temple" text={translator.t("pc.voyage.noTemple")} />
        )}
      </ul>
    </>
  );
}

export function PalaceSheet({ picture }: { readonly picture: Picture }) {
  const { table, view, translator } = picture;
  const { price, after, buyers } = aids.forSale(table, view);
  const able = buyers.filter((seat) => showsPurse(picture, seat));
  return (
    <>
      <p>{translator.t("pc.sheet.palace")}</p>
      <ul className="pc-lines">
        <Line
          sign="palace"
          text={translator.t("pc.board.nextSeat")}
          value={translator.t("pc.sheet.price", { ...price })}
        />
        <Line
          sign="palace"
          text={translator.t("pc.sheet.then")}
          value={translator.t("pc.sheet.price", { ...after })}
        />
        <Line
          sign="coin"
          text={
            able.length === 0
              ? translator.t("pc.sheet.buyers.none")
              : translator.t("pc.sheet.buyers", { buyers: seatList(picture, able) })
          }
        />
        {view.senators.map((_, seat) => (
          <Line
            // biome-ignore lint/suspicious/noArrayIndexKey: players are known by their seats.
            key={seat}
            sign={`mark-${seat}`}
            text={called(picture, seat)}
            value={translator.t("pc.sheet.seats", { seats: aids.seatsOf(view, seat) })}
          />
        ))}
      </ul>
    </>
  );
}

export function PathSheet({ picture }: { readonly picture: Picture }) {
  const { table, view, translator } = picture;
  const { filled, length, award, next, standings } = aids.pathStatus(table, view);
  return (
    <>
      <p>{translator.t("pc.sheet.path")}</p>
      <ul className="pc-lines">
        <Line sign="path" text={translator.t("pc.path", { filled, length })} />
        <Line
          sign="palace"
          text={translator.t("pc.sheet.award")}
          value={award.length === 0 ? "–" : award.join(" · ")}
        />
        {next ? (
          <Line
            sign="servant"
            text={translator.t("pc.path.next", { spaces: next.spaces, award: next.award.join(" · ") })}
          />
        ) : null}
        {standings.map(({ seat, servants, seats }) => (
          <Line
            key={seat}
            sign={`mark-${seat}`}
            text={called(picture, seat)}
            note={translator.t("pc.card.cost", { servants })}
            value={translator.t("pc.sheet.seats", { seats })}
          />
        ))}
      </ul>
    </>
  );
}

export function ChamberSheet({ picture }: { readonly picture: Picture }) {
  const { table, view, translator } = picture;
  const order = view.senators
    .map((_, seat) => seat)
    .sort((a, b) => view.senators[b].points - view.senators[a].points);
  return (
    <>
      <p>{translator.t("pc.sheet.chamber", { end: table.edition.parameters.earlyEndPoints })}</p>
      <ul className="pc-lines">
        {order.map((seat) => (
          <Line
            key={seat}
            sign={`mark-${seat}`}
            text={called(picture, seat)}
            value={translator.number(view.senators[seat].points)}
          />
        ))}
      </ul>
    </>
  );
}

export function MarketSheet({ picture }: { readonly picture: Picture }) {
  const { table, view, translator } = picture;
  const { prices } = table.edition;
  return (
    <>
      <p>
        {translator.t("pc.sheet.market", { prices: prices.join(", "), price: aids.ladderPrice(table, view) })}
      </p>
      <ul className="pc-lines">
        {view.market.map((count, good) =>
          count === 0 ? null : (
            <Line
              key={table.edition.goods[good].id}
              sign={`good-${table.edition.goods[good].id}`}
              text={capital(goodName(picture, good))}
              value={translator.number(count)}
            />
          ),
        )}
        <Line sign="warehouse" text={translator.t("pc.sheet.bag")} note={goodsText(picture, view.bag)} />
      </ul>
    </>
  );
}

export function DeckSheet({ picture }: { readonly picture: Picture }) {
  const { table, view, translator } = picture;
  const { unknown, known, memory } = view.deck;
  const top = (memory ?? []).flatMap(({ named }) => named);
  return (
    <>
      <p>{translator.t("pc.deck", { size: unknown.length + known.length, known: known.length })}</p>
      {top.length === 0 ? null : (
        <>
          <h3>{translator.t("pc.sheet.top")}</h3>
          <ol className="pc-lines">
            {top.map((ship) => (
              <ShipLine key={ship} picture={picture} ship={ship} />
            ))}
          </ol>
        </>
      )}
      {table.options.deckMemory === "shown" && known.length > 0 ? (
        <>
          <h3>{translator.t("pc.sheet.bottom")}</h3>
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

export function SeaSheet({ picture }: { readonly picture: Picture }) {
  const { table, view, translator } = picture;
  return (
    <>
      <h3>{translator.t("pc.board.row1")}</h3>
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
      <h3>{translator.t("pc.board.row2")}</h3>
      <ol className="pc-lines">
        {view.rows[1].map((ship) =>
          ship === null ? null : <ShipLine key={ship} picture={picture} ship={ship} />,
        )}
      </ol>
    </>
  );
}
