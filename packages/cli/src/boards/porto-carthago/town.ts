import { portoAids } from "@portolan/games";
import { box, flow, wrap } from "../../screen.ts";
import { alarm, bold, called, dim, goods, type Picture, seatList, shipName, showsPurse } from "./ink.ts";

/** An action card on its space: cost and bonus, pale where the viewer cannot use it. */
function actionCell(picture: Picture, action: portoAids.Action): string {
  const { table, voice, screen } = picture;
  const parts = {
    space: table.edition.spaces[action.space].id,
    action: voice.say(`action.${action.kind}`),
    servants: action.servants,
  };
  const text =
    voice.say("pc.action", parts) + (action.bonus ? ` ${voice.say(`pc.bonus.${action.bonus}`)}` : "");
  return action.refusal ? dim(screen, `${text} ✗`) : text;
}

function actionCells(picture: Picture): string[] {
  const { table, view, viewer } = picture;
  return portoAids
    .actions(table, view, viewer ?? view.startSeat)
    .map((action) => actionCell(picture, action));
}

function market(picture: Picture): string {
  const { table, view, voice } = picture;
  const price = portoAids.ladderPrice(table, view);
  return voice.say("pc.market", { goods: goods(picture, view.market), price, bag: goods(picture, view.bag) });
}

function palace(picture: Picture): string {
  const { table, view, voice, viewer } = picture;
  const sale = portoAids.forSale(table, view);
  const buyers = sale.buyers.filter((seat) => showsPurse(picture, seat));
  const space =
    sale.space === null ? voice.say("pc.palace.hall") : voice.say("pc.palace.space", { space: sale.space });
  const facts = voice.say("pc.palace", {
    space,
    talents: sale.price.talents,
    points: sale.price.points,
    nextTalents: sale.after.talents,
    nextPoints: sale.after.points,
  });
  if (buyers.length > 0)
    return `${facts} ${voice.say("pc.palace.buyers", { buyers: seatList(picture, buyers) })}`;
  return viewer === null ? facts : `${facts} ${voice.say("pc.palace.notYou")}`;
}

function path(picture: Picture): string {
  const { table, view, voice } = picture;
  const { filled, length, next, standings } = portoAids.pathStatus(table, view);
  const facts = [voice.say("pc.path", { filled, length })];
  const order = standings.map(({ seat, servants, seats }) =>
    voice.say("pc.path.player", { name: called(picture, seat), servants, seats }),
  );
  if (order.length > 0) facts.push(order.join(", "));
  if (next) facts.push(voice.say("pc.path.next", { spaces: next.spaces, award: next.award.join("/") }));
  return facts.join(" · ");
}

function lighthouse(picture: Picture): string {
  const { table, view, voice, screen } = picture;
  const order = portoAids.pickers(table, view).map(({ seat, servants, ships }) => {
    const text = voice.say("pc.lighthouse.player", { name: called(picture, seat), servants, ships });
    return ships === 0 ? alarm(screen, text) : text;
  });
  return voice.say("pc.lighthouse", {
    order: order.length === 0 ? voice.say("pc.nobody") : order.join(", "),
  });
}

function temple(picture: Picture): string[] {
  const { table, view, voice, viewer } = picture;
  if (viewer === null) return [];
  const odds = portoAids.voyageOdds(table, view, viewer);
  if (!odds) return [voice.say("pc.voyage.noDeck")];
  if (view.senators[viewer].temple === 0) return [voice.say("pc.voyage.noTemple")];
  const parts = {
    temple: view.senators[viewer].temple,
    percent: Math.round(odds.success * 100),
    talents: odds.talents.toFixed(1),
    points: odds.points.toFixed(1),
    offering: odds.offering,
    card: odds.known === null ? "" : shipName(picture, odds.known),
  };
  return [voice.say(odds.known === null ? "pc.voyage" : "pc.voyage.known", parts)];
}

function townLines(picture: Picture): string[] {
  return [market(picture), palace(picture), path(picture), lighthouse(picture), ...temple(picture)];
}

/** The action cards, once they lie. */
function drawActions(picture: Picture, columns: number): string[] {
  const { voice, screen, view } = picture;
  if (view.decade === 0) return [];
  const title = bold(screen, voice.say("pc.actions.title"));
  const legend = dim(screen, voice.say("pc.actions.legend"));
  return box(screen, title, flow(actionCells(picture), columns - 4), columns, legend);
}

export function drawTown(picture: Picture, columns: number): string[] {
  const { voice, screen } = picture;
  const lines = townLines(picture).flatMap((text) => wrap(text, columns - 4, "  "));
  return [
    ...drawActions(picture, columns),
    ...box(screen, bold(screen, voice.say("pc.town.title")), lines, columns),
  ];
}

/** The same in sentences. */
export function tellTown(picture: Picture): string[] {
  const cards = picture.view.decade === 0 ? [] : actionCells(picture);
  return [...cards, ...townLines(picture)];
}

/** What is known of the deck, signs of the end, and cards not to be forgotten. */
export function notices(picture: Picture): string[] {
  const { table, view, voice, viewer, screen } = picture;
  const found: string[] = [];
  const named = (ships: readonly number[]): string => ships.map((ship) => shipName(picture, ship)).join(", ");
  const memory = view.deck.memory ?? [];
  if (memory.some((block) => block.named.length > 0)) {
    const blocks = memory.map(({ size, named: ships }) =>
      size === 1 && ships.length === 1
        ? named(ships)
        : voice.say("pc.memory.block", { size, ships: named(ships) || "?" }),
    );
    found.push(voice.say("pc.memory", { blocks: blocks.join("; ") }));
  }
  if (table.options.deckMemory === "shown" && view.deck.known.length > 0) {
    found.push(voice.say("pc.deck.known", { ships: named(view.deck.known) }));
  }
  const signs = portoAids.endSigns(table, view);
  for (const { seat, points } of signs.near) {
    found.push(
      alarm(
        screen,
        voice.say("pc.end.near", {
          name: called(picture, seat),
          points,
          end: table.edition.parameters.earlyEndPoints,
        }),
      ),
    );
  }
  if (signs.last) {
    const buyers = signs.last.buyers.filter((seat) => showsPurse(picture, seat));
    found.push(alarm(screen, voice.say(signs.last.docking ? "pc.end.docking" : "pc.end.noDocking")));
    if (buyers.length > 0) found.push(voice.say("pc.end.buyers", { buyers: seatList(picture, buyers) }));
    if (viewer !== null && view.senators[viewer].held.length > 0)
      found.push(alarm(screen, voice.say("pc.end.held")));
  }
  return found.map((text) => ` ${text}`);
}
