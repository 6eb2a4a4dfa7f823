import { aids, type Picture } from "@portolan/guides/oltremare";
import type { Seat } from "@portolan/kernel";
import { Shield } from "../../art/shields.tsx";
import { dealOfOffer } from "./deal.ts";
import type { PanelProps } from "./panel.tsx";
import { sideWords } from "./side-words.ts";

function Tab(props: {
  readonly picture: Picture;
  readonly seat: Seat;
  readonly note: string;
  readonly isOn: boolean;
  onPress(): void;
}) {
  const { picture, seat, note, isOn, onPress } = props;
  return (
    <button type="button" className="om-tab" aria-pressed={isOn} onClick={onPress}>
      <Shield seat={seat} />
      <span>
        <b>{picture.translator.called(seat)}</b> <small>{note}</small>
      </span>
    </button>
  );
}

/** Several offers lie side by side; without offers, those with whom one can deal. */
export function Tabs({ helm, trade }: PanelProps) {
  const { picture } = helm;
  const { table, view, translator } = picture;
  const { offers, tray, dealing } = trade;
  if (offers.length > 0) {
    const current =
      tray.kind === "draft" ? tray.draft.partner : tray.kind === "offer" ? tray.offer.from : null;
    return (
      <div className="om-tabs">
        {offers.map((offer) => (
          <Tab
            key={offer.from}
            picture={picture}
            seat={offer.from}
            note={translator.t("om.b.tab.offers", {
              goods: sideWords(picture, dealOfOffer(offer).fromGives),
            })}
            isOn={offer.from === current}
            onPress={() => trade.look(offer.from)}
          />
        ))}
        {trade.said.passed.map((seat) => (
          <p key={seat} className="om-tab is-passed">
            <Shield seat={seat} />
            <span>
              <b>{translator.called(seat)}</b>{" "}
              <small>{translator.t("om.b.tab.passes", { said: trade.said.words.get(seat) ?? "" })}</small>
            </span>
          </p>
        ))}
      </div>
    );
  }
  if (tray.kind !== "draft" || dealing === null || dealing.partners.length < 2) return null;
  return (
    <div className="om-tabs">
      {dealing.partners.map((seat) => {
        const { threads } = aids.pairLeft(table, view, seat);
        return (
          <Tab
            key={seat}
            picture={picture}
            seat={seat}
            note={translator.t("om.b.tab.tries", { count: threads })}
            isOn={seat === tray.draft.partner}
            onPress={() => trade.change({ ...tray.draft, partner: seat, ask: tray.draft.ask, take: [] })}
          />
        );
      })}
    </div>
  );
}
