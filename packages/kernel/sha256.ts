/** SHA-256 and HMAC (FIPS 180-4, RFC 2104), synchronous and without a platform: the same in server, browser and worker. */

/** The first 32 bits of the fractions of the cube roots of the first 64 primes. Written down: engines may round roots differently. */
const K = Int32Array.of(
  0x428a2f98,
  0x71374491,
  0xb5c0fbcf,
  0xe9b5dba5,
  0x3956c25b,
  0x59f111f1,
  0x923f82a4,
  0xab1c5ed5,
  0xd807aa98,
  0x12835b01,
  0x243185be,
  0x550c7dc3,
  0x72be5d74,
  0x80deb1fe,
  0x9bdc06a7,
  0xc19bf174,
  0xe49b69c1,
  0xefbe4786,
  0x0fc19dc6,
  0x240ca1cc,
  0x2de92c6f,
  0x4a7484aa,
  0x5cb0a9dc,
  0x76f988da,
  0x983e5152,
  0xa831c66d,
  0xb00327c8,
  0xbf597fc7,
  0xc6e00bf3,
  0xd5a79147,
  0x06ca6351,
  0x14292967,
  0x27b70a85,
  0x2e1b2138,
  0x4d2c6dfc,
  0x53380d13,
  0x650a7354,
  0x766a0abb,
  0x81c2c92e,
  0x92722c85,
  0xa2bfe8a1,
  0xa81a664b,
  0xc24b8b70,
  0xc76c51a3,
  0xd192e819,
  0xd6990624,
  0xf40e3585,
  0x106aa070,
  0x19a4c116,
  0x1e376c08,
  0x2748774c,
  0x34b0bcb5,
  0x391c0cb3,
  0x4ed8aa4a,
  0x5b9cca4f,
  0x682e6ff3,
  0x748f82ee,
  0x78a5636f,
  0x84c87814,
  0x8cc70208,
  0x90befffa,
  0xa4506ceb,
  0xbef9a3f7,
  0xc67178f2,
);
/** The same of the square roots of the first 8. */
const START = Int32Array.of(0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19);

export function utf8(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    if (c >= 0x80) return longUtf8(text);
    bytes[i] = c;
  }
  return bytes;
}

function longUtf8(text: string): Uint8Array {
  const bytes: number[] = [];
  for (const character of text) {
    const c = character.codePointAt(0)!;
    if (c < 0x80) bytes.push(c);
    else if (c < 0x800) bytes.push(0xc0 | (c >> 6), 0x80 | (c & 63));
    else if (c < 0x10000) bytes.push(0xe0 | (c >> 12), 0x80 | ((c >> 6) & 63), 0x80 | (c & 63));
    else bytes.push(0xf0 | (c >> 18), 0x80 | ((c >> 12) & 63), 0x80 | ((c >> 6) & 63), 0x80 | (c & 63));
  }
  return Uint8Array.from(bytes);
}

export const hex = (bytes: Uint8Array): string => {
  let text = '';
  for (let i = 0; i < bytes.length; i++) text += (bytes[i]! + 256).toString(16).slice(1);
  return text;
};

export function fromHex(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length >> 1);
  for (let i = 0; i < bytes.length; i++) bytes[i] = Number.parseInt(text.slice(2 * i, 2 * i + 2), 16);
  return bytes;
}

const W = new Int32Array(64);

function block(state: Int32Array, data: Uint8Array, at: number): void {
  for (let i = 0; i < 16; i++) {
    const p = at + 4 * i;
    W[i] = (data[p]! << 24) | (data[p + 1]! << 16) | (data[p + 2]! << 8) | data[p + 3]!;
  }
  for (let i = 16; i < 64; i++) {
    const x = W[i - 15]!;
    const y = W[i - 2]!;
    const s0 = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3);
    const s1 = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10);
    W[i] = (W[i - 16]! + s0 + W[i - 7]! + s1) | 0;
  }
  let a = state[0]!;
  let b = state[1]!;
  let c = state[2]!;
  let d = state[3]!;
  let e = state[4]!;
  let f = state[5]!;
  let g = state[6]!;
  let h = state[7]!;
  for (let i = 0; i < 64; i++) {
    const S1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    const t1 = (h + S1 + ((e & f) ^ (~e & g)) + K[i]! + W[i]!) | 0;
    const S0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    const t2 = (S0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  state[0] = state[0]! + a;
  state[1] = state[1]! + b;
  state[2] = state[2]! + c;
  state[3] = state[3]! + d;
  state[4] = state[4]! + e;
  state[5] = state[5]! + f;
  state[6] = state[6]! + g;
  state[7] = state[7]! + h;
}

const BLOCK = 64;
const LENGTH_BYTES = 8;
const TAIL = new Uint8Array(2 * BLOCK);
const TAIL_VIEW = new DataView(TAIL.buffer);

/** Works off the last bytes of a message, of which `before` bytes, whole blocks, are in `state` already. */
function finish(state: Int32Array, before: number, data: Uint8Array): void {
  let at = 0;
  for (; at + BLOCK <= data.length; at += BLOCK) block(state, data, at);
  const rest = data.length - at;
  for (let i = 0; i < rest; i++) TAIL[i] = data[at + i]!;
  const end = rest + LENGTH_BYTES < BLOCK ? BLOCK : 2 * BLOCK;
  TAIL[rest] = 0x80;
  for (let i = rest + 1; i < end - LENGTH_BYTES; i++) TAIL[i] = 0;
  const length = before + data.length;
  TAIL_VIEW.setUint32(end - 8, Math.floor(length / 2 ** 29));
  TAIL_VIEW.setUint32(end - 4, length << 3);
  for (let i = 0; i < end; i += BLOCK) block(state, TAIL, i);
}

function putWords(state: Int32Array, into: Uint8Array): Uint8Array {
  for (let i = 0; i < 8; i++) {
    const word = state[i]!;
    into[4 * i] = word >>> 24;
    into[4 * i + 1] = word >>> 16;
    into[4 * i + 2] = word >>> 8;
    into[4 * i + 3] = word;
  }
  return into;
}

export function sha256(data: Uint8Array): Uint8Array {
  const state = START.slice();
  finish(state, 0, data);
  return putWords(state, new Uint8Array(32));
}

/** HMAC for one key, whose pads are worked off once. What it returns is overwritten by the next call: eight words, the first first. */
export function hmacWords(key: Uint8Array): (message: Uint8Array) => Int32Array {
  const short = key.length > BLOCK ? sha256(key) : key;
  const padded = (pad: number): Int32Array => {
    const bytes = new Uint8Array(BLOCK).fill(pad);
    for (let i = 0; i < short.length; i++) bytes[i] = pad ^ short[i]!;
    const state = START.slice();
    block(state, bytes, 0);
    return state;
  };
  const inner = padded(0x36);
  const outer = padded(0x5c);
  const state = new Int32Array(8);
  const digest = new Uint8Array(32);
  return (message) => {
    state.set(inner);
    finish(state, BLOCK, message);
    putWords(state, digest);
    state.set(outer);
    finish(state, BLOCK, digest);
    return state;
  };
}

export const hmacSha256 = (key: Uint8Array, message: Uint8Array): Uint8Array => putWords(hmacWords(key)(message), new Uint8Array(32));
