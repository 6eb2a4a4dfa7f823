import { aids, called, shipName } from "@portolan/guides/porto-carthago";
import { shipPrint } from "../art/pieces.ts";
import { Ship } from "../art/ship.tsx";
import { Piece } from "../art/symbol.tsx";
import type { Harbour } from "./harbour.ts";

type VoyageEvent = Extract<aids.PortoEvent, { readonly type: "voyage" }>;

/** A voyage as it is shown: the card that was turned up, and how it went. */
interface Voyage {
  readonly event: VoyageEvent;
  readonly ship: number | null;
}

function voyageOf({ show }: Pick<Harbour, "show">): Voyage | null {
  const events = show.frame?.beat.events ?? [];
  const event = events.find((one): one is VoyageEvent => one.type === "voyage");
  if (!event) return null;
  const card = events.find((one) => one.type === "voyageCard");
  return { event, ship: card && "cards" in card ? (card.cards?.[0] ?? null) : null };
}

/** The moment of a voyage: danger against the servants in the temple, what the chance was, and the result. */
export function Moment({ harbour }: { readonly harbour: Harbour }) {
  const voyage = voyageOf(harbour);
  if (!voyage) return null;
  const { picture, show } = harbour;
  const { table, translator } = picture;
  const { seat, danger, temple, success } = voyage.event;
  const odds = aids.voyageOdds(table, show.still, seat);
  return (
    <div className="pc-moment" data-success={success} aria-hidden="true">
      <b>{translator.t("pc.moment.title", { name: called(picture, seat) })}</b>
      <div>
        {voyage.ship === null ? null : <Ship print={shipPrint(table.edition, voyage.ship)} />}
        <ul>
          <li>
            <span>{translator.t("pc.moment.danger")}</span>
            <b>{danger}</b>
          </li>
          <li>
            <span>
              <Piece name="temple" /> {translator.t("pc.moment.temple")}
            </span>
            <b>{temple}</b>
          </li>
          {odds ? (
            <li>
              <span>{translator.t("pc.moment.chance")}</span>
              <b>{translator.t("pc.chip.odds", { percent: Math.round(odds.success * 100) })}</b>
            </li>
          ) : null}
        </ul>
      </div>
      <em>{translator.t(success ? "pc.moment.success" : "pc.moment.failure")}</em>
      {voyage.ship === null ? null : <span className="hidden">{shipName(picture, voyage.ship)}</span>}
    </div>
  );
}
