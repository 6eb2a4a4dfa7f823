import { aids, type Card, type Picture, tokenName } from "@portolan/guides/oltremare";
import type { ReactNode } from "react";
import { Icon, type IconName } from "../art/icons.tsx";
import { TokenPicture } from "../art/tokens.tsx";
import * as place from "../places.ts";
import { type Helm, tallyOf } from "./helm.ts";

/** How many of the cards show each symbol. */
function symbolsOn({ table }: Picture, cards: readonly Card[]): readonly number[] {
  return aids.ICONS.map(
    (_, icon) => cards.filter((card) => table.edition.cards[card].icons.includes(icon)).length,
  );
}

function Cell(props: {
  readonly icon: IconName;
  readonly symbols: number;
  /** What a token adds to the symbols. */
  readonly more?: number;
  readonly value: string;
  readonly note: ReactNode;
  readonly tone: "gain" | "danger" | "plain";
}) {
  const { icon, symbols, more = 0, value, note, tone } = props;
  return (
    <div data-tone={tone}>
      <dt>
        <Icon name={icon} />
        <span aria-hidden="true">
          ×{symbols}
          {more > 0 ? <i>+{more}</i> : null}
        </span>
      </dt>
      <dd>
        <b>{value}</b>
        <small>{note}</small>
      </dd>
    </div>
  );
}

/** What the active token does to the selected cards, and that sailing uses it up. */
function tokenNote(picture: Picture, active: aids.Token, { losesToken }: aids.PlayPreview): string {
  const { translator } = picture;
  const token = tokenName(picture, active);
  return losesToken === null
    ? translator.t("om.b.token.acts", { token, tip: translator.t(`token.${active}.tip`) })
    : translator.t("om.b.token.last", { token, tip: translator.t(`token.${active}.tip`) });
}

/** What the selected cards do, figure by figure. */
export function Tally({ helm }: { readonly helm: Helm }) {
  const { picture, picked } = helm;
  const { view, viewer, translator } = picture;
  const sums = tallyOf(helm);
  if (viewer === null) return null;
  const { active, ducats } = view.merchants[viewer];
  const symbols = symbolsOn(picture, picked);
  const gained = sums === null ? 0 : sums.ducats + sums.sailingDucats;
  const pirates = sums?.pirateCards ?? 0;
  const cards = sums?.newCards ?? 0;
  const steps = sums?.steps ?? 0;
  return (
    <div className="om-tally" data-place={place.tally} data-empty={sums === null}>
      <dl>
        <Cell
          icon="ducat"
          symbols={symbols[0]}
          more={active === "goodBusiness" && sums !== null ? 1 : 0}
          value={`+${gained}`}
          note={`${ducats} → ${ducats + gained}`}
          tone={gained > 0 ? "gain" : "plain"}
        />
        <Cell
          icon="pirate"
          symbols={symbols[1]}
          value={String(pirates)}
          note={translator.t("om.b.tally.pirates")}
          tone={pirates > 0 ? "danger" : "plain"}
        />
        <Cell
          icon="market"
          symbols={symbols[2]}
          value={String(cards)}
          note={translator.t("om.b.tally.cards", { count: cards })}
          tone="plain"
        />
        <Cell
          icon="ship"
          symbols={symbols[3]}
          value={String(steps)}
          note={translator.t("om.b.tally.steps", { count: steps })}
          tone="plain"
        />
      </dl>
      {active !== null && sums !== null ? (
        <p className="om-note">
          <TokenPicture token={active} />
          <span>{tokenNote(picture, active, sums)}</span>
        </p>
      ) : null}
    </div>
  );
}
