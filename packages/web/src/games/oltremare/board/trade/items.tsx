import { capital } from "@portolan/guides";
import { type aids, goodName, iconName, type Picture } from "@portolan/guides/oltremare";
import type { ReactNode } from "react";
import { CardFace, ClosedCard } from "../../art/card.tsx";
import { Icon } from "../../art/icons.tsx";
import { printOf } from "../print.ts";
import type { Item, Side } from "./deal.ts";

/** What is said of a card: 5 lions, ship. */
export function saidText(picture: Picture, { icons, lions }: aids.Claim): string {
  const { translator } = picture;
  const limit = lions === null ? [] : [translator.t("om.b.lions", { count: lions })];
  return [...limit, ...icons.map((icon) => iconName(picture, icon))].join(", ");
}

/** A card as far as the viewer knows it. */
export function ItemCard({ picture, item }: { readonly picture: Picture; readonly item: Item }) {
  const { goods } = picture.table.edition;
  const name = capital(goodName(picture, item.good));
  return item.card === null ? (
    <ClosedCard good={goods[item.good].id} name={name} />
  ) : (
    <CardFace print={printOf(picture, item.card)} name={name} />
  );
}

/** Coins in a row, and how many they are. */
export function Coins({ picture, ducats }: { readonly picture: Picture; readonly ducats: number }) {
  if (ducats === 0) return null;
  return (
    <span className="om-purse">
      <span aria-hidden="true">
        {Array.from({ length: Math.min(ducats, 4) }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one coin is like the other.
          <Icon key={i} name="ducat" />
        ))}
      </span>
      <b>{picture.translator.t("om.ducats", { ducats })}</b>
    </span>
  );
}

/** A slip under a card. A claim is marked: nobody has verified it. OM-OFR-4 */
export function ClaimSlip(props: {
  readonly picture: Picture;
  readonly said: aids.Claim;
  readonly kind: "theirs" | "own" | "wish";
}) {
  const { picture, said, kind } = props;
  return (
    <span className="om-claim">
      <em>{saidText(picture, said)}</em>
      <small>{picture.translator.t(`om.b.claim.${kind}`)}</small>
    </span>
  );
}

/** What one side gives. */
export function DealSide(props: {
  readonly picture: Picture;
  readonly side: Side;
  readonly title: string;
  /** What stands under a card. */
  note(item: Item, place: number): ReactNode;
  /** Makes a card a button; null where it cannot be changed. */
  press?(item: Item, place: number): { readonly label: string; onPress(): void } | null;
}) {
  const { picture, side, title, note, press } = props;
  const isEmpty = side.items.length === 0 && side.ducats === 0;
  return (
    <div className="om-side">
      <h3>{title}</h3>
      <ul className="om-side-cards" data-count={side.items.length + (side.ducats > 0 ? 1 : 0)}>
        {side.items.map((item, place) => {
          const button = press?.(item, place) ?? null;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: cards in an offer are known by their place alone.
            <li key={place}>
              {button ? (
                <button type="button" className="om-item" aria-label={button.label} onClick={button.onPress}>
                  <ItemCard picture={picture} item={item} />
                </button>
              ) : (
                <span className="om-item">
                  <ItemCard picture={picture} item={item} />
                  <span className="hidden">{goodName(picture, item.good)}</span>
                </span>
              )}
              {note(item, place)}
            </li>
          );
        })}
        {side.ducats > 0 ? (
          <li>
            <Coins picture={picture} ducats={side.ducats} />
          </li>
        ) : null}
        {isEmpty ? <li className="om-side-nothing">{picture.translator.t("nothing")}</li> : null}
      </ul>
    </div>
  );
}
