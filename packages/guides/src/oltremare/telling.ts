import { aids, configFor, type GameTypes } from "@portolan/games/oltremare";
import type { Part } from "@portolan/kernel";
import type { Scene } from "../guide.ts";
import { moveText } from "../scene.ts";

export { aids, configFor };
export type Oltremare = GameTypes;
export type Move = aids.Move;
export type Card = aids.Card;
export type Good = aids.Good;

/** The moment with the table it is played on. */
export interface Picture extends Scene<Oltremare> {
  readonly table: aids.GameConfig;
}

export function seatOf({ viewer, view }: Picture): number {
  return viewer ?? view.activeSeat;
}

/** The viewer's other cards of the same good. */
function alike({ table, view }: Picture, card: Card): readonly Card[] {
  const { cards } = table.edition;
  const own = [...(view.hand ?? []), ...view.played];
  if (!own.includes(card)) return [];
  return own.filter((other) => other !== card && cards[other].good === cards[card].good);
}

/** A card as people call it: by its good, and where the viewer has several of those by what is printed on it. */
export function cardName(picture: Picture, card: Card): string {
  const { cards } = picture.table.edition;
  const { good, lions: limit, cargo: load, icons } = cards[card];
  const name = goodName(picture, good);
  const others = alike(picture, card);
  if (others.length === 0) return name;
  const isToldByNumbers = others.every(
    (other) => cards[other].lions !== limit || cards[other].cargo !== load,
  );
  const symbols = isToldByNumbers ? [] : icons.map((icon) => iconName(picture, icon));
  return picture.translator.t("om.card", { good: name, face: [`${limit}/${load}`, ...symbols].join(", ") });
}

export function cardNames(picture: Picture, cards: readonly Card[]): string {
  return cards.map((card) => cardName(picture, card)).join(", ");
}

const CODES = /[a-z]+#\d+(?: [a-z]+#\d+)*/g;

/** The game's own words call cards by their codes, as programs need them; people are told names. */
export function withNames({ table }: Picture, text: string, nameOf: (card: Card) => string): string {
  return text.replace(CODES, (codes) =>
    codes
      .split(" ")
      .map((code) => {
        const card = table.edition.cards.findIndex((one) => one.code === code);
        return card < 0 ? code : nameOf(card);
      })
      .join(", "),
  );
}

/** Goods that are missing, as a list in a sentence. */
export function missingText(picture: Picture, goods: readonly Good[]): string {
  return picture.translator.list([...new Set(goods)].map((good) => goodName(picture, good)));
}

export function goodName({ table, translator }: Picture, good: Good): string {
  return translator.t(`good.${table.edition.goods[good].id}`);
}

export function iconName({ translator }: Picture, icon: number): string {
  return translator.t(`icon.${aids.ICONS[icon]}`);
}

export function tokenName({ translator }: Picture, token: aids.Token): string {
  return translator.t(`token.${token}`);
}

/** A port with the token that lies there: Corfu (Compass). */
export function portText({ table, translator, view }: Picture, port: number): string {
  const name = translator.t(`port.${table.edition.map.ports[port]}`);
  const token = view.portTokens[port];
  return token === null ? name : `${name} (${translator.t(`token.${token}`)})`;
}

/** What is printed on a card: limit 5, load 2; ducat, market. */
export function faceText(picture: Picture, card: Card): string {
  const { lions, cargo, icons } = picture.table.edition.cards[card];
  const symbols = icons.map((icon) => iconName(picture, icon)).join(", ");
  return picture.translator.t("om.face", { limit: lions, load: cargo, symbols });
}

/** What is said of a card, which nobody has verified. */
export function claimText(picture: Picture, claim: aids.Claim): string {
  const said = claim.icons.map((icon) => iconName(picture, icon));
  if (claim.lions !== null) said.push(picture.translator.t("om.claim.limit", { limit: claim.lions }));
  return picture.translator.t("om.claim", { said: said.join(", ") });
}

export function wantText(
  picture: Picture,
  { good, wish }: aids.Want,
  name = goodName(picture, good),
): string {
  return wish === null ? name : `${name} ${claimText(picture, wish)}`;
}

/** One side of an offer. */
export function sideText({ translator }: Picture, items: readonly string[], ducats: number): string {
  const all = ducats > 0 ? [...items, translator.t("om.ducats", { ducats })] : items;
  return all.length === 0 ? translator.t("nothing") : translator.list(all);
}

/** The goods that the other side has put into its open offer, in its order. */
function committedBy({ view, viewer }: Picture, other: number): readonly aids.Want[] {
  const open = view.offers.find((offer) => offer?.from === other && offer.to === viewer);
  return open?.give ?? [];
}

/** What the viewer would give and get by these terms. */
export function termsText(picture: Picture, other: number, terms: aids.Terms): string {
  const given = terms.give.map(({ card, claim }) => {
    const name = cardName(picture, card);
    return claim === null ? name : `${name} ${claimText(picture, claim)}`;
  });
  const theirs = committedBy(picture, other);
  const taken = terms.take.map((place) =>
    theirs[place] ? wantText(picture, theirs[place]) : `@${place + 1}`,
  );
  const asked = [...taken, ...terms.ask.map((want) => wantText(picture, want))];
  return picture.translator.t("om.terms", {
    give: sideText(picture, given, terms.giveDucats),
    ask: sideText(picture, asked, terms.askDucats),
  });
}

/** The move in words. */
export function labelText(picture: Picture, move: Move): string {
  if (move.type !== "offer" && move.type !== "counter") {
    return withNames(picture, moveText(picture, move), (card) => cardName(picture, card));
  }
  const partner: Part = { seat: move.with };
  return picture.translator.t(`om.${move.type}`, {
    partner,
    terms: termsText(picture, move.with, move.terms),
  });
}

export function partnerIn({ view }: Picture, other: number): number {
  const seat = view.viewer ?? view.activeSeat;
  return seat === view.activeSeat ? other : seat;
}

/** Whether the partner of a deal would gain a tile. */
export function tileNote(picture: Picture, partner: number): string {
  const { table, view, translator, viewer } = picture;
  const id = aids.givesTile(table, view, partner) ? "om.tile.gains" : "om.tile.had";
  return viewer === partner
    ? translator.t(`${id}.you`)
    : translator.t(id, { name: translator.called(partner) });
}
