import type { Seat } from "@portolan/kernel";
import { called, seatsFromViewer } from "../../../table/guide/scene.ts";
import type { PlaceId } from "../../../table/place.ts";
import { MarkShape } from "../../../ui/mark.tsx";
import { capital } from "../../../words/speech.ts";
import {
  aids,
  codes,
  colourName,
  formula,
  goodName,
  goodsOf,
  isPirate,
  type Picture,
} from "../guide/telling.ts";
import * as places from "../places.ts";
import { numbered } from "./card.tsx";
import { standing, stateOf } from "./card-button.tsx";
import { Jar, Skull } from "./drawings.tsx";
import type { Pointer } from "./use-pointing.ts";
import { useRoving } from "./use-roving.ts";

interface TraderProps {
  readonly picture: Picture;
  readonly seat: Seat;
  readonly pointer: Pointer;
  readonly preview: aids.PurchasePreview | null;
}

/** One token of each shape that the player has, and places for those that are missing until the game ends. */
function Tokens({ picture, seat }: Pick<TraderProps, "picture" | "seat">) {
  const { table, view, voice } = picture;
  const { tokens } = view.traders[seat];
  const most = table.edition.tokens.endThreshold;
  const held = table.edition.colours.flatMap((good, colour) => new Array<string>(tokens[colour]).fill(good));
  return (
    <span className="tc-tokens" data-place={places.tokens(seat)}>
      <span className="tc-pips" aria-hidden="true">
        {Array.from({ length: Math.max(most, held.length) }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place among the tokens is known by its number.
          <span key={i} className="tc-pip">
            {held[i] === undefined ? null : <MarkShape mark={{ good: held[i] }} />}
          </span>
        ))}
      </span>
      <span data-near={most - held.length <= 2}>
        {voice.say("tc.board.tokens", { tokens: held.length, most })}
      </span>
    </span>
  );
}

/** A good as a small card; a stored one is turned. */
function Good(props: {
  readonly picture: Picture;
  readonly card: number;
  readonly piece: PlaceId;
  readonly isStored: boolean;
}) {
  const { colour, value } = props.picture.table.edition.cards[props.card];
  return (
    <span
      className={props.isStored ? "tc-good is-stored" : "tc-good"}
      data-good={props.picture.table.edition.colours[colour]}
      data-piece={props.piece}
      aria-hidden="true"
    >
      {value}
      {props.isStored ? <Jar /> : null}
    </span>
  );
}

/** Goods that the viewer may have to save are buttons. */
function GoodButtons({
  picture,
  pointer,
  seat,
  colour,
}: Omit<TraderProps, "preview"> & { readonly colour: number }) {
  const { table, view, voice } = picture;
  const roving = useRoving<HTMLDivElement>();
  const cards = aids.cardsInColour(table.edition, view.traders[seat].goods, colour);
  const name = colourName(picture, colour);
  return (
    <div
      className="tc-good-buttons"
      role="toolbar"
      aria-label={`${voice.say("tc.board.yours")}: ${name}`}
      {...roving}
    >
      {numbered(cards).map(({ card, number }) => {
        const { code, value } = table.edition.cards[card];
        const { isPicked, isOpen } = standing(pointer, places.target.goods(code), number);
        const state = stateOf(pointer, isPicked, isOpen);
        return (
          <button
            key={`${code} ${number}`}
            type="button"
            className="tc-good-button"
            data-state={state}
            aria-pressed={isPicked}
            aria-disabled={state === "shut" ? true : undefined}
            onClick={() => pointer.press(places.target.goods(code), isPicked)}
          >
            <span className="hidden">{voice.say("tc.board.good", { code, colour: name, value })}</span>
            <Good
              picture={picture}
              card={card}
              piece={places.cardIn(places.goods(seat), code, number)}
              isStored={isPicked}
            />
          </button>
        );
      })}
    </div>
  );
}

function setText(picture: Picture, set: aids.SetValue): string {
  const { voice } = picture;
  const name = `${colourName(picture, set.colour)} (${goodName(picture, set.colour)})`;
  const tokens = voice.say("tc.board.tokens.of", { tokens: set.tokens });
  if (set.size === 0) return `${name}: ${voice.say("tc.board.empty")}, ${tokens}`;
  const worth = voice.say("tc.goods.set", {
    goods: goodsOf(picture, set),
    formula: formula(set),
    points: set.points,
  });
  return `${name}: ${worth}, ${tokens}`;
}

/** A player's goods and tokens of one colour, what they sell for now, and what threatens them. */
function SetRow({ picture, seat, pointer, preview, colour }: TraderProps & { readonly colour: number }) {
  const { table, view, viewer, voice } = picture;
  const id = table.edition.colours[colour];
  const set = aids.setValue(table, view, seat, colour);
  const sale = preview?.sales.find((one) => one.seat === seat && one.colour === colour);
  const loss = preview?.losses.find((one) => one.seat === seat && one.colour === colour);
  const isInDanger = isPirate(picture, view.ships[colour]) && set.unstored.length > 0;
  const step = view.agenda.at(-1);
  const isAsked = pointer.isAsked && seat === viewer && step?.step === "storage" && set.unstored.length > 0;
  const place = places.goods(seat);
  const warning = loss ? voice.say("tc.board.lost") : isInDanger ? voice.say("tc.board.danger") : null;
  const price = sale ?? set;
  return (
    <li
      className="tc-set"
      data-place={places.rowIn(place, id)}
      data-empty={set.size === 0 && !sale}
      data-danger={warning !== null}
      data-sale={sale !== undefined}
    >
      <span className="hidden">
        {capital([setText(picture, set), ...(warning ? [warning] : [])].join(", "))}
      </span>
      <span className="tc-set-mark" aria-hidden="true">
        <MarkShape mark={{ good: id }} />
        <span className="tc-bonus">{set.tokens > 0 ? `+${set.tokens}` : ""}</span>
      </span>
      <span className="tc-set-goods" aria-hidden={isAsked ? undefined : true}>
        {isAsked ? (
          <GoodButtons picture={picture} pointer={pointer} seat={seat} colour={colour} />
        ) : (
          numbered(set.unstored).map(({ card, number }) => {
            const piece = places.cardIn(place, table.edition.cards[card].code, number);
            return <Good key={piece} picture={picture} card={card} piece={piece} isStored={false} />;
          })
        )}
        {numbered(set.stored).map(({ card, number }) => {
          const piece = places.cardIn(places.stored(seat), table.edition.cards[card].code, number);
          return <Good key={piece} picture={picture} card={card} piece={piece} isStored />;
        })}
      </span>
      <span className="tc-set-value" aria-hidden="true">
        {warning ? (
          <span className="tc-warning">
            <Skull /> {warning}
          </span>
        ) : null}
        {price.size > 0 ? (
          <>
            <span className="tc-formula">{formula({ ...set, ...price })}</span>
            <strong>{voice.say(sale ? "tc.board.gain" : "tc.board.vp", { points: price.points })}</strong>
          </>
        ) : null}
      </span>
    </li>
  );
}

/** Where a player's marker is. */
function markerText({ table, view, voice }: Picture, seat: Seat): string {
  const slot = [...view.market, ...view.farm].find(({ reservedBy }) => reservedBy === seat);
  return slot
    ? voice.say("tc.board.marker.out", { card: table.edition.cards[slot.card].code })
    : voice.say("tc.board.marker.free");
}

function Trader({ picture, seat, pointer, preview }: TraderProps) {
  const { table, view, viewer, voice } = picture;
  const trader = view.traders[seat];
  const step = view.agenda.at(-1);
  const isActive = step !== undefined && "seat" in step && step.seat === seat;
  const points = preview?.points[seat] ?? trader.victoryPoints;
  const gain = points - trader.victoryPoints;
  const isOpen = table.options.handDisplay === "open" && seat !== viewer;
  const title = `tc-trader-${seat}`;
  return (
    <li className="tc-trader" data-active={isActive} data-mine={seat === viewer}>
      <div className="tc-trader-head">
        <h4 id={title}>
          <MarkShape mark={{ seat }} /> {called(picture, seat)}
        </h4>
        <p className="tc-points" data-place={places.points(seat)}>
          <strong aria-hidden="true">{voice.say("tc.board.vp", { points: trader.victoryPoints })}</strong>
          <span className="hidden">{voice.say("tc.board.vp.long", { points: trader.victoryPoints })}</span>
          {gain > 0 ? <span className="tc-gain">{voice.say("tc.board.gain", { points: gain })}</span> : null}
        </p>
        <Tokens picture={picture} seat={seat} />
        <p className="tc-facts">
          <span data-place={seat === viewer ? undefined : places.hand(seat)}>
            {voice.say("tc.board.held", { count: trader.handSize })}
          </span>
          <span>{markerText(picture, seat)}</span>
        </p>
        {isOpen ? (
          <p className="tc-facts">
            {voice.say("tc.board.openHand")}{" "}
            {codes(picture, aids.sortedCards(table.edition, view.remembered.hands[seat])) ||
              voice.say("tc.openHand.none")}
          </p>
        ) : null}
      </div>
      <ul className="tc-sets" aria-labelledby={title} data-place={places.goods(seat)}>
        {table.edition.colours.map((id, colour) => (
          <SetRow
            key={id}
            picture={picture}
            seat={seat}
            pointer={pointer}
            preview={preview}
            colour={colour}
          />
        ))}
      </ul>
    </li>
  );
}

/** Everybody's goods, tokens and points, the viewer's first. */
export function Traders(props: Omit<TraderProps, "seat">) {
  const { picture } = props;
  return (
    <section className="tc-traders" aria-labelledby="tc-traders-title">
      <h3 id="tc-traders-title" className="hidden">
        {picture.voice.say("tc.players.title")}
      </h3>
      <ul>
        {seatsFromViewer(picture).map((seat) => (
          <Trader key={seat} {...props} seat={seat} />
        ))}
      </ul>
    </section>
  );
}
