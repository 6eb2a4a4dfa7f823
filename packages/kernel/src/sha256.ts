/** SHA-256 (FIPS 180-4) and HMAC (RFC 2104), synchronous, which no browser offers. */

const FRACTION = 2 ** 32;

/** The first 32 bits of the fractional part of a root: FIPS 180-4 defines all its constants so. */
function fractionBits(root: number): number {
  return Math.floor((root - Math.floor(root)) * FRACTION) | 0;
}

function primes(count: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every((p) => n % p !== 0)) found.push(n);
  return found;
}

const ROUND = Int32Array.from(primes(64), (p) => fractionBits(Math.cbrt(p)));
const START = Int32Array.from(primes(8), (p) => fractionBits(Math.sqrt(p)));
const BLOCK = 64;

function rotate(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

function pad(message: Uint8Array): DataView {
  const length = Math.ceil((message.length + 9) / BLOCK) * BLOCK;
  const padded = new Uint8Array(length);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(length - 8, Math.floor(message.length / 0x20000000));
  view.setUint32(length - 4, message.length << 3);
  return view;
}

function compress(hash: Int32Array, block: DataView, offset: number, w: Int32Array): void {
  for (let t = 0; t < 16; t++) w[t] = block.getInt32(offset + 4 * t);
  for (let t = 16; t < 64; t++) {
    const s0 = rotate(w[t - 15], 7) ^ rotate(w[t - 15], 18) ^ (w[t - 15] >>> 3);
    const s1 = rotate(w[t - 2], 17) ^ rotate(w[t - 2], 19) ^ (w[t - 2] >>> 10);
    w[t] = (w[t - 16] + s0 + w[t - 7] + s1) | 0;
  }
  let [a, b, c, d, e, f, g, h] = hash;
  for (let t = 0; t < 64; t++) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + ROUND[t] + w[t]) | 0;
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => {
    hash[i] = (hash[i] + word) | 0;
  });
}

export function sha256(message: Uint8Array): Uint8Array {
  const blocks = pad(message);
  const hash = START.slice();
  const schedule = new Int32Array(64);
  for (let offset = 0; offset < blocks.byteLength; offset += BLOCK) compress(hash, blocks, offset, schedule);
  const digest = new Uint8Array(32);
  const view = new DataView(digest.buffer);
  hash.forEach((word, i) => {
    view.setInt32(4 * i, word);
  });
  return digest;
}

function joined(head: Uint8Array, tail: Uint8Array): Uint8Array {
  const all = new Uint8Array(head.length + tail.length);
  all.set(head);
  all.set(tail, head.length);
  return all;
}

export function hmacSha256(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(BLOCK);
  block.set(key.length > BLOCK ? sha256(key) : key);
  const inner = block.map((byte) => byte ^ 0x36);
  const outer = block.map((byte) => byte ^ 0x5c);
  return sha256(joined(outer, sha256(joined(inner, message))));
}
