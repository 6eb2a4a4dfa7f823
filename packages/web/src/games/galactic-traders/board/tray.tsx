import { aids, goodName, type Picture } from "@portolan/guides/galactic-traders";
import type { Seat } from "@portolan/kernel";
import { pieceState } from "../../../table/stage/pointing/piece-state.ts";
import { Badge } from "../art/houses.tsx";
import { houseOf } from "../art/palette.ts";
import { Pod } from "../art/pods.tsx";
import { Saucer } from "../art/saucer.tsx";
import * as place from "../places.ts";
import type { Galaxy } from "./galaxy.ts";
import { nameOf } from "./galaxy.ts";
import { numbered } from "./hand.tsx";

/** A stop of the tray: who has it, how many goods lie on it then, and whether that is over, now or still to come. */
export interface Stop {
  readonly seat: Seat;
  readonly goods: number;
  readonly when: "past" | "now" | "later";
}

/** The way of the tray: round the table, and back. The picks still to come are on the agenda. GT-DRAFT-2 */
export function stopsOf({ table, view }: Pick<Picture, "table" | "view">): readonly Stop[] {
  const { players, edition } = table;
  const order: Seat[] = [];
  for (let pass = 0; pass < edition.draft.cardsPerPlayer; pass++) {
    const round = Array.from({ length: players }, (_, i) => (view.primon + i) % players);
    order.push(...(pass % 2 === 0 ? round : round.toReversed()));
  }
  const all = order.length;
  const now = all - view.poolSize;
  return order.map((seat, i) => ({
    seat,
    goods: all - i,
    when: i < now ? "past" : i === now ? "now" : "later",
  }));
}

/** Where the tray has been and where it goes on, as two lanes. */
export function Lanes({ galaxy }: { readonly galaxy: Galaxy }) {
  const { picture } = galaxy;
  const { translator } = picture;
  const stops = stopsOf(picture);
  return (
    <ol className="gt-lanes" aria-label={translator.t("gt.tray.way")}>
      {stops.map(({ seat, goods, when }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a stop is known by its number.
        <li key={i} data-when={when}>
          <Badge seat={seat} />
          <span>
            <strong style={{ color: houseOf(seat).colour }}>{nameOf(picture, seat)}</strong>
            <span>
              {goods === 1 ? translator.t("gt.tray.last") : translator.t(`gt.tray.${when}`, { goods })}
            </span>
          </span>
        </li>
      ))}
    </ol>
  );
}

/** The goods on offer, on a saucer that visits everybody. Others see only how many there are. GT-DRAFT-4 */
export function Tray({ galaxy }: { readonly galaxy: Galaxy }) {
  const { picture, pointer, drags, props } = galaxy;
  const { table, view, translator } = picture;
  const goods = view.pool ? numbered(view.pool) : [];
  const hidden = view.pool ? 0 : view.poolSize;
  const suggested = props.suggested?.type === "pick" ? props.suggested.good : null;
  return (
    <div className="gt-tray" data-place={place.tray} data-count={goods.length + hidden}>
      <Saucer />
      <section className="gt-offer" aria-label={translator.t("term.pool")}>
        {goods.map(({ good, number }) => {
          const goodId = table.edition.goods[good];
          const name = place.target.offer(goodId);
          const state = pieceState(pointer, name, number);
          const isKept = pointer.settled !== null && state === "picked";
          return (
            <button
              key={`${good} ${number}`}
              type="button"
              className="gt-offered"
              data-state={state}
              data-suggested={good === suggested && number === 0}
              aria-pressed={state === "picked"}
              onClick={() => {
                if (drags.wasDragged()) return;
                // A second press on the good that is lifted already keeps it.
                if (isKept) props.parts.confirm();
                else pointer.press(name, state === "picked");
              }}
            >
              <span className="gt-offered-name">{goodName(picture, good)}</span>
              <span
                className="gt-offered-pod"
                data-piece={place.goodIn(place.tray, goodId, number)}
                onPointerDown={(event) => drags.begin(event, name, state === "picked")}
              >
                <Pod owner={null} cargo={{ kind: "open", good: goodId }} />
              </span>
            </button>
          );
        })}
        {Array.from({ length: hidden }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: shut pods are alike.
          <span key={`shut ${i}`} className="gt-offered" aria-hidden="true">
            <span className="gt-offered-pod">
              <Pod owner={null} cargo={{ kind: "sealed", as: null, inside: null }} />
            </span>
          </span>
        ))}
      </section>
    </div>
  );
}

/** The planets that want a good, those that it would complete first. */
export function wantedBy(
  picture: Picture,
  good: number,
): { readonly wins: readonly number[]; readonly wants: readonly number[] } {
  const { table, view, viewer } = picture;
  const wins: number[] = [];
  const wants: number[] = [];
  for (const row of view.row) {
    const { needs } = table.edition.planets[row.planet];
    if (!aids.openSlots(table, row).some((slot) => needs[slot] === good)) continue;
    const isLast =
      aids.missing(row) === 1 && viewer !== null && aids.ifFilledBy(table, row, viewer).winner === viewer;
    (isLast ? wins : wants).push(row.planet);
  }
  return { wins, wants };
}
