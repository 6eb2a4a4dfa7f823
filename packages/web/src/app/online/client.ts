import { openClient } from "@portolan/client";
import { pledgesIn } from "./pledges.ts";

/** The server that this page came from. */
export const client = openClient({ pledges: pledgesIn(() => localStorage, Date.now) });
