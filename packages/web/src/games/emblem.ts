/** The inks of `shell.css`, so that an emblem suits both themes. */
export type Ink = "sea" | "wood" | "sail" | "paper" | "line" | "rubric" | "dot" | "ring";

/** A drawing of 100 by 100 units: paths, each with its ink, the first at the bottom. */
export type Emblem = readonly (readonly [ink: Ink, path: string])[];

export function circle(x: number, y: number, radius: number): string {
  const half = `a${radius} ${radius} 0 1 0 `;
  return `M${x - radius} ${y}${half}${2 * radius} 0${half}${-2 * radius} 0Z`;
}
