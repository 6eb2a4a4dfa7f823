import { aids, type Card, type Move, type Oltremare, type Picture } from "@portolan/guides/oltremare";
import type { Seat } from "@portolan/kernel";
import type { BoardProps } from "../../../table/board.ts";
import type { Show } from "../../../table/stage/show/use-show.ts";
import type { Frame } from "./beats.ts";
import { bestOrders } from "./runs.ts";
import { waysFrom } from "./voyages.ts";

type Port = aids.Port;
export type StepName = aids.Step["step"];

/** All that the regions of this board draw from. */
export interface Helm {
  readonly props: BoardProps<Oltremare>;
  /** The moment that is drawn: the present one, or a picture on the way there. */
  readonly picture: Picture;
  readonly show: Show<Oltremare, Frame>;
  /** Whether the viewer has something to decide. */
  readonly isAsked: boolean;
  /** What is decided now, by the viewer or by others. */
  readonly step: StepName;
  /** Hand cards that are selected, in the order in which they were. */
  readonly picked: readonly Card[];
  /** The order in which the played cards would be loaded, bottom first. */
  readonly order: readonly Card[];
  /** Ports that can be pressed or would be in reach, and the way there. */
  readonly ways: ReadonlyMap<Port, readonly Port[]>;
  /** The port whose way is looked at. */
  readonly aim: Port | null;
  setAim(port: Port | null): void;
  /** Selects a hand card, or puts it back. */
  press(card: Card): void;
  /** Plays what is selected, if it is enough. */
  playPicked(): void;
  /** Sends what is selected to the pirates, one card after the other. OM-POW-3 */
  discardPicked(): void;
  /** Sails or jumps to a port; while cards are selected they are played first. */
  sailTo(port: Port): void;
  setOrder(order: readonly Card[]): void;
  /** Plays a move that a button has named. */
  play(move: Move): void;
}

/** How many hand cards belong to the present decision: cards to play, or surplus. */
export function cardsWanted({ table, view, viewer }: Picture, step: StepName): number {
  if (viewer === null) return 0;
  const { top, handSize } = view.merchants[viewer];
  const face = top === null ? null : table.edition.cards[top];
  if (step === "play") return Math.min(face?.cargo ?? handSize, handSize);
  if (step === "surplus") return Math.max(0, handSize - (face?.lions ?? 0));
  return 0;
}

/** Selects a card or puts it back; when enough are selected, the next one takes the place of the one before it. */
export function toggled(picked: readonly Card[], card: Card, most: number): readonly Card[] {
  if (picked.includes(card)) return picked.filter((one) => one !== card);
  if (most <= 0) return picked;
  return [...picked.slice(0, most - 1), card];
}

/** What the selected cards would bring; null while nothing is selected. */
export function tallyOf({
  picture,
  step,
  picked,
}: Pick<Helm, "picture" | "step" | "picked">): aids.PlayPreview | null {
  const { table, view, viewer } = picture;
  if (viewer === null || step !== "play" || picked.length === 0) return null;
  return aids.playPreview(table, view, viewer, picked);
}

/** Where the ship can go now, or could with the selected cards. */
export function waysOf(
  picture: Picture,
  step: aids.Step | undefined,
  picked: readonly Card[],
  legal: readonly Move[],
): ReadonlyMap<Port, readonly Port[]> {
  const { table, view, viewer } = picture;
  if (viewer === null || step === undefined || legal.length === 0) return new Map();
  const { port } = view.merchants[viewer];
  const { map } = table.edition;
  switch (step.step) {
    case "play": {
      if (picked.length === 0) return new Map();
      const { steps } = aids.playPreview(table, view, viewer, picked);
      return steps === 0 ? new Map() : waysFrom(map, port, steps);
    }
    case "sail":
      return waysFrom(map, port, step.steps);
    case "compass":
      return new Map(legal.flatMap((move) => (move.type === "jump" ? [[move.port, [port, move.port]]] : [])));
    default:
      return new Map();
  }
}

/** What a load is worth, to propose the best one: what it pays, less what the hand would lose or lack. */
export function loadWorth({ table, view, viewer }: Picture, order: readonly Card[]): number {
  const { gain, surplus, missing, limit } = aids.loadPreview(table, view, viewer ?? view.activeSeat, order);
  return gain - 1.5 * surplus - 1.5 * missing + limit / 10;
}

/** The best order for each card that could lie on top, the best of all first. */
export function loadProposals(picture: Picture): readonly (readonly Card[])[] {
  const worth = (order: readonly Card[]): number => loadWorth(picture, order);
  return bestOrders(picture.table.edition, picture.view.played, worth).sort((a, b) => worth(b) - worth(a));
}

/** Who has the most ducats; nobody while all have the same. */
export function leaders({ merchants }: aids.View): readonly Seat[] {
  const best = Math.max(...merchants.map(({ ducats }) => ducats));
  const first = merchants.flatMap(({ ducats }, seat) => (ducats === best ? [seat] : []));
  return first.length === merchants.length ? [] : first;
}
