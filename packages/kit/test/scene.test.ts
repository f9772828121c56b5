import { skirmishGame } from '@longtable/skirmish';
import { describe, expect, it } from 'vitest';
import { scene } from '../scene.ts';

/** Two captains; hands are set, the deck pays for them. */
const duel = () =>
  scene(skirmishGame, { seats: 2 }).with((t) => {
    t.lead = 0;
    t.hands = [
      [1, 0, 1, 0, 2],
      [0, 2, 0, 2, 0],
    ];
  });

describe('a scene', () => {
  it('starts where the game starts, unless it is told otherwise', () => {
    const s = scene(skirmishGame, { seats: 3 });
    expect(s.asked.toSorted()).toEqual([0, 1, 2]);
    expect(s.question(1)).toMatchObject({ kind: 'round', stage: 'choose', among: 'sealed' });
    expect(s.over).toBe(false);
  });
  it('asks anew after the table was changed', () => {
    const s = duel();
    expect(s.options(0)).toEqual([1, 3, 5]);
    expect(s.options(1)).toEqual([2, 4]);
  });
  it('takes the options of the game, and fails on bad ones', () => {
    expect(scene(skirmishGame, { seats: 2, options: { hills: 5 } }).table.hills).toHaveLength(4);
    expect(() => scene(skirmishGame, { seats: 2, options: { hills: 6 } })).toThrow("the scene's options do not fit");
    expect(() => scene(skirmishGame, { seats: 9 })).toThrow('SK-SET-01');
  });
  it('is the same for the same seed', () => {
    const at = (seed: number) => JSON.stringify(scene(skirmishGame, { seats: 2, seed }).table);
    expect(at(3)).toBe(at(3));
    expect(at(3)).not.toBe(at(4));
  });

  it('starts on any frame, and is over when that is done', () => {
    const s = duel().at('counter', { seat: 1, rank: 3 });
    expect(s.asked).toEqual([1]);
    expect(s.options(1)).toEqual([4, 'allow']);
    expect(s.frame('counter')).toEqual({ seat: 1, rank: 3 });
    s.say(1, 'allow');
    expect(s.over).toBe(true);
    expect(s.asked).toEqual([]);
    expect(() => s.question(0)).toThrow('seat 0 is not asked');
    expect(() => s.frame('counter')).toThrow('no counter is going on');
  });
  it('starts frames on frames, with begin where a frame has one', () => {
    const s = duel()
      .with((t) => {
        t.strength = [9, 4];
      })
      .at('round', {}, 'prize')
      .at('rally', {});
    expect(s.match.stack.map((f) => f.k)).toEqual(['$stop', 'round', 'rally']);
    expect(s.frame('rally')).toMatchObject({ weakest: 1, rank: 0 });
    expect(s.asked).toEqual([1]);
  });
  it('starts in the middle of a frame', () => {
    const s = duel()
      .with((t) => {
        t.prize = 3;
        t.field = [5, 2];
        t.strength = [9, 4];
      })
      .at('round', {}, 'prize');
    expect(s.over).toBe(true);
    expect(s.table.points).toEqual([3, 0]);
  });

  it('rolls what the script says, label by label, and draws the rest', () => {
    const s = duel()
      .dice({ 'die:0': [5] })
      .dice({ 'die:1': [0] })
      .at('round', {}, 'choose')
      .say(0, 5)
      .say(1, 2);
    expect(s.table.strength).toEqual([11, 3]);
    expect(s.events).toMatchObject([{ type: 'clash', dice: [6, 1] }]);
  });
  it('scripts draws from its own start on, whatever the setup drew', () => {
    const s = scene(skirmishGame, { seats: 2 });
    expect(s.match.chance.counts).toEqual({});
  });

  it('fails on an answer that is refused, and on a refusal that does not come', () => {
    const s = duel();
    expect(() => s.say(0, 2)).toThrow('2 of seat 0 was refused: {"refused":"not-an-option"}');
    expect(() => s.take(0, 'trade', 1)).toThrow('the offer trade 1 of seat 0 was refused');
    expect(() => s.refusal(0, 1)).toThrow('1 of seat 0 was accepted');
  });
  it('says how an answer is refused', () => {
    expect(duel().at('counter', { seat: 1, rank: 3 }).refusal(1, 2)).toEqual({ refused: 'not-an-option', rule: 'SK-RAL-03' });
    expect(duel().refusal(0, 'x')).toEqual({ refused: 'not-an-option' });
  });
  it('tells what happened since its start', () => {
    const s = duel().at('counter', { seat: 1, rank: 3 }).say(1, 4);
    expect(s.events).toEqual([{ type: 'counter', seat: 1, rank: 4 }]);
  });
  it('gives the engine and the match for whatever else a test wants to see', () => {
    const s = duel();
    expect(s.engine.hash(s.match)).toBe(s.engine.hash(s.engine.clone(s.match)));
  });
});
