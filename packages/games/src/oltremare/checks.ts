import type { Settings } from "@portolan/kernel";
import type { PositionChecks } from "../checks.ts";
import { brokenInvariants } from "./checks/invariants.ts";
import { readState } from "./checks/position.ts";
import { hiddenProbes } from "./checks/probes.ts";
import type { Oltremare } from "./game.ts";
import { configFor } from "./rules/config.ts";
import type { GameConfig } from "./state.ts";

export function checksOf(config: GameConfig): PositionChecks<Oltremare> {
  return {
    broken: (state) => brokenInvariants(config, state),
    hiddenProbes: (state, viewer) => hiddenProbes(config, state, viewer),
    readState: (data, path) => readState(config, data, path),
  };
}

export function checksFor(settings: Settings): PositionChecks<Oltremare> {
  return checksOf(configFor(settings));
}
