import { type Chance, type Seat, shuffle } from "@portolan/kernel";

/**
 * Who meets whom: every pairing at tables of two (`pairs`), one of the first kind against as many of the second as there
 * are other seats (`one`), or all kinds evenly mixed (`mixed`).
 */
export type ArenaMode = "pairs" | "one" | "mixed";

/** A game to be played: its deal, and for each seat the number of the player who sits there. */
export interface ArenaGame {
  readonly deal: number;
  readonly seats: readonly number[];
}

export interface Tournament {
  readonly mode: ArenaMode;
  /** How many kinds of players take part. */
  readonly bots: number;
  /** Seats at a table. */
  readonly players: number;
}

/** How many games every deal is played in, so that each kind has each seat of it equally often. */
export function gamesInDeal({ mode, bots, players }: Tournament): number {
  switch (mode) {
    case "pairs":
      return bots * (bots - 1);
    case "one":
      return players;
    case "mixed":
      return bots;
  }
}

function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, i) => i);
}

/** Everybody against everybody, from both seats. */
function pairs(bots: number): number[][] {
  return numbers(bots).flatMap((one) =>
    numbers(bots).flatMap((other) =>
      one < other
        ? [
            [one, other],
            [other, one],
          ]
        : [],
    ),
  );
}

/** The first kind in each seat in turn, the second in all others. */
function oneAgainstMany(players: number): number[][] {
  return numbers(players).map((me: Seat) => numbers(players).map((seat: Seat) => (seat === me ? 0 : 1)));
}

/** A circle of all kinds is turned past the seats, so that each kind passes each seat once; chance arranges both. */
function mixed({ bots, players }: Tournament, chance: Chance): number[][] {
  const circle = shuffle(chance, numbers(bots));
  const places = shuffle(chance, numbers(players));
  return numbers(bots).map((turn) => places.map((place) => circle[(place + turn) % bots]));
}

function seatingsOf(tournament: Tournament, chance: Chance): number[][] {
  switch (tournament.mode) {
    case "pairs":
      return pairs(tournament.bots);
    case "one":
      return oneAgainstMany(tournament.players);
    case "mixed":
      return mixed(tournament, chance);
  }
}

/** All games: at least as many as wanted, in whole deals, deal by deal. `chanceOf` gives each deal a chance of its own. */
export function scheduleOf(
  tournament: Tournament,
  games: number,
  chanceOf: (deal: number) => Chance,
): ArenaGame[] {
  const deals = Math.ceil(games / gamesInDeal(tournament));
  return numbers(deals).flatMap((deal) =>
    seatingsOf(tournament, chanceOf(deal)).map((seats) => ({ deal, seats })),
  );
}
