/**
 * A compressor for short texts, so that a whole game fits into a link: three adaptive models (the last one, two and
 * four letters) predict every bit, their predictions are mixed by weights that learn, and an arithmetic coder writes
 * what was not foreseen. All of it is integer arithmetic: the same bytes everywhere.
 */

const ORDERS = [1, 2, 4];
const TABLE_BITS = 16;
const EVEN = 2048;
const WEIGHT_ONE = 65536;
const START_WEIGHT = Math.floor(WEIGHT_ONE * 0.45);

/** The logistic curve from -2047..2047 to 1..4095, and its inverse, as tables. */
const SQUASH = Int32Array.from({ length: 4096 }, (_, i) => {
  const probability = 4096 / (1 + Math.exp(-(i - EVEN) / 256));
  return Math.min(4095, Math.max(1, Math.round(probability)));
});
const STRETCH = Int32Array.from({ length: 4096 }, (_, p) => {
  const odds = Math.log(Math.max(p, 0.5) / (4096 - p)) * 256;
  return Math.min(2047, Math.max(-2047, Math.round(odds)));
});

interface Model {
  /** The probability, of 4096, that the next bit is a one. */
  predict(): number;
  learn(bit: number): void;
}

function model(): Model {
  const tables = ORDERS.map(() => new Int32Array(1 << TABLE_BITS).fill(EVEN << 4));
  const seen = ORDERS.map(() => new Uint8Array(1 << TABLE_BITS));
  const weights = ORDERS.map(() => START_WEIGHT);
  const slots = ORDERS.map(() => 0);
  const inputs = ORDERS.map(() => 0);
  const history = [0, 0, 0, 0];
  let partial = 1;
  let predicted = EVEN;

  function slot(order: number): number {
    let hash = Math.imul(order + 1, 0x9e3779b1) ^ partial;
    for (let back = 0; back < order; back++)
      hash = Math.imul(hash ^ history[back], 0x85ebca6b) ^ (hash >>> 13);
    return ((hash ^ (hash >>> 15)) >>> 0) & ((1 << TABLE_BITS) - 1);
  }

  return {
    predict() {
      let sum = 0;
      ORDERS.forEach((order, i) => {
        slots[i] = slot(order);
        inputs[i] = seen[i][slots[i]] === 0 ? 0 : STRETCH[tables[i][slots[i]] >> 4];
        sum += weights[i] * inputs[i];
      });
      const mixed = Math.min(2047, Math.max(-2047, Math.floor(sum / WEIGHT_ONE)));
      predicted = SQUASH[mixed + EVEN];
      return predicted;
    },
    learn(bit) {
      const error = ((bit << 12) - predicted) * 6;
      ORDERS.forEach((_, i) => {
        weights[i] += Math.floor((inputs[i] * error) / 1024);
        const at = slots[i];
        const rate = Math.min(seen[i][at] + 1.5, 6);
        tables[i][at] += Math.floor((bit * 65535 - tables[i][at]) / rate);
        if (seen[i][at] < 255) seen[i][at]++;
      });
      partial = (partial << 1) | bit;
      if (partial >= 256) {
        history.unshift(partial & 255);
        history.pop();
        partial = 1;
      }
    },
  };
}

/** Splits the coder's range in proportion to the prediction. */
function middle(low: number, high: number, probability: number): number {
  return low + Math.floor((high - low) / 4096) * probability + ((((high - low) % 4096) * probability) >>> 12);
}

const TOP = 2 ** 24;

/** Compresses up to 65,535 bytes. */
export function compress(bytes: Uint8Array): Uint8Array {
  const predictor = model();
  const out: number[] = [bytes.length >> 8, bytes.length & 255];
  let low = 0;
  let high = 0xffffffff;
  for (const byte of bytes) {
    for (let shift = 7; shift >= 0; shift--) {
      const bit = (byte >> shift) & 1;
      const split = middle(low, high, predictor.predict());
      if (bit) high = split;
      else low = split + 1;
      predictor.learn(bit);
      while (Math.floor(low / TOP) === Math.floor(high / TOP)) {
        out.push(Math.floor(high / TOP));
        low = (low % TOP) * 256;
        high = (high % TOP) * 256 + 255;
      }
    }
  }
  out.push(Math.floor(high / TOP));
  return Uint8Array.from(out);
}

export function decompress(packed: Uint8Array): Uint8Array {
  const predictor = model();
  const bytes = new Uint8Array((packed[0] << 8) | packed[1]);
  let at = 2;
  const nextByte = (): number => (at < packed.length ? packed[at++] : 0);
  let low = 0;
  let high = 0xffffffff;
  let code = 0;
  for (let i = 0; i < 4; i++) code = code * 256 + nextByte();
  for (let i = 0; i < bytes.length; i++) {
    let byte = 0;
    for (let bits = 0; bits < 8; bits++) {
      const split = middle(low, high, predictor.predict());
      const bit = code <= split ? 1 : 0;
      if (bit) high = split;
      else low = split + 1;
      predictor.learn(bit);
      byte = (byte << 1) | bit;
      while (Math.floor(low / TOP) === Math.floor(high / TOP)) {
        low = (low % TOP) * 256;
        high = (high % TOP) * 256 + 255;
        code = (code % TOP) * 256 + nextByte();
      }
    }
    bytes[i] = byte;
  }
  return bytes;
}
