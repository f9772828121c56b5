/** Titles of this very build that never come to an end: their tables wait, and nobody else notices. */
import { afterEach, expect, test } from 'vitest';
import { type Player, playOn } from '../../promises/help/player.ts';
import type { Change } from '../../promises/help/versions.ts';
import { begin, moves, setting } from './help/versions.ts';

const here = setting();
const players: Player[] = [];
afterEach(() => {
  for (const player of players.splice(0)) player.close();
});
async function sits(name: string, game: string): Promise<[Player, string]> {
  const [player, id] = await begin(here, name, game);
  players.push(player);
  return [player, id];
}

const inSkirmish =
  (kind: 'rules' | 'words', from: string | RegExp, to: string): Change =>
  (game, which, code) => {
    if (game !== 'skirmish' || which !== kind) return code;
    const changed = code.replace(from, to);
    if (changed === code) throw new Error(`there is no ${from} to change`);
    return changed;
  };

/** Moments of a match in which the rules do not end. */
const LOOPS: readonly (readonly [string, Change])[] = [
  ['deal', inSkirmish('rules', '\tsetup,\n', '\tsetup: () => { for (;;); },\n')],
  ['view', inSkirmish('rules', '\tview,\n', '\tview: (m, seat) => { while (m.given[0] > 2); return view(m, seat); },\n')],
  ['answer', inSkirmish('rules', 't.random(DICE[seat], 6)', '(() => { for (;;); })()')],
  [
    'branching answer',
    inSkirmish(
      'rules',
      't.random(DICE[seat], 6)',
      '(() => { const all = (n) => n === 0 ? 1 : all(n - 1) + all(n - 1); return all(64); })()',
    ),
  ],
  ['imagination', inSkirmish('rules', '\timagine,\n', '\timagine: () => { for (;;); },\n')],
];

test.each(LOOPS)('an endless %s parks its table alone', async (_moment, change) => {
  await here.builtServer(change);
  const [bob, fine] = await sits('Bob', 'yield');
  const [ann, id] = await sits('Ann', 'skirmish');
  // Whose move it is that does not end, theirs or the bot's, is a matter of luck.
  await playOn([ann], () => ann.table?.parked != null).catch((error: unknown) => expect(String(error)).toContain('parked'));
  await ann.until(() => ann.table?.parked != null);
  expect(ann.table?.parked).toEqual({ why: 'broken' });
  expect(here.server.metrics.value('longtable_parked_total', { why: 'broken' })).toBe(1);
  await playOn([bob], () => moves(bob) > 6);
  expect([(await ann.ask('GET', `/api/tables/${id}`)).status, (await bob.ask('GET', `/api/tables/${fine}`)).status]).toEqual([200, 200]);
  expect((await fetch(`${here.server.base}/readyz`)).status).toBe(200);
});

test('an endless thought ends with its thread; the bot says so and the match goes on, as do the bots of others', async () => {
  const forever = 'const forever = () => { for (;;); };\nexport { $1 forever as think,';
  await here.builtServer(inSkirmish('words', /export \{ (ABI[^}]*) think,/, forever), { BOT_HARD_MS: '300', BOT_THREADS: '1' });
  const [ann] = await sits('Ann', 'skirmish');
  const [bob] = await sits('Bob', 'yield');
  await playOn([ann, bob], () => moves(ann) > 6 && moves(bob) > 6);
  expect(ann.table?.parked).toBeNull();
  expect(here.server.metrics.value('longtable_bot_thoughts_total', { result: 'overrun' })).toBeGreaterThan(0);
  expect(await ann.do({ t: 'explain', seat: 1 })).toMatchObject({ text: { en: expect.stringContaining('any answer') } });
});
