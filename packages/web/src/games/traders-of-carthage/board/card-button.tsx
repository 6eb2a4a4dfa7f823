import type { PlaceId } from "@portolan/guides";
import { codeOf, colourName, goodName, type Move, type Picture } from "@portolan/guides/traders-of-carthage";
import type { CSSProperties, ReactNode } from "react";
import { pieceState } from "../../../table/stage/pointing/piece-state.ts";
import type { Drags } from "../../../table/stage/pointing/use-drag.ts";
import type { Pointer } from "../../../table/stage/pointing/use-pointing.ts";
import { CardPicture, type CardSize } from "../art/card.tsx";

/** A card in words: R5: red cloth, worth 5, no jar. */
export function cardText(picture: Picture, card: number): string {
  const { colour, value, icons } = picture.table.edition.cards[card];
  const names = { colour: colourName(picture, colour), good: goodName(picture, colour) };
  return picture.translator.t("tc.card", { code: codeOf(picture, card), value, icons, ...names });
}

/** A card that can be pointed at. What cannot be done with it now is not hidden: it says why. */
export function CardButton(props: {
  readonly picture: Picture;
  readonly pointer: Pointer<Move>;
  readonly card: number;
  readonly size: CardSize;
  readonly name: PlaceId;
  /** Its number among the cards of the same name. */
  readonly number: number;
  readonly piece: PlaceId;
  /** What else there is to say about it. */
  readonly notes?: readonly string[];
  /** Whether the purchase that is being thought about brings it. */
  readonly isWanted?: boolean;
  /** Whether a hint speaks of it. */
  readonly isSuggested?: boolean;
  readonly style?: CSSProperties;
  readonly children?: ReactNode;
  readonly drags?: Drags;
  onTouch?(): void;
}) {
  const { picture, pointer, card, size, name, number, piece, notes = [], style, children, drags } = props;
  const state = pieceState(pointer, name, number);
  const isChosen = state === "picked";
  return (
    <button
      type="button"
      className="tc-card"
      style={style}
      data-state={state}
      data-wanted={props.isWanted ?? false}
      data-suggested={props.isSuggested ?? false}
      data-piece={piece}
      aria-pressed={isChosen}
      aria-disabled={state === "shut" || state === "still" ? true : undefined}
      onPointerDown={(event) => drags?.begin(event, name, isChosen)}
      onClick={() => {
        if (drags?.wasDragged()) return;
        props.onTouch?.();
        pointer.press(name, isChosen);
      }}
    >
      <span className="hidden">{[cardText(picture, card), ...notes].join(", ")}</span>
      <CardPicture code={picture.table.edition.cards[card].code} size={size} />
      {children}
    </button>
  );
}
