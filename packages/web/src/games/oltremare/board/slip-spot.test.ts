import { expect, test } from "vitest";
import { pointerOf, slipSpot } from "./slip-spot.ts";

const WINDOW = { width: 390, height: 360 };
const SLIP = { width: 130, height: 50 };

test("a slip lies below its port and points up at it", () => {
  const { x, y, edge, along } = slipSpot({ x: 200, y: 150 }, SLIP, WINDOW, []);
  expect(edge).toBe("top");
  expect(y).toBeGreaterThan(0);
  expect(x + along).toBeCloseTo(0);
});

test("a slip never leaves the window, wherever its port is", () => {
  for (const port of [0, 20, 200, 340, 390].flatMap((x) => [0, 30, 180, 330, 360].map((y) => ({ x, y })))) {
    const { x, y } = slipSpot(port, SLIP, WINDOW, []);
    expect(port.x + x).toBeGreaterThanOrEqual(0);
    expect(port.x + x + SLIP.width).toBeLessThanOrEqual(WINDOW.width);
    expect(port.y + y).toBeGreaterThanOrEqual(0);
    expect(port.y + y + SLIP.height).toBeLessThanOrEqual(WINDOW.height);
  }
});

test("a slip goes to the other side rather than cover something", () => {
  const port = { x: 200, y: 150 };
  const below = { left: 0, top: 160, width: 390, height: 200 };
  expect(slipSpot(port, SLIP, WINDOW, [below]).edge).toBe("bottom");
});

test("the pointer begins on the slip's edge and ends before the port", () => {
  expect(pointerOf({ x: -60, y: 28, edge: "top", along: 60 }, SLIP)).toBe("M53.0 0.0L60.0 -7.0L67.0 0.0");
});
