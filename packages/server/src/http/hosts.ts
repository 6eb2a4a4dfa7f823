import { isIP } from "node:net";

/** The name in a `Host` header, without the port and in small letters. */
function nameIn(host: string): string {
  const [, name] = /^(\[[^\]]*\]|[^:]*)/.exec(host.trim().toLowerCase()) ?? [];
  return (name ?? "").replace(/^\[|\]$/g, "").replace(/\.$/, "");
}

/** Endings that nobody can register for the whole world to see. */
const PRIVATE_ENDINGS = [".localhost", ".local", ".lan", ".home.arpa", ".internal", ".test"];

/**
 * Whether a name can only come from this machine or its network: an address, a name of one word, or a private ending. A
 * page of another site cannot make a browser send such a name, whatever address its own name leads to (DNS rebinding).
 */
export function isPrivateHost(host: string): boolean {
  const name = nameIn(host);
  return isIP(name) !== 0 || !name.includes(".") || PRIVATE_ENDINGS.some((ending) => name.endsWith(ending));
}

/** Which names the server answers to: private ones always, and those that its host lists, or all. */
export function hostCheck(names: readonly string[] | "any"): (host: string) => boolean {
  if (names === "any") return () => true;
  const known = new Set(names.map(nameIn));
  return (host) => known.has(nameIn(host)) || isPrivateHost(host);
}
