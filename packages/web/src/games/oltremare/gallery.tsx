import type { GameTypes } from "@portolan/games/oltremare";
import { configFor } from "@portolan/guides/oltremare";
import type { ReactNode } from "react";
import "../../table/stage/stage.css";
import "./art/chart.css";
import { galleryOf } from "../../../tools/gallery/gallery.ts";
import { CardBack, CardFace, ClosedCard, GhostCard, Pile, SmallCard } from "./art/card.tsx";
import { GoodPicture } from "./art/goods.tsx";
import { Icon, type IconName } from "./art/icons.tsx";
import { Shield } from "./art/shields.tsx";
import { ShipPicture } from "./art/ships.tsx";
import { PieceSymbols } from "./art/symbols.tsx";
import { TokenPicture } from "./art/tokens.tsx";
import { printOf } from "./board/print.ts";
import { positions } from "./gallery-positions.ts";

const table = configFor({ players: 4 });
const { edition } = table;
const GOODS = edition.goods.map(({ id }) => id);
const SEATS = [0, 1, 2, 3, 4];
const ICONS: readonly IconName[] = [
  "ducat",
  "pirate",
  "market",
  "ship",
  "lion",
  "crate",
  "prestige",
  "hand",
  "skull",
];
const TOKENS = [
  "calmSailing",
  "compass",
  "fightPirates",
  "goodBusiness",
  "localInfluence",
  "favourableMarket",
  "used",
] as const;
const SIZES = [16, 24, 48, 96];

function Shelf(props: {
  readonly title: string;
  readonly ground?: "sea" | "cloth" | "stone";
  readonly children: ReactNode;
}) {
  return (
    <>
      <h3>{props.title}</h3>
      <div className="gallery-shelf" data-ground={props.ground}>
        {props.children}
      </div>
    </>
  );
}

/** A thing with its name under it. */
function Thing(props: { readonly name: string; readonly size: number; readonly children: ReactNode }) {
  const { name, size, children } = props;
  return (
    <div>
      <span style={{ display: "block", lineHeight: 1, inlineSize: size, fontSize: size }}>{children}</span>
      {name}
    </div>
  );
}

/** The first card of each good. */
const FIRSTS = edition.goods.map((_, good) => edition.cards.findIndex((card) => card.good === good));

function AllPieces() {
  return (
    <div className="om-scene">
      <PieceSymbols goodIds={GOODS} />
      <Shelf title="Cards">
        {FIRSTS.map((card, good) => (
          <Thing key={card} name={edition.cards[card].code} size={104}>
            <CardFace print={printOf({ table }, card)} name={GOODS[good]} />
          </Thing>
        ))}
      </Shelf>
      <Shelf title="Small, closed, ghosts, backs and piles">
        {FIRSTS.map((card, good) => (
          <Thing key={card} name={GOODS[good]} size={64}>
            <SmallCard print={printOf({ table }, card)} />
          </Thing>
        ))}
        <Thing name="closed" size={104}>
          <ClosedCard good="silk" name="Silk" />
        </Thing>
        <Thing name="ghost" size={64}>
          <GhostCard good="olives" />
        </Thing>
        <Thing name="back" size={64}>
          <CardBack />
        </Thing>
        <Thing name="pirates" size={64}>
          <CardBack isPirate />
        </Thing>
        <Thing name="pile" size={64}>
          <Pile top={printOf({ table }, FIRSTS[0])} count={7} />
        </Thing>
      </Shelf>
      {SIZES.map((size) => (
        <Shelf key={size} title={`Goods, signs and tokens at ${size} px`}>
          <span style={{ fontSize: size, lineHeight: 1 }}>
            {GOODS.map((good) => (
              <GoodPicture key={good} good={good} />
            ))}
            {ICONS.map((icon) => (
              <Icon key={icon} name={icon} />
            ))}
            {TOKENS.map((token) => (
              <TokenPicture key={token} token={token} />
            ))}
          </span>
        </Shelf>
      ))}
      <Shelf title="Shields and ships" ground="sea">
        {SEATS.map((seat) => (
          <Thing key={seat} name={`seat ${seat}`} size={72}>
            <ShipPicture seat={seat} />
            <Shield seat={seat} />
          </Thing>
        ))}
      </Shelf>
    </div>
  );
}

export default galleryOf<GameTypes>({ Pieces: AllPieces, positions });
