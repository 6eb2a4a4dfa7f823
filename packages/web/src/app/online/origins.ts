import { useEffect, useState } from "react";
import { client } from "./client.ts";

/** Whether an address leads nowhere but to the machine that opens it. */
export function isLoopback(hostname: string): boolean {
  return hostname === "localhost" || /^127\./.test(hostname) || hostname === "[::1]";
}

/**
 * Where others reach the server that this page came from, the best first: where this page did, or the server's addresses
 * in the local network if that leads only to this machine. None while they are asked for.
 */
export function useOrigins(): readonly string[] {
  const isHere = isLoopback(location.hostname);
  const [found, setFound] = useState<readonly string[]>(isHere ? [] : [location.origin]);
  useEffect(() => {
    if (!isHere) return;
    let isWanted = true;
    const none = { addresses: [] as string[] };
    void client
      .addresses()
      .catch(() => none)
      .then(({ addresses }) => {
        if (isWanted) setFound(addresses.length > 0 ? addresses : [location.origin]);
      });
    return () => {
      isWanted = false;
    };
  }, [isHere]);
  return found;
}
