declare module "topojson-client" {
  export interface Topology {
    readonly objects: Readonly<Record<string, unknown>>;
  }
  export interface Land {
    readonly geometry: {
      readonly type: "MultiPolygon";
      readonly coordinates: readonly (readonly (readonly (readonly [number, number])[])[])[];
    };
  }
  export function feature(
    topology: Topology,
    object: unknown,
  ): Land | { readonly type: "FeatureCollection"; readonly features: readonly Land[] };
}

declare module "topojson-simplify" {
  import type { Topology } from "topojson-client";
  export function presimplify(topology: Topology): Topology;
  /** Drops points whose triangle is smaller than this, in square degrees. */
  export function simplify(topology: Topology, smallest: number): Topology;
}
