import { actionName, aids, dockName, goodName, type Move, type Picture } from "./telling.ts";

function signed(number: number): string {
  return number > 0 ? `+${number}` : number < 0 ? `−${-number}` : "0";
}

function carryVerb(picture: Picture, move: aids.MoveOf<"carry">): string {
  const { table, view, translator } = picture;
  if (typeof move.to !== "number") return translator.t(`pc.verb.carry.${move.to}`);
  const dock = dockName(picture, move.to);
  const load = aids.surprises(table, view, move).find((surprise) => surprise.type === "loads");
  return load
    ? translator.t("pc.verb.load", { dock, talents: table.edition.ships[load.ship].talents })
    : translator.t("pc.verb.carry.dock", { dock });
}

/** Where a pilot brings a ship; null if no dock is free. PC-P8-1 */
function pilotDock({ table, view }: Picture, ship: number): number | null {
  const { docksOf, ships } = table.edition;
  return docksOf[ships[ship].civilisation].find((dock) => view.docks[dock].ship === null) ?? null;
}

/** What the button says that plays a move: what it does. */
export function verbText(picture: Picture, move: Move): string {
  const { table, view, translator } = picture;
  const { parameters, ships } = table.edition;
  switch (move.type) {
    case "claim":
    case "hoistClaim":
      return translator.t("pc.verb.claim", { dock: dockName(picture, move.dock) });
    case "take":
      return translator.t("pc.verb.take", { good: goodName(picture, move.good) });
    case "dock":
      return move.berth === null
        ? translator.t("pc.verb.dock.out")
        : translator.t("pc.verb.dock", { dock: dockName(picture, move.berth) });
    case "allot":
      return translator.t("pc.verb.allot", { path: move.path });
    case "atonce":
      return translator.t(`pc.verb.atonce.${move.choice}`);
    case "card":
      return translator.t("pc.verb.card", { action: actionName(picture, move.space) });
    case "carry":
      return carryVerb(picture, move);
    case "court":
      return translator.t("pc.verb.court", {
        lighthouse: signed(move.lighthouse),
        temple: signed(move.temple),
      });
    case "hoistMove":
      return translator.t("pc.verb.hoistMove", { dock: dockName(picture, move.to) });
    case "hoistLeave":
      return translator.t("pc.verb.hoistLeave", { dock: dockName(picture, move.dock) });
    case "buy": {
      const isRefresh = view.stage.stage === "tail";
      const price = isRefresh ? parameters.refreshPurchasePrice : aids.ladderPrice(table, view);
      return translator.t("pc.verb.buy", { good: goodName(picture, move.good), price });
    }
    case "free":
      return translator.t("pc.verb.free", { price: parameters.warehouseBonusPrice });
    case "seat": {
      const isFinal = view.stage.stage === "finalBuy";
      const price = isFinal ? parameters.finalPurchaseTalents : aids.forSale(table, view).price.talents;
      return translator.t("pc.verb.seat", { price });
    }
    case "palaceFavour":
      return translator.t("pc.verb.seat", { price: aids.forSale(table, view).price.talents });
    case "talents":
      return translator.t("pc.verb.talents", { talents: parameters.takeTalents });
    case "anyGood": {
      const { ship } = view.docks[move.dock];
      const talents = ship === null ? 0 : ships[ship].talents;
      return translator.t("pc.verb.load", { dock: dockName(picture, move.dock), talents });
    }
    case "pilot": {
      const dock = pilotDock(picture, move.ship);
      return dock === null
        ? translator.t("pc.verb.pilot")
        : translator.t("pc.verb.pilot.to", { dock: dockName(picture, dock) });
    }
    default:
      return translator.t(`pc.verb.${move.type}`);
  }
}
