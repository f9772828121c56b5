import { describe, expect, it } from 'vitest';
import { NOBODY } from '../../data/numbers.ts';
import { yieldGame } from '../../index.ts';
import { farFrom, layout, numeralAt } from '../places.ts';
import { battle, begin, cards, drawing, held, placesOf, playOn, quietly, seasons, told, totals, war } from '../scenes.ts';

describe('the frame of the game', () => {
  it('[YD-GEN-01] [YD-END-01] three Years and not one more', () => {
    const s = begin(2, { leaders: 'none' });
    playOn(s, quietly);
    expect(told(s, 'year').map((e) => e.year)).toEqual([1, 2, 3]);
    expect(s.match.result?.why).toBe('years-over');
    expect(s.table.year).toBe(3);
  });

  it('[YD-GEN-02] [YD-GEN-03] [YD-A-01] [YD-CNQ-07] Strategy, Battle, Conquer, Recovery; Year 3 ends after its Conquer phase', () => {
    const s = begin(3, { leaders: 'none' });
    playOn(s, quietly);
    const year = ['strategy', 'battle', 'conquer', 'recovery'];
    expect(told(s, 'phase').map((e) => e.phase)).toEqual([...year, ...year, 'strategy', 'battle', 'conquer']);
    expect(told(s, 'recruits')).toHaveLength(2);
    expect(s.events.at(-1)?.type).toBe('end');
  });

  it('[YD-GEN-04] [YD-END-02] [YD-END-05] the values of controlled fortresses decide, not cards, units or armies', () => {
    const [a, b] = [numeralAt(2, 'I'), numeralAt(2, 'II')];
    const s = war({
      seats: 2,
      armies: [
        [[1, a]],
        [
          [15, b],
          [15, b],
          [15, b],
        ],
      ],
      hands: [[], ['town-6', 'town-6', 'forest-6']],
      stacks: { [a]: [NOBODY, 0, 0], [b]: [NOBODY, 1] },
    }).at('game', {}, 'end');
    expect(s.match.result).toEqual({ winners: [0], scores: [3, 2], why: 'years-over' });
  });

  it('[YD-GEN-05] a leader overrules the general rule: face down counts 3 for Vymar and 1 for the others', () => {
    const { a, b } = layout(2, { a: '*', b: '*' }, 'a-b');
    const armies = [[[5, a] as const], [[9, b] as const]];
    const play = (options: object) => battle({ seats: 2, options, armies, hands: [['town-3'], []] }).say(0, 'down:town-3');
    expect(totals(play({ leaders: ['vymar-a', 'basil-a'] }))[0]).toBe(8);
    expect(totals(play({}))[0]).toBe(6);
  });

  it('[YD-GEN-06] [YD-GEN-07] ten battle cards: strategy cards do not count, the owner chooses what goes after the draw', () => {
    const ten = ['town-3', 'town-3', 'town-3', 'town-4', 'town-4', 'town-4', 'town-5', 'town-5', 'town-5', 'town-6'] as const;
    const s = war({ seats: 2, hands: [ten, []] });
    s.dice({ deck: drawing(s.table.deck, ['forest-3', 'forest-3', 'forest-4', 'wetlands-6', 'wetlands-6']) });
    s.at('season', { order: [0, 1], turn: 0 })
      .say(0, 'ritual')
      .say(1, 'ritual');
    expect(s.question(0).stage).toBe('perform');
    s.say(0, 'keep');
    expect(held(s, 0)).toBe(15);
    expect(s.question(0).ask).toMatchObject({ shape: 'share', min: 5, max: 5 });
    expect(s.refusal(0, cards('town-3', 'town-3', 'town-3', 'town-4')).refused).toBe('wrong-total');
    s.say(0, cards('town-3', 'forest-3', 'forest-3', 'forest-4', 'town-4'));
    expect(held(s, 0)).toBe(10);
    expect(s.table.players[0]!.hand).toEqual(
      cards('town-3', 'town-3', 'town-4', 'town-4', 'town-5', 'town-5', 'town-5', 'town-6', 'wetlands-6', 'wetlands-6'),
    );
  });

  it('[YD-GEN-06] exactly ten may stay', () => {
    const s = war({ seats: 2, hands: [['town-3', 'town-3', 'town-3', 'town-4', 'town-4'], []] }).at('season', { order: [0, 1], turn: 0 });
    s.say(0, 'ritual').say(1, 'ritual').say(0, 'keep');
    expect(held(s, 0)).toBe(10);
    expect(s.question(1).stage).toBe('perform');
  });

  it('[YD-GEN-08] discards of everybody lie face up in one pile', () => {
    const s = war({ seats: 3, hands: [['town-3', 'town-4'], ['forest-6'], []] });
    s.at('discard', { seat: 1, owed: 1 }).at('discard', { seat: 0, owed: 1 }).say(0, cards('town-4')).say(1, cards('forest-6'));
    for (const seat of [0, 1, 2, null]) expect(yieldGame.view(s.match, seat).discard).toEqual(cards('town-4', 'forest-6'));
    expect(told(s, 'discarded').map((e) => e.seat)).toEqual([0, 1]);
  });

  it('[YD-GEN-08] [YD-A-46] 72 battle cards: six of each of twelve kinds', () => {
    expect(begin(2).table.deck).toEqual([6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6]);
  });

  it('[YD-GEN-09] [YD-A-02] an empty deck is made of the discards; what is not there is not drawn', () => {
    const s = war({ seats: 2, hands: [[], []] }).with((t) => {
      for (let kind = 0; kind < 12; kind++) {
        t.discard[kind] = kind === 0 ? 3 : 0;
        t.players[1]!.hand[kind] = kind === 0 ? 1 : 6;
        t.deck[kind] = kind === 0 ? 2 : 0;
      }
    });
    s.at('season', { order: [0, 1], turn: 0 })
      .say(0, 'ritual')
      .say(1, 'ritual')
      .say(0, 'keep');
    expect(told(s, 'reshuffled')).toEqual([{ type: 'reshuffled', n: 3 }]);
    expect(held(s, 0)).toBe(5);
    expect([s.table.deck, s.table.discard].flat().every((n) => n === 0)).toBe(true);
    s.with((t) => {
      t.players[1]!.hand[0]!--;
      t.discard[0]!++;
    });
    s.at('season', { order: [0, 1], turn: 0 }, 'choose')
      .say(0, 'upgrade')
      .say(1, 'upgrade')
      .say(0, 'keep');
    expect(told(s, 'drew').at(-1)).toEqual({ type: 'drew', seat: 0, n: 1 });
    expect(held(s, 0)).toBe(6);
  });

  it('[YD-T-20] [YD-GEN-09] five players leave 22 cards of 72; a draw past the end takes the discards', () => {
    const s = begin(5, { leaders: 'none' });
    playOn(
      s,
      () => undefined,
      () => s.table.year === 0 && s.question(s.asked[0]!).stage === 'discard',
    );
    expect(s.table.players.map((_, seat) => held(s, seat))).toEqual([10, 10, 10, 10, 10]);
    expect(yieldGame.view(s.match, null).deck).toBe(22);
    playOn(s, quietly, () => told(s, 'reshuffled').length > 0);
    expect(told(s, 'reshuffled')[0]!.n).toBeGreaterThanOrEqual(15);
  });

  it('[YD-GEN-10] secret: dials, hands, chosen and kept cards; public: everything on the map and how many cards', () => {
    const { a, b } = layout(2, { a: '*', b: '*' }, 'a-b');
    const s = war({ seats: 2, armies: [[[7, a]], [[5, b]]], hands: [['town-3'], ['town-4', 'town-5']] }).with((t) => {
      Object.assign(t.players[1]!, { chosen: 'ritual', kept: ['upgrade'], shown: ['conquer'] });
    });
    const seen = yieldGame.view(s.match, 0);
    expect(seen.armies.filter((army) => army.owner === 1).map((army) => army.units)).toEqual([null, null, null]);
    expect(seen.players[1]).toMatchObject({ cards: 2, chosen: true, kept: 1, shown: ['conquer'] });
    expect(JSON.stringify(seen)).not.toContain('ritual');
    expect(JSON.stringify(seen)).not.toContain('upgrade');
    expect(seen.mine?.hand).toEqual(cards('town-3'));
    expect(seen).toMatchObject({ year: 1, marker: 0, first: 0, stacks: s.table.stacks });
    expect(seen.armies.map((army) => army.at)).toEqual(s.table.armies.map((army) => army.at));
  });

  it('[YD-GEN-11] turn order is clockwise from the holder of the marker', () => {
    const s = seasons({ seats: 4, first: 2 });
    for (const seat of [0, 1, 2, 3]) s.say(seat, 'move-all');
    playOn(
      s,
      ({ stage }) => (stage === 'perform' ? 'perform' : 'stop'),
      () => told(s, 'performed').length === 4,
    );
    expect(told(s, 'performed').map((e) => e.seat)).toEqual([2, 3, 0, 1]);
  });

  it('[YD-GEN-12] ties go to the earliest in turn order, but whoever draws level by a card hands the initiative on', () => {
    const { a, b } = layout(2, { a: 'town', b: 'town' }, 'a-b');
    const level = (first: number) => battle({ seats: 2, first, armies: [[[5, a]], [[5, b]]], hands: [['town-3'], ['town-3']] });
    expect(level(0).asked).toEqual([0]);
    expect(level(1).asked).toEqual([1]);
    const s = battle({ seats: 2, armies: [[[5, a]], [[8, b]]], hands: [['town-3'], []] }).say(0, 'up:town-3');
    expect(totals(s)).toEqual([8, 8]);
    expect(s.asked).toEqual([1]);
  });

  it('[YD-GEN-13] nobody is eliminated: without armies and fortresses one still chooses, performs and draws', () => {
    const [at] = farFrom(2, []);
    const s = war({ seats: 2, armies: [[], [[5, at!]]] }).at('season', { order: [0, 1], turn: 0 });
    s.say(0, 'move-all').say(1, 'move-all');
    expect(s.options(0)).toEqual(['perform', 'keep']);
    s.say(0, 'keep');
    expect(held(s, 0)).toBe(5);
    expect(placesOf(s, 0)).toEqual([-1, -1, -1]);
  });
});
