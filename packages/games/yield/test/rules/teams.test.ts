import { describe, expect, it } from 'vitest';
import { STRATEGY } from '../../data/cards.ts';
import { NEUTRAL } from '../../data/numbers.ts';
import { yieldGame } from '../../index.ts';
import { layout, numeralAt } from '../places.ts';
import { battlePhase, begin, held, placesOf, playOn, quietly, seasons, told, type War, war } from '../scenes.ts';

const options = { teams: 'pairs', leaders: 'none' };
const pairs = (w: Partial<War>): War => ({ seats: 4, options, ...w });
const { a, b, c } = layout(4, { a: '*', b: '*', c: '*' }, 'a-b b-c');

describe('two against two', () => {
  it('[YD-TEAM-01] teams alternate around the table', () => {
    expect(begin(4, options).table.sides).toEqual([0, 1, 0, 1]);
  });

  it('[YD-TEAM-02] everybody moves and splits only their own armies', () => {
    const s = war(pairs({ armies: [[[4, a]], [], [[4, c]]] })).at('card', { seat: 0, card: 'move-all' });
    expect(s.options(0).every((id) => id === 'stop' || String(id).startsWith('0>'))).toBe(true);
    const units = war(pairs({})).at('recovery', { gain: 4 }, 'split');
    expect([0, 1, 2, 3].map((seat) => units.options(seat))).toEqual([
      [0, 1, 2],
      [3, 4, 5],
      [6, 7, 8],
      [9, 10, 11],
    ]);
  });

  it('[YD-TEAM-03] otherwise the normal game: hands, six cards, Seasons in turn order, the limit of ten', () => {
    const s = begin(4, { ...options, first: 1 });
    playOn(s, quietly, () => s.table.year === 1 && s.asked.length === 4);
    expect([0, 1, 2, 3].map((seat) => held(s, seat))).toEqual([7, 7, 7, 7]);
    for (const seat of [0, 1, 2, 3]) {
      expect(s.options(seat)).toEqual(STRATEGY);
      s.say(seat, 'upgrade');
    }
    expect(s.asked).toEqual([1]);
    s.say(1, 'keep');
    expect(s.question(1)).toMatchObject({ kind: 'discard', ask: { min: 2 } });
  });

  it('[YD-TEAM-04] points of both are added, and both win', () => {
    const [i, ii, iv, v] = ['I', 'II', 'IV', 'V'].map((n) => numeralAt(4, n)) as [number, number, number, number];
    const stacks = { [i]: [0, 0, 0], [ii]: [1, 1, 1, 1], [iv]: [2, 2, 2], [v]: [3] };
    expect(war(pairs({ stacks })).at('game', {}, 'end').match.result).toEqual({ winners: [0, 2], scores: [3, 4, 3, 1], why: 'years-over' });
  });

  it('[YD-TEAM-15] level teams: the team of the starting player wins', () => {
    const stacks = { [numeralAt(4, 'I')]: [0, 0], [numeralAt(4, 'II')]: [3, 3] };
    const winners = (first: number) => war(pairs({ stacks, first })).at('game', {}, 'end').match.result?.winners;
    expect([0, 1, 2, 3].map(winners)).toEqual([
      [0, 2],
      [1, 3],
      [0, 2],
      [1, 3],
    ]);
  });

  it('[YD-TEAM-05] an army may enter and share a place with an allied one, not with an enemy', () => {
    const s = war(pairs({ armies: [[[4, b]], [[4, a]], [[4, c]]] })).at('banner', { seat: 0, card: 'move-two', banner: 'one-moves-1' });
    expect(s.refusal(0, `0>${a}`).rule).toBe('YD-ARM-07');
    s.say(0, `0>${c}`);
    expect([placesOf(s, 0)[0], placesOf(s, 2)[0]]).toEqual([c, c]);
  });

  it('[YD-TEAM-06] a fortress carries the token of whoever took it: only that player recovers there', () => {
    const at = numeralAt(4, 'II');
    const s = war(pairs({ armies: [[[4, at]]] })).at('conquest', { seat: 0 });
    expect(s.table.stacks[at]).toEqual([NEUTRAL, 0]);
    s.question(0);
    const mate = war(pairs({ stacks: { [at]: [NEUTRAL, 0] } })).at('recover', { seat: 2 });
    expect(placesOf(mate, 2)).toEqual([-1, -1, -1]);
  });

  it('[YD-TEAM-07] an ally’s fortress is never conquered, by card or in the phase', () => {
    const at = numeralAt(4, 'II');
    const w = pairs({ armies: [[[4, at]]], stacks: { [at]: [NEUTRAL, 2] } });
    expect(war(w).at('card', { seat: 0, card: 'conquer' }).options(0)).not.toContain('conquer');
    expect(told(war(w).at('conquest', { seat: 0 }), 'conquered')).toEqual([]);
    const enemy = pairs({ armies: [[[4, at]]], stacks: { [at]: [NEUTRAL, 1] } });
    expect(told(war(enemy).at('conquest', { seat: 0 }), 'conquered')).toHaveLength(1);
  });

  it('[YD-TEAM-08] allies side by side do not fight and cannot ambush each other', () => {
    const w = pairs({ armies: [[[4, a]], [], [[4, b]]] });
    expect(battlePhase(w).over).toBe(true);
    expect(war(w).at('card', { seat: 0, card: 'ambush' }).question(0).kind).toBe('banner');
    const mixed = pairs({ armies: [[[4, a]], [[9, c]], [[4, b]]] });
    const s = battlePhase(mixed);
    expect(s.frame('battle').armies).toEqual([3, 6]);
  });

  it('[YD-TEAM-14] cards and dials of the ally stay hidden, also the chosen card', () => {
    const s = war(pairs({ armies: [[[4, a]], [], [[7, c]]], hands: [[], [], ['town-6']] })).with((t) => {
      Object.assign(t.players[2]!, { chosen: 'ambush', kept: ['upgrade'] });
    });
    const seen = yieldGame.view(s.match, 0);
    expect(seen.armies.filter((x) => x.owner === 2).map((x) => x.units)).toEqual([null, null, null]);
    expect(seen.players[2]).toMatchObject({ cards: 1, chosen: true, kept: 1 });
    expect(JSON.stringify(seen)).not.toMatch(/ambush|upgrade/);
    const choosing = seasons(pairs({})).say(2, 'ambush');
    expect(JSON.stringify(yieldGame.view(choosing.match, 0))).not.toContain('ambush');
  });

  it('[YD-TEAM-20] opposite corners: I with X and III with VIII; the starting player’s team takes its diagonal', () => {
    const [i, iii, viii, x] = ['I', 'III', 'VIII', 'X'].map((n) => numeralAt(4, n)) as [number, number, number, number];
    const s = begin(4, { ...options, first: 3 });
    expect(s.options(3)).toEqual([i, iii, viii, x]);
    s.say(3, viii);
    expect(s.options(0)).toEqual([i, x]);
    s.say(0, x);
    expect(s.options(1)).toEqual([iii]);
    s.say(1, iii);
    expect(s.options(2)).toEqual([i]);
    s.say(2, i);
    expect(s.table.players.map((p) => p.start)).toEqual([x, iii, i, viii]);
  });
});
