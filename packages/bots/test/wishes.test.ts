/** Wishes of partners in Uprising: understood, answered, heeded for a while, and never at any price. */
import { type Match, rndFrom, type Spec } from '@longtable/kernel';
import type { Uprising } from '@longtable/uprising';
import { CAPITAL, DISTANCE, NEIGHBOURS } from '@longtable/uprising/data/map';
import { describe, expect, test } from 'vitest';
import { standing } from '../heuristic.ts';
import { thinking } from '../think.ts';
import { uprisingVocabulary } from '../wishes/uprising.ts';
import { heeding, isHeard, type SaidWish, type Vocabulary, WORTH, wishing } from '../wishes.ts';
import { bot, type Ring, ring, start, task } from './ring.ts';

type M = Match<Uprising>;
const OPTIONS = { factions: ['druwhn', 'krowh'], heroes: ['syndra', 'khaal'], first: 0 };
const vocabulary = uprisingVocabulary as unknown as Vocabulary<Spec>;
const EMPTY = [0, 0, 0, 0];

/** Seat 0 may act; seat 1 is the person who wishes. */
async function acting(change: (m: M) => void): Promise<{ r: Ring; m: Match<Spec> }> {
  const r = await ring('uprising');
  const m = start(r, 2, 5, OPTIONS);
  for (let n = 0; m.stack.at(-1)?.k !== 'turn' || m.open[0]?.seat !== 0; n++) {
    const [seat] = r.machine.awaited(m) as [number];
    r.machine.apply(m, seat, bot('greedy').decide(task(r, m, seat, n)).answer);
  }
  change(m as unknown as M);
  // Loaded anew, so that the question fits what was changed.
  return { r, m: r.machine.load(r.machine.save(m)) as Match<Spec> };
}

/** The bot has three Units two steps from the wisher's home, and Food for a march; nobody threatens anybody. */
function placed({ table }: M): void {
  const { home } = table.players[1]!;
  for (const [h, hex] of table.hexes.entries()) {
    if (hex.owner === 0) table.hexes[h] = { ...hex, owner: -1, units: EMPTY };
    if (DISTANCE[h]![home]! <= 2) table.hexes[h] = { ...table.hexes[h]!, garrisons: 0, skeletons: 0, up: true, owner: -1, units: EMPTY };
  }
  table.foes = table.foes.filter(({ at }) => DISTANCE[at]![home]! > 3);
  const near = NEIGHBOURS[home]![0]!;
  const from = NEIGHBOURS[near]!.find((h) => DISTANCE[h]![home] === 2) ?? near;
  table.hexes[from] = { ...table.hexes[from]!, owner: 0, units: [3, 0, 0, 0] };
  table.openQuests = [];
  table.market = [];
  Object.assign(table.players[0]!, { food: 4, ap: 2, plunder: 0, salt: 0 });
}
const homeOf = (m: Match<Spec>): string => String((m as unknown as M).table.players[1]!.home);
const defend = (m: Match<Spec>, since = 1): SaidWish => ({ by: 1, kind: 'defend', at: homeOf(m), since });

/** The bot's answers at its turn, up to the place where it marches if it commands. */
function marches(r: Ring, m: Match<Spec>, wishes: readonly SaidWish[], level = 'captain'): string[] {
  const then = r.machine.clone(m);
  const decide = thinking(r.heuristic, vocabulary);
  const did: string[] = [];
  for (let n = 0; n < 4 && then.open[0]?.seat === 0; n++) {
    const { k, at } = then.stack.at(-1)!;
    const saved = r.machine.save(r.machine.imagine(then, 0, rndFrom(n)));
    const { answer } = decide({ game: r.title.game, engine: () => r.machine }, { saved, seat: 0, level, seed: n, wishes });
    did.push(`${k}.${at} ${JSON.stringify(answer)}`);
    expect(r.machine.apply(then, 0, answer)).toBeNull();
    if (k === 'command' && at === 'hex') break;
  }
  return did;
}

describe('"defend here"', () => {
  test('changes where a partner marches', async () => {
    const { r, m } = await acting(placed);
    const without = marches(r, m, []);
    const heeded = marches(r, m, [defend(m)]);
    expect(heeded).not.toEqual(without);
    const target = Number(/command\.hex (\d+)/.exec(heeded.at(-1)!)?.[1]);
    expect(DISTANCE[target]![Number(homeOf(m))]).toBeLessThanOrEqual(1);
  });

  test('does not buy everything: what brings points for certain comes first', async () => {
    const { r, m } = await acting((one) => {
      placed(one);
      const { hexes, players } = one.table;
      const isFree = ({ tile, up, curse, haven, owner }: (typeof hexes)[number]): boolean =>
        tile !== null && up && !curse && haven < 0 && owner < 0;
      const at = hexes.findIndex((hex, h) => h !== CAPITAL && DISTANCE[h]![players[1]!.home]! <= 2 && isFree(hex));
      Object.assign(players[0]!, { at, plunder: 5 });
    });
    expect(marches(r, m, [])[0]).toBe('turn.act "haven"');
    expect(marches(r, m, [defend(m)])[0]).toBe('turn.act "haven"');
  });

  test('sends nobody against an enemy who holds the place', async () => {
    const { m } = await acting((one) => {
      placed(one);
      const { home } = one.table.players[1]!;
      for (const h of [home, ...NEIGHBOURS[home]!]) one.table.hexes[h] = { ...one.table.hexes[h]!, garrisons: 3 };
    });
    const command = { k: 'command', at: 'hex', data: {}, into: '', from: -1 };
    const options = [Number(homeOf(m)), ...NEIGHBOURS[Number(homeOf(m))]!];
    expect(vocabulary.propose?.({ ...m, stack: [...m.stack, command] }, { seat: 0, shape: 'pick', options }, defend(m))).toBeNull();
  });

  test('is forgotten after two rounds, and is nothing to whoever said it', async () => {
    const { r, m } = await acting(placed);
    const { chapter } = (m as unknown as M).table;
    expect(marches(r, m, [defend(m, chapter - 2)])).toEqual(marches(r, m, []));
    expect(marches(r, m, [{ ...defend(m), by: 0 }])).toEqual(marches(r, m, []));
    expect(isHeard(vocabulary, m, 0, defend(m, chapter - 1))).toBe(true);
    expect(isHeard(vocabulary, m, 0, defend(m, chapter - 2))).toBe(false);
  });

  test('is refused by who is too far away or has nobody, with the reason', async () => {
    const { m } = await acting((one) => {
      placed(one);
      const { hexes } = one.table;
      for (const [h, hex] of hexes.entries()) if (hex.owner === 0) hexes[h] = { ...hex, owner: -1, units: EMPTY };
    });
    expect(vocabulary.reply(m, 0, defend(m))).toMatchObject({ yes: false, why: { en: 'I have nobody to send.' } });
    const { m: near } = await acting(placed);
    expect(vocabulary.reply(near, 0, defend(near)).yes).toBe(true);
  });

  test('is done when the place is held', async () => {
    const { m } = await acting((one) => {
      placed(one);
      const { home } = one.table.players[1]!;
      one.table.hexes[home] = { ...one.table.hexes[home]!, owner: 0, units: [4, 0, 0, 0] };
    });
    expect(vocabulary.fulfilled(m, 0, defend(m))).toBe(1);
    expect(isHeard(vocabulary, m, 0, defend(m))).toBe(false);
  });
});

describe('"I need Food"', () => {
  const wish: SaidWish = { by: 1, kind: 'food', at: '', since: 1 };
  const meeting = (food: number) => (one: M) => {
    const [own, other] = one.table.players;
    Object.assign(own!, { salt: 0, plunder: 0, food, at: other!.at });
    Object.assign(other!, { food: 0, plunder: 0 });
  };
  const asked = (m: Match<Spec>) => {
    const frame = { k: 'exchange', at: 'give', data: { seats: [0, 1], turn: 0, givers: 1, to: 1 }, into: '', from: -1 };
    return { ...m, stack: [...m.stack, frame] };
  };

  test('makes a partner give what it would have kept', async () => {
    const { r, m } = await acting(meeting(2));
    const ask = { seat: 0, shape: 'pick' as const, options: ['goods:1', 'done'] };
    const heeded = heeding(r.heuristic, vocabulary, m, 0, [wish]);
    expect(r.heuristic.propose(asked(m), ask, rndFrom(1))).toBe('done');
    expect(heeded.propose(asked(m), ask, rndFrom(1))).toBe('goods:1');
    expect(heeded.bargains?.(m, 0, 'gift', 'food>1')).toBe(true);
    expect(r.heuristic.bargains?.(m, 0, 'gift', 'food>1')).toBe(false);
    expect(heeded.bargains?.(m, 0, 'gift', 'salt>1')).toBe(false);
  });

  test('takes nobody’s last: who has one keeps it, and says so', async () => {
    const { r, m } = await acting(meeting(1));
    expect(vocabulary.reply(m, 0, wish)).toMatchObject({ yes: false });
    expect(heeding(r.heuristic, vocabulary, m, 0, [wish])).toBe(r.heuristic);
  });

  test('can be said only while it is true', async () => {
    const { r, m } = await acting(meeting(3));
    const rules = { game: r.title.game, engine: () => r.machine };
    const say = wishing(vocabulary);
    const saved = r.machine.save(m);
    expect(say.answered(rules, saved, wish, [0])).toMatchObject({ kind: 'food', since: 1, replies: [{ seat: 0, yes: true }] });
    expect(say.answered(rules, saved, { ...wish, by: 0 }, [1])).toBeNull();
    expect(say.answered(rules, saved, { ...wish, kind: 'gold' }, [0])).toBeNull();
    expect(say.sayable(rules, saved, 1).map(({ words }) => words.de)).toContain('Ich brauche Nahrung.');
  });
});

test('a wish is worth less than a Haven that scores twice', async () => {
  const { r, m } = await acting(placed);
  const heeded = heeding(r.heuristic, vocabulary, m, 0, [defend(m)]);
  const term = heeded.terms.find(({ name }) => name === 'wish')!;
  const worth = term.weight * term.amount(m, 0);
  expect(worth).toBeLessThanOrEqual(WORTH);
  expect(term.amount(m, 1)).toBe(0);
  // A learnt lead hears of the wish as well, and only once.
  const [points, wished] = [r.heuristic, heeded].map((h) => [0, 1].map((seat) => standing(h, m, seat))) as [number[], number[]];
  expect(heeded.lead!(m, wished, 0) - r.heuristic.lead!(m, points, 0)).toBeCloseTo(1.5 * worth);
  expect(worth).toBeGreaterThan(0);
});
