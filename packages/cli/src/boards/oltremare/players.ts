import { oltremareAids } from "@portolan/games";
import type { Seat } from "@portolan/kernel";
import { clip, columnsOf, width, wrapIndented } from "../../screen.ts";
import { bold, calledHere, dim, goodName, type Picture, portName, tint, tokenName } from "./ink.ts";

/** Where a player's ship is and what its token does. */
function berth(picture: Picture, seat: Seat): string {
  const { view, voice } = picture;
  const { port, active } = view.merchants[seat];
  const where = voice.say("om.port", { port: portName(picture, port) });
  if (active === null) return where;
  return `${where} · ${tokenName(picture, active)}: ${voice.say(`token.${active}.tip`)}`;
}

/** The viewer is "You" alone where there is no room for the name too. */
function nameIn(picture: Picture, seat: Seat, columns: number): string {
  const called = calledHere(picture, seat);
  return seat === picture.viewer && width(called) > columns ? picture.voice.say("om.youAlone") : called;
}

const NUMBERS = new Set([2, 3, 5, 6, 7, 8, 9, 10]);

/** One row of figures: limit and load first, since they drive every negotiation. */
function figures(picture: Picture, seat: Seat, nameColumns: number): string[] {
  const { table, view } = picture;
  const merchant = view.merchants[seat];
  const top = oltremareAids.topFigures(table, merchant);
  const mark = seat === view.activeSeat ? "▸" : " ";
  const start = seat === view.startSeat ? "*" : "";
  return [
    `${mark}${seat}`,
    clip(nameIn(picture, seat, nameColumns - 1), nameColumns - 1) + start,
    top === null ? "–" : `${top.limit}`,
    top === null ? "–" : `${top.load}`,
    top === null ? "–" : goodName(picture, top.good),
    `${merchant.handSize}`,
    `${merchant.cargoSize}`,
    `${merchant.pirateCount}`,
    `${merchant.ducats}`,
    `${merchant.prestige}`,
    `${oltremareAids.tokensTaken(merchant)}`,
  ];
}

/** All players as a table, each with ship and token below. */
export function drawPlayers(picture: Picture, columns: number): string[] {
  const { voice, names, screen } = picture;
  const isNarrow = columns < 78;
  const nameColumns = isNarrow ? 9 : 14;
  const head = ["limit", "load", "top", "hand", "cargo", "pirates", "ducats", "tiles", "tokens"].map((id) =>
    voice.say(isNarrow ? `om.short.${id}` : `om.head.${id}`),
  );
  const rows = names.map((_, seat) => figures(picture, seat, nameColumns));
  const [title, ...lines] = columnsOf([["", "", ...head], ...rows], columns < 92 ? 1 : 2, NUMBERS);
  return [
    ` ${dim(screen, title)}`,
    ...lines.flatMap((text, seat) => [
      ` ${seat === picture.view.activeSeat ? bold(screen, text) : tint(picture, text)}`,
      ...wrapIndented(`      ${berth(picture, seat)}`, columns - 1).map((line) => dim(screen, line)),
    ]),
  ];
}

/** All players in sentences. */
export function tellPlayers(picture: Picture): string[] {
  const { table, view, voice } = picture;
  return view.merchants.flatMap((merchant, seat) => {
    const top = oltremareAids.topFigures(table, merchant);
    const parts = {
      seat,
      name: calledHere(picture, seat),
      hand: merchant.handSize,
      cargo: merchant.cargoSize,
      pirates: merchant.pirateCount,
      ducats: merchant.ducats,
      tiles: merchant.prestige,
      tokens: oltremareAids.tokensTaken(merchant),
    };
    const shown =
      top === null
        ? voice.say("om.plain.playerScored", parts)
        : voice.say("om.plain.player", {
            ...parts,
            good: goodName(picture, top.good),
            limit: top.limit,
            load: top.load,
          });
    return [shown, `  ${berth(picture, seat)}`];
  });
}

/** A race with the ducats that each place would pay now. */
function race(picture: Picture, id: string, { counts, pays }: oltremareAids.Race): string {
  const { names, voice } = picture;
  const order = counts.map((_, seat) => seat).sort((a, b) => counts[b] - counts[a]);
  const runners = order
    .filter((seat) => counts[seat] > 0)
    .map((seat) => `${names[seat]} ${counts[seat]}${pays[seat] > 0 ? ` (+${pays[seat]})` : ""}`);
  return voice.say(id, { race: runners.length === 0 ? voice.say("om.race.nobody") : runners.join(", ") });
}

export function drawRaces(picture: Picture): string[] {
  const { tiles, tokens } = oltremareAids.races(picture.table, picture.view);
  return [race(picture, "om.race.tiles", tiles), race(picture, "om.race.tokens", tokens)];
}
