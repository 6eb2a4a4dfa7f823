import {
  type GameTypes,
  type Match,
  mustPlay,
  type Rules,
  type Seat,
  seededDeal,
  startMatch,
} from "@portolan/kernel";
import type { ComponentType } from "react";
import type { SeatState } from "../../src/table/source.ts";

/**
 * What a game shows in the gallery, a page for those who draw it: the default export of `games/<game>/gallery.tsx`.
 * It is in no build that players get, and so speaks English only.
 */
export interface Gallery<G extends GameTypes = GameTypes> {
  /** Every piece in every state. */
  readonly Pieces: ComponentType;
  /** Moments of the game that a board must be good at. */
  readonly positions: readonly Position<G>[];
}

export interface Position<G extends GameTypes = GameTypes> {
  /** Its name in the address, and in the names of pictures. */
  readonly name: string;
  /** Who looks; null for a spectator. */
  readonly viewer: Seat | null;
  /** Opens the match at this moment: the same every time. */
  open(): Match<G>;
  /** What is pressed, one after the other, before the board is looked at: selectors. */
  readonly presses?: readonly string[];
  /** What must be seen before the board is looked at: a selector. */
  readonly shows?: string;
  /** Who sits where, beside what is usual. */
  readonly seats?: readonly Partial<SeatState>[];
}

/** A game's gallery among those of all games: it is handed only matches of its own game. */
export function galleryOf<G extends GameTypes>(gallery: Gallery<G>): Gallery {
  return gallery as unknown as Gallery;
}

/** More moves than any game takes. */
const MOST_MOVES = 2000;

/** Plays a dealt game by its rollout policy until it is as wanted; a seed gives the same game every time. */
export function firstMoment<G extends GameTypes>(
  rules: Rules<G>,
  seed: string,
  isWanted: (match: Match<G>) => boolean,
): Match<G> {
  const match = startMatch(rules, seededDeal(seed, rules.players));
  while (!isWanted(match)) {
    const [seat] = rules.toAct(match.state);
    const move = seat === undefined ? null : rules.mind.rollout(match.state, seat);
    if (seat === undefined || move === null || match.moves.length > MOST_MOVES)
      throw new Error(`the game "${seed}" has no such moment`);
    mustPlay(match, seat, move);
  }
  return match;
}
