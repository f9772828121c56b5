/** Purses and prices: what can pay, what can be bought, and why something cannot. */

import type { Blocked } from '@longtable/kernel';
import { describe, expect, it } from 'vitest';
import { goldPurse, openGold, payments, priceOf, purchases } from '../../query/goods.ts';
import { acquisitionsLeft, holders, isHeld } from '../../query/holding.ts';
import { blockedAcquisitions, blockedDeeds, blockedPlays, blockedPurchases } from '../../query/reasons.ts';
import { eventsOf, type Setting, say, seatOf, stage, turn } from '../helpers.ts';

const table = (x: Setting = {}) => stage({ sites: {}, ...x }).table;
const rules = (list: readonly Blocked[]): Record<string, string> => Object.fromEntries(list.map(({ id, rule }) => [id, rule]));
const purse = { ids: ['big', 'small'], values: [2, 1], counts: [1, 2] };

describe('purses', () => {
  it('[RA-GLD-06] [RA-AMB-43] exact payments hold no card too many, free ones all that reach the amount', () => {
    expect(payments(purse, 2, 'exact').toSorted()).toEqual(['big', 'small+small']);
    expect(payments(purse, 2, 'free').toSorted()).toEqual(['big', 'big+small', 'big+small+small', 'small+small']);
    expect(payments(purse, 5, 'free')).toEqual([]);
    expect(payments({ ids: [], values: [], counts: [] }, 1, 'exact')).toEqual([]);
  });

  it('[RA-RES-12] [RA-RES-05] a city without gold pays no gold, an exhausted one none either', () => {
    const t = table({ sites: { 'city-tamalir': 0, 'city-vynelvale': 0, 'city-greyhaven': 0, 'city-forge': 1 }, hands: ['gold-1', ''] });
    t.sites[2]!.exhausted = true;
    expect(goldPurse(t, 0).ids).toEqual(['city-vynelvale', 'gold-1']);
    expect(openGold(t, 0)).toBe(2);
  });

  it('[RA-RES-06] [RA-GLD-02] a payment is worth what its cards are worth, all of it', () => {
    const s = turn({
      options: { scenario: 'monument' },
      hands: ['gold-1', ''],
      sites: { 'city-vynelvale': 0 },
      rewards: { 0: ['mo-23'] },
    });
    say(s, 0, 'gold', 'wq-dark-knight', 'city-vynelvale+mo-23+gold-1');
    expect(eventsOf(s, 'paid')).toMatchObject([{ kind: 'gold', value: 5 }]);
    const influence = turn({ sites: {}, ready: [2], rewards: { 0: ['rw-14'] } });
    say(influence, 0, 'influence', 'nc-manticore');
    expect(eventsOf(influence, 'paid')).toMatchObject([{ kind: 'influence', value: 3 }]);
  });

  it('[RA-GLD-06] [RA-GLD-07] what is left over of a payment buys further cards, and only the rest is paid', () => {
    const s = turn({ hands: ['gold-3 gold-1', ''] });
    say(s, 0, 'gold', 'wq-archer', 'gold-3');
    expect(s.question(0)).toMatchObject({ kind: 'gold', stage: 'buy' });
    s.say(0, 'wq-archer');
    expect(s.options(0)).toEqual(['gold-1']);
    s.say(0, 'gold-1');
    expect(eventsOf(s, 'bought').map((e) => e.what)).toEqual(['wq-archer', 'wq-archer']);
    const free = turn({ hands: ['gold-3', ''] });
    say(free, 0, 'gold', 'wq-reanimate', 'gold-3', 'wq-reanimate');
    expect(free.question(0)).toMatchObject({ kind: 'gold', stage: 'buy' });
  });

  it('[RA-INF-05] whoever can acquire nothing more is not asked to go on', () => {
    const s = turn({
      sites: { 'city-forge': 0 },
      hands: ['gold-1', ''],
      table: (t) => Object.assign(t, { gold: [1, 0, 0], piles: [0, 0, 0] }),
    });
    say(s, 0, 'influence', 'gold-1');
    expect(s.question(0).kind).toBe('turn');
  });
});

describe('prices', () => {
  const conquest = { options: { scenario: 'conquest' } };

  it('[card:lm-8] a unit costs 2 less, at least 1, and nothing else is cheaper', () => {
    const t = table({ ...conquest, sites: { 'lm-8': 0 } });
    const forged = (gold: number): string[] => purchases(t, 0, gold, false).filter((id) => id.startsWith('forge:'));
    expect([priceOf(t, 0, 'forge:wq-archer'), priceOf(t, 0, 'forge:wq-necromancer'), priceOf(t, 0, 'forge:wq-dark-knight')]).toEqual([
      1, 1, 3,
    ]);
    expect(forged(1)).toEqual(['forge:wq-archer', 'forge:wq-necromancer', 'forge:wq-vampire']);
    expect(forged(2)).toEqual(forged(1));
    expect(forged(3)).toContain('forge:wq-dark-knight');
    expect(purchases(t, 0, 9, true).filter((id) => id.startsWith('forge:'))).toEqual([]);
  });

  it('[card:lm-8] works for its owner, refreshed', () => {
    const works = (owner: number, exhausted: boolean): boolean => {
      const t = table({ ...conquest, sites: { 'lm-8': owner } });
      t.sites[0]!.exhausted = exhausted;
      return purchases(t, 0, 9, false).some((id) => id.startsWith('forge:'));
    };
    expect([works(0, false), works(0, true), works(1, false), works(-1, false)]).toEqual([true, false, false, false]);
  });

  it('[RA-SCN-04] the monument is for sale in its scenario, until it is built; the second player pays 11', () => {
    const t = table({ options: { scenario: 'monument' } });
    expect([priceOf(t, 0, 'monument'), priceOf(t, 1, 'monument')]).toEqual([12, 11]);
    expect([purchases(t, 0, 12, false).includes('monument'), purchases(t, 0, 11, false).includes('monument')]).toEqual([true, false]);
    seatOf(t, 0).monument = 'built';
    expect(purchases(t, 0, 12, false)).not.toContain('monument');
    expect(purchases(table(), 0, 40, false)).not.toContain('monument');
    const three = table({ seats: 3, options: { scenario: 'monument', first: 1 } });
    expect([0, 1, 2].map((seat) => priceOf(three, seat, 'monument'))).toEqual([12, 12, 11]);
  });
});

describe('why not?', () => {
  it('[RA-GLD-07] [RA-SCN-04] the monument is named where it lies in the barracks and is too dear, and nowhere else', () => {
    const why = (gold: number, scenario: string, built = false): string | undefined => {
      const t = table({ options: { scenario } });
      if (built) seatOf(t, 0).monument = 'built';
      return rules(blockedPurchases(t, 0, gold, false))['monument'];
    };
    expect([why(11, 'monument'), why(12, 'monument'), why(0, 'monument', true), why(0, 'runewars')]).toEqual([
      'RA-GLD-07',
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('[RA-ACT-12] secured strongholds of the others are named, refreshed or exhausted, and not one’s own', () => {
    const t = table({ seats: 3, ready: [1, 0, 1] });
    Object.assign(seatOf(t, 2), { ready: 1, exhausted: 1 });
    expect(Object.keys(rules(blockedDeeds(t, 0))).filter((id) => id.startsWith('fight:fort'))).toEqual(['fight:fort:2']);
  });

  it('[RA-RES-05] [RA-ABL-02] an exhausted reward or city, and a used card, say so; others’ things say nothing', () => {
    const t = table({
      hands: ['2xnc-beastman* gold-1', ''],
      sites: { 'city-nerekhall': 1, 'city-forge': 0 },
      options: { scenario: 'dragonlords' },
      rewards: { 0: ['dl-15', 'dl-11'] },
      decks: ['gold-1', ''],
    });
    t.sites[0]!.exhausted = true;
    t.sites[1]!.exhausted = true;
    t.players[0]!.treasures = t.players[0]!.treasures.map((x) => ({ ...x, exhausted: true }));
    const acts = blockedDeeds(t, 0).filter(({ id }) => String(id).startsWith('act:'));
    expect(acts.map(({ id, rule }) => [id, rule])).toEqual([
      ['act:nc-beastman*', 'RA-ABL-02'],
      ['act:dl-15', 'RA-RES-05'],
      ['act:city-forge', 'RA-RES-05'],
    ]);
  });

  it('[RA-INF-02] [RA-SCN-11] what costs just as much as there is can be had; the last acquisition of a lasting Instant too', () => {
    const t = table({ options: { scenario: 'dragonlords' }, ready: [2] });
    expect(rules(blockedAcquisitions(t, 0, 1))['gold-2']).toBe('RA-INF-02');
    expect(rules(blockedAcquisitions(t, 0, 2))['gold-2']).toBe(undefined);
    Object.assign(t, { lasting: 'dl-25', acquired: 0 });
    expect(rules(blockedAcquisitions(t, 0, 1))['gold-2']).toBe('RA-INF-02');
    Object.assign(t, { acquired: 1 });
    expect(rules(blockedAcquisitions(t, 0, 1))['gold-2']).toBe('RA-SCN-11');
  });

  it('[RA-BAT-04] each kind of gold in a hand is named once, and nothing else', () => {
    const blocked = blockedPlays(table({ hands: ['2xgold-1 gold-2 2xwq-archer', ''] }), 0);
    expect(blocked.map(({ id, rule }) => [id, rule])).toEqual([
      ['gold-1', 'RA-BAT-04'],
      ['gold-2', 'RA-BAT-04'],
    ]);
  });
});

describe('cards beside the objective', () => {
  it('[RA-SCN-11] [card:dl-25] limits acquisitions of everybody, or of the one whom it hit', () => {
    const left = (lasting: string | null, lastingOn: number): number =>
      acquisitionsLeft(table({ options: { scenario: 'dragonlords' }, table: (t) => Object.assign(t, { lasting, lastingOn }) }), 0);
    expect([left('dl-25', -1), left('dl-25', 0)]).toEqual([1, 1]);
    for (const free of [left('dl-25', 1), left(null, -1), left('ca-22', -1)]) expect(free).toBeGreaterThan(99);
  });

  it('[RA-EVT-07] only what changes something is listed, and each law by its own card', () => {
    const t = table({
      options: { scenario: 'conquest' },
      table: (x) => Object.assign(x, { lasting: 'cq-25', enemies: ['cq-14', 'cq-27'] }),
    });
    expect(holders(t)).toEqual(['cq-27', 'cq-25']);
    expect([isHeld(t, 'openLandmarks'), isHeld(t, 'cursedLandmarks')]).toEqual([true, false]);
  });
});
