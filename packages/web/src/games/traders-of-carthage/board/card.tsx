import { MarkShape } from "../../../ui/mark.tsx";
import { colourName, goodName, type Picture } from "../guide/telling.ts";
import { GoodPicture, Jar } from "./drawings.tsx";

/** A card in words: R5: red cloth, worth 5, no amphora. */
export function cardText(picture: Picture, card: number): string {
  const { code, colour, value, icons } = picture.table.edition.cards[card];
  const names = { colour: colourName(picture, colour), good: goodName(picture, colour) };
  return picture.voice.say("tc.card", { code, value, icons, ...names });
}

/** The face of a card: its code as the log writes it, what good it is, and its amphoras. */
export function CardFace({ picture, card }: { readonly picture: Picture; readonly card: number }) {
  const { code, colour, value, icons } = picture.table.edition.cards[card];
  const good = picture.table.edition.colours[colour];
  return (
    <span className="tc-face" data-good={good} aria-hidden="true">
      <span className="tc-face-head">
        <span className="tc-code">
          {code.slice(0, 1)}
          <b>{value}</b>
        </span>
        <MarkShape mark={{ good }} />
      </span>
      <GoodPicture good={good} />
      <span className="tc-jars">
        {Array.from({ length: icons }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one amphora is like the other.
          <Jar key={i} />
        ))}
      </span>
    </span>
  );
}

/** Cards with their number among equal ones, so that each keeps its name as long as it lies there. */
export function numbered(cards: readonly number[]): { readonly card: number; readonly number: number }[] {
  const seen = new Map<number, number>();
  return cards.map((card) => {
    const number = seen.get(card) ?? 0;
    seen.set(card, number + 1);
    return { card, number };
  });
}
