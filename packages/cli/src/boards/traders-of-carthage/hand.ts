import { tradersAids } from "@portolan/games";
import { wrap } from "../../screen.ts";
import { alarm, bold, codes, JAR, letter, type Picture, SKULL, spaceName, tint } from "./ink.ts";

/** The jars in the viewer's hand by colour: R1 Y4. */
function jars(picture: Picture, hand: readonly number[]): string {
  const { table } = picture;
  const found = table.edition.colours
    .map((_, colour) => ({ colour, icons: tradersAids.jarsFor(table, hand, colour).icons }))
    .filter(({ icons }) => icons > 0)
    .map(({ colour, icons }) => `${letter(picture, colour)}${JAR}${icons}`);
  return found.length === 0 ? picture.voice.say("tc.hand.noJars") : found.join(" ");
}

/** Where the viewer's marker is. */
function marker({ table, view, viewer, voice }: Picture): string {
  for (const zone of ["market", "farm"] as const) {
    const slot = view[zone].find(({ reservedBy }) => reservedBy === viewer);
    if (slot) {
      const card = table.edition.cards[slot.card].code;
      return voice.say("tc.hand.markerOn", { card, zone: { term: `zone.${zone}` } });
    }
  }
  return voice.say("tc.hand.markerFree");
}

/** The viewer's hand, what it is worth and what it can store; nothing for a spectator. */
export function drawHand(picture: Picture, columns: number): string[] {
  const { screen, table, view, voice } = picture;
  if (view.hand === null) return [];
  const hand = tradersAids.sortedCards(table.edition, view.hand);
  const total = tradersAids.coinsOf(table.edition, hand);
  const cards = hand.length === 0 ? voice.say("tc.hand.empty") : codes(picture, hand);
  const held = `${bold(screen, voice.say("tc.hand.title"))} ${tint(picture, cards)}`;
  const facts = tint(
    picture,
    voice.say("tc.hand.facts", { total, jars: jars(picture, view.hand), marker: marker(picture) }),
  );
  return wrap(`${held}  ${facts}`, columns - 1, "  ").map((text) => ` ${text}`);
}

/** The viewer's own goods in danger, with what could save them; then those of the others, in short. */
function dangers(picture: Picture): string[] {
  const { table, view, viewer, voice, names } = picture;
  const isNow = view.agenda.at(-1)?.step === "storage";
  const own = viewer === null ? [] : tradersAids.goodsAtRisk(table, view, viewer);
  const mine = own.map(({ goods, space, jars: means }) => {
    const parts = { goods: codes(picture, goods), space: spaceName(picture, space), count: goods.length };
    const head = voice.say(isNow ? "tc.danger.now" : "tc.danger.own", parts);
    if (means === null || means.icons === 0) return `${head} ${voice.say("tc.danger.noJars")}`;
    const saved = Math.min(means.icons, goods.length);
    const cards = codes(picture, means.cards);
    return `${head} ${voice.say("tc.danger.jars", { cards, saved, all: goods.length, left: goods.length - saved })}`;
  });
  const others = names.flatMap((name, seat) => {
    if (seat === viewer) return [];
    const goods = tradersAids.goodsAtRisk(table, view, seat).flatMap((risk) => risk.goods);
    return goods.length === 0 ? [] : [`${name} ${codes(picture, goods)}`];
  });
  const rest = others.length === 0 ? [] : [voice.say("tc.danger.others", { goods: others.join(" · ") })];
  return [...mine, ...rest];
}

/** Who has nearly enough tokens to end the game. */
function nearEnd({ table, view, voice, names }: Picture): string[] {
  const near = tradersAids.nearTheEnd(table, view).map((seat) => {
    const tokens = tradersAids.tokenCount(view.traders[seat]);
    return voice.say("tc.nearEnd.player", { name: names[seat], tokens });
  });
  const most = table.edition.tokens.endThreshold;
  return near.length === 0 ? [] : [voice.say("tc.nearEnd", { players: { list: near }, most })];
}

/** What the viewer should not overlook. */
export function drawNotices(picture: Picture, columns: number): string[] {
  const { screen, view } = picture;
  if (view.agenda.at(-1)?.step === "over") return [];
  const notices = [
    ...dangers(picture).map((text) => `${alarm(screen, SKULL)} ${tint(picture, text)}`),
    ...nearEnd(picture).map((text) => `${alarm(screen, "!")} ${text}`),
  ];
  return notices.flatMap((text) => wrap(text, columns - 1, "  ").map((part) => ` ${part}`));
}
