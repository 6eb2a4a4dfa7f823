// A server of boardgame.io in a process of its own, with its store in memory: nothing of it outlives the process.

import { createRequire } from "node:module";
import { tradersOfCarthage } from "@portolan/games";
import type { Rules } from "@portolan/kernel";
import { gameAround } from "../boardgame-io.ts";
import { reportWhenAsked } from "./child.ts";

const require = createRequire(import.meta.url);
const { Server } = require("boardgame.io/server") as typeof import("boardgame.io/server");

const rules: Rules = tradersOfCarthage.open({ players: 2 });
const server = Server({ games: [gameAround(rules)], origins: [/.*/] });
const quiet = console.log;
console.log = () => {};
const running = await server.run({ port: 0 } as unknown as number);
console.log = quiet;
const address = (running as unknown as { appServer: { address(): { port: number } } }).appServer.address();
console.log(`http://127.0.0.1:${address.port}`);
reportWhenAsked();
