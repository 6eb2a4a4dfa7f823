import { type Chance, type Emit, shuffle } from "@portolan/kernel";
import type { GalacticEvent } from "../knowledge/events.ts";
import { newMemory } from "../knowledge/memory.ts";
import type { GameConfig, State, Trader } from "../state.ts";
import { type PlanetId, SHORT_GAME_PLANETS } from "./edition.ts";
import { goodsOf, noGoods } from "./goods.ts";
import { revealPlanets } from "./round-end.ts";

/** With option `shortTwoPlayer` some planets of each shuffled era deck stay out of the game, unseen. */
function setPlanetsAside({ options, players }: GameConfig, state: State, emit: Emit<GalacticEvent>): void {
  if (options.shortTwoPlayer !== "on" || players !== 2) return;
  for (const deck of state.eraDecks) state.setAside.push(...deck.splice(0, SHORT_GAME_PLANETS));
  emit?.({ type: "setAside", count: state.setAside.length });
}

/** Sets the table up: three shuffled decks, the row, and empty hands. GT-SET-1 to GT-SET-5 */
export function setUp(config: GameConfig, chance: Chance, emit: Emit<GalacticEvent>): State {
  const { edition, options, players } = config;
  const primon = options.firstPlayer === "random" ? chance.below(players) : 0;
  const shuffled = (planets: readonly PlanetId[]): PlanetId[] => shuffle(chance, planets.slice());
  const state: State = {
    eraDecks: edition.eras.map(shuffled),
    setAside: [],
    removed: [],
    deck: shuffle(chance, goodsOf(edition.supply)),
    discard: noGoods(edition),
    shuffled: edition.supply,
    pool: noGoods(edition),
    row: [],
    traders: Array.from({ length: players }, (): Trader => ({ hand: noGoods(edition), planets: [], out: 0 })),
    primon,
    activeSeat: primon,
    round: 0,
    isLastRound: false,
    agreedThisRound: false,
    quietRounds: 0,
    revealCounter: 0,
    layCounter: 0,
    resolution: null,
    memories: Array.from({ length: players + 1 }, () => newMemory(new Array<number>(players).fill(0))),
    notes: [],
    agenda: [{ step: "round" }],
  };
  emit?.({ type: "firstPlayer", seat: primon, chosen: options.firstPlayer });
  setPlanetsAside(config, state, emit);
  revealPlanets({ config, state, chance, emit });
  return state;
}
