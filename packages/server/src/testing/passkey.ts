import { createHash, createSign, generateKeyPairSync, randomBytes } from "node:crypto";

/** An authenticator in software, as far as WebAuthn's ceremonies need one. */
export interface PasskeyDevice {
  readonly id: string;
  register(options: object): object;
  authenticate(options: object, id?: string): object;
}

/** A very small part of CBOR: maps of numbers or texts to numbers, texts, bytes and maps. */
type Cbor = number | string | Uint8Array | ReadonlyMap<number | string, Cbor>;

function head(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value]);
  if (value < 256) return Buffer.from([(major << 5) | 24, value]);
  return Buffer.from([(major << 5) | 25, value >> 8, value & 255]);
}

function cbor(value: Cbor): Buffer {
  if (typeof value === "number") return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === "string")
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  const parts = Array.from(value, ([key, item]) => Buffer.concat([cbor(key), cbor(item)]));
  return Buffer.concat([head(5, value.size), ...parts]);
}

function sha256(data: string | Uint8Array): Buffer {
  return createHash("sha256").update(data).digest();
}

const USER_PRESENT_AND_VERIFIED = 0x05;
const HAS_CREDENTIAL = 0x40;

export function passkeyDevice(origin: string): PasskeyDevice {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const rawId = randomBytes(16);
  const id = rawId.toString("base64url");
  const rpHash = sha256(new URL(origin).hostname);
  let counter = 0;

  const authenticatorData = (flags: number, extra: Uint8Array = new Uint8Array()): Buffer => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(++counter);
    return Buffer.concat([rpHash, Buffer.from([flags]), count, extra]);
  };
  const clientData = (type: string, options: object): Buffer => {
    const { challenge } = options as { challenge: string };
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  };
  const answer = (ownId: string, response: Record<string, Buffer>): object => ({
    id: ownId,
    rawId: ownId,
    type: "public-key",
    clientExtensionResults: {},
    response: Object.fromEntries(
      Object.entries(response).map(([name, bytes]) => [name, bytes.toString("base64url")]),
    ),
  });

  return {
    id,
    register(options) {
      const key = cbor(
        new Map<number, Cbor>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, Buffer.from(x, "base64url")],
          [-3, Buffer.from(y, "base64url")],
        ]),
      );
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, rawId.length]), rawId, key]);
      const data = authenticatorData(USER_PRESENT_AND_VERIFIED | HAS_CREDENTIAL, credential);
      const attestationObject = cbor(
        new Map<string, Cbor>([
          ["fmt", "none"],
          ["attStmt", new Map()],
          ["authData", data],
        ]),
      );
      return answer(id, { clientDataJSON: clientData("webauthn.create", options), attestationObject });
    },
    authenticate(options, claimed = id) {
      const data = authenticatorData(USER_PRESENT_AND_VERIFIED);
      const clientDataJSON = clientData("webauthn.get", options);
      const signed = Buffer.concat([data, sha256(clientDataJSON)]);
      const signature = createSign("SHA256").update(signed).sign(privateKey);
      return answer(claimed, { clientDataJSON, authenticatorData: data, signature });
    },
  };
}
