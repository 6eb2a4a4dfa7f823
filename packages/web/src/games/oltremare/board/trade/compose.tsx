import { capital } from "@portolan/guides";
import {
  type aids,
  askFor,
  type Draft,
  goodName,
  type Picture,
  toggleGift,
  toggleTake,
} from "@portolan/guides/oltremare";
import { GoodPicture } from "../../art/goods.tsx";
import { ClaimEditor } from "./claim-editor.tsx";
import { dealOfDraft, type Item } from "./deal.ts";
import { ClaimSlip, DealSide } from "./items.tsx";

interface ComposeProps {
  readonly picture: Picture;
  readonly draft: Draft;
  readonly countered: aids.OfferView | null;
  onChange(draft: Draft): void;
}

/** One number for both directions: below zero the partner pays, above it the viewer. OM-OFR-6 */
export function netDucats({ giveDucats, askDucats }: Draft): number {
  return giveDucats - askDucats;
}

export function withDucats(draft: Draft, net: number): Draft {
  return { ...draft, giveDucats: Math.max(0, net), askDucats: Math.max(0, -net) };
}

function DucatSlider({ picture, draft, onChange }: ComposeProps) {
  const { table, translator } = picture;
  const most = table.edition.maxDucatsPerOffer;
  const net = netDucats(draft);
  const name = translator.called(draft.partner);
  const set = (value: number): void => onChange(withDucats(draft, Math.max(-most, Math.min(most, value))));
  const text =
    net === 0
      ? translator.t("om.b.ducats.none")
      : net > 0
        ? translator.t("om.b.ducats.youPay", { ducats: net })
        : translator.t("om.b.ducats.theyPay", { name, ducats: -net });
  return (
    <div className="om-slider">
      <button
        type="button"
        aria-label={translator.t("om.b.ducats.less", { name })}
        onClick={() => set(net - 1)}
      >
        −
      </button>
      <input
        type="range"
        min={-most}
        max={most}
        step={1}
        value={net}
        aria-label={translator.t("om.b.ducats.title")}
        aria-valuetext={text}
        onChange={(event) => set(Number(event.target.value))}
      />
      <button type="button" aria-label={translator.t("om.b.ducats.more")} onClick={() => set(net + 1)}>
        +
      </button>
      <output>{text}</output>
    </div>
  );
}

/** Goods to ask for, one more with each press. */
function GoodsToAsk({ picture, draft, onChange }: ComposeProps) {
  const { table, view, translator } = picture;
  const { handSize } = view.merchants[draft.partner];
  const isFull = draft.ask.length + draft.take.length >= handSize;
  // With two players a good is out of the game. OM-SET-3
  const inGame = new Set(table.cards.map((card) => table.edition.cards[card].good));
  return (
    <div className="om-goods" role="toolbar" aria-label={translator.t("om.compose.ask")}>
      {table.edition.goods.map(({ id }, good) => {
        const count = draft.ask.filter((want) => want.good === good).length;
        return inGame.has(good) ? (
          <button
            key={id}
            type="button"
            aria-disabled={isFull}
            aria-label={translator.t("om.b.ask.add", { good: goodName(picture, good) })}
            onClick={() => (isFull ? undefined : onChange(askFor(draft, good, count + 1)))}
          >
            <GoodPicture good={id} />
            <span aria-hidden="true">{capital(goodName(picture, good))}</span>
          </button>
        ) : null;
      })}
    </div>
  );
}

/** An offer while it is put together: what they give on the left, what the viewer gives on the right. */
export function Compose(props: ComposeProps) {
  const { picture, draft, countered, onChange } = props;
  const { table, translator, viewer } = picture;
  const deal = dealOfDraft(picture, viewer ?? 0, draft, countered);
  const hasClaims = table.options.claims !== "none";
  const name = translator.called(draft.partner);
  const isTaken = (item: Item): boolean => item.place !== null;
  const wishNote = (item: Item, place: number) => {
    if (isTaken(item)) {
      return item.said === null ? (
        <span className="om-claim is-none">{translator.t("om.b.put")}</span>
      ) : (
        <ClaimSlip picture={picture} said={item.said} kind="theirs" />
      );
    }
    const at = place - draft.take.length;
    const want = draft.ask[at];
    return hasClaims && want ? (
      <ClaimEditor
        picture={picture}
        claim={want.claim}
        kind="wish"
        name={goodName(picture, item.good)}
        onChange={(claim) =>
          onChange({ ...draft, ask: draft.ask.map((one, i) => (i === at ? { ...one, claim } : one)) })
        }
      />
    ) : null;
  };
  return (
    <div className="om-compose">
      <div className="om-deal is-draft">
        <DealSide
          picture={picture}
          side={deal.toGives}
          title={translator.t("om.b.theyGive", { name })}
          note={wishNote}
          press={(item, place) => ({
            label: translator.t("om.b.remove", { good: goodName(picture, item.good) }),
            onPress: () =>
              onChange(
                item.place === null
                  ? { ...draft, ask: draft.ask.filter((_, i) => i !== place - draft.take.length) }
                  : toggleTake(draft, item.place),
              ),
          })}
        />
        <DealSide
          picture={picture}
          side={deal.fromGives}
          title={translator.t("om.b.youGive")}
          note={(item, place) =>
            hasClaims && draft.give[place] ? (
              <ClaimEditor
                picture={picture}
                claim={draft.give[place].claim}
                kind="claim"
                name={goodName(picture, item.good)}
                onChange={(claim) =>
                  onChange({
                    ...draft,
                    give: draft.give.map((one, i) => (i === place ? { ...one, claim } : one)),
                  })
                }
              />
            ) : null
          }
          press={(item) => ({
            label: translator.t("om.b.remove", { good: goodName(picture, item.good) }),
            onPress: () => (item.card === null ? undefined : onChange(toggleGift(draft, item.card))),
          })}
        />
      </div>
      <div className="om-compose-tools">
        <TakeBack {...props} />
        <GoodsToAsk {...props} />
        <DucatSlider {...props} />
      </div>
    </div>
  );
}

/** Cards of the countered offer that have been left out, to be taken after all. */
function TakeBack({ picture, draft, countered, onChange }: ComposeProps) {
  const left = (countered?.give ?? []).flatMap(({ good }, place) =>
    draft.take.includes(place) ? [] : [{ good, place }],
  );
  if (left.length === 0) return null;
  return (
    <div className="om-goods is-left">
      {left.map(({ good, place }) => (
        <button key={place} type="button" onClick={() => onChange(toggleTake(draft, place))}>
          <GoodPicture good={picture.table.edition.goods[good].id} />
          <span>{picture.translator.t("om.b.takeAgain", { good: goodName(picture, good) })}</span>
        </button>
      ))}
    </div>
  );
}
