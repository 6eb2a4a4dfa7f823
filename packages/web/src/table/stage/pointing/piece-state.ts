import type { Target } from "../../narrow.ts";
import type { Pointer } from "./use-pointing.ts";

/** How a piece shows: chosen, next to be chosen, free to be chosen, not to be chosen now, or nobody is asked. */
export type PieceState = "picked" | "lit" | "open" | "shut" | "still";

type Pointed = Pick<Pointer<unknown>, "isAsked" | "pointed"> & {
  readonly narrowed: { readonly open: ReadonlyMap<Target, number> };
};

/** Whether one of the pieces with this name is picked; of equal ones the first are. */
export function isPicked({ pointed }: Pick<Pointed, "pointed">, name: Target, number: number): boolean {
  return number < pointed.filter((one) => one === name).length;
}

/** The state of a piece; `number` counts it among equal ones. */
export function pieceState(pointer: Pointed, name: Target, number = 0): PieceState {
  if (isPicked(pointer, name, number)) return "picked";
  if (!pointer.isAsked) return "still";
  // Of equal pieces any can be the next one.
  if ((pointer.narrowed.open.get(name) ?? 0) > 0) return pointer.pointed.length > 0 ? "lit" : "open";
  return "shut";
}
