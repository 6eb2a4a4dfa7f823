import type { Seat } from "@portolan/kernel";
import type { Ship } from "../rules/edition.ts";
import type { Block } from "../state.ts";
import type { DeckView, View } from "./view.ts";

/** What can be known of the deck after cards were drawn from it, put under it, looked at or reordered. PC-HID-1 PC-HID-3 */

function changeLooks(view: View, change: (looks: readonly number[], seat: Seat) => readonly number[]): View {
  const senators = view.senators.map((senator, seat) => ({ ...senator, looks: change(senator.looks, seat) }));
  return { ...view, senators };
}

/** One card fewer in the first block. */
function oneFewer(looks: readonly number[]): readonly number[] {
  if (looks.length === 0) return looks;
  return looks[0] === 1 ? looks.slice(1) : looks.with(0, looks[0] - 1);
}

function forget(memory: readonly Block[] | null, ship: Ship): readonly Block[] | null {
  if (!memory || memory.length === 0) return memory;
  const [{ size, named }] = memory;
  return size === 1
    ? memory.slice(1)
    : memory.with(0, { size: size - 1, named: named.filter((one) => one !== ship) });
}

function withoutTop({ unknown, known, memory }: DeckView, ship: Ship): DeckView {
  return {
    unknown: unknown.filter((one) => one !== ship),
    known: unknown.length > 0 ? known : known.slice(1),
    memory: forget(memory, ship),
  };
}

function drawOne(view: View, ship: Ship): View {
  return changeLooks({ ...view, deck: withoutTop(view.deck, ship) }, oneFewer);
}

/** The top cards were drawn in everybody's sight, one after the other. */
export function drawn(view: View, ships: readonly Ship[]): View {
  return ships.reduce(drawOne, view);
}

/** Face-up cards became the deck's last. PC-GEN-7 */
export function putUnder(view: View, ships: readonly Ship[]): View {
  return { ...view, deck: { ...view.deck, known: [...view.deck.known, ...ships] } };
}

/** The cards that a seat knows one by one; others only know how many. */
function oneByOne(view: View, seat: Seat, count: number, ships: readonly Ship[] | null): View {
  const single = new Array<number>(count).fill(1);
  const next = changeLooks(view, (looks, other) => (other === seat ? single : looks));
  if (seat !== view.viewer || !ships) return next;
  return { ...next, deck: { ...next.deck, memory: ships.map((ship) => ({ size: 1, named: [ship] })) } };
}

/** A seat has looked at the top cards; the others see that and how many. PC-P2-1 */
export function looked(view: View, seat: Seat, count: number, ships: readonly Ship[] | null): View {
  return oneByOne(view, seat, count, ships);
}

/**
 * A seat has put the top cards back in an order that it alone knows. The others keep what they knew to be among them and
 * lose the order; so does everybody with what was known of the deck's bottom, as far up as it was touched.
 * PC-HID-2 PC-HID-3
 */
export function reordered(view: View, seat: Seat, count: number, ships: readonly Ship[] | null): View {
  const { unknown, known, memory } = view.deck;
  const touched = known.slice(0, Math.max(0, count - unknown.length));
  const kept = (looks: readonly number[]): boolean => looks.length === 0 && touched.length === 0;
  const blurred = changeLooks(view, (looks) => (kept(looks) ? looks : [count]));
  const isKept = !memory || kept(memory.map(({ size }) => size));
  const named = [...touched, ...(memory ?? []).flatMap((block) => block.named)].sort((a, b) => a - b);
  const deck: DeckView = {
    unknown: [...unknown, ...touched].sort((a, b) => a - b),
    known: known.slice(touched.length),
    memory: isKept ? memory : [{ size: count, named }],
  };
  return oneByOne({ ...blurred, deck }, seat, count, ships);
}
