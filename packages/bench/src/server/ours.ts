// A server of Portolan in a process of its own, with all its durability: `ours.ts FOLDER`.

import { startServer } from "@portolan/server";
import { reportWhenAsked } from "./child.ts";

const server = await startServer({ data: process.argv[2], port: 0, limits: "none" });
console.log(server.url);
reportWhenAsked();
