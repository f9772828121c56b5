import { isRefusal } from '@longtable/kernel';
import { describe, expect, it } from 'vitest';
import { yieldGame } from '../../index.ts';
import { layout, numeralAt } from '../places.ts';
import {
  battle,
  battlePhase,
  begin,
  cards,
  drawing,
  held,
  playOn,
  season,
  setupUntil,
  told,
  totals,
  war,
  type YieldScene,
} from '../scenes.ts';

const options = { teams: 'duo' };

/** Everybody holds a ritual, and the single player keeps what that brings. */
const allPray = (s: YieldScene): YieldScene => s.say(0, 'ritual').say(1, 'ritual').say(2, 'ritual').say(0, 'keep');

describe('two against one', () => {
  it('[YD-DUO-01] one team of two and one of a single player, with the rules for teams', () => {
    expect(begin(3, options).table.sides).toEqual([0, 1, 1]);
    const { a, b, c } = layout(3, { a: '*', b: '*', c: '*' }, 'a-b b-c');
    const s = battle({ seats: 3, options, armies: [[[9, b]], [[4, a]], [[3, c]]] });
    expect(totals(s).slice(0, 2)).toEqual([9, 7]);
    expect(s.asked).toEqual([1, 2]);
    expect(battlePhase({ seats: 3, options, armies: [[], [[4, a]], [[3, b]]] }).over).toBe(true);
    const points = war({ seats: 3, options, stacks: { [a]: [0, 0, 0], [b]: [1, 1], [c]: [2, 2] } }).at('game', {}, 'end');
    expect(points.match.result?.winners).toEqual([1, 2]);
  });

  it('[YD-DUO-02] four armies for each team: two each for the pair, four for the single player', () => {
    const s = begin(3, options);
    expect(s.table.players.map((p) => p.armies.map((id) => s.table.armies[id]!.kind))).toEqual([
      ['archer', 'infantry', 'cavalry', 'champion'],
      ['archer', 'infantry'],
      ['archer', 'infantry'],
    ]);
  });

  it('[YD-DUO-03] [YD-E-17] 14 units over four, 7 over two', () => {
    const s = setupUntil(begin(3, options), 'split');
    expect([0, 1, 2].map((seat) => s.question(seat).ask)).toMatchObject([
      { min: 14, max: 14, least: [1, 1, 1, 1] },
      { min: 7, max: 7, least: [1, 1] },
      { min: 7, max: 7, least: [1, 1] },
    ]);
    expect(s.refusal(1, [6, 0]).refused).toBe('bin-limit');
  });

  it('[YD-DUO-04] [YD-E-17] the pair draw 5 and discard 1, the single player draws 10 and discards 2: 4 and 4 against 8', () => {
    const s = setupUntil(begin(3, options), 'discard');
    expect([0, 1, 2].map((seat) => held(s, seat))).toEqual([10, 5, 5]);
    expect([0, 1, 2].map((seat) => s.question(seat).ask)).toMatchObject([{ min: 2 }, { min: 1 }, { min: 1 }]);
    expect([0, 1, 2].map((seat) => held(setupUntil(s, 'choose'), seat))).toEqual([8, 4, 4]);
  });

  it('[YD-DUO-05] [YD-DUO-08] [YD-E-17] a card kept down: the single player draws 6 and keeps 4, each of the pair draws 3 and keeps 2', () => {
    const s = war({ seats: 3, options });
    s.dice({
      deck: drawing(s.table.deck, [
        'forest-3',
        'forest-3',
        'forest-4',
        'town-3',
        'town-4',
        'town-5',
        'wetlands-3',
        'wetlands-4',
        'wetlands-5',
      ]),
    });
    allPray(s.at('season', { order: [0, 1, 2], turn: 0 }));
    expect(held(s, 0)).toBe(6);
    expect(s.question(0).ask).toMatchObject({ shape: 'share', min: 2, max: 2 });
    s.say(0, cards('forest-3', 'town-3'));
    expect(held(s, 0)).toBe(4);
    s.say(1, 'keep');
    expect(s.question(1).ask).toMatchObject({ min: 1, max: 1 });
    s.say(1, cards('wetlands-4'));
    expect(held(s, 1)).toBe(2);
    expect(s.table.discard).toEqual(cards('forest-3', 'town-3', 'wetlands-4'));
  });

  it('[YD-DUO-05] [YD-A-32] draws for conquests stay two less one', () => {
    const at = numeralAt(3, 'I');
    const s = war({ seats: 3, options, armies: [[], [[4, at]]] }).at('conquest', { seat: 1 });
    expect(held(s, 1)).toBe(2);
    expect(s.question(1)).toMatchObject({ kind: 'discard', ask: { min: 1, max: 1 } });
  });

  it('[YD-DUO-08] only cards just drawn can be given up; then the limit of ten is tested', () => {
    const nine = ['town-3', 'town-3', 'town-3', 'town-4', 'town-4', 'town-4', 'town-5', 'town-5', 'town-5'] as const;
    const s = war({ seats: 3, options, hands: [nine] });
    s.dice({ deck: drawing(s.table.deck, ['forest-3', 'forest-3', 'forest-4', 'forest-5', 'forest-6', 'forest-6']) });
    allPray(s.at('season', { order: [0, 1, 2], turn: 0 }));
    expect(s.question(0)).toMatchObject({ kind: 'choice' });
    expect(s.refusal(0, cards('town-3', 'town-3')).refused).toBe('bin-limit');
    s.say(0, cards('forest-3', 'forest-4'));
    expect(held(s, 0)).toBe(13);
    expect(s.question(0)).toMatchObject({ kind: 'discard', ask: { min: 3, max: 3 } });
    s.say(0, cards('town-3', 'town-3', 'forest-6'));
    expect(held(s, 0)).toBe(10);
  });

  it('[YD-DUO-08] of a kind that was held before only as many as were drawn', () => {
    const s = war({ seats: 3, options, hands: [['town-3', 'town-3']] });
    s.dice({ deck: drawing(s.table.deck, ['town-3', 'forest-3', 'forest-4', 'forest-5', 'forest-6', 'town-4']) });
    allPray(s.at('season', { order: [0, 1, 2], turn: 0 }));
    expect(s.refusal(0, cards('town-3', 'town-3')).refused).toBe('bin-limit');
    s.say(0, cards('town-3', 'town-4'));
    expect(held(s, 0)).toBe(6);
  });

  it('[YD-DUO-06] the map for three with one start each, no leaders, recruits per player', () => {
    const s = begin(3, options);
    expect(s.table.stacks).toHaveLength(22);
    expect(s.options(0)).toHaveLength(3);
    expect(s.table.players.every((p) => p.power === null)).toBe(true);
    expect(yieldGame.options({ ...options, leaders: 'choose' }, 3)).toMatchObject({
      refused: 'bad-option',
      option: 'leaders',
      rule: 'YD-DUO-06',
    });
    expect(isRefusal(yieldGame.options({ ...options, leaders: 'none' }, 3))).toBe(false);
    const recruits = war({ seats: 3, options }).at('recovery', { gain: 6 }, 'split');
    expect([0, 1, 2].map((seat) => recruits.question(seat).ask)).toMatchObject([{ min: 6 }, { min: 6 }, { min: 6 }]);
    const full = season({
      seats: 3,
      options,
      hands: [[], ['town-3', 'town-3', 'town-3', 'town-4', 'town-4', 'town-4', 'town-5', 'town-5', 'town-5', 'town-6']],
    });
    allPray(full);
    full
      .say(0, enough(full, 0, 2))
      .say(1, 'keep')
      .say(1, enough(full, 1, 1));
    expect(full.question(1)).toMatchObject({ kind: 'discard', ask: { min: 2, max: 2 } });
  });

  it('[YD-DUO-07] the single player starts, the pair act one after the other', () => {
    for (const seed of [1, 2, 3]) expect(begin(3, options, seed).table.first).toBe(0);
    expect(yieldGame.options({ ...options, first: 1 }, 3)).toMatchObject({ option: 'first', rule: 'YD-DUO-07' });
    const s = begin(3, options);
    setupUntil(s, 'perform');
    playOn(
      s,
      ({ stage }) => (stage === 'perform' ? 'keep' : undefined),
      () => told(s, 'kept').length === 3,
    );
    expect(told(s, 'kept').map((e) => e.seat)).toEqual([0, 1, 2]);
  });
});

/** Any n of the cards just drawn. */
function enough(s: YieldScene, seat: number, n: number): number[] {
  const { ask } = s.question(seat);
  const most = ask.shape === 'share' ? ask.most : [];
  let left = n;
  return most.map((k) => {
    const take = Math.min(k, left);
    left -= take;
    return take;
  });
}
