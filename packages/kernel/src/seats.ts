import type { Rules, Seat, Shapes } from "./game.ts";

/** Those without whom the game does not go on; nobody when it is over. */
export function awaited<G extends Shapes>(
  { waitsFor, toAct }: Pick<Rules<G>, "waitsFor" | "toAct">,
  state: G["state"],
): readonly Seat[] {
  return (waitsFor ?? toAct)(state);
}

/** How the victory is shared out among the seats, by their ranks. */
export function victories(ranks: readonly number[]): number[] {
  const winners = ranks.filter((rank) => rank === 1).length;
  return ranks.map((rank) => (rank === 1 ? 1 / winners : 0));
}
