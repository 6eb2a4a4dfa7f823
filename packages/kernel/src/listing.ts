/** Moves of one sort that a game lists at most: more than any position of a printed game has, and listed in no time. */
export const MOST_LISTED = 1000;

/** How much of the room that is left the next of so many branches may take. */
export type Share = (room: number, branches: number) => number;

/** The first branch may take it all: whatever there is room for is found in order. */
export const inOrder: Share = (room) => room;
/** Every branch gets as much as the others, and what it does not need is left to those after it. */
export const evenly: Share = (room, branches) => Math.ceil(room / branches);

/** Choices as far as they are listed. */
export interface Listing<T> {
  readonly items: readonly T[];
  /** Whether there are more. */
  readonly isCut: boolean;
}

/**
 * Adds to `items` what it finds, no more than there is room for, and asks `share` before it goes into a branch. Every
 * branch that it goes into must lead to something: then the work depends on what is listed, not on what there is.
 */
export type Fill<T> = (items: T[], room: number, share: Share) => void;

/** Everything that `fill` finds, in order, or if that is more than `most`, a spread over all its branches. */
export function listUpTo<T>(most: number, fill: Fill<T>): Listing<T> {
  const all: T[] = [];
  fill(all, most + 1, inOrder);
  if (all.length <= most) return { items: all, isCut: false };
  const spread: T[] = [];
  fill(spread, most, evenly);
  return { items: spread, isCut: true };
}

/** Goes into these branches as long as there is room; `enter` says how many items it has listed in one. */
export function eachBranch<T>(
  branches: readonly T[],
  room: number,
  share: Share,
  enter: (branch: T, room: number) => number,
): number {
  let listed = 0;
  for (let i = 0; i < branches.length && listed < room; i++) {
    listed += enter(branches[i], share(room - listed, branches.length - i));
  }
  return listed;
}

/**
 * Goes through every way to take some of the given amounts, as the numbers taken: none first, those of later places
 * changing fastest. `mayTake` says whether the numbers chosen up to a place lead to a way that counts; `found` says how
 * many items it has listed for a way, having room for so many.
 */
export function eachWay(
  amounts: readonly number[],
  room: number,
  share: Share,
  mayTake: (taken: readonly number[], place: number) => boolean,
  found: (taken: readonly number[], room: number) => number,
): number {
  const taken = amounts.map(() => 0);
  const choose = (place: number, room: number): number => {
    if (place === amounts.length) return found(taken, room);
    let listed = 0;
    for (let count = 0; count <= amounts[place] && listed < room; count++) {
      taken[place] = count;
      if (mayTake(taken, place))
        listed += choose(place + 1, share(room - listed, amounts[place] + 1 - count));
    }
    taken[place] = 0;
    return listed;
  };
  return choose(0, room);
}
