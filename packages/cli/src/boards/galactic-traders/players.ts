import { galacticAids } from "@portolan/games";
import type { Seat } from "@portolan/kernel";
import { box, columnsOf, width, wrap } from "../../screen.ts";
import {
  ability,
  alarm,
  bold,
  called,
  dim,
  goods,
  type Picture,
  planetName,
  seatsFromViewer,
} from "./ink.ts";

/** "3/4", with a mark when it is full. */
function counter({ screen }: Picture, count: number, most: number): string {
  const text = `${count}/${most}`;
  return count >= most ? bold(screen, `${text}!`) : text;
}

/** A player's planets with their abilities; rotated ones are marked. */
function planetsOf(picture: Picture, seat: Seat): string {
  const { view, voice, screen } = picture;
  return view.traders[seat].planets
    .map(({ planet, rotated }) => {
      const power = ability(picture, planet);
      const name = power === "" ? planetName(picture, planet) : `${planetName(picture, planet)} (${power})`;
      return rotated ? dim(screen, voice.say("gt.rotated", { planet: name })) : name;
    })
    .join(", ");
}

function row(picture: Picture, seat: Seat): string[] {
  const { table, view, screen } = picture;
  const { limits } = table.edition;
  const trader = view.traders[seat];
  const score = galacticAids.runningScores(table, view)[seat];
  const mark = galacticAids.asked(view)?.seat === seat ? bold(screen, "▶") : " ";
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
  const { view, voice, viewer } = picture;
  const held = seat === viewer ? null : galacticAids.knownInHand(view, seat);
  return held ? voice.say("gt.known", { goods: goods(picture, held) }) : "";
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
  const { voice, screen } = picture;
  const seats = seatsFromViewer(picture);
  const heads = ["", "score", "parts", "hand", "out"].map((id) =>
    id === "" ? "" : dim(screen, voice.say(`gt.head.${id}`)),
  );
  const table = columnsOf([heads, ...seats.map((seat) => row(picture, seat))], 2, new Set([1]));
  const below = seats.flatMap((seat) => belongings(picture, seat, columns - 4));
  return box(screen, bold(screen, voice.say("gt.players.title")), [...table, ...below], columns);
}

/** The same in sentences. */
export function tellPlayers(picture: Picture): string[] {
  const { table, view, voice } = picture;
  const { limits } = table.edition;
  return seatsFromViewer(picture).map((seat) => {
    const score = galacticAids.runningScores(table, view)[seat];
    const { handSize, out } = view.traders[seat];
    const facts = voice.say("gt.plain.player", {
      name: called(picture, seat),
      seat,
      total: score.total,
      planets: score.planets,
      goods: score.goods,
      hand: `${handSize}/${limits.hand}`,
      out: `${out}/${limits.goodsOnPlanets}`,
    });
    return [facts, planetsOf(picture, seat), known(picture, seat)].filter((text) => text !== "").join(" · ");
  });
}

/** The viewer's hand, and in the draft what is on offer. */
export function drawHand(picture: Picture): string[] {
  const { table, view, voice, screen } = picture;
  const { hand: most } = table.edition.limits;
  const lines: string[] = [];
  if (view.pool) lines.push(voice.say("gt.pool", { goods: bold(screen, goods(picture, view.pool)) }));
  if (view.hand) {
    const count = view.traders[view.viewer ?? 0].handSize;
    lines.push(voice.say("gt.hand", { count, most, goods: bold(screen, goods(picture, view.hand)) }));
  }
  const own = view.resolution?.displaced.filter(({ owner }) => owner === view.viewer) ?? [];
  if (own.length > 0 && view.resolution) {
    const { slotNames, id } = table.edition.planets[view.resolution.planet];
    const list = own.map(({ slot, good }) => `${id}-${slotNames[slot]}${printed(picture, good, slot)}`);
    lines.push(voice.say("gt.displaced", { goods: bold(screen, list.join(", ")) }));
  }
  return lines.map((line) => ` ${line}`);
}

/** The printed good of a displaced good where it is not what its slot asked for. */
function printed({ table, view }: Picture, good: number | null, slot: number): string {
  const need = view.resolution ? table.edition.planets[view.resolution.planet].needs[slot] : null;
  return good === null || good === need ? "" : ` (${table.edition.goods[good]})`;
}

/** What must not be overlooked. */
export function notices(picture: Picture): string[] {
  const { table, view, voice, screen } = picture;
  const lines: string[] = [];
  if (view.agenda.at(-1)?.step === "over") return [];
  if (view.isLastRound) lines.push(alarm(screen, voice.say("gt.notice.lastRound")));
  else if (galacticAids.isRunningOut(table, view))
    lines.push(bold(screen, voice.say("gt.notice.runningOut")));
  const rounds = galacticAids.guardIn(table, view);
  if (rounds !== null && rounds <= 2 && !view.isLastRound && view.row.length > 0) {
    const planet = planetName(picture, view.row[0].planet);
    lines.push(alarm(screen, voice.say("gt.notice.guard", { rounds, planet })));
  }
  return lines.filter((line) => width(line) > 0).map((line) => ` ${line}`);
}
