import type { GameTypes } from "@portolan/games/porto-carthago";
import { configFor } from "@portolan/guides/porto-carthago";
import type { ReactNode } from "react";
import "../../table/stage/stage.css";
import "./art/place.css";
import "./art/pieces.css";
import "./board/scene.css";
import "./board/lettering.css";
import "./board/court.css";
import "./board/dock.css";
import "./board/mine.css";
import { galleryOf } from "../../../tools/gallery/gallery.ts";
import { ActionCard, HeldCard } from "./art/card.tsx";
import { PlaceSymbols } from "./art/light.tsx";
import { shipPrint } from "./art/pieces.ts";
import { Ship } from "./art/ship.tsx";
import { type IconName, Piece, type PieceName } from "./art/symbol.tsx";
import { Symbols } from "./art/symbols.tsx";
import { positions } from "./gallery-positions.ts";

const { edition } = configFor({ players: 5 });
const SIZES = [16, 24, 48, 96];
const PRIVILEGES = [...new Set(edition.ships.map(({ privilege }) => privilege))];
const ICONS: readonly IconName[] = [
  "coin",
  "servant",
  "warehouse",
  "card",
  "dock",
  "lighthouse",
  "temple",
  "palace",
  "point",
  "path",
  "purse",
];

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

function Pieces({ names }: { readonly names: readonly PieceName[] }) {
  return SIZES.flatMap((size) =>
    names.map((name) => (
      <span key={`${name} ${size}`} style={{ fontSize: size / 1.25, lineHeight: 1 }}>
        <Piece name={name} />
      </span>
    )),
  );
}

function Cards() {
  return (
    <Shelf title="Action cards and privileges">
      {edition.spaces.map(({ id, servants, bonus }, space) => (
        <span key={id} style={{ inlineSize: 118, blockSize: 82 }}>
          <ActionCard
            kind={edition.actionCards[space].kind}
            servants={servants}
            bonus={bonus}
            words={{ name: edition.actionCards[space].kind, free: "free", bonus: bonus ?? "no bonus" }}
          />
        </span>
      ))}
      {PRIVILEGES.map((privilege) => (
        <HeldCard
          key={privilege}
          privilege={privilege}
          civilisationId="greece"
          name={privilege}
          civilisation="Greece"
        />
      ))}
    </Shelf>
  );
}

function AllPieces() {
  return (
    <div className="pc-scene">
      <Symbols prints={edition} />
      <PlaceSymbols />
      <Shelf title="Servants and marks">
        <Pieces names={edition.colours.flatMap((_, seat) => [`servant-${seat}`, `mark-${seat}`] as const)} />
      </Shelf>
      <Shelf title="Goods">
        <Pieces names={edition.goods.map(({ id }) => `good-${id}` as const)} />
      </Shelf>
      <Shelf title="Peoples">
        <Pieces names={edition.civilisations.map((id) => `people-${id}` as const)} />
      </Shelf>
      <Shelf title="Privileges and signs">
        <Pieces names={[...PRIVILEGES.map((privilege) => `privilege-${privilege}` as const), ...ICONS]} />
      </Shelf>
      <Shelf title="Ships" ground="sea">
        {edition.ships.map(({ id }, ship) => (
          <span key={id} style={{ inlineSize: 96, fontSize: 74 }}>
            <Ship print={shipPrint(edition, ship)} />
          </span>
        ))}
      </Shelf>
      <Cards />
    </div>
  );
}

export default galleryOf<GameTypes>({ Pieces: AllPieces, positions });
