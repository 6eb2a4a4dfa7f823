import type { aids } from "@portolan/guides/galactic-traders";
import { hash } from "../geometry.ts";

/** The colours of a world: its ground, lighter, darker, its brightest spots, and the air around it. */
export type Palette = readonly [base: string, light: string, deep: string, bright: string, air: string];

/** What lies on the ground of a world, what surrounds it, and the one thing that stands on its limb. */
export type Feature =
  | "bands"
  | "spot"
  | "land"
  | "fields"
  | "craters"
  | "cracks"
  | "half"
  | "rails"
  | "walls"
  | "plaster"
  | "caps"
  | "clouds"
  | "facets"
  | "zigzag"
  | "rivets"
  | "glow"
  | "lights"
  | "ring"
  | "gate"
  | "scrap"
  | "moon"
  | "trail"
  | "halo"
  | "thorns";

export type Landmark =
  | "tents"
  | "train"
  | "whale"
  | "peaks"
  | "tower"
  | "mill"
  | "chimneys"
  | "signpost"
  | "cross"
  | "arch"
  | "hammock"
  | "anvil"
  | "angler"
  | "dome"
  | "crown"
  | "ears"
  | "umbrella"
  | "nest"
  | "well";

export interface Recipe {
  readonly palette: Palette;
  readonly features: readonly Feature[];
  readonly landmark?: Landmark;
  /** A world that is a little wrong: how much wider than high. */
  readonly squash?: number;
}

const MARKET: Palette = ["#b56fb0", "#f0b8c8", "#7a4690", "#ffe6a8", "#f3b6ea"];
const FOUNDRY: Palette = ["#9a5a44", "#c98a5e", "#5f3844", "#ffcf8a", "#ffb98a"];
const OCEAN: Palette = ["#2f83c4", "#7fd0e6", "#1d5a9c", "#e8fbff", "#8fd8ff"];
const EMBER: Palette = ["#3a2c52", "#5a3c66", "#241a3c", "#ff9a3d", "#ff9a5a"];
const FORT: Palette = ["#a89aa8", "#d5c8c4", "#6e6276", "#ff8d78", "#e8d6e0"];
const CLINIC: Palette = ["#63b9a6", "#cdf0e2", "#39807c", "#ffffff", "#b8f5e2"];
const ALPS: Palette = ["#5f9fa8", "#a6c86a", "#2f6a78", "#ffffff", "#c0f0f0"];
const GAS: Palette = ["#e0a86a", "#f6dcae", "#a8694a", "#fff1d2", "#ffd9a0"];

/** The worlds of the house edition. */
const HOUSE: Readonly<Record<string, Recipe>> = {
  helvetia: { palette: ALPS, features: ["land", "caps", "clouds"], landmark: "peaks" },
  asclepia: { palette: CLINIC, features: ["bands", "clouds", "caps"], landmark: "cross" },
  "bastion-kor": { palette: FORT, features: ["craters", "walls", "lights"], landmark: "tower" },
  nightcore: { palette: EMBER, features: ["cracks", "lights"], landmark: "chimneys" },
  ferrovia: { palette: FOUNDRY, features: ["land", "rails", "lights"], landmark: "train" },
  pelagia: { palette: OCEAN, features: ["land", "clouds", "caps"], landmark: "whale" },
  "bo-iv": { palette: ["#8fcf9f", "#ffcf84", "#4a8f86", "#ffffff", "#c8f0c8"], features: ["bands", "spot"] },
  "half-life": { palette: ["#f0949a", "#9cccf7", "#7a6aa8", "#ffffff", "#e6c8f0"], features: ["half"] },
  tillmark: {
    palette: ["#a9cf64", "#c9cdf0", "#5f7f6a", "#ffffff", "#d6eec0"],
    features: ["bands", "fields"],
    landmark: "mill",
  },
  recyclon: {
    palette: ["#5d8f86", "#b4c59a", "#38615f", "#f0c36a", "#a8e6d0"],
    features: ["land", "scrap"],
  },
  vopulus: { palette: MARKET, features: ["bands", "spot", "ring"], landmark: "tents" },
  "atrium-i": {
    palette: ["#c4805a", "#f4d8a0", "#83504a", "#ffe9b8", "#ffd0a0"],
    features: ["bands", "fields"],
    landmark: "arch",
  },
  wayward: {
    palette: ["#c9b68c", "#efe0b6", "#8f7a5e", "#fff3cf", "#f6e6b8"],
    features: ["craters", "trail"],
    landmark: "signpost",
    squash: 1.07,
  },
  "perigees-folly": {
    palette: ["#d98b62", "#f6c489", "#9c5650", "#fff0c4", "#ffc79a"],
    features: ["bands", "plaster", "moon"],
    squash: 0.97,
  },
  solace: {
    palette: ["#dfa191", "#ffe0c8", "#a86b83", "#fff6e6", "#ffd2c0"],
    features: ["bands", "clouds", "moon"],
    landmark: "hammock",
  },
  ironmoor: {
    palette: ["#77737f", "#aaa5b0", "#474355", "#ff9a6a", "#c9c3d6"],
    features: ["craters", "rivets"],
    landmark: "anvil",
  },
  "meridian-gate": {
    palette: ["#4f6fb8", "#a9c3f2", "#2f4585", "#ffe6a8", "#b8d0ff"],
    features: ["bands", "gate"],
  },
  "lantern-deep": {
    palette: ["#23506e", "#3f8f9a", "#143049", "#ffd778", "#7fe6d8"],
    features: ["land", "glow", "lights"],
    landmark: "angler",
  },
  "halcyon-rim": {
    palette: ["#3fa0ac", "#c2f0dc", "#256a80", "#f4fffb", "#a8f2ee"],
    features: ["bands", "clouds", "ring"],
    landmark: "nest",
  },
  quorum: {
    palette: ["#8a7ac8", "#cfc4f2", "#54489a", "#ffe6a8", "#d6ccff"],
    features: ["facets"],
    landmark: "dome",
  },
  "cinder-crown": {
    palette: ["#6a343c", "#a8524a", "#381d2c", "#ff8a4a", "#ff9a7a"],
    features: ["cracks", "craters"],
    landmark: "crown",
  },
  ostara: {
    palette: ["#8cc47a", "#e4f0a4", "#4f8f62", "#ffc2d8", "#d8ffb0"],
    features: ["zigzag", "caps"],
    landmark: "ears",
    squash: 0.95,
  },
  "umbra-major": {
    palette: ["#37336a", "#5b5598", "#1c1940", "#c9b6ff", "#a698f2"],
    features: ["bands", "spot", "halo"],
    landmark: "umbrella",
  },
  "kestrels-rest": {
    palette: ["#b88a5e", "#ead0a0", "#7c5844", "#fff0d0", "#f6dcae"],
    features: ["land", "craters", "clouds"],
    landmark: "nest",
  },
  thornwell: {
    palette: ["#4f8a62", "#9cc27a", "#2d5548", "#e6f0b0", "#b6e6b0"],
    features: ["fields", "thorns"],
    landmark: "well",
  },
};

/** For planets of other editions: what they look like follows from what they can do, the rest from their name. */
const BY_ABILITY: Readonly<Record<aids.Ability["type"] | "none", readonly Recipe[]>> = {
  abundance: [
    { palette: OCEAN, features: ["land", "clouds"], landmark: "whale" },
    { palette: FOUNDRY, features: ["land", "rails"], landmark: "train" },
    { palette: ALPS, features: ["fields", "caps"], landmark: "mill" },
  ],
  flexible: [
    { palette: HOUSE["half-life"].palette, features: ["half"] },
    { palette: HOUSE["bo-iv"].palette, features: ["bands", "spot"] },
  ],
  exchange: [
    { palette: MARKET, features: ["bands", "ring"], landmark: "tents" },
    { palette: HOUSE.recyclon.palette, features: ["land", "scrap"] },
  ],
  strangeOrbit: [HOUSE.wayward, HOUSE["perigees-folly"]],
  none: [
    { palette: GAS, features: ["bands", "spot", "ring"] },
    { palette: EMBER, features: ["cracks"], landmark: "crown" },
    { palette: CLINIC, features: ["facets"], landmark: "dome" },
    { palette: FORT, features: ["craters", "moon"], landmark: "tower" },
  ],
};

export function recipeOf({ id, ability }: Pick<aids.PlanetCard, "id" | "ability">): Recipe {
  const own = HOUSE[id];
  if (own) return own;
  const recipes = BY_ABILITY[ability?.type ?? "none"];
  return recipes[hash(id) % recipes.length];
}
