import { openClient } from "@portolan/client";

/** The server that this page came from. */
export const client = openClient();
