import { capital } from "@portolan/guides";
import { goodName, type Picture } from "@portolan/guides/oltremare";
import type { Seat } from "@portolan/kernel";
import { GoodPicture } from "../../art/goods.tsx";
import { Icon, type IconName } from "../../art/icons.tsx";
import { type Deal, effectsOf, type GoodChange } from "./deal.ts";

function Change(props: {
  readonly icon: IconName;
  readonly label: string;
  readonly values: readonly [number, number];
  /** Whether more of it is better. */
  readonly isGood?: boolean;
}) {
  const { icon, label, values, isGood = true } = props;
  const [before, after] = values;
  const tone = before === after ? "plain" : after > before === isGood ? "gain" : "danger";
  return (
    <li>
      <Icon name={icon} />
      <b>{before}</b>
      {before === after ? null : <b data-tone={tone}>→ {after}</b>}
      <small>{label}</small>
    </li>
  );
}

/** Two salt, loaded together, pay 3 ducats instead of 1. */
function runText(picture: Picture, { good, before, after, paysBefore, paysAfter }: GoodChange): string {
  return picture.translator.t(after > before ? "om.b.effect.run" : "om.b.effect.lose", {
    good: goodName(picture, good),
    before,
    after,
    paysBefore,
    paysAfter,
  });
}

/** What a deal would do for the viewer, in figures and in a sentence or two. */
export function DealEffects({
  picture,
  deal,
  seat,
}: {
  readonly picture: Picture;
  readonly deal: Deal;
  readonly seat: Seat;
}) {
  const { translator, view, table } = picture;
  const { ducats, hand, goods, tile } = effectsOf(picture, deal, seat);
  // Of all goods the one whose run gains or loses most is worth a sentence.
  const [main] = goods
    .filter(({ before, after }) => Math.max(before, after) > 1)
    .sort((a, b) => Math.abs(b.paysAfter - b.paysBefore) - Math.abs(a.paysAfter - a.paysBefore));
  return (
    <div className="om-effects">
      <ul className="om-effect-figures">
        <Change icon="ducat" label={translator.t("om.b.effect.ducats")} values={ducats} />
        <Change icon="hand" label={translator.t("om.b.effect.hand")} values={hand} />
      </ul>
      <ul className="om-effect-lines">
        {main ? (
          <li>
            <GoodPicture good={table.edition.goods[main.good].id} />
            <span>{capital(runText(picture, main))}</span>
          </li>
        ) : null}
        <li>
          <Icon name="prestige" />
          <span>
            {tile === null
              ? translator.t("om.b.effect.noTile")
              : tile === seat
                ? translator.t("om.b.effect.tileYou", { count: view.merchants[tile].prestige + 1 })
                : translator.t("om.b.effect.tile", {
                    name: translator.called(tile),
                    count: view.merchants[tile].prestige + 1,
                    own: view.merchants[seat].prestige,
                  })}
          </span>
        </li>
      </ul>
    </div>
  );
}
