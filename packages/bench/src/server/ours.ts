// A server of Portolan in a process of its own, with all its durability: `ours.ts FOLDER|postgres://…`.

import { openPostgres, startServer } from "@portolan/server";
import { reportWhenAsked } from "./child.ts";

const [place] = process.argv.slice(2);
const kept = place.startsWith("postgres://") ? { store: await openPostgres(place) } : { data: place };
const server = await startServer({ ...kept, port: 0, limits: "none" });
console.log(server.url);
reportWhenAsked();
