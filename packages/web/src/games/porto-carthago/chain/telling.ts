import { selfOf } from "@portolan/guides";
import {
  aids,
  goodName,
  type Picture,
  privilegeName,
  dockName as said,
  shipName,
} from "@portolan/guides/porto-carthago";
import type { Seat } from "@portolan/kernel";
import type { PieceName } from "../art/symbol.tsx";
import type { Cause } from "./cause.ts";
import type { Step } from "./chain.ts";
import type { Arrival, Deed, DeedOf } from "./deeds.ts";
import type { Task } from "./tasks.ts";

/** What a piece of the ribbon says and shows. */
export interface Telling {
  readonly sign: PieceName | null;
  readonly title: string;
  readonly note: string;
}

/** A dock's name with its numeral on the same line. */
function dockName(picture: Picture, dock: aids.Dock): string {
  return said(picture, dock).replaceAll(" ", "\u00a0");
}

function signed(number: number): string {
  return number < 0 ? `−${-number}` : `+${number}`;
}

function joined(parts: readonly (string | null)[]): string {
  return parts.filter((part) => part !== null && part !== "").join(", ");
}

function arrivalText(picture: Picture, { ship, dock }: Arrival): string {
  const parts = { ship: shipName(picture, ship) };
  return dock === null
    ? picture.translator.t("pc.chain.gone", parts)
    : picture.translator.t("pc.chain.brought", { ...parts, dock: dockName(picture, dock) });
}

function gainText(picture: Picture, deed: DeedOf<"loaded" | "voyage">): string {
  const { translator, table } = picture;
  const { talents, track, path } = deed;
  const isKept = deed.kind === "loaded" && !table.edition.ships[deed.ship].atOnce;
  return joined([
    talents > 0 ? translator.t("pc.chain.gain.talents", { talents }) : null,
    track > 0 ? translator.t("pc.chain.gain.points", { points: track }) : null,
    path > 0 ? translator.t("pc.chain.gain.path", { servants: path }) : null,
    isKept ? privilegeName(picture, deed.ship) : null,
  ]);
}

/** What a deed is called where its kind alone says it. */
function plain({ translator }: Picture, kind: Deed["kind"], sign: PieceName, note = ""): Telling {
  return { sign, title: translator.t(`pc.chain.${kind}`), note };
}

export function deedTelling(picture: Picture, deed: Deed): Telling {
  const { translator, table } = picture;
  const { edition } = table;
  const goodSign = (good: aids.Good): PieceName => `good-${edition.goods[good].id}`;
  const peopleSign = (dock: aids.Dock): PieceName =>
    `people-${edition.civilisations[edition.docks[dock].civilisation]}`;
  switch (deed.kind) {
    case "card": {
      const note = translator.t("pc.card.cost", { servants: deed.servants });
      return { sign: `action-${deed.action}`, title: translator.t(`action.${deed.action}`), note };
    }
    case "captain":
      return plain(picture, deed.kind, "dock");
    case "skipped":
      return plain(picture, deed.kind, "card");
    case "refreshed":
      return plain(picture, deed.kind, "coin");
    case "passed":
      return plain(picture, deed.kind, "palace");
    case "talents":
      return plain(picture, deed.kind, "coin", signed(deed.talents));
    case "freed":
      return plain(picture, deed.kind, "warehouse", signed(-deed.talents));
    case "bought": {
      const parts = { good: goodName(picture, deed.good), talents: deed.talents };
      return plain(picture, deed.kind, goodSign(deed.good), translator.t("pc.chain.bought.note", parts));
    }
    case "carried": {
      const to =
        typeof deed.to === "number"
          ? dockName(picture, deed.to)
          : translator.t(`pc.chain.carried.${deed.to}`);
      const note = translator.t("pc.chain.carried.note", { good: goodName(picture, deed.good), to });
      return plain(picture, deed.kind, goodSign(deed.good), note);
    }
    case "court": {
      const parts = { lighthouse: signed(deed.lighthouse), temple: signed(deed.temple) };
      return plain(picture, deed.kind, "servant", translator.t("pc.chain.court.note", parts));
    }
    case "claimed": {
      const title = translator.t("pc.chain.claimed", { dock: dockName(picture, deed.dock) });
      return { sign: peopleSign(deed.dock), title, note: "" };
    }
    case "left": {
      const note = joined([
        deed.to === null ? null : translator.t("pc.chain.left.to", { dock: dockName(picture, deed.to) }),
        deed.lost === null
          ? null
          : translator.t("pc.chain.left.lost", { good: goodName(picture, deed.lost) }),
      ]);
      const title = translator.t("pc.chain.left", { dock: dockName(picture, deed.from) });
      return { sign: peopleSign(deed.from), title, note };
    }
    case "seat":
      return plain(
        picture,
        deed.kind,
        "palace",
        translator.t("pc.chain.seat.note", { talents: deed.talents }),
      );
    case "privilege": {
      const note = deed.brought === null ? "" : arrivalText(picture, deed.brought);
      const sign: PieceName = `privilege-${edition.ships[deed.card].privilege}`;
      return { sign, title: privilegeName(picture, deed.card), note };
    }
    case "picked":
      return plain(picture, deed.kind, "lighthouse", arrivalText(picture, deed));
    case "turnedAway":
      return plain(picture, deed.kind, "lighthouse", shipName(picture, deed.ship));
    case "arrived": {
      const docked = deed.ships.filter(({ dock }) => dock !== null).length;
      const parts = { docked, left: deed.ships.length - docked };
      return plain(picture, deed.kind, "dock", translator.t("pc.chain.arrived.note", parts));
    }
    case "loaded": {
      const title = translator.t("pc.chain.loaded", { dock: dockName(picture, deed.dock) });
      return { sign: goodSign(deed.good), title, note: gainText(picture, deed) };
    }
    case "voyage": {
      const title = translator.t(`pc.chain.voyage.${deed.isSuccess ? "success" : "failure"}`);
      return { sign: "dock", title, note: gainText(picture, deed) };
    }
  }
}

function bonusNote(
  { table, view, translator }: Picture,
  extra: "warehouse" | "palace" | "refreshBuy" | "none",
) {
  const { warehouseBonusPrice, refreshPurchasePrice } = table.edition.parameters;
  const id = `pc.chain.bonus.${extra}.note`;
  switch (extra) {
    case "warehouse":
      return translator.t(id, { talents: warehouseBonusPrice });
    case "refreshBuy":
      return translator.t(id, { talents: refreshPurchasePrice });
    case "palace": {
      const { talents, points } = aids.forSale(table, view).price;
      return translator.t(id, { talents, points });
    }
    case "none":
      return translator.t(id);
  }
}

const BONUS_SIGNS = { warehouse: "warehouse", palace: "palace", refreshBuy: "coin", none: "card" } as const;

export function taskTelling(picture: Picture, task: Task): Telling {
  const { translator, table } = picture;
  const { edition } = table;
  const told = (sign: PieceName | null, parts = {}): Telling => ({
    sign,
    title: translator.t(`pc.chain.${task.kind}`, parts),
    note: translator.t(`pc.chain.${task.kind}.note`, parts),
  });
  switch (task.kind) {
    case "points":
      return told(`mark-${task.seat}`, { points: task.points });
    case "atOnce": {
      const sign: PieceName = `privilege-${edition.ships[task.ship].privilege}`;
      return { sign, title: privilegeName(picture, task.ship), note: translator.t("pc.chain.atOnce.note") };
    }
    case "order":
      return told("privilege-scout", { count: task.count });
    case "reward": {
      const sign: PieceName = `privilege-${edition.ships[task.ship].privilege}`;
      return told(sign, { privilege: privilegeName(picture, task.ship), servants: task.servants });
    }
    case "pay":
      return told("coin", { talents: task.talents });
    case "load": {
      const { good, talents } = edition.ships[task.ship];
      const title = translator.t("pc.chain.load", { dock: dockName(picture, task.dock) });
      return { sign: `good-${edition.goods[good].id}`, title, note: signed(talents) };
    }
    case "pick":
      return told("lighthouse", { ships: task.ships });
    case "main":
      return told(`mark-${task.seat}`);
    case "finalBuy": {
      const { finalPurchaseTalents, finalPurchasePoints } = edition.parameters;
      return told("palace", { talents: finalPurchaseTalents, points: finalPurchasePoints });
    }
    case "act": {
      const { kind } = edition.actionCards[picture.view.cards[task.space]];
      const note = translator.t("pc.chain.act.note");
      return { sign: `action-${kind}`, title: translator.t(`action.${kind}`), note };
    }
    case "bonus": {
      const title = translator.t(`pc.chain.bonus.${task.extra}`);
      return { sign: BONUS_SIGNS[task.extra], title, note: bonusNote(picture, task.extra) };
    }
    case "rest":
      return told("dock");
    case "decade":
      return told("card");
    case "awards":
      return told("path");
  }
}

/** Whose step it is; null where it is nobody's, or several. */
export function seatOfStep(step: Step): Seat | null {
  if ("deed" in step) return step.deed.seat;
  return "task" in step ? step.task.seat : null;
}

export function stepTelling(picture: Picture, step: Step): Telling {
  if ("deed" in step) return deedTelling(picture, step.deed);
  if ("task" in step) return taskTelling(picture, step.task);
  const title = picture.translator.t(`pc.chain.folded.${step.state}`, { count: step.folded });
  return { sign: null, title, note: "" };
}

/** Why the present player is asked, in one sentence. */
export function causeText(picture: Picture, cause: Cause): string {
  const { translator } = picture;
  const self = selfOf(picture);
  switch (cause.kind) {
    case "pilot":
    case "pick": {
      const who = cause.owner === self ? "mine" : cause.by === self ? "byMe" : "others";
      return translator.t(`pc.cause.${cause.kind}.${who}`, {
        by: translator.called(cause.by),
        owner: translator.called(cause.owner),
        dock: dockName(picture, cause.dock),
        good: goodName(picture, cause.good),
      });
    }
    case "arrival":
      return translator.t(`pc.cause.arrival.${cause.owner === self ? "mine" : "others"}`, {
        owner: translator.called(cause.owner),
        dock: dockName(picture, cause.dock),
        good: goodName(picture, cause.good),
      });
    case "lighthouse":
      return translator.t(`pc.cause.lighthouse.${cause.seat === self ? "mine" : "others"}`, {
        name: translator.called(cause.seat),
        rank: cause.rank + 1,
      });
  }
}
