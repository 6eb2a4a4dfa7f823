import { servantsOnCards } from "../rules/decade-start.ts";
import { isDeciding, movesOf, openDecision } from "../rules/decisions.ts";
import { total } from "../rules/goods.ts";
import { isReady } from "../rules/ships.ts";
import { type GameConfig, palaceSeats, type State } from "../state.ts";

/** PC-GEN-1: every servant is in exactly one place. */
function brokenServants({ edition }: GameConfig, state: State): string[] {
  const { servantsPerDock, servantsPerPlayer } = edition.parameters;
  return state.senators.flatMap((senator, seat) => {
    const found =
      senator.reserve +
      senator.covered +
      senator.charters +
      senator.lighthouse +
      senator.temple +
      servantsOnCards(state, seat) +
      palaceSeats(state, seat) +
      state.path.filter((owner) => owner === seat).length +
      state.docks.filter(({ owner }) => owner === seat).length * servantsPerDock;
    return found === servantsPerPlayer ? [] : [`seat ${seat} has ${found} servants`];
  });
}

/** PC-GEN-4: every good is in the bag, the market, a warehouse, a store or on a voyage. */
function brokenGoods({ edition }: GameConfig, state: State): string[] {
  const found = state.bag.map((count, good) => count + state.market[good]);
  for (const { warehouse } of state.senators) {
    warehouse.forEach((count, good) => {
      found[good] += count;
    });
  }
  for (const { good } of state.docks) if (good !== null) found[good]++;
  for (const frame of state.stack) if (frame.frame === "voyage") found[frame.good]++;
  return found.flatMap((count, good) =>
    count === edition.copiesEach ? [] : [`${count} of ${edition.goods[good].id}`],
  );
}

/** PC-GEN-7: every ship card is in one place. */
function brokenShips({ edition }: GameConfig, state: State): string[] {
  const found = edition.ships.map(() => 0);
  const see = (ship: number | null): void => {
    if (ship !== null) found[ship]++;
  };
  for (const ship of [...state.deck, ...state.rows[0], ...state.rows[1]]) see(ship);
  for (const { ship } of state.docks) see(ship);
  for (const { held } of state.senators) for (const ship of held) see(ship);
  for (const frame of state.stack) {
    if (frame.frame === "voyage" || frame.frame === "atOnce") see(frame.card);
    if (frame.frame === "order") see(frame.played);
  }
  const problems = found.flatMap((count, ship) =>
    count === 1 ? [] : [`${count} times ${edition.ships[ship].id}`],
  );
  const wrong = state.senators.some(({ held }) => held.some((ship) => edition.ships[ship].atOnce));
  return wrong ? [...problems, "an at-once card is held"] : problems;
}

/** PC-GEN-3 PC-LOAD-2 */
function brokenDocks(config: GameConfig, state: State): string[] {
  const problems: string[] = [];
  if (state.docks.some(({ owner, good }) => owner === null && good !== null)) {
    problems.push("a good in a store without an owner");
  }
  const { stage } = state.stage;
  const settled = stage === "main" || stage === "act" || stage === "tail" || stage === "finalBuy";
  if (settled && state.stack.length === 0 && state.docks.some((_, dock) => isReady(config, state, dock))) {
    problems.push("a ship and its good lie unloaded");
  }
  return problems;
}

function brokenNumbers({ edition, charters, marketSpaces, rowLength }: GameConfig, state: State): string[] {
  const { parameters } = edition;
  const problems: string[] = [];
  for (const senator of state.senators) {
    const { reserve, covered, lighthouse, temple, talents, points, warehouse } = senator;
    const counts = [reserve, covered, lighthouse, temple, talents, points, senator.charters, ...warehouse];
    if (counts.some((count) => count < 0)) problems.push("a number below 0");
    if (covered > parameters.warehouseCoveredAtStart) problems.push("a warehouse space covered again");
    if (covered + total(warehouse) > parameters.warehouseSpaces) problems.push("a warehouse too full");
  }
  if (state.senators.reduce((sum, senator) => sum + senator.charters, 0) > charters) {
    problems.push("too many charter ships");
  }
  if (state.rows.some((row) => row.length !== rowLength)) problems.push("a row of another length");
  if (total(state.market) > marketSpaces) problems.push("too many goods in the market");
  if (state.path.length > edition.pathLength) problems.push("the path is too long");
  if (state.palace.length > edition.palace.length) problems.push("too many single palace spaces");
  return problems;
}

/** PC-PAL-1 PC-FIN-4: the hall opens when all single spaces are taken, and after the end of the last decade. */
function brokenHall({ edition }: GameConfig, state: State): string[] {
  const { stage } = state.stage;
  if (stage === "finalBuy" || stage === "over") return [];
  const full = state.palace.length === edition.palace.length;
  const used = state.senators.some(({ hall, awarded }) => hall + awarded > 0);
  return used && !full ? ["the hall is used before the single spaces are taken"] : [];
}

/** PC-HID-3: what a seat remembers of the deck's top is true. */
function brokenMemory(state: State): string[] {
  if (state.unknown > state.deck.length) return ["more unknown cards than cards"];
  return state.senators.flatMap(({ memory }, seat) => {
    let from = 0;
    for (const { size, named } of memory) {
      const there = state.deck.slice(from, from + size);
      if (there.length < size || !named.every((ship) => there.includes(ship))) {
        return [`seat ${seat} remembers wrongly`];
      }
      from += size;
    }
    return [];
  });
}

/** PC-SM-1 PC-SM-2 PC-SM-4: the game waits only where there is a choice, and the stack is at most two deep. */
function brokenDecision(config: GameConfig, state: State): string[] {
  if (state.stack.length > 2) return ["the stack is too deep"];
  if (state.stack.length === 0 && state.stage.stage === "over") return [];
  const decision = openDecision(state);
  if (!decision) return [`stopped at ${state.stage.stage}`];
  if (state.stack.length === 0 && !isDeciding(state.stage)) return [`stopped at ${state.stage.stage}`];
  const moves = movesOf(config, state, decision).length;
  const goods = total(state.market) + total(state.bag) > 0;
  const isMain = "stage" in decision && decision.stage === "main";
  return moves >= 2 || (isMain && moves === 1 && !goods) ? [] : ["nothing to choose"];
}

/** What must hold after every move and does not. */
export function brokenInvariants(config: GameConfig, state: State): string[] {
  return [
    ...brokenServants(config, state),
    ...brokenGoods(config, state),
    ...brokenShips(config, state),
    ...brokenDocks(config, state),
    ...brokenNumbers(config, state),
    ...brokenHall(config, state),
    ...brokenMemory(state),
    ...brokenDecision(config, state),
  ];
}

/** What must hold between two states of one game. PC-PT-5 PC-PATH-2 */
export function brokenProgress(before: State, after: State): string[] {
  const problems: string[] = [];
  after.senators.forEach((now, seat) => {
    const then = before.senators[seat];
    if (now.points < then.points) problems.push(`seat ${seat} lost trade points`);
    if (palaceSeats(after, seat) < palaceSeats(before, seat)) problems.push(`seat ${seat} lost palace seats`);
    if (now.covered > then.covered) problems.push(`seat ${seat} covered a warehouse space`);
  });
  const kept = before.path.every((seat, i) => after.path[i] === seat);
  if (!kept && after.stage.stage !== "over") problems.push("the path lost a servant");
  return problems;
}
