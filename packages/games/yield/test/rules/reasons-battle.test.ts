/** "Why not?" in battles, in what follows them, and in teams. */
import { describe, expect, it } from 'vitest';
import { NOBODY } from '../../data/numbers.ts';
import { farFrom, layout, nextTo } from '../places.ts';
import { all, battle, battlePhase, playOn, type War, war, whyNot, type YieldScene } from '../scenes.ts';

const { a, b } = layout(2, { a: 'forest', b: 'forest' }, 'a-b');
const fight = (mine: number, theirs: number, more: Partial<War> = {}): YieldScene =>
  battle({ seats: 2, armies: [[[mine, a]], [[theirs, b]]], ...more });

describe('reasons in a battle', () => {
  it('[YD-BAT-24] [YD-BAT-25] behind: neither a draw nor a pass', () => {
    expect(whyNot(fight(4, 9), 0)).toEqual({ draw: 'YD-BAT-24', pass: 'YD-BAT-25' });
  });

  it('[YD-BAT-24] [YD-BAT-25] [YD-BAT-27] level: no yield; a pass at the start, a draw for whoever comes next', () => {
    const s = fight(4, 4);
    expect(s.options(0)).toEqual(['pass']);
    expect(whyNot(s, 0)).toEqual({ yield: 'YD-BAT-27', draw: 'YD-BAT-24' });
    s.say(0, 'pass');
    expect(s.options(1)).toEqual(['draw']);
    expect(whyNot(s, 1)).toEqual({ yield: 'YD-BAT-27', pass: 'YD-BAT-25' });
  });

  it('[YD-BAT-17] a card of a region where no own army fights is not played face up', () => {
    const s = fight(4, 9, { hands: [['town-3', 'forest-4'], ['town-6']] });
    expect(whyNot(s, 0)).toEqual({ 'up:town-3': 'YD-BAT-17', draw: 'YD-BAT-24', pass: 'YD-BAT-25' });
  });

  it('[YD-OUT-04] an army that did not fight takes no loss', () => {
    const [far, far2] = farFrom(2, [a, b], 2) as [number, number];
    const s = battle({
      seats: 2,
      armies: [
        [
          [4, a],
          [4, a],
          [4, far],
        ],
        [
          [9, b],
          [2, far2],
        ],
      ],
    }).say(0, 'yield');
    expect(s.options(0)).toEqual([0, 1]);
    expect(s.question(0).shown.blocked).toEqual([{ id: 2, target: 'army:2', rule: 'YD-OUT-04' }]);
  });

  it('[YD-LDR-BAS-A02] an undead army that rises already takes no more', () => {
    const s = battle({
      seats: 2,
      options: { leaders: ['basil-a', 'vymar-a'] },
      armies: [
        [
          [2, a],
          [3, a],
          [1, a],
        ],
        [[14, b]],
      ],
    }).say(0, 'yield');
    expect(whyNot(s, 0)).toEqual({});
    s.say(0, 1);
    expect(s.options(0)).toEqual([0, 2]);
    expect(whyNot(s, 0)).toEqual({ 1: 'YD-LDR-BAS-A02' });
  });

  it('[YD-BAT-08] an army that lies down fights nobody, whoever stands next to it', () => {
    const p = layout(2, { a: '*', b: '*', c: '*', d: '*', e: '*', f: '*' }, 'a-b c-d e-f');
    const lying = 2;
    const s = battlePhase({
      seats: 2,
      armies: [
        [
          [4, p.a],
          [4, p.c],
          [4, p.e],
        ],
        [
          [4, p.b],
          [4, p.d],
          [4, p.f],
        ],
      ],
    }).with((t) => {
      t.armies[lying]!.inactive = true;
    });
    expect(s.options(0)).toEqual([0, 1]);
    expect(s.question(0).shown.blocked).toEqual([{ id: lying, target: `place:${p.e}`, rule: 'YD-BAT-08' }]);
  });

  it('[YD-BAT-08] one that lies down far from everybody is not spoken of', () => {
    const p = layout(2, { a: '*', b: '*', c: '*', d: '*', e: '*' }, 'a-b c-d');
    const s = battlePhase({
      seats: 2,
      armies: [
        [
          [4, p.a],
          [4, p.c],
          [4, p.e],
        ],
        [
          [4, p.b],
          [4, p.d],
        ],
      ],
    }).with((t) => {
      t.armies[2]!.inactive = true;
    });
    expect(whyNot(s, 0)).toEqual({});
  });
});

describe('reasons after a battle', () => {
  it('[YD-OUT-15] a beaten army cannot go where a foreign one stands', () => {
    const s = fight(8, 9).say(0, 'yield');
    expect(whyNot(s, 1)).toEqual({ [`0>${b}`]: 'YD-OUT-15' });
    expect(s.options(1)).toHaveLength(nextTo(2, a).length - 1);
  });

  /** The enemy on x, between a fighting army and one that lies down. */
  const p = layout(2, { x: '*', b: '*', d: '*' }, 'x-b x-d');
  const toChase = (s: YieldScene): YieldScene => {
    playOn(
      s,
      ({ kind, stage }) => (kind === 'battle' && stage === 'act' ? 'yield' : undefined),
      () => s.question(s.asked[0]!).kind === 'chase',
    );
    return s;
  };

  it('[YD-OUT-28] an army that did not fight does not chase', () => {
    const s = war({
      seats: 2,
      armies: [
        [
          [9, p.b],
          [9, p.d],
        ],
        [[2, p.x]],
      ],
    })
      .with((t) => {
        t.armies[1]!.inactive = true;
      })
      .at('battle', { from: 0, ambusher: NOBODY });
    toChase(s);
    expect(s.options(0)).toEqual([`0>${p.x}`, 'stop']);
    expect(whyNot(s, 0)).toEqual({ [`1>${p.x}`]: 'YD-OUT-28' });
  });

  it('[YD-OUT-22] [YD-OUT-23] one chase for each army and each place, over a street', () => {
    const { g1, g2, y1, y2 } = layout(2, { g1: '*', g2: '*', y1: '*', y2: '*' }, 'g1-y1 y1-g2 g2-y2');
    const s = toChase(
      battle({
        seats: 2,
        armies: [
          [
            [12, g1],
            [12, g2],
          ],
          [
            [2, y1],
            [2, y2],
            [2, y2],
          ],
        ],
      }),
    );
    expect(s.options(0)).toEqual([`0>${y1}`, `1>${y1}`, `1>${y2}`, 'stop']);
    expect(s.question(0).shown.blocked).toEqual([{ id: `0>${y2}`, target: `place:${y2}`, rule: 'YD-OUT-23' }]);
    expect(s.say(0, `1>${y1}`).over).toBe(true);
  });

  it('[YD-OUT-22] an army that has chased stays, and so does the place that was chased', () => {
    const { g1, g2, y1, y2 } = layout(2, { g1: '*', g2: '*', y1: '*', y2: '*' }, 'g1-y1 g1-y2 g2-y1 g2-y2');
    const s = toChase(
      battle({
        seats: 2,
        armies: [
          [
            [12, g1],
            [12, g2],
          ],
          [
            [2, y1],
            [2, y2],
          ],
        ],
      }),
    );
    expect(whyNot(s, 0)).toEqual({});
    s.say(0, `0>${y1}`);
    expect(s.options(0)).toEqual([`1>${y2}`, 'stop']);
    expect(whyNot(s, 0)).toEqual({ [`1>${y1}`]: 'YD-OUT-22' });
  });
});

describe('reasons in teams', () => {
  const t = layout(4, { a: 'forest', b: '*', c: 'wetlands' }, 'a-b b-c');
  const allies = (units: readonly [number, number, number], more: Partial<War> = {}): YieldScene =>
    battle({
      seats: 4,
      options: { teams: 'pairs', leaders: 'none' },
      armies: [[[units[0], t.a]], [[units[2], t.b]], [[units[1], t.c]]],
      ...more,
    });

  it('[YD-TEAM-16] without a card nobody can refuse, with one everybody can', () => {
    expect(whyNot(allies([3, 4, 8]).say(0, 'yield'), 2)).toEqual({ refuse: 'YD-TEAM-16' });
    expect(whyNot(allies([3, 4, 8], { hands: [[], [], ['town-3']] }).say(0, 'yield'), 2)).toEqual({});
  });

  it('[YD-TEAM-16] whoever has refused must play: neither a yield nor a pass', () => {
    const behind = allies([3, 4, 8], { hands: [[], [], ['town-3']] })
      .say(0, 'yield')
      .say(2, 'refuse');
    expect(whyNot(behind, 2)).toMatchObject({ yield: 'YD-TEAM-16' });
    expect(whyNot(behind, 2)['draw']).toBeUndefined();
    const level = allies([4, 4, 8], { hands: [[], [], ['wetlands-3']] })
      .say(0, 'pass')
      .say(2, 'refuse');
    expect(whyNot(level, 2)).toEqual(all(['pass'], 'YD-TEAM-16'));
  });
});
