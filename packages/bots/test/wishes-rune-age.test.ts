/** Wishes of partners in Rune Age, where all play together: who fights what, and who leaves what to whom. */
import { fail, isRefusal, type Match, rndFrom, type Spec } from '@longtable/kernel';
import type { RuneAge } from '@longtable/rune-age';
import { cardOf } from '@longtable/rune-age/data/cards';
import { describe, expect, test } from 'vitest';
import { runeAgeVocabulary } from '../wishes/rune-age.ts';
import { heeding, isHeard, type SaidWish, type Vocabulary, wishing } from '../wishes.ts';
import { type Ring, ring, start } from './ring.ts';

type M = Match<RuneAge>;
const vocabulary = runeAgeVocabulary as unknown as Vocabulary<Spec>;
const OPTIONS = { scenario: 'cataclysm', races: ['daqan', 'uthuk'], mercenaries: 'none', first: 0 };
/** An Enemy of strength 4. */
const ENEMY = 'ca-13';
const tableOf = (m: Match<Spec>): M['table'] => (m as unknown as M).table;

/** The same match, asked anew. */
function again({ machine }: Ring, m: Match<Spec>): Match<Spec> {
  const loaded = machine.load(machine.save(m));
  return isRefusal(loaded) ? fail(loaded.refused) : loaded;
}

/** Seat 0 may act, with so many Knights in hand, and an Enemy is in play; seat 1 is the person who wishes. */
async function acting(units: number, options: object = OPTIONS): Promise<{ r: Ring; m: Match<Spec> }> {
  const r = await ring('rune-age');
  const m = start(r, 2, 5, options);
  const table = tableOf(m);
  table.enemies = [ENEMY];
  const [own] = table.players as [M['table']['players'][0]];
  own.hand = Array.from({ length: units }, () => cardOf('dq-knight'));
  own.deck = [];
  own.discard = [];
  own.strongholds = 0;
  return { r, m: again(r, m) };
}

const wish = (kind: string, at: string, since = 1): SaidWish => ({ by: 1, kind, at, since });
const firstCity = (m: Match<Spec>): string => tableOf(m).sites.find(({ owner }) => owner === -1)!.id;
const asked = (m: Match<Spec>) => m.open[0]!;
const proposed = (r: Ring, m: Match<Spec>, wishes: readonly SaidWish[]): Set<unknown> => {
  const heuristic = heeding(r.heuristic, vocabulary, m, 0, wishes);
  return new Set(Array.from({ length: 20 }, (_, n) => heuristic.propose(m, asked(m), rndFrom(n))));
};

describe('"defeat this Enemy"', () => {
  test('makes a partner fight it once its hand is enough', async () => {
    const { r, m } = await acting(3);
    expect(proposed(r, m, [wish('defeat', ENEMY)])).toEqual(new Set([`fight:${ENEMY}`]));
    expect(proposed(r, m, [])).not.toEqual(new Set([`fight:${ENEMY}`]));
  });

  test('does not make it fight with a hand that must lose', async () => {
    const { r, m } = await acting(1);
    tableOf(m).players[0]!.discard = [cardOf('dq-knight')];
    expect(vocabulary.reply(m, 0, wish('defeat', ENEMY)).yes).toBe(true);
    expect(proposed(r, m, [wish('defeat', ENEMY)])).not.toContain(`fight:${ENEMY}`);
  });

  test('is refused by an army that can never be enough', async () => {
    const { r, m } = await acting(1);
    expect(vocabulary.reply(m, 0, wish('defeat', ENEMY))).toMatchObject({ yes: false, why: { en: 'My army is too weak for it.' } });
    expect(heeding(r.heuristic, vocabulary, m, 0, [wish('defeat', ENEMY)])).toBe(r.heuristic);
  });

  test('is done when the Enemy is gone, and forgotten after two rounds', async () => {
    const { m } = await acting(3);
    const { round } = tableOf(m);
    expect(isHeard(vocabulary, m, 0, wish('defeat', ENEMY, round - 1))).toBe(true);
    expect(isHeard(vocabulary, m, 0, wish('defeat', ENEMY, round - 2))).toBe(false);
    tableOf(m).enemies = [];
    expect(isHeard(vocabulary, m, 0, wish('defeat', ENEMY, round))).toBe(false);
  });
});

describe('"leave this city to me"', () => {
  test('lowers what the city is worth to the others, and not to who asked', async () => {
    const { r, m } = await acting(3);
    const city = firstCity(m);
    const term = heeding(r.heuristic, vocabulary, m, 0, [wish('leave', city)]).terms.find(({ name }) => name === 'wish')!;
    const before = term.amount(m, 0);
    const site = tableOf(m).sites.find(({ id }) => id === city)!;
    site.owner = 0;
    expect(term.amount(m, 0)).toBeLessThan(before);
    site.owner = 1;
    expect(term.amount(m, 0)).toBeGreaterThan(before);
  });

  test('comes too late for a city that somebody has', async () => {
    const { m } = await acting(3);
    const city = firstCity(m);
    tableOf(m).sites.find(({ id }) => id === city)!.owner = 0;
    expect(vocabulary.reply(m, 0, wish('leave', city)).yes).toBe(false);
  });
});

test('wishes are said where all play together, and nowhere else', async () => {
  const said = async (options: object): Promise<string[]> => {
    const { r, m } = await acting(3, { races: ['daqan', 'uthuk'], ...options });
    const rules = { game: r.title.game, engine: () => r.machine };
    return wishing(vocabulary)
      .sayable(rules, r.machine.save(m), 1)
      .map(({ kind }) => kind);
  };
  expect(new Set(await said({ scenario: 'cataclysm' }))).toEqual(new Set(['defeat', 'leave']));
  expect(new Set(await said({ scenario: 'dragonlords', cooperative: true }))).toEqual(new Set(['defeat', 'leave']));
  expect(await said({ scenario: 'dragonlords' })).toEqual([]);
});

test('what is wished has words in both languages', async () => {
  const { r, m } = await acting(3);
  const rules = { game: r.title.game, engine: () => r.machine };
  const say = wishing(vocabulary);
  const [first] = say.sayable(rules, r.machine.save(m), 1);
  expect(first).toMatchObject({
    kind: 'defeat',
    at: ENEMY,
    words: { en: expect.stringMatching(/^Defeat \w/), de: expect.stringMatching(/^Besiegt diesen Feind: \w/) },
  });
  expect(say.answered(rules, r.machine.save(m), wish('defeat', ENEMY), [0])).toMatchObject({ replies: [{ seat: 0, yes: true }] });
  expect(say.answered(rules, r.machine.save(m), wish('defeat', 'ca-32'), [0])).toBeNull();
});
