import { best } from "@portolan/kernel";
import type { Port, Token } from "../rules/edition.ts";
import type { Merchant } from "../state.ts";
import type { Moment } from "./moment.ts";

/** What a token does for its owner in the turns after the next one; a compass that was kept does nothing. OM-TOK-9 */
export function tokenWorth({ config }: Moment, token: Token | null, later: number): number {
  return token === null || token === "compass" ? 0 : config.weights.active[token] * Math.min(1, later);
}

/** What stopping at a port brings: a token, or the jump that a compass allows. OM-TOK-1 OM-TOK-7 */
function stopWorth({ config }: Moment, token: Token | null, later: number): number {
  if (token === null) return 0;
  const { active, token: inRace } = config.weights;
  return active[token] * Math.min(1, later) + inRace;
}

/** What the best voyage of so many steps brings, Calm Sailing included. OM-SAI-5 OM-TOK-6 */
export function voyageWorth(
  moment: Moment,
  { port, active }: Merchant,
  steps: number,
  later: number,
): number {
  const { ends } = moment.config.edition.map;
  let best = 0;
  for (const end of ends[port][steps]) {
    best = Math.max(best, stopWorth(moment, moment.state.portTokens[end], later));
  }
  return best + (active === "calmSailing" ? steps : 0);
}

/** What the compass that the ship has stopped at promises. OM-TOK-7 */
export function compassWorth(moment: Moment, later: number): number {
  return stopWorth(moment, "compass", later);
}

/** The port among these that it is best to stop at. */
export function bestStop(moment: Moment, ports: readonly Port[], later: number): Port {
  return best(ports, (port) => stopWorth(moment, moment.state.portTokens[port], later));
}
