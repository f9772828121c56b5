import { describe, expect, it } from 'vitest';
import { NEUTRAL, NOBODY } from '../../data/numbers.ts';
import { yieldGame } from '../../index.ts';
import { farFrom, layout, numeralAt } from '../places.ts';
import { held, playOn, season, told, totals, war } from '../scenes.ts';

const [a, b] = [numeralAt(3, 'I'), numeralAt(3, 'III')];

describe('the Ritual card', () => {
  it('[YD-CRD-RIT-01] [YD-A-45] the bottom token of a controlled fortress goes back to its owner', () => {
    const s = war({ seats: 3, stacks: { [a]: [1, NEUTRAL, 0], [b]: [NEUTRAL, 0] } }).at('ritual', { seat: 0 });
    expect(s.table.players.map((p) => p.supply)).toEqual([13, 14, 15]);
    expect(s.options(0)).toEqual([a, b]);
    s.say(0, a);
    expect(s.table.stacks[a]).toEqual([NEUTRAL, 0]);
    expect(s.table.players.map((p) => p.supply)).toEqual([13, 15, 15]);
    expect(told(s, 'sacrificed')).toEqual([{ type: 'sacrificed', seat: 0, at: a, value: 2 }]);
  });

  it('[YD-CRD-RIT-02] it must be given when there is a fortress, and only then', () => {
    const s = war({ seats: 3, stacks: { [a]: [NEUTRAL, 0] } }).at('ritual', { seat: 0 });
    expect(s.question(0)).toMatchObject({ stage: 'sacrifice' });
    expect(s.options(0)).toEqual([a]);
    expect(war({ seats: 3 }).at('ritual', { seat: 0 }).question(0).stage).toBe('copy');
  });

  it('[YD-T-12] [YD-CRD-RIT-03] [neutral, own] becomes [own], still yours; once more and it is destroyed', () => {
    const s = war({ seats: 3, stacks: { [a]: [NEUTRAL, 0] } })
      .at('ritual', { seat: 0 })
      .say(0, a);
    expect(s.table.stacks[a]).toEqual([0]);
    expect(yieldGame.view(s.match, null).players[0]!.points).toBe(1);
    s.say(0, 'move-all').say(0, 0).at('ritual', { seat: 0 }).say(0, a);
    expect(s.table.stacks[a]).toEqual([]);
    expect(yieldGame.view(s.match, null).players[0]!.points).toBe(0);
  });

  it('[YD-CRD-RIT-04] [YD-CRD-RIT-06] copies one of the five others with all its rules, never Ritual', () => {
    const { x, y } = layout(3, { x: '*', y: '*' }, 'x-y');
    const start = () => war({ seats: 3, armies: [[[4, x]], [[9, y]]] }).at('ritual', { seat: 0 });
    expect(start().options(0)).toEqual(['move-all', 'move-two', 'conquer', 'ambush', 'upgrade']);
    expect(start().refusal(0, 'ritual')).toEqual({ refused: 'not-an-option', rule: 'YD-CRD-RIT-06' });
    expect(start().say(0, 'move-two').options(0)).toEqual(['one-moves-2', 'two-move-1']);
    const s = start().say(0, 'ambush').say(0, 'ambush').say(0, 'ambush:0');
    expect(totals(s)).toEqual([10, 9, 0]);
  });

  it('[YD-CRD-RIT-05] the copied card may be in hand or played, up or down, and stays where it is', () => {
    const s = war({ seats: 3 }).with((t) => {
      Object.assign(t.players[0]!, { shown: ['conquer'], kept: ['upgrade'] });
    });
    s.at('season', { order: [0, 1, 2], turn: 0 })
      .say(0, 'ritual')
      .say(1, 'ritual')
      .say(2, 'ritual')
      .say(0, 'perform');
    expect(s.options(0)).toEqual(['move-all', 'move-two', 'conquer', 'ambush', 'upgrade']);
    s.say(0, 'upgrade').say(0, 2);
    expect(s.table.players[0]).toMatchObject({ shown: ['conquer', 'ritual'], kept: ['upgrade'], chosen: null });
  });

  it('[YD-CRD-RIT-07] the first of a Season gives the marker to anybody, also to oneself or back', () => {
    const start = () => war({ seats: 3, first: 1 }).at('ritual', { seat: 0 }).say(0, 'move-all');
    expect(start().question(0).stage).toBe('marker');
    expect(start().options(0)).toEqual([0, 1, 2]);
    for (const to of [0, 1, 2]) expect(start().say(0, to).table).toMatchObject({ marker: to, markerLocked: true });
  });

  it('[YD-CRD-RIT-08] [YD-CRD-RIT-11] [YD-T-13] only the first, even if it leaves the marker where it is; the order of the Season stays', () => {
    const s = season({ seats: 3 }).say(0, 'ritual').say(1, 'ritual').say(2, 'ritual');
    s.say(0, 'perform').say(0, 'move-all').say(0, 0);
    expect(s.asked).toEqual([1]);
    s.say(1, 'perform').say(1, 'move-all');
    expect(s.asked).toEqual([2]);
    s.say(2, 'perform').say(2, 'move-all');
    expect(s.over).toBe(true);
    expect(told(s, 'marker')).toEqual([{ type: 'marker', seat: 0, to: 0 }]);
    expect(told(s, 'performed').map((e) => e.seat)).toEqual([0, 1, 2]);
  });

  it('[YD-T-13] a marker given away by the first is not given again, and the Season goes on in its order', () => {
    const s = season({ seats: 3 }).say(0, 'ritual').say(1, 'ritual').say(2, 'upgrade');
    s.say(0, 'perform').say(0, 'move-all').say(0, 2);
    s.say(1, 'perform').say(1, 'move-all');
    expect(s.asked).toEqual([2]);
    expect(s.table.marker).toBe(2);
  });

  it('[YD-CRD-RIT-09] kept face down it costs nothing, copies nothing and leaves the marker to the next Ritual', () => {
    const s = season({ seats: 3, stacks: { [a]: [NEUTRAL, 0] } })
      .say(0, 'ritual')
      .say(1, 'ritual')
      .say(2, 'upgrade')
      .say(0, 'keep');
    expect(s.table.stacks[a]).toEqual([NEUTRAL, 0]);
    expect(held(s, 0)).toBe(5);
    expect(told(s, 'copied')).toEqual([]);
    s.say(1, 'perform').say(1, 'move-all');
    expect(s.question(1).stage).toBe('marker');
  });

  it('[YD-CRD-RIT-10] sacrifice, copied card, marker: the marker comes after a battle that the card started', () => {
    const { x, y } = layout(3, { x: '*', y: '*' }, 'x-y');
    const home = farFrom(3, [x, y])[0]!;
    const s = war({ seats: 3, armies: [[[4, x]], [[5, y]]], stacks: { [home]: [NOBODY, 0] } }).at('ritual', { seat: 0 });
    const stages: string[] = [];
    playOn(s, ({ kind, stage }, seat) => {
      if (seat === 0 || kind === 'battle') stages.push(`${kind}.${stage}`);
      return kind === 'ritual' && stage === 'copy' ? 'ambush' : kind === 'battle' && stage === 'act' ? 'yield' : undefined;
    });
    expect(stages).toEqual([
      'ritual.sacrifice',
      'ritual.copy',
      'card.banner',
      'banner.act',
      'battle.act',
      'upgrade.fortresses',
      'chase.step',
      'ritual.marker',
    ]);
  });
});
