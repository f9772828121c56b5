/** A sample of the leak scan; the long one is promises/leaks.ts. */
import type { Game, Spec } from '@longtable/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HIDDEN, seatCanary } from '../../promises/help/canary.ts';
import { canaryServer, leaksIn, type Scan, scanMatch } from '../../promises/help/leaks.ts';
import { Player } from '../../promises/help/player.ts';
import type { Started } from '../../promises/help/setting.ts';

let server: Started;
beforeAll(async () => {
  server = await canaryServer();
});
afterAll(() => server.close());

test.each([2, 3, 4])('no byte of a match of %i seats holds what its viewer may not know', async (seats) => {
  const scan: Scan = { game: 'skirmish', matches: 0, unfinished: 0, bytes: 0, hits: [] };
  for (let i = 0; i < 3; i++) await scanMatch(server, scan, seats);
  expect(scan.hits).toEqual([]);
  expect(scan.bytes).toBeGreaterThan(20_000);
});

test('the scan is not blind: a seat does see its own canary', async () => {
  const ann = await Player.named(server.base, 'Ann');
  ann.keepBytes = true;
  const { id } = await ann.make({ game: 'skirmish', seats: [{ who: 'me' }, { who: 'bot', level: 'apprentice' }] });
  await ann.watch(id);
  await ann.do({ t: 'start' });
  await ann.until(() => ann.looks.size === 1);
  const text = ann.bytes.join('');
  expect([text.includes(seatCanary(0)), text.includes(seatCanary(1)), text.includes(HIDDEN)]).toEqual([true, false, false]);
  ann.close();
});

test.each([
  ['"sealed":[4,null]', 1],
  ['"sealed":["hold",[1,2]]', 1],
  ['"sealed":[[1,2],null]', 1],
  ['"sealed":[[1,2]]', 0],
  ['"sealed":[4]', 0],
  ['"sealed":null', 0],
  [`"stack":[{}],"chance":{}`, 2],
  [seatCanary(1), 0],
  [HIDDEN, 1],
])('the scan knows %s', (text, leaks) => {
  expect(leaksIn(text, 1, [])).toHaveLength(leaks);
});

/** Faults of a game as this scan can see them; single cards are for the swapped pairs of secrets.ts. */
const PLANTED: readonly (readonly [string, RegExp, (game: Game<Spec>) => Game<Spec>])[] = [
  [
    'the whole table',
    /canary-of-the-table/,
    (game) => ({ ...game, view: (m, seat) => ({ ...game.view(m, seat), all: m.table }) as never }),
  ],
  [
    'the view of seat 1',
    /canary-of-seat-1/,
    (game) => ({ ...game, view: (m, seat) => ({ ...game.view(m, seat), other: game.view(m, 1) }) as never }),
  ],
];
test.each(PLANTED)('a planted leak is found: %s shown to everybody', async (_what, word, spoil) => {
  const leaky = await canaryServer(spoil);
  const scan: Scan = { game: 'skirmish', matches: 0, unfinished: 0, bytes: 0, hits: [] };
  await scanMatch(leaky, scan, 2);
  await leaky.close();
  expect(scan.hits.some((hit) => word.test(hit))).toBe(true);
});
