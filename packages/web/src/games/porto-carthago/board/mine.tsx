import { aids, goodName, privilegeName, shipName } from "@portolan/guides/porto-carthago";
import { pieceState } from "../../../table/stage/pointing/piece-state.ts";
import type { Drags } from "../../../table/stage/pointing/use-drag.ts";
import { useRoving } from "../../../table/stage/pointing/use-roving.ts";
import { HeldCard } from "../art/card.tsx";
import { Piece } from "../art/symbol.tsx";
import * as place from "../places.ts";
import { Change } from "./change.tsx";
import type { Harbour } from "./harbour.ts";
import type { Press } from "./press.ts";
import { steppingOf } from "./steppers.tsx";

interface MineProps {
  readonly harbour: Harbour;
  readonly press: Press;
  readonly drags: Drags;
  readonly seat: number;
}

function Purse({ harbour, seat }: MineProps) {
  const { view, translator } = harbour.picture;
  return (
    <div className="pc-mine-part is-purse" data-place={place.purse(seat)}>
      <h3>{translator.t("pc.mine.purse")}</h3>
      <p className="pc-purse">
        <Piece name="coin" />
        <Change now={view.senators[seat].talents} then={harbour.after?.senators[seat].talents} />
      </p>
    </div>
  );
}

/** Four spaces: goods, servants that cover them, and what is free. */
function Warehouse({ harbour, press, drags, seat }: MineProps) {
  const { picture, pointer } = harbour;
  const { table, view, translator } = picture;
  const { warehouse, covered } = view.senators[seat];
  const roving = useRoving<HTMLFieldSetElement>();
  const goods = aids.goodsOf(warehouse);
  const free = table.edition.parameters.warehouseSpaces - covered - goods.length;
  const bonus = place.target.verb("free");
  return (
    <div className="pc-mine-part is-warehouse">
      <h3>{translator.t("pc.mine.warehouse")}</h3>
      <fieldset
        className="pc-spaces"
        aria-label={translator.t("pc.mine.warehouse")}
        data-place={place.warehouse(seat)}
        data-drop="warehouse"
        {...roving}
      >
        {goods.map((good, i) => {
          const { id } = table.edition.goods[good];
          const number = goods.slice(0, i).filter((one) => one === good).length;
          const name = place.target.warehouse(id);
          const state = pieceState(pointer, name, number);
          return (
            <button
              key={place.goodIn(place.warehouse(seat), id, number)}
              type="button"
              className="pc-store"
              aria-label={goodName(picture, good)}
              aria-pressed={state === "picked"}
              data-piece={place.goodIn(place.warehouse(seat), id, number)}
              data-state={state}
              onPointerDown={(event) => drags.begin(event, name, state === "picked")}
              onClick={() => {
                if (!drags.wasDragged()) press.thing(name);
              }}
            >
              <Piece name={`good-${id}`} />
            </button>
          );
        })}
        {Array.from({ length: free }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: free spaces are alike.
          <span key={i} className="pc-store" aria-hidden="true" />
        ))}
        {Array.from({ length: covered }, (_, i) => {
          const piece = place.servantIn(place.warehouse(seat), seat, i);
          const isOpen = pointer.isAsked && pointer.narrowed.open.has(bonus);
          return isOpen ? (
            <button
              key={piece}
              type="button"
              className="pc-store is-covered"
              aria-label={translator.t("pc.mine.covered")}
              data-state="lit"
              onClick={() => press.thing(bonus)}
            >
              <Piece name={`servant-${seat}`} />
            </button>
          ) : (
            <span
              key={piece}
              className="pc-store is-covered"
              title={translator.t("pc.mine.covered")}
              data-piece={piece}
            >
              <Piece name={`servant-${seat}`} />
            </span>
          );
        })}
      </fieldset>
    </div>
  );
}

/** The reserve, large: it is what one pays with, and next decade's income. */
function Reserve({ harbour, press, drags, seat }: MineProps) {
  const { picture, pointer, after, inspect } = harbour;
  const { view, translator } = picture;
  const { reserve } = view.senators[seat];
  const then = after?.senators[seat].reserve ?? reserve;
  const name = place.target.into("reserve");
  const isOpen = pointer.isAsked && pointer.narrowed.open.has(name);
  const isSending = steppingOf(harbour) === "court";
  const figures = (count: number, tone: string | undefined, from: number) =>
    Array.from({ length: count }, (_, i) => place.servantIn(place.reserve(seat), seat, from + i)).map(
      (piece) => (
        <span
          key={piece}
          data-piece={tone === "ghost" ? undefined : piece}
          data-tone={tone}
          onPointerDown={(event) => {
            if (isSending) drags.begin(event, name, false);
          }}
        >
          <Piece name={`servant-${seat}`} />
        </span>
      ),
    );
  const content = (
    <>
      {figures(Math.min(reserve, then), undefined, 0)}
      {figures(Math.max(0, reserve - then), "leaving", then)}
      {figures(Math.max(0, then - reserve), "ghost", reserve)}
    </>
  );
  return (
    <div className="pc-mine-part is-reserve" data-drop="reserve">
      <h3>
        {translator.t("pc.mine.reserve")} <Change now={reserve} then={then} />
      </h3>
      {isOpen ? (
        <button type="button" className="pc-reserve" data-state="lit" onClick={() => press.thing(name)}>
          {content}
          <span className="hidden">{translator.t("pc.chip.into.reserve")}</span>
        </button>
      ) : (
        <button
          type="button"
          className="pc-reserve"
          data-place={place.reserve(seat)}
          data-many={Math.max(reserve, then) > 9}
          aria-label={translator.t("pc.board.look.servants")}
          data-sends={isSending}
          onClick={() => {
            if (!drags.wasDragged()) inspect({ what: "servants" });
          }}
        >
          {content}
        </button>
      )}
    </div>
  );
}

const POSTS = ["docks", "cards", "palace", "path", "lighthouse", "temple", "charters", "warehouse"] as const;

/** The servants at work, by place; each says how it comes back. */
function AtWork({ harbour, seat }: MineProps) {
  const { picture, after, inspect } = harbour;
  const { table, view, translator } = picture;
  const now = aids.strip(table, view, seat);
  const then = after ? aids.strip(table, after, seat) : now;
  const all = table.edition.parameters.servantsPerPlayer;
  const posts = POSTS.filter((post) => now[post] > 0 || then[post] > 0);
  return (
    <div className="pc-mine-part is-work" data-place={place.strip}>
      <h3>
        {translator.t("pc.mine.work")}{" "}
        <em>{translator.t("pc.mine.of", { count: all - now.reserve, all })}</em>
      </h3>
      <button
        type="button"
        className="pc-posts"
        data-many={posts.length > 5}
        onClick={() => inspect({ what: "servants" })}
      >
        <span className="hidden">{translator.t("pc.board.look.servants")}</span>
        {posts.map((post) => (
          <span key={post} className="pc-post" title={translator.t(`pc.back.${post}`)}>
            <span className="pc-post-figures" aria-hidden="true">
              {Array.from({ length: Math.min(6, Math.max(now[post], then[post])) }, (_, i) => (
                <span
                  // biome-ignore lint/suspicious/noArrayIndexKey: servants of one player are alike.
                  key={i}
                  data-tone={i >= now[post] ? "ghost" : i >= then[post] ? "leaving" : undefined}
                >
                  <Piece name={`servant-${seat}`} />
                </span>
              ))}
            </span>
            <span className="pc-post-name">
              <Change now={now[post]} then={then[post]} /> {translator.t(`pc.post.${post}`)}
            </span>
          </span>
        ))}
      </button>
    </div>
  );
}

/** Ship cards that are kept for their privilege. */
function Privileges({ harbour, press, seat }: MineProps) {
  const { picture, pointer } = harbour;
  const { table, view, translator } = picture;
  const roving = useRoving<HTMLFieldSetElement>();
  const { held } = view.senators[seat];
  if (held.length === 0) return null;
  const isLast = aids.isLastTurn(table, view);
  return (
    <div className="pc-mine-part is-held">
      <h3 data-last={isLast}>{translator.t(isLast ? "pc.mine.held.last" : "pc.mine.held")}</h3>
      <fieldset
        className="pc-held-cards"
        aria-label={translator.t("pc.mine.held")}
        data-place={place.held(seat)}
        data-scrolls
        {...roving}
      >
        {held.map((ship) => {
          const { id, privilege, civilisation } = table.edition.ships[ship];
          const name = place.target.held(id);
          const state = pieceState(pointer, name);
          return (
            <button
              key={id}
              type="button"
              className="pc-held-button"
              aria-pressed={state === "picked"}
              data-piece={place.ship(id)}
              data-state={state}
              onClick={() => press.thing(name)}
            >
              <HeldCard
                privilege={privilege}
                civilisationId={table.edition.civilisations[civilisation]}
                name={privilegeName(picture, ship)}
                civilisation={translator.t(`civilisation.${table.edition.civilisations[civilisation]}`)}
              />
              <span className="hidden">{shipName(picture, ship)}</span>
            </button>
          );
        })}
      </fieldset>
    </div>
  );
}

/** The viewer's own place: purse, warehouse, all servants, privileges. */
export function Mine(props: Omit<MineProps, "seat">) {
  const { viewer, translator } = props.harbour.picture;
  if (viewer === null) return null;
  const mine = { ...props, seat: viewer };
  return (
    <section className="pc-mine" aria-label={translator.t("pc.own")}>
      <Purse {...mine} />
      <Warehouse {...mine} />
      <Reserve {...mine} />
      <AtWork {...mine} />
      <Privileges {...mine} />
    </section>
  );
}
