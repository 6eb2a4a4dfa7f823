import { drawn, type Part, thing } from "@portolan/kernel";
import type { Edition, Good, Port } from "./edition.ts";

export function goodName({ goods }: Edition, good: Good): Part {
  return drawn("good", goods[good].id);
}

export function portName({ map }: Edition, port: Port): Part {
  return thing("port", map.ports[port]);
}
