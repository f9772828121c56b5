import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { committed, fromHex, hex, hmacSha256, rndFrom, scripted, seeded, sha256, utf8 } from '../index.ts';

describe('SHA-256', () => {
  // FIPS 180-4 examples and the well-known value of the empty text.
  test.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    ['abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq', '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1'],
    ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
  ])('agrees with the published value (%#)', (text, digest) => {
    expect(hex(sha256(utf8(text)))).toBe(digest);
  });

  it('agrees with the platform on any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        expect(hex(sha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'));
      }),
      { numRuns: 300 },
    );
  });
});

describe('HMAC-SHA-256', () => {
  // RFC 4231: test cases 1, 2, 3, 4, 6 and 7 (5 truncates).
  test.each([
    ['0b'.repeat(20), hex(utf8('Hi There')), 'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7'],
    [hex(utf8('Jefe')), hex(utf8('what do ya want for nothing?')), '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843'],
    ['aa'.repeat(20), 'dd'.repeat(50), '773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe'],
    [
      '0102030405060708090a0b0c0d0e0f10111213141516171819',
      'cd'.repeat(50),
      '82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b',
    ],
    [
      'aa'.repeat(131),
      hex(utf8('Test Using Larger Than Block-Size Key - Hash Key First')),
      '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54',
    ],
    [
      'aa'.repeat(131),
      hex(
        utf8(
          'This is a test using a larger than block-size key and a larger than block-size data. The key needs to be hashed before being used by the HMAC algorithm.',
        ),
      ),
      '9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2',
    ],
  ])('agrees with RFC 4231 (%#)', (key, message, mac) => {
    expect(hex(hmacSha256(fromHex(key), fromHex(message)))).toBe(mac);
  });

  it('agrees with the platform on any key and message', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), fc.uint8Array({ maxLength: 200 }), (key, message) => {
        expect(hex(hmacSha256(key, message))).toBe(createHmac('sha256', key).update(message).digest('hex'));
      }),
      { numRuns: 300 },
    );
  });
});

describe('bytes', () => {
  const range = (min: number, max: number): fc.Arbitrary<string> => fc.integer({ min, max }).map((code) => String.fromCodePoint(code));
  const character = fc.oneof(range(0, 0x7f), range(0x80, 0x7ff), range(0x800, 0xd7ff), range(0xe000, 0xffff), range(0x10000, 0x10ffff));

  it('writes text as UTF-8, like the platform', () => {
    fc.assert(
      fc.property(fc.array(character), (characters) => {
        const text = characters.join('');
        expect(utf8(text)).toEqual(new Uint8Array(Buffer.from(text, 'utf8')));
      }),
    );
  });
  it('reads back its own hexadecimal digits', () => {
    fc.assert(fc.property(fc.uint8Array(), (bytes) => void expect(fromHex(hex(bytes))).toEqual(bytes)));
  });
});

/** The documented formula, written down once more on the platform's own HMAC. */
function byHand(root: Uint8Array, label: string, n: number, sides: number): { value: number; tries: number } {
  const all = 2n ** 48n;
  const limit = all - (all % BigInt(sides));
  for (let attempt = 0; ; attempt++) {
    const mac = createHmac('sha256', root).update(`${label}#${n}#${attempt}`).digest('hex');
    const value = BigInt(`0x${mac.slice(0, 12)}`);
    if (value < limit) return { value: Number(value % BigInt(sides)), tries: attempt + 1 };
  }
}

describe('committed chance', () => {
  const root = Uint8Array.from({ length: 32 }, (_, i) => i);

  // HMAC-SHA-256 with the root 00 01 … 1f, by another implementation: these may never change, old matches are checked with them.
  test.each([
    ['die:0', 0, 6, 4],
    ['die:0', 1, 6, 4],
    ['deck:battle:3', 0, 52, 2],
    ['würfel', 7, 1000, 330],
  ])('gives the known outcome of %s #%i with %i sides', (label, n, sides, value) => {
    expect(committed(root)(label, n, sides)).toBe(value);
    expect(byHand(root, label, n, sides).value).toBe(value);
  });

  it('is the documented formula for any root, label, number and sides', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ minLength: 16, maxLength: 64 }),
        fc.string(),
        fc.nat(1e6),
        fc.integer({ min: 1, max: 2 ** 31 - 1 }),
        (key, label, n, sides) => {
          expect(committed(key)(label, n, sides)).toBe(byHand(key, label, n, sides).value);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('draws again instead of favouring low sides', () => {
    const sides = 2 ** 47 + 1; // of 2^48 values hardly more than half may be used
    const source = committed(root);
    const again = Array.from({ length: 40 }, (_, n) => byHand(root, 'wide', n, sides)).filter(({ tries }) => tries > 1);
    expect(again.length).toBeGreaterThan(5);
    for (let n = 0; n < 40; n++) expect(source('wide', n, sides)).toBe(byHand(root, 'wide', n, sides).value);
  });

  it('gives the same for the same question, whatever was asked in between', () => {
    const source = committed(root);
    const first = source('roll', 3, 20);
    source('roll', 4, 20);
    source('other', 3, 20);
    expect(source('roll', 3, 20)).toBe(first);
  });

  it('favours no side', () => {
    expect(chiSquare(6, 12_000, (n) => committed(root)('die', n, 6))).toBeLessThan(20.5);
  });
});

/** 0.1 % of fair six-sided dice exceed 20.5 (5 degrees of freedom), of ten-sided ones 27.9 (9). */
function chiSquare(sides: number, rolls: number, roll: (n: number) => number): number {
  const seen = new Array<number>(sides).fill(0);
  for (let n = 0; n < rolls; n++) {
    const side = roll(n);
    seen[side] = seen[side]! + 1;
  }
  const fair = rolls / sides;
  return seen.reduce((sum, times) => sum + (times - fair) ** 2 / fair, 0);
}

describe('seeded and fast chance', () => {
  it('favours no side', () => {
    const rnd = rndFrom(11);
    expect(chiSquare(10, 50_000, () => rnd(10))).toBeLessThan(27.9);
    expect(chiSquare(6, 50_000, (n) => seeded(5)('die', n, 6))).toBeLessThan(20.5);
  });
  it('stays within the sides', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 2 ** 31 - 1 }), (seed, sides) => {
        for (const value of [rndFrom(seed)(sides), seeded(seed)('x', 3, sides)]) {
          expect(Number.isInteger(value) && value >= 0 && value < sides).toBe(true);
        }
      }),
      { numRuns: 2000 },
    );
  });
  it('repeats for the same seed and differs for another', () => {
    const list = (seed: number): number[] =>
      Array.from(
        { length: 20 },
        (
          (rnd) => () =>
            rnd(1000)
        )(rndFrom(seed)),
      );
    expect(list(1)).toEqual(list(1));
    expect(list(1)).not.toEqual(list(2));
    expect(seeded(1)('a', 0, 1e6)).toBe(seeded(1)('a', 0, 1e6));
  });
  it('has a stream for each label that does not follow the stream of another', () => {
    const source = seeded(9);
    const pairs = chiSquare(36, 36_000, (n) => source('die:0', n, 6) * 6 + source('die:1', n, 6));
    expect(pairs).toBeLessThan(66.6); // 0.1 % with 35 degrees of freedom
  });
});

describe('scripted chance', () => {
  const otherwise = (): number => 4;
  it('gives what the script says, by label and in order, and then what the other source says', () => {
    const source = scripted({ 'die:0': [2, 0] }, otherwise);
    expect([0, 1, 2].map((n) => source('die:0', n, 6))).toEqual([2, 0, 4]);
    expect(source('die:1', 0, 6)).toBe(4);
  });
  test.each([6, -1, 1.5, Number.NaN])('a script that says %d of a six-sided die is a mistake', (side) => {
    expect(() => scripted({ die: [side] }, otherwise)('die', 0, 6)).toThrow('is no side of 6');
  });
});
