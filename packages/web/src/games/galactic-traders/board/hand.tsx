import { aids, goodName, type Picture } from "@portolan/guides/galactic-traders";
import type { CSSProperties } from "react";
import { pieceState } from "../../../table/stage/pointing/piece-state.ts";
import { Pips } from "../art/houses.tsx";
import { Pod } from "../art/pods.tsx";
import { SignShape } from "../art/signs.tsx";
import * as place from "../places.ts";
import type { Galaxy } from "./galaxy.ts";

/** Goods with their number among equal ones, so that each keeps its name as long as it lies there. */
export function numbered(counts: readonly number[]): { readonly good: number; readonly number: number }[] {
  return counts.flatMap((count, good) => Array.from({ length: count }, (_, number) => ({ good, number })));
}

/** A landing pad of the home port. */
function Pad({ isOn }: { readonly isOn: boolean }) {
  return (
    <svg className="gt-pad" viewBox="-44 -14 88 28" aria-hidden="true" data-on={isOn}>
      <ellipse cy="3" rx="43" ry="10.6" fill="#05031a" fillOpacity=".5" />
      <ellipse className="gt-pad-deck" rx="43" ry="10.4" />
      <ellipse className="gt-pad-ring" rx="30" ry="7" />
      <path className="gt-pad-lamps" d="M-39.6 0h.1M39.6 0h.1M-19.8 9h.1M19.8 9h.1" />
    </svg>
  );
}

/** What a press of a hand card means now, where that is not to pick it up. */
function isDiscard({ pointer }: Galaxy): boolean {
  return pointer.pointed.some((name) => {
    const { kind } = place.thingOf(name);
    return kind === "offer" || kind === "laid";
  });
}

/** The good that was laid last, as it was on its pad: pressed, it comes back. */
function Ghost({ galaxy, good }: { readonly galaxy: Galaxy; readonly good: number }) {
  const { picture, planning } = galaxy;
  const words = goodName(picture, good);
  return (
    <button
      type="button"
      className="gt-held is-ghost"
      onClick={() => planning.loose && planning.drop(planning.loose.at)}
    >
      <Pad isOn />
      <svg className="gt-held-pod" viewBox="-24 -24 48 48" aria-hidden="true">
        <rect x="-22" y="-22" width="44" height="44" rx="9" />
        <SignShape goodId={picture.table.edition.goods[good]} scale={1.15} opacity={0.75} />
      </svg>
      <span className="hidden">{picture.translator.t("gt.plan.back", { good: words })}</span>
      <span className="gt-held-name" aria-hidden="true">
        {words}
      </span>
    </button>
  );
}

/** The viewer's own goods on their pads, and pads that are free. */
export function Hand({ galaxy }: { readonly galaxy: Galaxy }) {
  const { picture, pointer, drags, props } = galaxy;
  const { table, view, viewer, translator } = picture;
  if (view.hand === null || viewer === null) return null;
  const at = place.hand(viewer);
  const held = numbered(view.hand);
  const most = table.edition.limits.hand;
  const discards = isDiscard(galaxy);
  const loose = galaxy.pointer.pointed.length === 0 ? galaxy.planning.loose : null;
  const taken = held.length + (loose ? 1 : 0);
  const suggested = props.suggested && "good" in props.suggested ? props.suggested.good : null;
  return (
    <section
      className="gt-hand"
      aria-label={translator.t("gt.hand.title", { count: held.length, most })}
      data-place={at}
      data-drop="hand"
      style={{ "--pads": Math.max(most, held.length) } as CSSProperties}
    >
      {held.map(({ good, number }) => {
        const goodId = table.edition.goods[good];
        const name = place.target.hand(goodId);
        const state = pieceState(pointer, name, number);
        const words = goodName(picture, good);
        return (
          <button
            key={`${good} ${number}`}
            type="button"
            className="gt-held"
            data-state={state}
            data-discards={discards && state === "lit"}
            data-suggested={good === suggested && number === 0}
            data-drop={name}
            aria-pressed={state === "picked"}
            aria-disabled={state === "shut" || state === "still" ? true : undefined}
            onClick={() => {
              if (!drags.wasDragged()) pointer.press(name, state === "picked");
            }}
          >
            <Pad isOn={state === "picked" || state === "lit"} />
            <span
              className="gt-held-pod"
              data-piece={place.goodIn(at, goodId, number)}
              onPointerDown={(event) => drags.begin(event, name, state === "picked")}
            >
              <Pod owner={viewer} cargo={{ kind: "open", good: goodId }} />
            </span>
            <span className="gt-held-name">
              {discards && state === "lit" ? (
                <>
                  <span className="hidden">{translator.t("gt.board.discard", { good: words })}</span>
                  <span aria-hidden="true">✕ {words}</span>
                </>
              ) : (
                words
              )}
            </span>
          </button>
        );
      })}
      {loose ? <Ghost galaxy={galaxy} good={loose.good} /> : null}
      {Array.from({ length: Math.max(0, most - taken) }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: free pads are alike.
        <span key={`free ${i}`} className="gt-held is-free" aria-hidden="true">
          <Pad isOn={false} />
          <span className="gt-held-name">{translator.t("gt.board.free")}</span>
        </span>
      ))}
    </section>
  );
}

/** How much of the two limits is taken. GT-CARGO-1 GT-SLOT-7 */
export function Counters({ picture }: { readonly picture: Picture }) {
  const { table, view, viewer, translator } = picture;
  if (viewer === null) return null;
  const { hand, goodsOnPlanets } = table.edition.limits;
  const { out, handSize } = view.traders[viewer];
  const counters = [
    { id: "hand", count: handSize, of: hand },
    { id: "out", count: out, of: goodsOnPlanets },
  ] as const;
  return (
    <p className="gt-counters">
      {counters.map(({ id, count, of }) => (
        <span key={id}>
          {translator.t(`gt.board.${id}`)} <Pips seat={viewer} count={count} of={of} />
          <b>
            {count}/{of}
          </b>
        </span>
      ))}
    </p>
  );
}

/** Whether the viewer has to make room before taking a good. GT-CARGO-2 */
export function isHandFull({ table, view }: Picture): boolean {
  return view.hand !== null && aids.size(view.hand) >= table.edition.limits.hand;
}
