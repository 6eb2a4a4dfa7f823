import { type Section, seatsFromViewer } from "@portolan/guides";
import { aids, goodsText, planetName } from "@portolan/guides/galactic-traders";
import type { Seat } from "@portolan/kernel";
import { alarm, bold, box, columnsOf, dim, wrap } from "../../screen.ts";
import { itemsIn, itemText } from "../sections.ts";
import { ability, called, type Picture } from "./ink.ts";

/** "3/4", with a mark when it is full. */
function counter({ screen }: Picture, count: number, most: number): string {
  const text = `${count}/${most}`;
  return count >= most ? bold(screen, `${text}!`) : text;
}

/** A player's planets with their abilities; rotated ones are marked. */
function planetsOf(picture: Picture, seat: Seat): string {
  const { view, translator, screen } = picture;
  return view.traders[seat].planets
    .map(({ planet, rotated }) => {
      const power = ability(picture, planet);
      const name = power === "" ? planetName(picture, planet) : `${planetName(picture, planet)} (${power})`;
      return rotated ? dim(screen, translator.t("gt.rotated", { planet: name })) : name;
    })
    .join(", ");
}

function row(picture: Picture, seat: Seat): string[] {
  const { table, view, screen } = picture;
  const { limits } = table.edition;
  const trader = view.traders[seat];
  const score = aids.runningScores(table, view)[seat];
  const mark = aids.asked(view)?.seat === seat ? bold(screen, "▶") : " ";
  const primon = seat === view.primon ? "◆" : " ";
  return [
    `${mark}${primon}${seat} ${called(picture, seat)}`,
    bold(screen, `${score.total}`),
    dim(screen, `= ${score.planets} + ${score.goods}`),
    counter(picture, trader.handSize, limits.hand),
    counter(picture, trader.out, limits.goodsOnPlanets),
  ];
}

/** What the viewer knows of other hands. */
function known(picture: Picture, seat: Seat): string {
  const { view, translator, viewer } = picture;
  const held = seat === viewer ? null : aids.knownInHand(view, seat);
  return held ? translator.t("draw.gt.holds", { goods: goodsText(picture, held) }) : "";
}

function belongings(picture: Picture, seat: Seat, columns: number): string[] {
  const parts = [planetsOf(picture, seat), known(picture, seat)].filter((text) => text !== "");
  if (parts.length === 0) return [];
  return wrap(`${called(picture, seat)}: ${parts.join(" · ")}`, columns - 4, "  ").map(
    (line) => `    ${line}`,
  );
}

/** Everybody's score, counters and planets; the viewer first. */
export function drawPlayers(picture: Picture, columns: number): string[] {
  const { translator, screen } = picture;
  const seats = seatsFromViewer(picture);
  const heads = ["", "gt.players.head.score", "draw.gt.parts", "draw.gt.head.hand", "draw.gt.head.out"].map(
    (id) => (id === "" ? "" : dim(screen, translator.t(id))),
  );
  const table = columnsOf([heads, ...seats.map((seat) => row(picture, seat))], 2, new Set([1]));
  const below = seats.flatMap((seat) => belongings(picture, seat, columns - 4));
  return box(screen, bold(screen, translator.t("gt.players.title")), [...table, ...below], columns);
}

/** The viewer's hand, and in the draft what is on offer. */
export function drawHand(picture: Picture): string[] {
  const { table, view, translator, screen } = picture;
  const { hand: most } = table.edition.limits;
  const lines: string[] = [];
  if (view.pool) lines.push(translator.t("gt.pool", { goods: bold(screen, goodsText(picture, view.pool)) }));
  if (view.hand) {
    const count = view.traders[view.viewer ?? 0].handSize;
    lines.push(
      translator.t("draw.gt.hand", { count, most, goods: bold(screen, goodsText(picture, view.hand)) }),
    );
  }
  const own = view.resolution?.displaced.filter(({ owner }) => owner === view.viewer) ?? [];
  if (own.length > 0 && view.resolution) {
    const { slotNames, id } = table.edition.planets[view.resolution.planet];
    const list = own.map(({ slot, good }) => `${id}-${slotNames[slot]}${printed(picture, good, slot)}`);
    lines.push(
      translator.t("gt.displaced", {
        goods: bold(screen, list.join(", ")),
        planet: planetName(picture, view.resolution.planet),
      }),
    );
  }
  return lines.map((line) => ` ${line}`);
}

/** The printed good of a displaced good where it is not what its slot asked for. */
function printed({ table, view }: Picture, good: number | null, slot: number): string {
  const need = view.resolution ? table.edition.planets[view.resolution.planet].needs[slot] : null;
  return good === null || good === need ? "" : ` (${table.edition.goods[good]})`;
}

/** What must not be overlooked. */
export function drawNotices({ screen }: Picture, sections: readonly Section[]): string[] {
  return itemsIn(sections, "notices").map((item) => ` ${alarm(screen, itemText(item))}`);
}
