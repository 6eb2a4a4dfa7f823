import { chartPort, portPoint } from "../art/chart-places.ts";
import { type ChartLens, windowShare } from "./lens.ts";
import type { Rect } from "./slip-spot.ts";

/** About how wide a letter of a name is, and half its height; half of a port's token. In pixels of a laptop. */
const LETTER = 7.5;
const HALF_LINE = 9;
const HALF_PORT = 15;

function square(x: number, y: number, half: number): Rect {
  return { left: x - half, top: y - half, width: 2 * half, height: 2 * half };
}

/** A name, written at an angle: a few squares along its line. `out` is how far it is pushed along. */
function nameRects(lens: ChartLens, id: string, letters: number, out: number): readonly Rect[] {
  const [shareX, shareY] = windowShare(lens, portPoint(id));
  const [x, y] = [shareX * lens.window.width, shareY * lens.window.height];
  const [turn, anchor, nameX, nameY] = chartPort(id).name;
  const angle = (turn * Math.PI) / 180;
  const long = letters * LETTER;
  const begin = out + (anchor === "start" ? 0 : anchor === "end" ? -long : -long / 2);
  return Array.from({ length: Math.ceil(long / (2 * HALF_LINE)) }, (_, i) => {
    const far = begin + (i + 0.5) * 2 * HALF_LINE;
    return square(
      x + (nameX + far * Math.cos(angle)) * lens.piece,
      y + (nameY - 5 + far * Math.sin(angle)) * lens.piece,
      HALF_LINE,
    );
  });
}

/** A port's token, or its ship, and its name. */
export function portRects(lens: ChartLens, id: string, letters: number): readonly Rect[] {
  const [shareX, shareY] = windowShare(lens, portPoint(id));
  const { width, height } = lens.window;
  return [
    square(shareX * width, shareY * height, HALF_PORT * lens.piece),
    ...nameRects(lens, id, letters, 0),
  ];
}

/** Whether a name can be read to its end: the window's edge does not cut it. */
export function isNameInside(lens: ChartLens, id: string, letters: number, out: number): boolean {
  const { width, height } = lens.window;
  return nameRects(lens, id, letters, out).every(
    (rect) =>
      rect.left >= 0 && rect.top >= 0 && rect.left + rect.width <= width && rect.top + rect.height <= height,
  );
}
