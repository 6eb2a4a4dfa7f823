import { type Degrees, type Point, project } from "./projection.ts";

/** Where the chart has ports, how their names are written, and how ships sail around the land between them. */

/** How a name is written: its angle, which end of it is at the port, and how far from the port that is. */
type Lettering = readonly [degrees: number, anchor: "start" | "middle" | "end", x: number, y: number];

export interface ChartPort {
  readonly at: Degrees;
  readonly name: Lettering;
  /** Old charts wrote the names of great ports in red. */
  readonly isGreat?: true;
}

/** Names stand inland at right angles to the coast, eased so that nobody has to turn their head. */
const PORTS: Readonly<Record<string, ChartPort>> = {
  venezia: { at: [12.36, 45.4], name: [24, "end", -15, -3], isGreat: true },
  ancona: { at: [13.52, 43.64], name: [-32, "end", -13, 12] },
  zara: { at: [15.2, 44.1], name: [-34, "start", 13, -6] },
  spalato: { at: [16.43, 43.48], name: [-34, "start", 13, -7] },
  ragusa: { at: [18.08, 42.63], name: [-30, "start", 25, -9], isGreat: true },
  durazzo: { at: [19.42, 41.31], name: [-14, "start", 30, 1] },
  brindisi: { at: [17.98, 40.66], name: [-34, "end", -12, 13] },
  corfu: { at: [19.95, 39.6], name: [-22, "start", 10, -3] },
  messina: { at: [15.6, 38.2], name: [0, "end", -17, 4], isGreat: true },
  napoli: { at: [14.22, 40.8], name: [-38, "start", 11, -11], isGreat: true },
  siracusa: { at: [15.32, 37.04], name: [0, "end", -16, 0] },
  tunisi: { at: [10.32, 36.82], name: [-24, "end", -14, 12], isGreat: true },
  tripoli: { at: [13.18, 32.92], name: [36, "start", 8, 20] },
  bengasi: { at: [20.04, 32.12], name: [20, "start", 11, 8] },
  alessandria: { at: [29.88, 31.24], name: [0, "middle", -2, 29], isGreat: true },
  damietta: { at: [31.85, 31.5], name: [16, "start", 7, 15] },
  acri: { at: [35.05, 32.93], name: [14, "start", 17, 8] },
  beirut: { at: [35.47, 33.9], name: [-10, "start", 17, 3] },
  famagosta: { at: [33.97, 35.1], name: [-28, "start", 22, -12], isGreat: true },
  rodi: { at: [28.25, 36.46], name: [-24, "start", 24, -8], isGreat: true },
  candia: { at: [25.13, 35.37], name: [0, "middle", 4, 33], isGreat: true },
  modone: { at: [21.66, 36.84], name: [-36, "start", 14, -8] },
  negroponte: { at: [24.12, 38.55], name: [16, "end", -15, -1], isGreat: true },
  salonicco: { at: [22.9, 40.58], name: [-34, "start", 12, -10] },
  smirne: { at: [27.1, 38.44], name: [-8, "start", 18, 2] },
  costantinopoli: { at: [28.98, 41], name: [10, "start", 17, 9], isGreat: true },
  varna: { at: [27.95, 43.2], name: [0, "end", -18, 3] },
  caffa: { at: [35.42, 45.02], name: [20, "end", -15, -5], isGreat: true },
  tana: { at: [39.35, 47.18], name: [0, "start", 17, 5], isGreat: true },
  trebisonda: { at: [39.73, 41.02], name: [30, "start", 10, 17] },
};

/** Points at sea that a route passes, in units of the chart. */
const VIAS: Readonly<Record<string, readonly Point[]>> = {
  "venezia-zara": [
    [112, 100],
    [129, 118],
    [156, 132],
  ],
  "zara-spalato": [
    [183, 146],
    [194, 159],
  ],
  "spalato-ragusa": [
    [200, 169],
    [213, 184],
    [232, 190],
  ],
  "ragusa-durazzo": [
    [259, 205],
    [269, 221],
  ],
  "durazzo-corfu": [
    [267, 249],
    [276, 275],
  ],
  "corfu-modone": [
    [286, 312],
    [290, 344],
    [311, 373],
  ],
  "modone-candia": [
    [352, 403],
    [382, 417],
    [406, 423],
  ],
  "candia-negroponte": [
    [426, 396],
    [418, 356],
  ],
  "negroponte-salonicco": [
    [399, 302],
    [386, 285],
    [374, 272],
  ],
  "salonicco-costantinopoli": [
    [375, 273],
    [399, 281],
    [435, 267],
    [452, 269],
    [466, 259],
    [490, 249],
  ],
  "costantinopoli-varna": [
    [531, 226],
    [519, 199],
    [507, 179],
  ],
  "varna-caffa": [
    [558, 149],
    [638, 139],
    [673, 124],
  ],
  "caffa-tana": [
    [709, 112],
    [724, 95],
    [739, 69],
    [755, 43],
    [773, 30],
  ],
  "tana-trebisonda": [
    [776, 33],
    [761, 46],
    [746, 71],
    [727, 96],
    [736, 129],
    [777, 191],
  ],
  "trebisonda-costantinopoli": [
    [744, 209],
    [682, 187],
    [592, 204],
    [546, 223],
  ],
  "costantinopoli-smirne": [
    [496, 254],
    [467, 261],
    [450, 275],
    [433, 296],
    [441, 315],
    [462, 316],
  ],
  "smirne-rodi": [
    [463, 318],
    [453, 326],
    [452, 345],
    [460, 370],
    [480, 389],
  ],
  "rodi-famagosta": [
    [533, 413],
    [569, 440],
    [622, 465],
    [651, 457],
  ],
  "famagosta-beirut": [[673, 455]],
  "beirut-acri": [[682, 494]],
  "acri-damietta": [
    [660, 539],
    [629, 551],
  ],
  "damietta-alessandria": [
    [594, 550],
    [567, 554],
  ],
  "alessandria-bengasi": [
    [507, 559],
    [440, 532],
    [389, 519],
    [340, 500],
    [301, 513],
  ],
  "bengasi-tripoli": [[211, 532]],
  "tripoli-tunisi": [
    [98, 483],
    [81, 435],
    [74, 389],
    [64, 365],
    [49, 372],
  ],
  "tunisi-siracusa": [
    [56, 364],
    [79, 373],
    [119, 395],
    [157, 403],
  ],
  "siracusa-messina": [[182, 360]],
  "messina-napoli": [
    [173, 316],
    [157, 281],
  ],
  "napoli-tunisi": [
    [112, 284],
    [78, 332],
    [52, 362],
  ],
  "messina-brindisi": [
    [189, 349],
    [228, 323],
    [262, 285],
    [254, 262],
  ],
  "brindisi-ancona": [
    [216, 226],
    [203, 199],
    [166, 175],
  ],
  "ancona-venezia": [
    [112, 135],
    [105, 109],
  ],
  "brindisi-corfu": [[262, 266]],
  "siracusa-modone": [[245, 396]],
  "candia-rodi": [
    [448, 423],
    [482, 407],
  ],
  "candia-alessandria": [
    [443, 426],
    [464, 437],
    [477, 471],
    [512, 532],
  ],
  "smirne-negroponte": [
    [462, 315],
    [435, 320],
  ],
  "caffa-trebisonda": [[731, 161]],
  "famagosta-damietta": [
    [653, 459],
    [638, 507],
  ],
  "ragusa-brindisi": [[240, 217]],
};

/** Ports that only a foreign edition has lie off the coast of Libya. */
const ELSEWHERE: Degrees = [17.5, 34];

export function chartPort(id: string): ChartPort {
  return PORTS[id] ?? { at: ELSEWHERE, name: [0, "start", 14, 4] };
}

export function portPoint(id: string): Point {
  return project(chartPort(id).at);
}

/** The points of a sea route from one port to the next. */
export function routePoints(from: string, to: string): readonly Point[] {
  const via = VIAS[`${from}-${to}`] ?? VIAS[`${to}-${from}`]?.toReversed() ?? [];
  return [portPoint(from), ...via, portPoint(to)];
}

/** The points of a voyage over several routes. */
export function voyagePoints(ports: readonly string[]): readonly Point[] {
  return ports.flatMap((from, i) => {
    const to = ports[i + 1];
    if (to === undefined) return i === 0 ? [portPoint(from)] : [];
    const points = routePoints(from, to);
    return i === 0 ? points : points.slice(1);
  });
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** A smooth line through the points (Catmull-Rom), as a path. */
export function smoothLine(points: readonly Point[]): string {
  const [first] = points;
  if (!first) return "";
  const curves = points.slice(1).map((to, i) => {
    const from = points[i] ?? to;
    const before = points[i - 1] ?? from;
    const after = points[i + 2] ?? to;
    const bend = (at: Point, a: Point, b: Point, sign: 1 | -1): string =>
      `${round(at[0] + (sign * (b[0] - a[0])) / 6)} ${round(at[1] + (sign * (b[1] - a[1])) / 6)}`;
    return `C${bend(from, before, to, 1)} ${bend(to, from, after, -1)} ${round(to[0])} ${round(to[1])}`;
  });
  return `M${round(first[0])} ${round(first[1])}${curves.join("")}`;
}

/** A closed shore whose corners are rounded off: curves from the middle of one side to the middle of the next. */
export function smoothShore(points: readonly Point[]): string {
  const middle = (i: number): Point => {
    const [a, b] = [points[i % points.length] ?? [0, 0], points[(i + 1) % points.length] ?? [0, 0]];
    return [round((a[0] + b[0]) / 2), round((a[1] + b[1]) / 2)];
  };
  const [x, y] = middle(points.length - 1);
  return `M${x} ${y}${points
    .map((point, i) => `Q${round(point[0])} ${round(point[1])} ${middle(i).join(" ")}`)
    .join("")}Z`;
}

/** Reads a shore as the build packs it: steps from point to point, in tenths of a unit. */
export function readShore(steps: readonly number[]): Point[] {
  const points: Point[] = [];
  let [x, y] = [0, 0];
  for (let i = 0; i + 1 < steps.length; i += 2) {
    x += (steps[i] ?? 0) / 10;
    y += (steps[i + 1] ?? 0) / 10;
    points.push([x, y]);
  }
  return points;
}
