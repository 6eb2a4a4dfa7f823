import type { Settings } from "@portolan/kernel";
import type { PositionChecks } from "../checks.ts";
import { brokenInvariants } from "./checks/invariants.ts";
import { readState } from "./checks/position.ts";
import { hiddenProbes } from "./checks/probes.ts";
import type { Galactic } from "./game.ts";
import { configFor } from "./rules/config.ts";
import type { GameConfig } from "./state.ts";

export function checksOf(config: GameConfig): PositionChecks<Galactic> {
  return {
    broken: (state) => brokenInvariants(config, state),
    hiddenProbes: (state) => hiddenProbes(config, state),
    readState: (data, path) => readState(config, data, path),
  };
}

export function checksFor(settings: Settings): PositionChecks<Galactic> {
  return checksOf(configFor(settings));
}
