import { called } from "@portolan/guides";
import { aids, goodName, portText } from "@portolan/guides/oltremare";
import { alarm, bold, flow, wrap } from "../../screen.ts";
import { codes, face, type Picture, tint } from "./ink.ts";

/** The viewer's hand from jewels to grain, every card with its figures. */
export function drawHand(picture: Picture, columns: number): string[] {
  const { table, view, translator, screen } = picture;
  if (view.hand === null) return [];
  if (view.hand.length === 0) return [` ${translator.t("om.hand.empty")}`];
  const hand = aids.sortedHand(table.edition, view.hand);
  const cells = hand.map((card) => tint(picture, face(picture, card)));
  return [
    ` ${bold(screen, translator.t("draw.om.hand"))}`,
    ...flow(cells, columns - 3).map((text) => `   ${text}`),
  ];
}

/** Payouts of the goods that the viewer holds, or has on top. */
export function drawPayouts(picture: Picture, columns: number): string[] {
  const { table, view, viewer, translator } = picture;
  if (viewer === null || view.hand === null) return [];
  const { top } = view.merchants[viewer];
  const cards = top === null ? view.hand : [...view.hand, top];
  const goods = [...new Set(cards.map((card) => table.edition.cards[card].good))].sort((a, b) => a - b);
  const line = goods.map((good) => {
    const pays = aids.payoutLine(table.edition, good).join(" ");
    return `${goodName(picture, good)} ${pays}`;
  });
  return wrap(tint(picture, `${translator.t("om.payouts")}: ${line.join(" · ")}`), columns - 2, "  ").map(
    (text) => ` ${text}`,
  );
}

/** The cargo stack, where the table lets it be looked through. */
export function drawCargo(picture: Picture, columns: number): string[] {
  const { view, translator } = picture;
  return view.merchants.flatMap(({ cargo }, seat) => {
    if (cargo === null || cargo.length === 0) return [];
    const text = translator.t("om.cargo", { name: called(picture, seat), cards: codes(picture, cargo) });
    return wrap(tint(picture, text), columns - 2, "  ").map((part) => ` ${part}`);
  });
}

/** What the viewer's ship could reach with one or two ship symbols. */
export function drawReach(picture: Picture, columns: number): string[] {
  const { table, view, viewer, translator } = picture;
  if (viewer === null) return [];
  const ends = table.edition.map.ends[view.merchants[viewer].port];
  return [1, 2].flatMap((steps) => {
    const ports = (ends[steps] ?? []).map((port) => portText(picture, port)).join(", ");
    return wrap(translator.t("om.reach", { steps, ports }), columns - 2, "  ").map((text) => ` ${text}`);
  });
}

function wants(picture: Picture, some: readonly aids.Want[], ducats: number): string {
  const { table, translator } = picture;
  const items = some.map((want, place) => `@${place + 1} ${aids.printWant(table.edition, want)}`);
  return side(translator.t("nothing"), items, ducats);
}

function side(nothing: string, items: readonly string[], ducats: number): string {
  const all = ducats > 0 ? [...items, `+${ducats}d`] : items;
  return all.length === 0 ? nothing : all.join(" ");
}

/** An open offer; what stands in brackets nobody has verified. */
function offer(picture: Picture, open: aids.OfferView): string {
  const { table, translator } = picture;
  const asked = open.ask.map((want) => aids.printWant(table.edition, want));
  const taken = open.takenGoods.map((good, i) =>
    translator.t("om.offer.taken", {
      good: open.taken === null ? goodName(picture, good) : codes(picture, [open.taken[i]]),
    }),
  );
  const own = open.committed === null ? "" : ` [${codes(picture, open.committed)}]`;
  return translator.t("om.offer.open", {
    from: called(picture, open.from),
    to: called(picture, open.to),
    give: wants(picture, open.give, open.giveDucats) + (open.committed?.length ? own : ""),
    ask: side(translator.t("nothing"), [...asked, ...taken], open.askDucats),
  });
}

function hasClaims(open: aids.OfferView): boolean {
  return open.give.some(({ wish }) => wish !== null);
}

/** Open offers, a running call, and what else must not be overlooked. */
export function drawNotices(picture: Picture, columns: number): string[] {
  const { table, view, translator, screen, names } = picture;
  const notices: string[] = [];
  for (const open of view.offers) {
    if (open === null) continue;
    notices.push(`${bold(screen, "»")} ${tint(picture, offer(picture, open))}`);
    if (hasClaims(open)) notices.push(`  ${translator.t("om.offer.unverified")}`);
  }
  if (view.call) {
    const waiting = view.call.flatMap((answer, seat) => (answer === "waiting" ? [names[seat]] : []));
    notices.push(translator.t("om.call.waiting", { names: { list: waiting } }));
  }
  const last = aids.turnsToTheEnd(table, view);
  if (last && view.agenda.at(-1)?.step !== "over") {
    const order = last.map((seat) => names[seat]).join(", ");
    notices.push(`${alarm(screen, "!")} ${translator.t("om.lastRound", { order })}`);
  }
  return notices.flatMap((text) => wrap(text, columns - 2, "  ").map((part) => ` ${part}`));
}
