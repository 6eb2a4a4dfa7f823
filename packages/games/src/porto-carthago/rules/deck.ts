import type { Seat } from "@portolan/kernel";
import type { Block, State } from "../state.ts";
import type { Ship } from "./edition.ts";

/** The cards known to everyone at the bottom of the deck, top first: all went there face up. PC-HID-1 */
export function knownPart(state: Pick<State, "deck" | "unknown">): Ship[] {
  return state.deck.slice(state.unknown);
}

/** One card fewer in the first block, without the card that was drawn. PC-HID-3 */
function forget(memory: Block[], drawn: Ship): void {
  const [{ size, named }] = memory;
  if (size === 1) memory.shift();
  else memory[0] = { size: size - 1, named: named.filter((ship) => ship !== drawn) };
}

/** The top card of the deck, in everybody's sight; null from an empty deck, which is never reshuffled. PC-GEN-8 */
export function drawShip(state: State): Ship | null {
  const ship = state.deck.shift();
  if (ship === undefined) return null;
  if (state.unknown > 0) state.unknown--;
  for (const { memory } of state.senators) if (memory.length > 0) forget(memory, ship);
  return ship;
}

/** A face-up card becomes the deck's last. PC-GEN-7 */
export function putUnder(state: State, ship: Ship): void {
  state.deck.push(ship);
}

function oneByOne(ships: readonly Ship[]): Block[] {
  return ships.map((ship) => ({ size: 1, named: [ship] }));
}

/** The seat now knows the top cards one by one. PC-P2-1 */
export function lookAtTop(state: State, seat: Seat, count: number): void {
  state.senators[seat].memory = oneByOne(state.deck.slice(0, count));
}

/** What a seat knew to be among the top cards, from its own memory or because all saw them go there. PC-HID-3 */
function knownAmongTop(state: State, memory: readonly Block[], count: number): Ship[] {
  const named = state.deck.slice(state.unknown, count);
  for (const block of memory) named.push(...block.named);
  return named.sort((a, b) => a - b);
}

/**
 * One seat puts the top cards back in an order of its choice. All others keep what they knew to be among them and lose
 * the order; what was known of the deck's bottom is lost for all as far up as it was touched. PC-HID-2 PC-HID-3
 */
export function reorderTop(state: State, seat: Seat, order: readonly Ship[]): void {
  const count = order.length;
  state.senators.forEach((senator, other) => {
    if (other === seat) return;
    const knewNothing = senator.memory.length === 0 && state.unknown >= count;
    if (knewNothing) return;
    senator.memory = [{ size: count, named: knownAmongTop(state, senator.memory, count) }];
  });
  for (let i = 0; i < count; i++) state.deck[i] = order[i];
  state.unknown = Math.max(state.unknown, count);
  state.senators[seat].memory = oneByOne(order);
}
