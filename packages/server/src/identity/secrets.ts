import { createHash, randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from "node:crypto";

const COST: ScryptOptions = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };
const HASH_BYTES = 32;

function derive(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize("NFKC"), salt, HASH_BYTES, COST, (error, hash) => {
      if (error) reject(error);
      else resolve(hash);
    });
  });
}

/** A password as it is kept: its salt and its hash. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive(password, salt);
  return `scrypt1:${salt.toString("base64url")}:${hash.toString("base64url")}`;
}

/** Whether the password is the one that was kept. Takes as long when there is none to compare with. */
export async function isPassword(password: string, kept: string | null): Promise<boolean> {
  const [, salt = "", hash = ""] = (kept ?? "").split(":");
  const found = await derive(password, Buffer.from(salt, "base64url"));
  const expected = Buffer.from(hash, "base64url");
  return kept !== null && expected.length === found.length && timingSafeEqual(expected, found);
}

const TOKEN_PREFIX = "portolan_";

/** A token for a program, which is told once. */
export function makeToken(): string {
  return TOKEN_PREFIX + randomBytes(32).toString("base64url");
}

/** What is kept of a token. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
