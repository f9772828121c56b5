import { describe, expect, it } from 'vitest';
import { NEUTRAL, NOBODY } from '../../data/numbers.ts';
import { farFrom, layout, nextTo } from '../places.ts';
import { battle, dials, playOn, told, totals, type War, war, type YieldScene } from '../scenes.ts';

const p = layout(2, { x: 'town', y: 'town', fort: '*' }, 'x-y y-fort');
const fight = (leaders: readonly string[], units: readonly [number, number], more: Partial<War> = {}): YieldScene =>
  battle({ seats: 2, options: { leaders }, armies: [[[units[0], p.x]], [[units[1], p.y]]], ...more });
const finish = (s: YieldScene): YieldScene => {
  playOn(s, ({ kind }) => (kind === 'chase' ? 'stop' : undefined));
  return s;
};

describe('leaders against each other', () => {
  it('[YD-LDR-PAV-B01] [YD-LDR-BAS-A01] the undead gain what Pavyr’s fortresses make them lose', () => {
    const s = fight(['pavyr-b', 'basil-a'], [4, 5], { stacks: { [p.fort]: [NEUTRAL, 0, 0] } }).say(1, 'yield');
    expect(told(s, 'yielded')[0]!.loss).toBe(2);
    expect(dials(finish(s), 1)[0]).toBe(7);
  });

  it('[YD-LDR-KER-B02] [YD-LDR-VYM-A01] champion and all region fighter each count their own cards', () => {
    const s = battle(
      {
        seats: 2,
        options: { leaders: ['keralon-b', 'vymar-a'] },
        armies: [
          [
            [1, NOBODY],
            [1, p.x],
          ],
          [[5, p.y]],
        ],
        hands: [
          ['town-3', 'forest-3'],
          ['town-3', 'forest-3'],
        ],
      },
      1,
    );
    s.say(0, 'down:forest-3').say(0, 'up:town-3').say(1, 'down:forest-3');
    expect(totals(s)).toEqual([7, 8]);
  });

  it('[YD-LDR-BAS-B01] [YD-LDR-KER-A03] the fourth army counts for the Destroyer like any other', () => {
    const s = battle(
      {
        seats: 2,
        options: { leaders: ['keralon-a', 'basil-b'] },
        armies: [
          [
            [1, NOBODY],
            [1, NOBODY],
            [1, NOBODY],
            [2, p.x],
          ],
          [[9, p.y]],
        ],
      },
      3,
    ).say(0, 'yield');
    expect(s.match.result).toMatchObject({ winners: [1], why: 'destroyer' });
  });

  it('[YD-LDR-BAS-B02] [YD-LDR-LEM-B06] Lemron upgrades for a destroyed army but builds nothing; the Destroyer needs no upgrade', () => {
    const home = farFrom(2, [p.x, p.y])[0]!;
    const lemron = fight(['lemron-b', 'vymar-b'], [9, 2], { stacks: { [home]: [0] } }).say(1, 'yield');
    expect(lemron.options(0)).toEqual([home]);
    const basil = fight(['basil-b', 'vymar-b'], [9, 2], { stacks: { [home]: [0] } }).say(1, 'yield');
    expect(basil.match.result).not.toBeNull();
    expect(told(basil, 'upgraded')).toEqual([]);
  });

  it('[YD-LDR-PAV-A01] [YD-LDR-KER-A01] Pavyr steals from whoever stands next to him, also by a fourth army', () => {
    const s = war({
      seats: 2,
      options: { leaders: ['pavyr-a', 'keralon-a'] },
      armies: [
        [[4, p.x]],
        [
          [1, NOBODY],
          [1, NOBODY],
          [1, NOBODY],
          [3, p.y],
        ],
      ],
      hands: [[], ['town-4']],
    }).at('ritual', { seat: 0 });
    s.say(0, 'steal:1:town').say(1, 'town-4');
    expect(told(s, 'stole')).toMatchObject([{ from: 1, found: true }]);
  });

  it('[YD-LDR-PAV-B03] [YD-LDR-LEM-A01] a stack that Lemron has moved next to the enemy fights for nobody but its controller', () => {
    const s = fight(['pavyr-b', 'lemron-a'], [4, 9], { stacks: { [p.fort]: [0, 0, 1] } });
    expect(totals(s)).toEqual([4, 9]);
  });

  it('[YD-LDR-VYM-B06] [YD-CRD-AMB-03] Vymar’s Ritual ambushes with 6 and walks on with whoever is left', () => {
    const s = war({ seats: 2, options: { leaders: ['vymar-b', 'basil-a'] }, armies: [[[4, p.x]], [[5, p.y]]] }).at('ritual', { seat: 0 });
    s.say(0, 'ambush').say(0, 'ambush-and-move-1').say(0, 'ambush:0');
    expect(totals(s)).toEqual([10, 5]);
    s.say(1, 'yield');
    playOn(
      s,
      ({ kind }) => (kind === 'chase' ? 'stop' : undefined),
      () => s.question(s.asked[0]!).kind === 'banner',
    );
    expect(s.options(0)).toContain(`0>${nextTo(2, p.x).find((q) => s.table.armies.every((x) => x.at !== q))}`);
    expect(dials(s, 1)[0]).toBe(10);
  });
});
