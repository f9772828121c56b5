/** A coach's world: who may ask for one, and what is in it. */
import { describe, expect, test } from 'vitest';
import { Player } from '../../promises/help/player.ts';

import { mayCoach } from '../table/coach.ts';
import type { TableState } from '../table/state.ts';
import { oneServer } from './help/one-server.ts';

const server = oneServer({ BOT_PAUSE_MS: '0' });

const BOT = { who: 'bot', level: 'captain' } as const;

/** A table that has begun and waits for its maker. */
async function begun(maker: Player, seats: readonly object[], more: object = {}): Promise<string> {
  const { id } = await maker.make({ game: 'skirmish', seats, ...more });
  await maker.watch(id);
  return id;
}
async function started(maker: Player): Promise<void> {
  await maker.do({ t: 'start' });
  await maker.until(() => maker.table?.status === 'playing' && maker.looks.get(0)?.question != null);
}

describe('a world for a coach', () => {
  test('is given to the one person among bots, each time with other luck', async () => {
    const ann = await Player.named(server.base, 'Ann');
    await begun(ann, [{ who: 'me' }, BOT]);
    expect(await ann.do({ t: 'imagine', seat: 0 })).toMatchObject({ t: 'refused', refusal: { refused: 'not-started' } });
    await started(ann);
    const one = await ann.do({ t: 'imagine', seat: 0 });
    const two = await ann.do({ t: 'imagine', seat: 0 });
    expect([one.t, two.t]).toEqual(['imagined', 'imagined']);
    if (one.t !== 'imagined' || two.t !== 'imagined') return;
    expect(one.seed).not.toBe(two.seed);
    const match = JSON.parse(one.world) as { game: string; table: { hands: number[][] }; given: number[] };
    expect([match.game, match.given[1]]).toEqual(['skirmish', 0]);
    expect(match.table.hands).toHaveLength(2);
    ann.close();
  });

  test('is refused for the seat of a bot, to a stranger who watches and to a spectator: nothing changes', async () => {
    const ann = await Player.named(server.base, 'Ann');
    const id = await begun(ann, [{ who: 'me' }, BOT], { listed: true });
    await started(ann);
    // A bot that is asked at the same time changes the table when it answers.
    await ann.until(() => ann.looks.get(0)?.awaited.includes(1) === false);
    const before = JSON.stringify([[...ann.looks], ann.table?.seats]);
    expect(await ann.do({ t: 'imagine', seat: 1 })).toMatchObject({ t: 'refused', refusal: { refused: 'no-coach' } });
    expect(await ann.do({ t: 'imagine', seat: 7 })).toMatchObject({ t: 'refused', refusal: { refused: 'no-coach' } });
    const eve = await Player.named(server.base, 'Eve');
    await eve.watch(id);
    for (const seat of [0, 1]) {
      const said = await eve.do({ t: 'imagine', seat });
      expect(said).toMatchObject({ t: 'refused', refusal: { refused: 'no-coach' } });
      expect(Object.keys((said as { refusal: object }).refusal)).toEqual(['refused']);
    }
    expect(JSON.stringify([[...ann.looks], ann.table?.seats])).toBe(before);
    ann.close();
    eve.close();
  });

  test('is refused where another person sits, also after a bot has taken over for them', async () => {
    const ann = await Player.named(server.base, 'Ann');
    const bob = await Player.named(server.base, 'Bob');
    const id = await begun(ann, [{ who: 'me' }, { who: 'open' }, BOT]);
    expect((await bob.ask('POST', `/api/tables/${id}/join`, {})).status).toBe(200);
    await started(ann);
    expect(await ann.do({ t: 'imagine', seat: 0 })).toMatchObject({ t: 'refused', refusal: { refused: 'no-coach' } });
    expect((await bob.ask('POST', `/api/tables/${id}/leave`, {})).status).toBe(200);
    await ann.until(() => ann.table?.seats[1]?.kind === 'bot');
    expect(await ann.do({ t: 'imagine', seat: 0 })).toMatchObject({ t: 'refused', refusal: { refused: 'no-coach' } });
    ann.close();
    bob.close();
  });

  test('is refused where one device leads several seats', async () => {
    const ann = await Player.named(server.base, 'Ann');
    await begun(ann, [{ who: 'me' }, { who: 'me' }], { hotSeat: true });
    await started(ann);
    expect(await ann.do({ t: 'imagine', seat: 0 })).toMatchObject({ t: 'refused', refusal: { refused: 'no-coach' } });
    ann.close();
  });
});

describe('the one place that decides', () => {
  const PERSON = { kind: 'person', guest: 'gann' };
  const MACHINE = { kind: 'bot', guest: null };
  const table = (seats: readonly object[], created: object = {}): TableState =>
    ({ created, seats, match: {}, holders: seats.map((seat) => (seat === MACHINE ? { bot: 'lord' } : 'person')) }) as unknown as TableState;

  test('one person among bots may have a coach, in a match that is not rated', () => {
    expect(mayCoach(table([PERSON, MACHINE, MACHINE]), 0)).toBe(true);
    expect(mayCoach(table([PERSON, MACHINE], { rated: false }), 0)).toBe(true);
    expect(mayCoach(table([PERSON, MACHINE], { rated: true }), 0)).toBe(false);
  });

  test('not the seat of a bot, not beside another person', () => {
    expect(mayCoach(table([PERSON, MACHINE]), 1)).toBe(false);
    expect(mayCoach(table([PERSON, { ...PERSON, guest: 'gbob' }, MACHINE]), 0)).toBe(false);
    expect(mayCoach(table([PERSON, PERSON]), 0)).toBe(false);
  });
});

test('what everybody can see is imagined by everybody, also where two people play', async () => {
  const ann = await Player.named(server.base, 'Ann');
  const id = await begun(ann, [{ who: 'me' }, { who: 'me' }], { hotSeat: true, listed: true });
  await started(ann);
  const eve = await Player.named(server.base, 'Eve');
  await eve.watch(id);
  expect((await eve.do({ t: 'imagine', seat: null })).t).toBe('imagined');
  ann.close();
  eve.close();
});
