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
    ? picture.voice.say("pc.chain.gone", parts)
    : picture.voice.say("pc.chain.brought", { ...parts, dock: dockName(picture, dock) });
}

function gainText(picture: Picture, deed: DeedOf<"loaded" | "voyage">): string {
  const { voice, table } = picture;
  const { talents, track, path } = deed;
  const isKept = deed.kind === "loaded" && !table.edition.ships[deed.ship].atOnce;
  return joined([
    talents > 0 ? voice.say("pc.chain.gain.talents", { talents }) : null,
    track > 0 ? voice.say("pc.chain.gain.points", { points: track }) : null,
    path > 0 ? voice.say("pc.chain.gain.path", { servants: path }) : null,
    isKept ? privilegeName(picture, deed.ship) : null,
  ]);
}

/** What a deed is called where its kind alone says it. */
function plain({ voice }: Picture, kind: Deed["kind"], sign: PieceName, note = ""): Telling {
  return { sign, title: voice.say(`pc.chain.${kind}`), note };
}

export function deedTelling(picture: Picture, deed: Deed): Telling {
  const { voice, table } = picture;
  const { edition } = table;
  const goodSign = (good: aids.Good): PieceName => `good-${edition.goods[good].id}`;
  const peopleSign = (dock: aids.Dock): PieceName =>
    `people-${edition.civilisations[edition.docks[dock].civilisation]}`;
  switch (deed.kind) {
    case "card": {
      const note = voice.say("pc.card.cost", { servants: deed.servants });
      return { sign: `action-${deed.action}`, title: voice.say(`action.${deed.action}`), note };
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
      return plain(picture, deed.kind, goodSign(deed.good), voice.say("pc.chain.bought.note", parts));
    }
    case "carried": {
      const to =
        typeof deed.to === "number" ? dockName(picture, deed.to) : voice.say(`pc.chain.carried.${deed.to}`);
      const note = voice.say("pc.chain.carried.note", { good: goodName(picture, deed.good), to });
      return plain(picture, deed.kind, goodSign(deed.good), note);
    }
    case "court": {
      const parts = { lighthouse: signed(deed.lighthouse), temple: signed(deed.temple) };
      return plain(picture, deed.kind, "servant", voice.say("pc.chain.court.note", parts));
    }
    case "claimed": {
      const title = voice.say("pc.chain.claimed", { dock: dockName(picture, deed.dock) });
      return { sign: peopleSign(deed.dock), title, note: "" };
    }
    case "left": {
      const note = joined([
        deed.to === null ? null : voice.say("pc.chain.left.to", { dock: dockName(picture, deed.to) }),
        deed.lost === null ? null : voice.say("pc.chain.left.lost", { good: goodName(picture, deed.lost) }),
      ]);
      const title = voice.say("pc.chain.left", { dock: dockName(picture, deed.from) });
      return { sign: peopleSign(deed.from), title, note };
    }
    case "seat":
      return plain(picture, deed.kind, "palace", voice.say("pc.chain.seat.note", { talents: deed.talents }));
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
      return plain(picture, deed.kind, "dock", voice.say("pc.chain.arrived.note", parts));
    }
    case "loaded": {
      const title = voice.say("pc.chain.loaded", { dock: dockName(picture, deed.dock) });
      return { sign: goodSign(deed.good), title, note: gainText(picture, deed) };
    }
    case "voyage": {
      const title = voice.say(`pc.chain.voyage.${deed.isSuccess ? "success" : "failure"}`);
      return { sign: "dock", title, note: gainText(picture, deed) };
    }
  }
}

function bonusNote({ table, view, voice }: Picture, extra: "warehouse" | "palace" | "refreshBuy" | "none") {
  const { warehouseBonusPrice, refreshPurchasePrice } = table.edition.parameters;
  const id = `pc.chain.bonus.${extra}.note`;
  switch (extra) {
    case "warehouse":
      return voice.say(id, { talents: warehouseBonusPrice });
    case "refreshBuy":
      return voice.say(id, { talents: refreshPurchasePrice });
    case "palace": {
      const { talents, points } = aids.forSale(table, view).price;
      return voice.say(id, { talents, points });
    }
    case "none":
      return voice.say(id);
  }
}

const BONUS_SIGNS = { warehouse: "warehouse", palace: "palace", refreshBuy: "coin", none: "card" } as const;

export function taskTelling(picture: Picture, task: Task): Telling {
  const { voice, table } = picture;
  const { edition } = table;
  const told = (sign: PieceName | null, parts = {}): Telling => ({
    sign,
    title: voice.say(`pc.chain.${task.kind}`, parts),
    note: voice.say(`pc.chain.${task.kind}.note`, parts),
  });
  switch (task.kind) {
    case "points":
      return told(`mark-${task.seat}`, { points: task.points });
    case "atOnce": {
      const sign: PieceName = `privilege-${edition.ships[task.ship].privilege}`;
      return { sign, title: privilegeName(picture, task.ship), note: voice.say("pc.chain.atOnce.note") };
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
      const title = voice.say("pc.chain.load", { dock: dockName(picture, task.dock) });
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
      const note = voice.say("pc.chain.act.note");
      return { sign: `action-${kind}`, title: voice.say(`action.${kind}`), note };
    }
    case "bonus": {
      const title = voice.say(`pc.chain.bonus.${task.extra}`);
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
  const title = picture.voice.say(`pc.chain.folded.${step.state}`, { count: step.folded });
  return { sign: null, title, note: "" };
}

/** Why the present player is asked, in one sentence. */
export function causeText(picture: Picture, cause: Cause): string {
  const { voice } = picture;
  const self = selfOf(picture);
  switch (cause.kind) {
    case "pilot":
    case "pick": {
      const who = cause.owner === self ? "mine" : cause.by === self ? "byMe" : "others";
      return voice.say(`pc.cause.${cause.kind}.${who}`, {
        by: voice.called(cause.by),
        owner: voice.called(cause.owner),
        dock: dockName(picture, cause.dock),
        good: goodName(picture, cause.good),
      });
    }
    case "arrival":
      return voice.say(`pc.cause.arrival.${cause.owner === self ? "mine" : "others"}`, {
        owner: voice.called(cause.owner),
        dock: dockName(picture, cause.dock),
        good: goodName(picture, cause.good),
      });
    case "lighthouse":
      return voice.say(`pc.cause.lighthouse.${cause.seat === self ? "mine" : "others"}`, {
        name: voice.called(cause.seat),
        rank: cause.rank + 1,
      });
  }
}
