/** The ChaCha20 block function (RFC 8439): 16 words of key stream for a key, a block number and a nonce. */

const SIGMA = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574];
const DOUBLE_ROUNDS = 10;

function quarterRound(x: Int32Array, a: number, b: number, c: number, d: number): void {
  let word = 0;
  x[a] += x[b];
  word = x[d] ^ x[a];
  x[d] = (word << 16) | (word >>> 16);
  x[c] += x[d];
  word = x[b] ^ x[c];
  x[b] = (word << 12) | (word >>> 20);
  x[a] += x[b];
  word = x[d] ^ x[a];
  x[d] = (word << 8) | (word >>> 24);
  x[c] += x[d];
  word = x[b] ^ x[c];
  x[b] = (word << 7) | (word >>> 25);
}

/** The words that ChaCha20 starts from; word 12 is the block number. */
export function chachaStart(key: Uint8Array, nonce: Uint8Array): Int32Array {
  const start = new Int32Array(16);
  start.set(SIGMA);
  const keyView = new DataView(key.buffer, key.byteOffset, 32);
  for (let i = 0; i < 8; i++) start[4 + i] = keyView.getInt32(4 * i, true);
  const nonceView = new DataView(nonce.buffer, nonce.byteOffset, 12);
  for (let i = 0; i < 3; i++) start[13 + i] = nonceView.getInt32(4 * i, true);
  return start;
}

/** Writes the 16 words of block number `block` into `out`. */
export function chachaBlock(start: Int32Array, block: number, out: Int32Array): void {
  out.set(start);
  out[12] = block;
  for (let round = 0; round < DOUBLE_ROUNDS; round++) {
    quarterRound(out, 0, 4, 8, 12);
    quarterRound(out, 1, 5, 9, 13);
    quarterRound(out, 2, 6, 10, 14);
    quarterRound(out, 3, 7, 11, 15);
    quarterRound(out, 0, 5, 10, 15);
    quarterRound(out, 1, 6, 11, 12);
    quarterRound(out, 2, 7, 8, 13);
    quarterRound(out, 3, 4, 9, 14);
  }
  for (let i = 0; i < 16; i++) out[i] += i === 12 ? block : start[i];
}
