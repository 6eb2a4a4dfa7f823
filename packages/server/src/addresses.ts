import { networkInterfaces } from "node:os";

/** Whether a server that listens at this host answers at every address of its machine. */
export function isEverywhere(host: string): boolean {
  return host === "0.0.0.0" || host === "::";
}

function urlOf(host: string, port: number): string {
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}

/** The addresses of a server that others in the same network can reach: none if it listens for its machine alone. */
export function networkAddresses(host: string, port: number): string[] {
  if (!isEverywhere(host)) return /^(localhost$|127\.|::1$)/.test(host) ? [] : [urlOf(host, port)];
  return Object.values(networkInterfaces()).flatMap((found) =>
    (found ?? []).flatMap(({ family, internal, address }) =>
      family === "IPv4" && !internal ? urlOf(address, port) : [],
    ),
  );
}

/** All addresses at which a server answers, this machine's own first. */
export function allAddresses(host: string, port: number): string[] {
  return isEverywhere(host)
    ? [urlOf("localhost", port), ...networkAddresses(host, port)]
    : [urlOf(host, port)];
}
