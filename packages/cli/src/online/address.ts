import { UsageError } from "../errors.ts";
import { say } from "../words.ts";

/** Where a table is: on which server, by which name, and what opens a seat that is kept for someone. */
export interface Address {
  readonly server: string;
  readonly table: string | null;
  readonly code: string | null;
}

const ID = /^[A-Za-z0-9_-]{1,40}$/;

function urlFrom(text: string, option: string): URL {
  const withScheme = /^[a-z]+:\/\//i.test(text) ? text : `http://${text}`;
  const url = URL.canParse(withScheme) ? new URL(withScheme) : null;
  if (!url || !/^https?:$/.test(url.protocol)) throw new UsageError(say("online.badUrl", { option, text }));
  return url;
}

/** The table that `--server` and `--table` name; a link to a table says both. */
export function readAddress(server: string | undefined, table: string | undefined): Address {
  const isLink = table !== undefined && !ID.test(table);
  const link = isLink ? urlFrom(table, "--table") : null;
  const base = server === undefined ? link : urlFrom(server, "--server");
  if (!base) throw new UsageError(say("online.noServer"));
  const [, id] = link ? (/\/tables?\/([A-Za-z0-9_-]{1,40})\/?$/.exec(link.pathname) ?? []) : [null, table];
  if (link && id === undefined) throw new UsageError(say("online.badLink", { link: link.href }));
  return { server: base.origin, table: id ?? null, code: link?.searchParams.get("code") ?? null };
}
