import { called, capital } from "@portolan/guides";
import { aids, goodName, type Picture, tokenName } from "@portolan/guides/oltremare";
import type { Seat } from "@portolan/kernel";
import { Button } from "react-aria-components";
import { Sheet } from "../../../ui/controls.tsx";
import { Icon as LineIcon } from "../../../ui/icons.tsx";
import { Pile, SmallCard } from "../art/card.tsx";
import { GoodPicture } from "../art/goods.tsx";
import { Icon, type IconName } from "../art/icons.tsx";
import { Shield } from "../art/shields.tsx";
import { TokenPicture } from "../art/tokens.tsx";
import type { Helm } from "./helm.ts";
import { portName } from "./ports.tsx";
import { printOf } from "./print.ts";
import { runsOf } from "./runs.ts";

function Line({ icon, text }: { readonly icon: IconName; readonly text: string }) {
  return (
    <li>
      <Icon name={icon} /> {text}
    </li>
  );
}

/** The hold: what lies on top, and all of it where the table lets it be looked through. OM-LOA-2 */
function HoldBlock({ picture, seat }: { readonly picture: Picture; readonly seat: Seat }) {
  const { table, view, translator } = picture;
  const { cargo, top, cargoSize } = view.merchants[seat];
  const figures = aids.topFigures(table, view.merchants[seat]);
  return (
    <div className="om-dossier-hold">
      {top === null ? null : (
        <span className="om-dossier-pile">
          <Pile top={printOf(picture, top)} count={cargoSize} />
        </span>
      )}
      <ul>
        {figures === null ? null : (
          <>
            <Line icon="lion" text={translator.t("om.b.dossier.limit", { limit: figures.limit })} />
            <Line icon="crate" text={translator.t("om.b.dossier.load", { load: figures.load })} />
            <li>
              <GoodPicture good={table.edition.goods[figures.good].id} />{" "}
              {translator.t("om.payout", {
                good: capital(goodName(picture, figures.good)),
                pays: aids.payoutLine(table.edition, figures.good).join(", "),
              })}
            </li>
          </>
        )}
      </ul>
      {cargo === null ? null : (
        <div className="om-dossier-runs">
          {runsOf(table.edition, cargo, 0).map((run, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: runs are known by their place in the hold.
            <span key={i}>
              <span>
                {run.cards.map((card) => (
                  <SmallCard key={card} print={printOf(picture, card)} />
                ))}
              </span>
              <b>
                <Icon name="ducat" /> {run.pays}
              </b>
            </span>
          ))}
        </div>
      )}
    </div>
  );
}

/** All there is to know about a player, large enough for a telephone. */
export function Dossier(props: {
  readonly helm: Helm;
  readonly seat: Seat;
  onTurn(seat: Seat): void;
  onClose(): void;
  /** Begins an offer to this player; null where that is not possible now. */
  readonly onDeal: (() => void) | null;
}) {
  const { helm, seat, onTurn, onClose, onDeal } = props;
  const { picture } = helm;
  const { table, view, translator } = picture;
  const { ducats, handSize, pirateCount, prestige, active, used, port } = view.merchants[seat];
  const beside = (by: number): Seat => (seat + by + table.players) % table.players;
  return (
    <Sheet
      title={called(picture, seat)}
      isOpen
      isNarrow
      onClose={onClose}
      foot={
        <>
          <Button
            className="button"
            onPress={() => onTurn(beside(-1))}
            aria-label={translator.called(beside(-1))}
          >
            <LineIcon name="back" /> <Shield seat={beside(-1)} />
          </Button>
          <Button className="button primary" onPress={onDeal ?? onClose}>
            {onDeal === null
              ? translator.t("om.b.backToBoard")
              : translator.t("om.b.dealWith", { name: translator.called(seat) })}
          </Button>
          <Button
            className="button"
            onPress={() => onTurn(beside(1))}
            aria-label={translator.called(beside(1))}
          >
            <Shield seat={beside(1)} /> <LineIcon name="next" />
          </Button>
        </>
      }
    >
      <div className="om-scene om-dossier">
        <HoldBlock picture={picture} seat={seat} />
        <ul className="om-dossier-lines">
          <Line icon="ducat" text={translator.t("om.ducats", { ducats })} />
          <Line icon="hand" text={translator.t("om.b.handCount", { count: handSize })} />
          <Line icon="pirate" text={translator.t("om.b.pirateCount", { count: pirateCount })} />
          <Line icon="prestige" text={translator.t("om.b.tileCount", { count: prestige })} />
          <Line icon="ship" text={translator.t("om.b.atPort", { port: portName(picture, port) })} />
          {active === null ? null : (
            <li>
              <TokenPicture token={active} />
              <span>
                <b>{tokenName(picture, active)}</b>: {translator.t(`token.${active}.tip`)}
              </span>
            </li>
          )}
          {used.length === 0 ? null : (
            <li>
              <TokenPicture token="used" /> {translator.t("om.b.token.used", { count: used.length })}
            </li>
          )}
        </ul>
      </div>
    </Sheet>
  );
}
