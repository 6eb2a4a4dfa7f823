import { isIP, isIPv6 } from "node:net";

/** The proxies in front of the server: how many there are, or their addresses and networks. */
export type TrustedProxies = number | readonly string[];

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** The eight groups of an IPv6 address. */
function groupsOf(address: string): string[] {
  // The standard spelling of a host has no leading zeros and no dotted part, only groups and one gap.
  const [head, tail = ""] = new URL(`http://[${address}]`).hostname.slice(1, -1).split("::");
  const [before, after] = [head, tail].map((part) => part.split(":").filter((group) => group !== ""));
  return [...before, ...Array.from({ length: 8 - before.length - after.length }, () => "0"), ...after];
}

/**
 * What limits by address go by. A household or a rented machine has a whole /64 of IPv6 to itself, which therefore counts
 * as one address.
 */
export function limitKey(ip: string): string {
  const [address] = ip.split("%");
  const [, mapped] = MAPPED.exec(address) ?? [];
  if (mapped !== undefined) return mapped;
  return isIPv6(address) ? `${groupsOf(address).slice(0, 4).join(":")}::/64` : address;
}

/** Whether a text is an address, or a network as in 10.0.0.0/8. */
export function isNetwork(text: string): boolean {
  const [address, bits, ...more] = text.split("/");
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}
