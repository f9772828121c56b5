/** The parts of being told, one by one: encryption, the guard, quiet hours, clocks, vacations. */
import { createPublicKey, verify } from 'node:crypto';
import { lookup } from 'node:dns/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fine, type WebReceiver, webReceiver } from '../../promises/help/receivers.ts';
import { isPublic, send } from '../notices/guard.ts';
import { encrypted, newPushKeys, vapid } from '../notices/push-crypto.ts';
import { tellFrom } from '../notices/quiet.ts';
import { daysLeft, planned } from '../notices/wishes.ts';
import { toldOf } from '../notices/words.ts';
import { credit, elapsed, runsOut, startClock } from '../table/clock.ts';

const bytes = (text: string): Uint8Array => Buffer.from(text, 'base64url');

describe('web push', () => {
  test('the example of RFC 8291 comes out byte for byte', () => {
    const browser = {
      endpoint: 'https://push.example/x',
      keys: {
        p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
        auth: 'BTBZMqHH6r4Tts7J_aSIgg',
      },
    };
    const message = encrypted(
      'When I grow up, I want to be a watermelon',
      browser,
      () => bytes('DGv6ra1nlYgDCS1FRnbzlw'),
      bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
    );
    expect(message.toString('base64url')).toBe(
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
    );
  });
  test('the sender shows who it is, for this service and for half a day', () => {
    const keys = newPushKeys();
    const header = vapid(keys, 'https://push.example/send/abc', 'https://table.example', 1_000_000);
    const [, head = '', claims = '', signature = ''] = /^vapid t=([^.]+)\.([^.]+)\.([^.,]+), k=/.exec(header) ?? [];
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toEqual({
      aud: 'https://push.example',
      exp: 1000 + 12 * 60 * 60,
      sub: 'https://table.example',
    });
    const point = Buffer.from(keys.publicKey, 'base64url');
    const jwk = { kty: 'EC', crv: 'P-256', x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') };
    const key = createPublicKey({ key: jwk, format: 'jwk' });
    const signed = Buffer.from(`${head}.${claims}`);
    expect(verify('sha256', signed, { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'))).toBe(true);
  });
});

describe('the guard', () => {
  test.each([
    ['127.0.0.1', false],
    ['10.1.2.3', false],
    ['172.31.255.255', false],
    ['172.32.0.1', true],
    ['192.168.1.1', false],
    ['169.254.169.254', false],
    ['100.64.0.1', false],
    ['0.0.0.0', false],
    ['224.0.0.1', false],
    ['255.255.255.255', false],
    ['93.184.216.34', true],
    ['::1', false],
    ['::', false],
    ['::ffff:10.0.0.1', false],
    ['::ffff:93.184.216.34', false],
    ['fe80::1', false],
    ['fd00::1', false],
    ['64:ff9b::a00:1', false],
    ['2002:a00:1::', false],
    ['2001:db8::1', false],
    ['2606:2800:220:1:248:1893:25c8:1946', true],
    ['not an address', false],
  ])('%s: public %s', (address, is) => expect(isPublic(address)).toBe(is));

  let far: WebReceiver;
  beforeEach(async () => {
    far = await webReceiver(() => 0);
  });
  afterEach(() => far.close());
  const post = (url: string, loopback = true) => send({ url, headers: {}, body: '{}' }, { loopback });

  test('a fine answer', async () => {
    expect(await post(`${far.base}/a`)).toMatchObject({ status: 200, failure: null, cut: false, said: 'thanks' });
  });
  test('this machine and its network are not asked, by whatever name', async () => {
    const port = new URL(far.base).port;
    for (const host of ['127.0.0.1', 'localhost', '[::1]', '2130706433', '0x7f.1', '10.0.0.1', '192.168.0.1', '169.254.169.254'])
      for (const scheme of ['http', 'https'])
        expect(await post(`${scheme}://${host}:${port}/a`, false), host).toMatchObject({ failure: 'private', status: null });
    for (const url of ['file:///etc/passwd', 'ftp://127.0.0.1/', `http://user:pass@127.0.0.1:${port}/`])
      expect((await post(url)).failure, url).not.toBe(null);
    expect(far.requests).toBe(0);
  });
  test('where loopback is allowed, the rest of the private network is not', async () => {
    expect((await post('http://10.0.0.1/a')).failure).toBe('private');
    expect((await post('http://192.168.0.1/a')).failure).toBe('private');
  });
  test('nobody is led elsewhere', async () => {
    far.manner = (response) => void response.writeHead(302, { location: `${far.base}/b` }).end();
    expect(await post(`${far.base}/a`)).toMatchObject({ failure: 'redirect', status: 302 });
    expect(far.requests).toBe(1);
  });
  test('an answer of 10 MB is not read: it arrived, and the answer is cut', async () => {
    let sent = 0;
    far.manner = (response) => {
      response.writeHead(200);
      const block = Buffer.alloc(65_536, 'x');
      const more = (): void => {
        while (sent < 10_485_760 && !response.destroyed) {
          sent += block.length;
          if (!response.write(block)) return void response.once('drain', more);
        }
        response.end();
      };
      more();
    };
    const reply = await post(`${far.base}/a`);
    expect(reply).toMatchObject({ failure: null, cut: true, status: 200 });
    expect(reply.said.length).toBeLessThanOrEqual(200);
    expect(sent).toBeLessThan(10_485_760);
  });
  test('a far side that hangs is left after five seconds; one that is not there at once', async () => {
    far.manner = () => {};
    const hung = await post(`${far.base}/a`);
    expect(hung).toMatchObject({ failure: 'timeout', status: null });
    expect(hung.ms).toBeGreaterThan(4500);
    expect(hung.ms).toBeLessThan(6000);
    expect((await post('http://127.0.0.1:1/')).failure).toBe('unreachable');
    expect((await post('https://no-such-host.invalid/')).failure).toBe('unreachable');
    far.manner = fine;
  }, 15_000);
  test('the machine itself is on loopback, so that the tests above look at something', async () => {
    expect((await lookup('localhost')).address).toMatch(/^(127\.|::1)/);
  });
});

describe('quiet hours', () => {
  const at = (text: string): number => Date.parse(text);
  const night = { quiet: { from: 22 * 60, to: 7 * 60 + 30 }, zone: 'Europe/Berlin' };
  test.each([
    ['2026-01-10T12:00:00Z', '2026-01-10T12:00:00Z'],
    ['2026-01-10T21:00:00Z', '2026-01-11T06:30:00Z'],
    ['2026-01-10T20:59:59Z', '2026-01-10T20:59:59Z'],
    ['2026-01-11T02:10:30Z', '2026-01-11T06:30:00Z'],
    ['2026-01-11T06:30:00Z', '2026-01-11T06:30:00Z'],
    // The clock is put forward in that night, and back in the other.
    ['2026-03-28T22:00:00Z', '2026-03-29T05:30:00Z'],
    ['2026-10-24T21:00:00Z', '2026-10-25T06:30:00Z'],
  ])('%s is told at %s', (now, then) => expect(new Date(tellFrom(at(now), night)).toISOString()).toBe(new Date(then).toISOString()));
  test('without them everything is told at once, and by day they may lie within one day', () => {
    expect(tellFrom(5, { quiet: null, zone: 'UTC' })).toBe(5);
    const noon = { quiet: { from: 12 * 60, to: 13 * 60 }, zone: 'UTC' };
    expect(tellFrom(at('2026-01-10T12:30:00Z'), noon)).toBe(at('2026-01-10T13:00:00Z'));
    expect(tellFrom(at('2026-01-10T13:00:00Z'), noon)).toBe(at('2026-01-10T13:00:00Z'));
  });
});

describe('clocks over days', () => {
  const HOUR = 3_600_000;
  const hours = { kind: 'hours', start: 24, increment: 8, cap: 48 } as const;
  test('a bank of hours starts full, grows with each move, and never beyond its cap', () => {
    const start = startClock(hours, 2, 0);
    expect(start.left).toEqual([24 * HOUR, 24 * HOUR]);
    const thrice = [1, 2, 3].reduce((state) => credit(state, hours, 0), start);
    expect(thrice.left).toEqual([48 * HOUR, 24 * HOUR]);
  });
  test('days begin anew with each move', () => {
    const days = { kind: 'days', days: 2 } as const;
    expect(credit({ left: [5, 7], since: 0 }, days, 0).left).toEqual([48 * HOUR, 7]);
  });
  test('time that does not count is not counted twice where it overlaps', () => {
    const pauses = [
      { from: 50, to: 100 },
      { from: 20, to: 60 },
    ];
    expect(elapsed(0, 200, pauses)).toBe(120);
    expect(runsOut(0, 120, pauses)).toBe(200);
    expect(runsOut(0, 20, pauses)).toBe(20);
    expect(runsOut(0, 21, pauses)).toBe(101);
    expect(runsOut(70, 10, pauses)).toBe(110);
  });
});

describe('vacations', () => {
  const DAY = 86_400_000;
  const now = Date.parse('2026-06-01T00:00:00Z');
  test('fourteen days a year, in parts', () => {
    const first = planned([], { from: now, to: now + 10 * DAY }, now);
    expect(first).toEqual([{ from: now, to: now + 10 * DAY }]);
    if ('refused' in first) return;
    const later = now + 20 * DAY;
    expect(daysLeft(first, later)).toBe(4);
    expect(planned(first, { from: later, to: later + 5 * DAY }, later)).toMatchObject({ refused: 'too-many' });
    expect(planned(first, { from: later, to: later + 4 * DAY }, later)).toHaveLength(2);
    expect(daysLeft(first, now + 365 * DAY)).toBe(14);
  });
  test('none begins in the past, and one that runs ends early or goes on', () => {
    expect(planned([], { from: now - 5 * DAY, to: now + DAY }, now)).toEqual([{ from: now, to: now + DAY }]);
    expect(planned([], { from: now + DAY, to: now + DAY / 2 }, now)).toMatchObject({ refused: 'bad-option' });
    const running = [{ from: now - DAY, to: now + 3 * DAY }];
    expect(planned(running, { from: now, to: now }, now)).toEqual([{ from: now - DAY, to: now }]);
    expect(planned(running, { from: now, to: now + 5 * DAY }, now)).toEqual([{ from: now - DAY, to: now + 5 * DAY }]);
  });
});

describe('words', () => {
  const notice = {
    id: 'a',
    kind: 'turn',
    table: 'taaaaaaaaaaaa',
    path: '/',
    game: 'Yield',
    player: null,
    until: 17.5 * 3_600_000,
  } as const;
  test('a notice names table, turn and clock', () => {
    expect(toldOf([notice], 'en', 0)).toEqual({ title: 'It is your turn', body: 'Yield: It is your turn, 17 hours left.' });
    expect(toldOf([{ ...notice, player: 'Joss', until: null }], 'de', 0).body).toBe('Yield: Joss ist am Zug.');
  });
  test('several become one', () => {
    const { title, body } = toldOf([notice, { ...notice, kind: 'over' }], 'en', 0);
    expect([title, body.split('\n')]).toEqual([
      'News from 2 tables',
      ['Yield: It is your turn, 17 hours left.', 'Yield: The match is over.'],
    ]);
  });
});
