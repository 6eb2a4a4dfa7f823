import { capital } from "@portolan/guides";
import {
  aids,
  askFor,
  type Claim,
  cardName,
  configFor,
  type Dealing,
  type Draft,
  dealingOf,
  emptyDraft,
  faceText,
  goodName,
  iconName,
  labelText,
  moveOf,
  type Oltremare,
  type Picture,
  toggleGift,
  toggleTake,
  wantText,
} from "@portolan/guides/oltremare";
import { type ReactNode, useId, useMemo, useState } from "react";
import { Button, Checkbox } from "react-aria-components";
import type { ComposerProps } from "../../../table/plain/composer.ts";
import "./composer.css";
import { Choose } from "../../../ui/controls.tsx";
import { MarkShape } from "../../../ui/mark.tsx";

interface PartProps {
  readonly picture: Picture;
  readonly draft: Draft;
  onChange(draft: Draft): void;
}

/** A whole number of ducats or cards, with large buttons for less and more. */
function Stepper(props: {
  readonly label: string;
  readonly mark?: ReactNode;
  readonly value: number;
  readonly most: number;
  onChange(value: number): void;
}) {
  const { label, mark, value, most, onChange } = props;
  const id = useId();
  return (
    <fieldset className="stepper" aria-labelledby={id}>
      {mark}
      <span id={id}>{label}</span>
      <Button
        className="button icon"
        aria-label={`${label}: −1`}
        isDisabled={value <= 0}
        onPress={() => onChange(value - 1)}
      >
        −
      </Button>
      <output aria-live="polite">{value}</output>
      <Button
        className="button icon"
        aria-label={`${label}: +1`}
        isDisabled={value >= most}
        onPress={() => onChange(value + 1)}
      >
        +
      </Button>
    </fieldset>
  );
}

function ClaimFields(props: {
  readonly picture: Picture;
  readonly claim: Claim;
  readonly title: string;
  onChange(claim: Claim): void;
}) {
  const { picture, claim, title, onChange } = props;
  const { translator, table } = picture;
  const nothing = { value: "", label: translator.t("om.claim.nothing") };
  const icons = [
    nothing,
    ...aids.ICONS.map((_, icon) => ({ value: String(icon), label: iconName(picture, icon) })),
  ];
  const limits = [...new Set(table.edition.cards.map(({ lions }) => lions))].sort((a, b) => a - b);
  const read = (text: string): number | null => (text === "" ? null : Number(text));
  return (
    <details className="claim">
      <summary>{title}</summary>
      <p className="help">{translator.t("om.claim.about")}</p>
      <div className="grid-3">
        {([0, 1] as const).map((at) => (
          <Choose
            key={at}
            label={translator.t("om.claim.symbol", { number: at + 1 })}
            value={String(claim.icons[at] ?? "")}
            values={icons}
            onChange={(text) =>
              onChange({
                ...claim,
                icons: at === 0 ? [read(text), claim.icons[1]] : [claim.icons[0], read(text)],
              })
            }
          />
        ))}
        <Choose
          label={translator.t("om.head.limit")}
          value={String(claim.lions ?? "")}
          values={[nothing, ...limits.map((limit) => ({ value: String(limit), label: String(limit) }))]}
          onChange={(text) => onChange({ ...claim, lions: read(text) })}
        />
      </div>
    </details>
  );
}

/** The viewer's cards, to be put into the offer. */
function Gifts({ picture, draft, onChange }: PartProps) {
  const { table, view, translator } = picture;
  const hand = aids.sortedHand(table.edition, view.hand ?? []);
  const hasClaims = table.options.claims !== "none";
  return (
    <fieldset>
      <legend>{translator.t("om.compose.give")}</legend>
      {hand.length === 0 ? <p className="help">{translator.t("om.hand.empty")}</p> : null}
      <ul className="gifts">
        {hand.map((card) => {
          const gift = draft.give.find((one) => one.card === card);
          const { good } = table.edition.cards[card];
          return (
            <li key={card}>
              <Checkbox
                className="check"
                isSelected={gift !== undefined}
                onChange={() => onChange(toggleGift(draft, card))}
              >
                <span className="box" />
                <MarkShape mark={{ good: table.edition.goods[good].id }} />
                <span>
                  {capital(cardName(picture, card))}
                  <span className="note">{faceText(picture, card)}</span>
                </span>
              </Checkbox>
              {gift && hasClaims ? (
                <ClaimFields
                  picture={picture}
                  claim={gift.claim}
                  title={translator.t("om.claim.open")}
                  onChange={(claim) =>
                    onChange({
                      ...draft,
                      give: draft.give.map((one) => (one === gift ? { card, claim } : one)),
                    })
                  }
                />
              ) : null}
            </li>
          );
        })}
      </ul>
      <Stepper
        label={translator.t("om.compose.ducats")}
        value={draft.giveDucats}
        most={draft.askDucats > 0 ? 0 : table.edition.maxDucatsPerOffer}
        onChange={(giveDucats) => onChange({ ...draft, giveDucats })}
      />
    </fieldset>
  );
}

/** What is asked of the partner: cards it has put in already, and any others by their goods. */
function Wishes({ picture, draft, onChange }: PartProps) {
  const { table, view, translator, viewer } = picture;
  const theirs = aids.offersTo(view, viewer ?? 0).find(({ from }) => from === draft.partner)?.give ?? [];
  const { handSize } = view.merchants[draft.partner];
  const hasClaims = table.options.claims !== "none";
  return (
    <fieldset>
      <legend>{translator.t("om.compose.ask")}</legend>
      {theirs.length === 0 ? null : (
        <ul className="gifts">
          {theirs.map((want, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: cards in an offer are known by their place alone.
            <li key={place}>
              <Checkbox
                className="check"
                isSelected={draft.take.includes(place)}
                onChange={() => onChange(toggleTake(draft, place))}
              >
                <span className="box" />
                <span>{translator.t("om.offer.taken", { good: wantText(picture, want) })}</span>
              </Checkbox>
            </li>
          ))}
        </ul>
      )}
      <ul className="goods">
        {table.edition.goods.map(({ id }, good) => {
          const count = draft.ask.filter((want) => want.good === good).length;
          const most = Math.min(
            handSize,
            count + Math.max(0, handSize - draft.ask.length - draft.take.length),
          );
          return (
            <li key={id}>
              <Stepper
                label={capital(goodName(picture, good))}
                mark={<MarkShape mark={{ good: id }} />}
                value={count}
                most={most}
                onChange={(wanted) => onChange(askFor(draft, good, wanted))}
              />
            </li>
          );
        })}
      </ul>
      {hasClaims
        ? draft.ask.map((want, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two wishes for one good differ by their place alone.
            <div key={i} className="wish">
              <span>{goodName(picture, want.good)}</span>
              <ClaimFields
                picture={picture}
                claim={want.claim}
                title={translator.t("om.wish.open")}
                onChange={(claim) =>
                  onChange({
                    ...draft,
                    ask: draft.ask.map((one) => (one === want ? { ...want, claim } : one)),
                  })
                }
              />
            </div>
          ))
        : null}
      <Stepper
        label={translator.t("om.compose.askDucats")}
        value={draft.askDucats}
        most={draft.giveDucats > 0 ? 0 : table.edition.maxDucatsPerOffer}
        onChange={(askDucats) => onChange({ ...draft, askDucats })}
      />
    </fieldset>
  );
}

function isEmpty({ give, giveDucats, ask, askDucats, take }: Draft): boolean {
  return give.length + giveDucats + ask.length + askDucats + take.length === 0;
}

function Form(
  props: { readonly picture: Picture; readonly dealing: Dealing } & Pick<
    ComposerProps<Oltremare>,
    "check" | "choose"
  >,
) {
  const { picture, dealing, check, choose } = props;
  const { translator, view } = picture;
  const [made, setDraft] = useState(() => emptyDraft(dealing.partners[0]));
  // Cards and partners may have gone since: what is left of the draft holds.
  const partner = dealing.partners.includes(made.partner) ? made.partner : dealing.partners[0];
  const draft = { ...made, partner, give: made.give.filter(({ card }) => view.hand?.includes(card)) };
  const move = moveOf(dealing.type, draft);
  const refusal = isEmpty(draft) ? null : check(move);
  return (
    <section className="composer panel" aria-labelledby="composer-title">
      <h3 id="composer-title">
        {translator.t(dealing.type === "offer" ? "om.compose.offer" : "om.compose.counter")}
      </h3>
      {dealing.partners.length > 1 ? (
        <Choose
          label={translator.t("om.compose.partner")}
          value={String(partner)}
          values={dealing.partners.map((seat) => ({ value: String(seat), label: translator.called(seat) }))}
          onChange={(text) =>
            setDraft({ ...emptyDraft(Number(text)), give: draft.give, giveDucats: draft.giveDucats })
          }
        />
      ) : (
        <p>{translator.t("om.compose.with", { name: translator.called(partner) })}</p>
      )}
      <div className="sides">
        <Gifts picture={picture} draft={draft} onChange={setDraft} />
        <Wishes picture={picture} draft={draft} onChange={setDraft} />
      </div>
      <p className={refusal ? "verdict refused" : "verdict"} role="status">
        {isEmpty(draft)
          ? translator.t("om.compose.empty")
          : refusal
            ? translator.t("om.compose.refused", { why: translator.tell(refusal), rule: refusal.rule })
            : translator.t("om.compose.fine", { offer: labelText(picture, move) })}
      </p>
      <div className="buttons">
        <Button
          className="button primary"
          isDisabled={isEmpty(draft) || refusal !== null}
          onPress={() => choose(move)}
        >
          {translator.t("om.compose.show")}
        </Button>
        <Button
          className="button quiet"
          isDisabled={isEmpty(draft)}
          onPress={() => setDraft(emptyDraft(partner))}
        >
          {translator.t("om.compose.clear")}
        </Button>
      </div>
    </section>
  );
}

/** The composer of offers: nothing to see unless an offer can be made. */
export default function Composer({ scene, settings, check, choose }: ComposerProps<Oltremare>) {
  const table = useMemo(() => configFor(settings), [settings]);
  const picture: Picture = { ...scene, table };
  const dealing = dealingOf(picture);
  if (!dealing || dealing.partners.length === 0) return null;
  return <Form picture={picture} dealing={dealing} check={check} choose={choose} />;
}
