/** Offers that bots take up beside their questions: exchange, play cards, give. */
import type { Match, Spec } from '@longtable/kernel';
import { outcome } from '@longtable/kernel';
import type { Uprising } from '@longtable/uprising';
import { describe, expect, test } from 'vitest';
import { giftTo } from '../heuristics/uprising/gifts.ts';
import { bot, type Ring, ring, start, task } from './ring.ts';

const OPTIONS = { factions: ['druwhn', 'krowh'], heroes: ['syndra', 'khaal'], first: 0 };

type UprisingMatch = Match<Uprising>;

/** A match in which seat 0 may act, as the first of its Chapter. */
async function acting(r: Ring, change: (m: UprisingMatch) => void): Promise<Match<Spec>> {
  const m = start(r, 2, 5, OPTIONS);
  const isTurn = (): boolean => m.stack.at(-1)?.k === 'turn' && m.open[0]?.seat === 0;
  for (let n = 0; !isTurn(); n++) {
    const [seat] = r.machine.awaited(m) as [number];
    r.machine.apply(m, seat, bot('greedy').decide(task(r, m, seat, n)).answer);
  }
  change(m as unknown as UprisingMatch);
  return m;
}

/** The Hero stands on a site that is free: only Plunder is missing for a Haven. */
const poor =
  (salt: number, plunder: number) =>
  ({ table }: UprisingMatch): void => {
    const [own] = table.players;
    const site = table.hexes.findIndex(
      (hex, h) => hex.haven < 0 && !hex.curse && hex.tile !== null && hex.tile !== 'capital' && h !== own!.at,
    );
    table.hexes[site] = { ...table.hexes[site]!, up: true, garrisons: 0, skeletons: 0, owner: -1, units: [0, 0, 0, 0] };
    table.foes = table.foes.filter(({ at }) => at !== site);
    Object.assign(own!, { at: site, salt, plunder, food: 4 });
  };

describe('exchange', () => {
  test.each(['captain', 'search:30'])('%s exchanges Salt for the Plunder that a Haven still needs', async (name) => {
    const r = await ring('uprising');
    const m = await acting(r, poor(9, 1));
    const thought = bot(name).decide({ ...task(r, m, 0, 1), offers: true });
    expect(thought).toMatchObject({ offer: 'exchange', answer: 'salt>plunder' });
    expect(r.machine.offer(m, 0, thought.offer!, thought.answer, outcome())).toBeNull();
    expect(m.open[0]).toMatchObject({ seat: 0, options: expect.arrayContaining(['haven']) as unknown });
  });

  test('nobody exchanges what is not lacking, nor where nobody can pass it on', async () => {
    const r = await ring('uprising');
    const rich = await acting(r, poor(9, 12));
    expect(bot('captain').decide({ ...task(r, rich, 0, 1), offers: true }).offer).toBeUndefined();
    const lacking = await acting(r, poor(9, 1));
    expect(bot('captain').decide(task(r, lacking, 0, 1)).offer).toBeUndefined();
  });

  test('a random bot answers what it is asked', async () => {
    const r = await ring('uprising');
    expect(bot('random').decide({ ...task(r, await acting(r, poor(9, 1)), 0, 1), offers: true }).offer).toBeUndefined();
  });
});

describe('gifts', () => {
  const gift = async (own: object, other: object): Promise<number[]> => {
    const m = await acting(await ring('uprising'), ({ table }) => {
      Object.assign(table.players[0]!, own);
      Object.assign(table.players[1]!, other);
    });
    return giftTo((m as unknown as UprisingMatch).table, 0, 1);
  };

  test('a partner gets what he lacks and the giver can spare', async () => {
    const [salt, plunder, food] = (await gift({ salt: 9, plunder: 12, food: 3 }, { salt: 0, plunder: 0, food: 1 })) as [
      number,
      number,
      number,
    ];
    expect(salt).toBe(0);
    expect(plunder).toBeGreaterThan(0);
    expect(food).toBe(1);
  });

  test('whoever has little gives nothing, and whoever has enough gets nothing', async () => {
    expect(await gift({ salt: 9, plunder: 1, food: 2 }, { plunder: 0, food: 0 })).toEqual([0, 0, 0]);
    expect(await gift({ plunder: 12, food: 9 }, { plunder: 12, food: 9 })).toEqual([0, 0, 0]);
  });
});
