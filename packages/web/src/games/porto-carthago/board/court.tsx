import { aids, goodName } from "@portolan/guides/porto-carthago";
import type { CSSProperties } from "react";
import { pieceState } from "../../../table/stage/pointing/piece-state.ts";
import type { Drags } from "../../../table/stage/pointing/use-drag.ts";
import { useRoving } from "../../../table/stage/pointing/use-roving.ts";
import { counterSpot } from "../art/buildings.tsx";
import { ActionCard } from "../art/card.tsx";
import type { Layout } from "../art/layout.ts";
import { Piece } from "../art/symbol.tsx";
import type { Chain } from "../chain/chain.ts";
import * as place from "../places.ts";
import type { Harbour } from "./harbour.ts";
import type { Press } from "./press.ts";
import { useNarrow } from "./use-screen.ts";

/** Everybody's servants on an action card. */
function OnCard({ harbour, space }: { readonly harbour: Harbour; readonly space: number }) {
  const { table, view } = harbour.picture;
  const at = place.space(table.edition.spaces[space].id);
  const servants = view.senators.flatMap(({ onCards }, seat) =>
    Array.from({ length: onCards[space] }, (_, number) => place.servantIn(at, seat, number)).map((piece) => ({
      piece,
      seat,
    })),
  );
  return (
    <span className="pc-on-card" data-many={servants.length > 6} aria-hidden="true">
      {servants.map(({ piece, seat }) => (
        <span key={piece} data-piece={piece}>
          <Piece name={`servant-${seat}`} />
        </span>
      ))}
    </span>
  );
}

/** The six action cards, with what they cost and bring this decade; those that cannot be used say why. */
export function ActionCards(props: {
  readonly harbour: Harbour;
  readonly press: Press;
  readonly chain: Chain;
}) {
  const { harbour, press, chain } = props;
  const { picture, pointer, thought } = harbour;
  const { table, view, translator, viewer } = picture;
  const roving = useRoving<HTMLFieldSetElement>();
  if (view.decade === 0) return <p className="pc-no-cards">{translator.t("pc.board.cards.later")}</p>;
  const acting = view.stage.stage === "act" ? view.stage.space : null;
  const used = chain.isLong
    ? chain.steps.find((step) => "deed" in step && step.deed.kind === "card")
    : undefined;
  const usedSpace = used && "deed" in used && used.deed.kind === "card" ? used.deed.space : null;
  const isMain = pointer.isAsked && view.stage.stage === "main" && view.stack.length === 0;
  return (
    <fieldset
      className="pc-group pc-cards"
      aria-label={translator.t("pc.actions.title")}
      data-place={place.actions}
      {...roving}
    >
      {aids
        .actions(table, view, viewer ?? view.startSeat)
        .map(({ space, kind, servants, bonus, refusal }) => {
          const { id } = table.edition.spaces[space];
          const name = place.target.space(id);
          const isMeant = thought?.type === "card" && thought.space === space;
          const state = acting === space ? "picked" : isMain ? (refusal ? "shut" : "open") : "still";
          const words = {
            name: translator.t(`action.${kind}`),
            free: translator.t("pc.board.free"),
            bonus: translator.t(`pc.board.bonus.${bonus ?? "none"}`),
          };
          const more = [
            translator.t("pc.card.cost", { servants }),
            bonus === null ? words.bonus : translator.t(`pc.card.${bonus}`),
            ...(isMain && refusal ? [translator.tell(refusal)] : []),
          ].join(", ");
          return (
            <button
              key={id}
              type="button"
              className="pc-space"
              aria-pressed={state === "picked" || isMeant}
              title={isMain && refusal ? translator.tell(refusal) : undefined}
              data-place={place.space(id)}
              data-state={isMeant ? "picked" : state}
              data-suggested={isMeant && pointer.pointed.length === 0}
              onClick={() => press.thing(name)}
            >
              <ActionCard kind={kind} servants={servants} bonus={bonus} words={words} />
              <span className="hidden">{more}</span>
              <OnCard harbour={harbour} space={space} />
              {usedSpace === space ? (
                <span className="pc-card-seal" aria-hidden="true">
                  {used?.number}
                </span>
              ) : null}
            </button>
          );
        })}
    </fieldset>
  );
}

/** The goods on the counter of the market. */
function Counter(props: {
  readonly harbour: Harbour;
  readonly layout: Layout;
  readonly press: Press;
  readonly drags: Drags;
}) {
  const { harbour, layout, press, drags } = props;
  const { picture, pointer } = harbour;
  const { table, view, translator } = picture;
  const roving = useRoving<HTMLFieldSetElement>();
  const isNarrow = useNarrow();
  const { town } = layout;
  if (!town) return null;
  const goods = aids.goodsOf(view.market);
  const price = aids.ladderPrice(table, view);
  const spaces = Math.max(6, table.marketSpaces);
  const width = Math.min(36, counterSpot(town.market, 1, spaces).x - counterSpot(town.market, 0, spaces).x);
  return (
    <fieldset className="pc-group" aria-label={translator.t("pc.board.market")} {...roving}>
      <button
        type="button"
        className="pc-press is-building pc-ladder"
        aria-label={translator.t("pc.board.look.market", { price })}
        data-state="shut"
        style={
          {
            "--x": town.market.x,
            "--y": town.market.y,
            "--w": isNarrow ? town.market.width : 112,
            "--h": town.market.height,
          } as CSSProperties
        }
        onClick={() => press.building("market")}
      />
      {goods.map((good, i) => {
        const { id } = table.edition.goods[good];
        const number = goods.slice(0, i).filter((one) => one === good).length;
        const at = counterSpot(town.market, i, spaces);
        const name = place.target.market(id);
        const state = pieceState(pointer, name, number);
        const piece = place.goodIn(place.market, id, number);
        const style = {
          "--x": at.x - width / 2,
          "--y": at.y - 18,
          "--w": width,
          "--h": 40,
        } as CSSProperties;
        // Too small for a finger: there the chips name the goods, and the stall as a whole can be pressed.
        if (isNarrow)
          return (
            <span key={piece} className="pc-good" data-piece={piece} data-state={state} style={style}>
              <Piece name={`good-${id}`} />
            </span>
          );
        return (
          <button
            key={piece}
            type="button"
            className="pc-good"
            aria-label={translator.t("pc.board.good.market", { good: goodName(picture, good), price })}
            data-piece={piece}
            data-state={state}
            style={style}
            onPointerDown={(event) => drags.begin(event, name, state === "picked")}
            onClick={() => {
              if (!drags.wasDragged()) press.thing(name);
            }}
          >
            <Piece name={`good-${id}`} />
          </button>
        );
      })}
    </fieldset>
  );
}

/** The forecourt of the wide picture: action cards and market. */
export function Court(props: {
  readonly harbour: Harbour;
  readonly layout: Layout;
  readonly press: Press;
  readonly drags: Drags;
  readonly chain: Chain;
}) {
  const { harbour, layout, press, chain } = props;
  const { town } = layout;
  if (!town) return null;
  const { cards, court } = town;
  return (
    <>
      <Counter {...props} />
      <div
        className="pc-court-cards"
        data-tight={cards.width * layout.scale < 92}
        style={
          { "--x": cards.x, "--y": court + 8, "--card": cards.width, "--gap": cards.gap } as CSSProperties
        }
      >
        <ActionCards harbour={harbour} press={press} chain={chain} />
      </div>
    </>
  );
}
