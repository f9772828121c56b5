/** A passkey in software: makes and uses keys as a browser with an authenticator does, and can be told to misbehave. */
import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string): Buffer => createHash('sha256').update(bytes).digest();

/** The few kinds of CBOR that attestations are made of. */
function cbor(value: number | string | Uint8Array | Map<number | string, unknown>): Buffer {
  const head = (major: number, n: number): Buffer =>
    n < 24
      ? Buffer.from([(major << 5) | n])
      : n < 256
        ? Buffer.from([(major << 5) | 24, n])
        : Buffer.from([(major << 5) | 25, n >> 8, n & 255]);
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Map) {
    const pairs = [...value].flatMap(([key, one]) => [cbor(key), cbor(one as string)]);
    return Buffer.concat([head(5, value.size), ...pairs]);
  }
  return Buffer.concat([head(2, value.length), value]);
}

interface Options {
  readonly challenge: string;
  readonly rp?: { readonly id?: string };
  readonly rpId?: string;
  readonly user?: { readonly id: string };
}

const PRESENT = 0x01;
const VERIFIED = 0x04;
const WITH_KEY = 0x40;

export class Authenticator {
  readonly id = randomBytes(32);
  counter = 0;
  user = '';
  readonly #private: KeyObject;
  readonly #x: Buffer;
  readonly #y: Buffer;

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.#private = privateKey;
    this.#x = Buffer.from(x, 'base64url');
    this.#y = Buffer.from(y, 'base64url');
  }

  #data(rp: string, flags: number, rest: Buffer = Buffer.alloc(0)): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(rp), Buffer.from([flags]), count, rest]);
  }

  #reply(response: Record<string, string>): object {
    return { id: base64(this.id), rawId: base64(this.id), type: 'public-key', response, clientExtensionResults: {} };
  }

  /** The answer of navigator.credentials.create on a page of this origin. */
  create({ challenge, rp, user }: Options, origin: string): object {
    this.user = user?.id ?? '';
    const key = new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, this.#x],
      [-3, this.#y],
    ]);
    const length = Buffer.from([0, this.id.length]);
    const data = this.#data(rp?.id ?? '', PRESENT | VERIFIED | WITH_KEY, Buffer.concat([Buffer.alloc(16), length, this.id, cbor(key)]));
    const attestation = cbor(
      new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', data],
      ]),
    );
    const client = Buffer.from(JSON.stringify({ type: 'webauthn.create', challenge, origin, crossOrigin: false }));
    return this.#reply({ clientDataJSON: base64(client), attestationObject: base64(attestation) });
  }

  /** The answer of navigator.credentials.get. */
  get({ challenge, rpId }: Options, origin: string): object {
    this.counter++;
    const data = this.#data(rpId ?? '', PRESENT | VERIFIED);
    const client = Buffer.from(JSON.stringify({ type: 'webauthn.get', challenge, origin, crossOrigin: false }));
    const signature = createSign('sha256')
      .update(Buffer.concat([data, sha256(client)]))
      .sign(this.#private);
    return this.#reply({
      clientDataJSON: base64(client),
      authenticatorData: base64(data),
      signature: base64(signature),
      userHandle: this.user,
    });
  }
}
