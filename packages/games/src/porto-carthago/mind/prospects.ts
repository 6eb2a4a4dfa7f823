import type { Seat } from "@portolan/kernel";
import type { Civilisation, Dock, Edition, Good, Ship } from "../rules/edition.ts";
import { total } from "../rules/goods.ts";
import type { Row, Senator, State } from "../state.ts";
import type { MindConfig } from "./weights.ts";

/** What a voyage brings on average, before it is known which ship is turned up. */
export interface Voyage {
  readonly talents: number;
  readonly points: number;
}

function averageVoyage({ parameters, ships }: Edition, temple: number): Voyage {
  const { offeringPerTempleServant, voyageFailurePoints, voyageSuccessPoints } = parameters;
  let talents = 0;
  let points = 0;
  for (const ship of ships) {
    const success = ship.danger <= temple;
    talents += success ? ship.talents - temple * offeringPerTempleServant : Math.ceil(ship.talents / 2);
    points += success ? voyageSuccessPoints : voyageFailurePoints;
  }
  return { talents: Math.max(0, talents / ships.length), points: points / ships.length };
}

/** Average voyages by the servants in the temple. */
export function averageVoyages(edition: Edition): readonly Voyage[] {
  const most = edition.parameters.servantsPerPlayer;
  return Array.from({ length: most + 1 }, (_, temple) => averageVoyage(edition, temple));
}

/** What deliveries and voyages under way are likely to bring. */
export interface Prospects {
  talents: number;
  points: number;
  /** Privileges, in palace seats. */
  seats: number;
}

/** A player's prospects while they are added up. */
interface Survey extends Prospects {
  readonly config: MindConfig;
  readonly state: State;
  /** Goods in the warehouse that no dock counts on yet. */
  readonly left: number[];
  /** Turns that all of it would take. */
  steps: number;
}

/** Counts on something with this likelihood. */
function hope(survey: Survey, likely: number, talents: number, points: number, steps: number): void {
  survey.talents += likely * talents;
  survey.points += likely * points;
  survey.steps += likely * steps;
}

/** Counts on loading a ship: talents, the point, the card's privilege. */
function hopeToLoad(survey: Survey, ship: Ship, likely: number, steps: number): void {
  const { edition, weights } = survey.config;
  const { talents, privilege } = edition.ships[ship];
  hope(survey, likely, talents, edition.parameters.loadPoints + (privilege === "tradePoint" ? 1 : 0), steps);
  survey.seats += likely * weights.privileges[privilege];
}

/** A ship lies at the dock: how near is the good it asks? */
function withShip(survey: Survey, ship: Ship, stored: Good | null): void {
  const { config, state, left } = survey;
  const { harbour } = config.weights;
  const asked = config.edition.ships[ship].good;
  if (stored === asked) return hopeToLoad(survey, ship, 1, 0);
  if (stored !== null) left[stored]++;
  if (left[asked] > 0) {
    left[asked]--;
    hopeToLoad(survey, ship, harbour.shipAndGood, 1);
  } else if (state.market[asked] > 0) hopeToLoad(survey, ship, harbour.shipInMarket, 2);
  else hopeToLoad(survey, ship, harbour.shipAlone, 3);
}

/** The ship of a row that would load this good at a dock of its civilisation, if any. */
function shipFor({ edition }: MindConfig, row: Row, civilisation: Civilisation, good: Good): Ship | null {
  for (const ship of row) {
    if (ship === null) continue;
    const card = edition.ships[ship];
    if (card.civilisation === civilisation && card.good === good) return ship;
  }
  return null;
}

/** A good waits in the store: does a ship come for it? */
function withGood(survey: Survey, civilisation: Civilisation, good: Good): void {
  const { config, state } = survey;
  const { harbour } = config.weights;
  const soon = shipFor(config, state.rows[0], civilisation, good);
  if (soon !== null) return hopeToLoad(survey, soon, harbour.storeRow1, 0);
  const later = shipFor(config, state.rows[1], civilisation, good);
  if (later !== null) return hopeToLoad(survey, later, harbour.storeRow2, 0);
  hope(survey, harbour.storeAlone, 8, 1, 1);
}

/** Nothing but the quay: what may come in there? */
function quayAlone(survey: Survey, civilisation: Civilisation): void {
  const { config, state, left } = survey;
  const { harbour } = config.weights;
  const { ships } = config.edition;
  let best: Ship | null = null;
  let most = 0;
  for (const ship of state.rows[0]) {
    if (ship === null || ships[ship].civilisation !== civilisation) continue;
    const likely = left[ships[ship].good] > 0 ? harbour.row1AndGood : harbour.row1Alone;
    if (likely <= most) continue;
    most = likely;
    best = ship;
  }
  if (best === null) hope(survey, harbour.quay, 8, 1, 2);
  else hopeToLoad(survey, best, most, 2);
}

function surveyDock(survey: Survey, dock: Dock): void {
  const { ship, good } = survey.state.docks[dock];
  if (ship !== null) return withShip(survey, ship, good);
  const { civilisation } = survey.config.edition.docks[dock];
  if (good !== null) withGood(survey, civilisation, good);
  else quayAlone(survey, civilisation);
}

/** Charter ships and the goods that no dock counts on. */
function surveyVoyages(survey: Survey, { charters, temple }: Senator): void {
  const { config, left } = survey;
  const { harbour } = config.weights;
  let goods = total(left);
  for (let i = 0; i < charters; i++) {
    const { talents, points } = config.voyages[Math.max(temple - i, 1)];
    if (temple > i && goods > 0) {
      goods--;
      hope(survey, harbour.voyage, talents, points, 1);
    } else {
      hope(survey, temple > i ? harbour.charterWithoutGood : harbour.charterAlone, talents, points, 2);
    }
  }
  hope(survey, goods * harbour.good, 8, 1, 1);
}

/** What a player's docks, goods and charter ships promise for the turns to come. */
export function prospectsOf(config: MindConfig, state: State, seat: Seat, turns: number): Prospects {
  const { weights } = config;
  const senator = state.senators[seat];
  const survey: Survey = {
    config,
    state,
    left: senator.warehouse.slice(),
    talents: 0,
    points: 0,
    seats: 0,
    steps: 0,
  };
  for (let dock = 0; dock < state.docks.length; dock++) {
    if (state.docks[dock].owner === seat) surveyDock(survey, dock);
  }
  surveyVoyages(survey, senator);
  const time = turns * weights.harbour.stepsPerTurn;
  const share = survey.steps > time ? time / survey.steps : 1;
  survey.talents *= share;
  survey.points *= share;
  survey.seats *= share;
  return survey;
}
