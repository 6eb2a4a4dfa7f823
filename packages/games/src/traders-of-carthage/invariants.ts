import { size, sizeInColour } from "./cards.ts";
import { isDecision } from "./decisions.ts";
import { raidedColours } from "./ships.ts";
import { isAvailable, nextStep, type State, type Table, tokenTotal } from "./state.ts";

/** Every card type must be there as often as the edition says. */
function brokenCounts({ edition }: Table, state: State): string[] {
  const found = state.discard.slice();
  for (const card of state.draw) found[card]++;
  for (const slot of [...state.market, ...state.farm]) found[slot.card]++;
  for (const { hand, goods, stored, points, blindPoints } of state.traders) {
    for (const counts of [hand, goods, stored, points]) {
      counts.forEach((count, card) => {
        found[card] += count;
      });
    }
    for (const card of blindPoints.flat()) found[card]++;
  }
  return edition.cards.flatMap((card, i) =>
    found[i] === card.count ? [] : [`${found[i]} cards ${card.code} instead of ${card.count}`],
  );
}

function brokenNumbers(state: State): string[] {
  const negative = state.traders.some(({ hand, goods, stored, points }) =>
    [...hand, ...goods, ...stored, ...points].some((count) => count < 0),
  );
  return negative ? ["a negative number of cards"] : [];
}

function brokenMarkers(state: State): string[] {
  const markers = [...state.market, ...state.farm]
    .map((slot) => slot.reservedBy)
    .filter((seat) => seat !== null);
  return new Set(markers).size === markers.length ? [] : ["a player has two reserved cards"];
}

function brokenZones({ edition, options, players }: Table, state: State): string[] {
  const { setup, refill } = edition;
  const available = Math.max(setup.market, setup.farm + refill.marketDraw) + 1;
  const most = available + players - 2 + (options.refillCheck === "noneUnreserved" ? 1 : 0);
  const problems: string[] = [];
  if (state.farm.length > Math.max(setup.farm, refill.farmDraw)) problems.push("too many Farm cards");
  if (state.market.length > most) problems.push(`${state.market.length} Market cards, at most ${most}`);
  state.traders.forEach((_, seat) => {
    const count = state.market.filter((slot) => isAvailable(slot, seat)).length;
    if (count > available) problems.push(`${count} cards available to seat ${seat}, at most ${available}`);
  });
  return problems;
}

function brokenShips(table: Table, state: State): string[] {
  const step = nextStep(state);
  const { carthage } = table.edition;
  const problems: string[] = [];
  if (state.ships.some((space) => space < 0 || space > carthage)) problems.push("a ship off the route");
  if (step.step === "action" && state.ships.includes(carthage))
    problems.push("a ship at Carthage outside a payday");
  return problems;
}

function brokenGoods(table: Table, state: State): string[] {
  const step = nextStep(state);
  if (step.step !== "storage") return [];
  return raidedColours(table, state.ships).length > 0 ? [] : ["storage without a raid"];
}

function brokenTokens(table: Table, state: State): string[] {
  if (nextStep(state).step === "over") return [];
  const most = table.edition.tokens.endThreshold - 1;
  return state.traders.some((trader) => tokenTotal(trader) > most) ? ["the game should have ended"] : [];
}

/** As long as a pile holds a card, whoever is to act can act. */
function brokenDecision(state: State): string[] {
  const step = nextStep(state);
  if (step.step !== "action")
    return isDecision(step) || step.step === "over" ? [] : [`stopped at ${step.step}`];
  return state.market.some((slot) => isAvailable(slot, step.seat)) ? [] : ["nothing to do"];
}

/** What must hold after every move and does not. */
export function brokenInvariants(table: Table, state: State): string[] {
  return [
    ...brokenCounts(table, state),
    ...brokenNumbers(state),
    ...brokenMarkers(state),
    ...brokenZones(table, state),
    ...brokenShips(table, state),
    ...brokenGoods(table, state),
    ...brokenTokens(table, state),
    ...brokenDecision(state),
  ];
}

/** What must hold between two states of one game: tokens and points never fall, stored goods stay stored. */
export function brokenProgress({ edition }: Table, before: State, after: State): string[] {
  const problems: string[] = [];
  after.traders.forEach((now, seat) => {
    const then = before.traders[seat];
    now.tokens.forEach((count, colour) => {
      if (count < then.tokens[colour]) problems.push(`seat ${seat} lost a token`);
      const stored = sizeInColour(edition, now.stored, colour);
      const sold = sizeInColour(edition, now.goods, colour) + stored === 0;
      if (stored < sizeInColour(edition, then.stored, colour) && !sold)
        problems.push(`seat ${seat} lost a stored good`);
    });
    if (size(now.points) < size(then.points)) problems.push(`seat ${seat} lost points`);
  });
  return problems;
}
