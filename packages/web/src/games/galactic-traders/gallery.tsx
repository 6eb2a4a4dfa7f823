import type { GameTypes } from "@portolan/games/galactic-traders";
import { configFor } from "@portolan/guides/galactic-traders";
import type { ReactNode } from "react";
import "../../table/stage/stage.css";
import "./art/scene.css";
import "./board/styles.ts";
import { galleryOf } from "../../../tools/gallery/gallery.ts";
import { Ability } from "./art/abilities.tsx";
import { BayShape, type BayState } from "./art/bays.tsx";
import { Badge, HOUSE_NUMBERS, Mark, Pips, Primon } from "./art/houses.tsx";
import { Pod } from "./art/pods.tsx";
import { Saucer } from "./art/saucer.tsx";
import { Sign } from "./art/signs.tsx";
import { PieceSymbols } from "./art/symbols.tsx";
import { World, WorldSymbols } from "./art/world.tsx";
import { positions } from "./gallery-positions.ts";

const { edition } = configFor({ players: 4 });
const BAYS: readonly BayState[] = ["idle", "fits", "lit", "via", "shut", "drop"];
const SIZES = [16, 26, 48, 74];

function Shelf({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <>
      <h3>{title}</h3>
      <div className="gallery-shelf" style={{ background: "var(--sky-1)" }}>
        {children}
      </div>
    </>
  );
}

/** A thing of this size with its name under it. */
function Thing(props: { readonly name: string; readonly size: number; readonly children: ReactNode }) {
  const { name, size, children } = props;
  return (
    <div>
      <span style={{ display: "block", inlineSize: size, blockSize: size, fontSize: size, lineHeight: 1 }}>
        {children}
      </span>
      {name}
    </div>
  );
}

function Worlds() {
  return (
    <>
      <Shelf title="Worlds">
        {edition.planets.map((card) => (
          <Thing key={card.id} name={card.name} size={170}>
            <World card={card} />
          </Thing>
        ))}
      </Shelf>
      <Shelf title="Worlds, small and turned">
        {edition.planets.map((card) => (
          <Thing key={card.id} name="" size={56}>
            <World card={card} isTurned />
          </Thing>
        ))}
      </Shelf>
    </>
  );
}

function Pods() {
  return SIZES.map((size) => (
    <Shelf key={size} title={`Pods at ${size} px`}>
      {HOUSE_NUMBERS.flatMap((seat) => [
        ...edition.goods.map((good) => (
          <Thing key={`${seat} ${good}`} name="" size={size}>
            <Pod owner={seat} cargo={{ kind: "open", good }} isSmall={size < 36} />
          </Thing>
        )),
        <Thing key={`${seat} shut`} name="" size={size}>
          <Pod owner={seat} cargo={{ kind: "sealed", as: "fuel", inside: null }} isSmall={size < 36} />
        </Thing>,
        <Thing key={`${seat} own`} name="" size={size}>
          <Pod owner={seat} cargo={{ kind: "sealed", as: "tools", inside: "food" }} isSmall={size < 36} />
        </Thing>,
      ])}
      {edition.goods.map((good) => (
        <Thing key={good} name={good} size={size}>
          <Pod owner={null} cargo={{ kind: "open", good }} isSmall={size < 36} />
        </Thing>
      ))}
    </Shelf>
  ));
}

function Signs() {
  return (
    <Shelf title="Bays, signs, marks, abilities">
      {BAYS.flatMap((state) =>
        edition.goods.map((good) => (
          <Thing key={`${state} ${good}`} name={state} size={48}>
            <svg viewBox="-24 -24 48 48" overflow="visible" aria-hidden="true">
              <BayShape goodId={good} state={state} />
            </svg>
          </Thing>
        )),
      )}
      {edition.goods.map((good) => (
        <Thing key={good} name={good} size={32}>
          <Sign goodId={good} />
        </Thing>
      ))}
      {HOUSE_NUMBERS.map((seat) => (
        <Thing key={seat} name={`seat ${seat}`} size={46}>
          <Badge seat={seat} />
          <Mark seat={seat} />
        </Thing>
      ))}
      <Thing name="first player" size={32}>
        <Primon />
      </Thing>
      <Thing name="three of four" size={20}>
        <Pips seat={0} count={3} of={4} />
      </Thing>
      <Thing name="abundance" size={20}>
        <Ability ability={{ type: "abundance", good: "fuel" }} />
      </Thing>
      <Thing name="flexible" size={20}>
        <Ability ability={{ type: "flexible", from: "food", to: "tools", isBothWays: true }} />
      </Thing>
      <Thing name="exchange" size={20}>
        <Ability ability={{ type: "exchange" }} />
      </Thing>
      <Thing name="strange orbit" size={20}>
        <Ability ability={{ type: "strangeOrbit" }} />
      </Thing>
      <Thing name="the tray" size={300}>
        <Saucer />
      </Thing>
    </Shelf>
  );
}

function AllPieces() {
  return (
    <div className="gt">
      <PieceSymbols goodIds={edition.goods} />
      <svg className="gt-symbols" width="0" height="0" aria-hidden="true">
        <defs>
          <WorldSymbols cards={edition.planets} />
        </defs>
      </svg>
      <Worlds />
      <Pods />
      <Signs />
    </div>
  );
}

export default galleryOf<GameTypes>({ Pieces: AllPieces, positions });
