import type { GameTypes } from "@portolan/games/traders-of-carthage";
import { tableOf } from "@portolan/guides/traders-of-carthage";
import type { CSSProperties, ReactNode } from "react";
import "../../table/stage/stage.css";
import "./art/scene.css";
import "./board/sea.css";
import "./board/quay.css";
import "./board/dock.css";
import "./board/plates.css";
import { galleryOf } from "../../../tools/gallery/gallery.ts";
import { BlackFlag } from "./art/buildings.tsx";
import { CardBack, CardPicture, GoodChip } from "./art/card.tsx";
import { Emblem, Jar, Laurel, Sign, Skull } from "./art/goods.tsx";
import { paletteOf } from "./art/palette.ts";
import { HandIcon, Marker, Pawn, Token } from "./art/people.tsx";
import { PirateShip, Ship } from "./art/ship.tsx";
import { Symbols } from "./art/symbols.tsx";
import { positions } from "./gallery-positions.ts";

const { edition } = tableOf({ players: 4 });
const GOODS = ["cloth", "gems", "grain", "wine"];
const PRINTS = edition.cards.map(({ code, colour, value, icons }) => ({
  code,
  colourId: edition.colours[colour],
  value,
  jars: icons,
  good: GOODS[colour],
}));
const CODES = edition.cards.map(({ code }) => code);
const SIZES = [16, 24, 48, 96];
const SEATS = [0, 1, 2, 3, 4];

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
function Thing(props: { readonly name: string; readonly size?: number; readonly children: ReactNode }) {
  const { name, size, children } = props;
  const style = size === undefined ? {} : { inlineSize: size, fontSize: size };
  return (
    <div>
      <span style={{ display: "block", lineHeight: 1, ...style }}>{children}</span>
      {name}
    </div>
  );
}

/** A drawing that has the size of its text, as large as wanted. */
function Sized({ size, children }: { readonly size: number; readonly children: ReactNode }) {
  return <span style={{ display: "inline-block", fontSize: size / 1.1, lineHeight: 1 }}>{children}</span>;
}

function Cards() {
  return (
    <>
      <Shelf title="Cards, full">
        {CODES.map((code) => (
          <Thing key={code} name={code} size={100}>
            <CardPicture code={code} size="card" />
          </Thing>
        ))}
        <Thing name="back" size={100}>
          <CardBack />
        </Thing>
      </Shelf>
      <Shelf title="Cards, small">
        {CODES.map((code) => (
          <Thing key={code} name={code} size={58}>
            <CardPicture code={code} size="small" />
          </Thing>
        ))}
      </Shelf>
      <Shelf title="Goods as chips, and in store">
        {CODES.map((code) => (
          <Thing key={code} name={code} size={33}>
            <GoodChip code={code} isStored={false} />
          </Thing>
        ))}
        {["R3", "B2", "Y5", "G2"].map((code) => (
          <Thing key={code} name={`${code} stored`} size={50}>
            <GoodChip code={code} isStored />
          </Thing>
        ))}
      </Shelf>
    </>
  );
}

const STATES = ["open", "lit", "picked", "shut", "still"];

/** A card as the board shows it in a state. */
function StateCard({
  code,
  ...data
}: { readonly code: string } & Readonly<Record<`data-${string}`, string>>) {
  return (
    <span
      className="tc-card"
      style={{ display: "block", position: "relative", "--card": "100px" } as CSSProperties}
      {...data}
    >
      <CardPicture code={code} size="card" />
      {data["data-reserved"] ? <Marker seat={3} className="tc-reserved" /> : null}
    </span>
  );
}

function CardStates() {
  return (
    <Shelf title="Cards in every state" ground="stone">
      {STATES.map((state) => (
        <Thing key={state} name={state} size={100}>
          <StateCard code="B3" data-state={state} />
        </Thing>
      ))}
      <Thing name="wanted" size={100}>
        <StateCard code="G3" data-state="open" data-wanted="true" />
      </Thing>
      <Thing name="suggested" size={100}>
        <StateCard code="Y5" data-state="open" data-suggested="true" />
      </Thing>
      <Thing name="reserved" size={100}>
        <StateCard code="R3" data-state="open" data-reserved="true" />
      </Thing>
    </Shelf>
  );
}

function Ships() {
  return (
    <Shelf title="Ships, ghosts and pirates" ground="sea">
      {edition.colours.map((id) => (
        <Thing key={id} name={id} size={150}>
          <Ship colourId={id} />
        </Thing>
      ))}
      {edition.colours.map((id) => (
        <Thing key={id} name="ghost" size={150}>
          <Ship colourId={id} isGhost />
        </Thing>
      ))}
      <Thing name="pirates" size={150}>
        <PirateShip />
      </Thing>
      <Thing name="flag" size={60}>
        <svg viewBox="-6 -82 60 92" aria-hidden="true">
          <BlackFlag />
        </svg>
      </Thing>
    </Shelf>
  );
}

function Pieces() {
  return (
    <Shelf title="Pawns, markers, tokens, places for tokens">
      {SEATS.map((seat) => (
        <Thing key={seat} name={`seat ${seat}`} size={26}>
          <Pawn seat={seat} />
        </Thing>
      ))}
      {SEATS.map((seat) => (
        <Thing key={seat} name="marker" size={30}>
          <Marker seat={seat} />
        </Thing>
      ))}
      {[...edition.colours, null].map((id) => (
        <Thing key={id ?? "none"} name={id ?? "none"} size={20}>
          <Token colourId={id} />
        </Thing>
      ))}
      <Thing name="hand" size={24}>
        <HandIcon />
      </Thing>
      <Thing name="jar" size={24}>
        <span style={{ color: "#c97b38" }}>
          <Jar />
        </span>
      </Thing>
      <Thing name="leads" size={24}>
        <Laurel />
      </Thing>
      <Thing name="danger" size={24}>
        <Skull />
      </Thing>
    </Shelf>
  );
}

function Signs() {
  return SIZES.map((size) => (
    <Shelf key={size} title={`Emblems and signs at ${size} px`}>
      {edition.colours.map((id) => (
        <span key={id} style={{ inlineSize: size }}>
          <Emblem colourId={id} />
        </span>
      ))}
      {edition.colours.map((id) => (
        <span key={id} style={{ color: paletteOf(id).base }}>
          <Sized size={size}>
            <Sign colourId={id} />
          </Sized>
        </span>
      ))}
    </Shelf>
  ));
}

function Callouts() {
  return (
    <>
      <Shelf title="The golden button, and quiet ones" ground="cloth">
        <button type="button" className="go" style={{ inlineSize: 272 }}>
          Buy the Market for 13
        </button>
        <button type="button" className="go" aria-disabled="true" style={{ inlineSize: 272 }}>
          4 coins short
        </button>
        <button type="button" className="act-verb">
          Take one card
        </button>
        <button type="button" className="act-verb" aria-pressed="true">
          Reserve one
        </button>
        <button type="button" className="act-verb" data-shut="true">
          Reserve one
        </button>
      </Shelf>
      <Shelf title="Callouts" ground="sea">
        <div className="tc-banner" style={{ position: "relative", inset: "auto" }}>
          <p className="tc-banner-title">
            <Sign colourId="green" /> Payday for wine
          </p>
          <ul>
            <li data-own="true">
              <b>+4</b> you
            </li>
            <li>
              <b>+1</b> Pink
            </li>
          </ul>
        </div>
        <div className="tc-pennant" style={{ position: "relative" }}>
          <Skull />
          <p>
            <b>2 of your grain</b>
            <span>in danger · Pink 2</span>
          </p>
        </div>
        <p className="stage-caption" style={{ position: "relative", translate: "none", inset: "auto" }}>
          Pink buys grain 2 and wine 2 for 4.
        </p>
      </Shelf>
    </>
  );
}

function AllPieces() {
  return (
    <div className="tc-scene">
      <Symbols colourIds={edition.colours} prints={PRINTS} />
      <Cards />
      <CardStates />
      <Ships />
      <Pieces />
      <Signs />
      <Callouts />
    </div>
  );
}

export default galleryOf<GameTypes>({ Pieces: AllPieces, positions });
