/** "Why not?" while a strategy card is performed. */
import { describe, expect, it } from 'vitest';
import type { PlainCard } from '../../data/cards.ts';
import { NEUTRAL } from '../../data/numbers.ts';
import { farFrom, layout, nextTo } from '../places.ts';
import { all, placesOf, playOn, type War, war, whyNot, type YieldScene } from '../scenes.ts';

const { a, b, c } = layout(2, { a: '*-', b: '*-', c: '*-' }, 'a-b b-c');
const [far, other] = farFrom(2, [a, b, c], 2) as [number, number];
const three: NonNullable<War['armies']> = [
  [
    [4, a],
    [4, far],
    [4, other],
  ],
];
const play = (card: PlainCard, w: Partial<War> = {}): YieldScene => war({ seats: 2, armies: three, ...w }).at('card', { seat: 0, card });
/** Every step of an army from where it stands. */
const stepsOf = (s: YieldScene, army: number): string[] => nextTo(2, placesOf(s, 0)[army]!).map((to) => `${army}>${to}`);

describe('reasons for movement', () => {
  it('[YD-ARM-07] a foreign army bars the way, an own one does not', () => {
    const p = layout(2, { mine: '*', own: '*', theirs: '*' }, 'mine-own mine-theirs');
    const s = play('move-all', {
      armies: [
        [
          [4, p.mine],
          [4, p.own],
        ],
        [[4, p.theirs]],
      ],
    });
    expect(s.options(0)).toContain(`0>${p.own}`);
    expect(whyNot(s, 0)).toEqual({ [`0>${p.theirs}`]: 'YD-ARM-07' });
  });

  it('[YD-CRD-MOV-01] an army that has moved moves no more', () => {
    const s = play('move-all');
    expect(whyNot(s, 0)).toEqual({});
    s.say(0, `0>${b}`);
    expect(whyNot(s, 0)).toEqual(all(stepsOf(s, 0), 'YD-CRD-MOV-01'));
  });

  it('[YD-CRD-MV2-01] two streets are for one army', () => {
    const s = play('move-two').say(0, 'one-moves-2').say(0, `0>${b}`);
    expect(whyNot(s, 0)).toEqual(all([...stepsOf(s, 1), ...stepsOf(s, 2)], 'YD-CRD-MV2-01'));
  });

  it('[YD-CRD-MV2-02] one street each for two', () => {
    const s = play('move-two').say(0, 'two-move-1').say(0, `0>${b}`);
    expect(whyNot(s, 0)).toEqual(all(stepsOf(s, 0), 'YD-CRD-MV2-02'));
  });

  it('[YD-CRD-CON-07] [YD-CRD-UPG-05] one army beside the conquest or the upgrade', () => {
    const conquer = play('conquer', { stacks: { [far]: [NEUTRAL] } }).say(0, `0>${b}`);
    expect(whyNot(conquer, 0)).toEqual(
      all(
        [0, 1, 2].flatMap((id) => stepsOf(conquer, id)),
        'YD-CRD-CON-07',
      ),
    );
    const upgrade = play('upgrade', { stacks: { [far]: [0] } }).say(0, `0>${b}`);
    expect(whyNot(upgrade, 0)).toEqual(
      all(
        [0, 1, 2].flatMap((id) => stepsOf(upgrade, id)),
        'YD-CRD-UPG-05',
      ),
    );
  });

  it('[YD-MOV-GEN-02] [YD-LDR-VYM-B03] the fast traveller’s streets are used up', () => {
    const s = war({ seats: 2, options: { leaders: ['vymar-b', 'basil-a'] }, armies: three, stacks: { [far]: [1] } })
      .at('ritual', { seat: 0 })
      .say(0, 'conquer')
      .say(0, `0>${b}`);
    expect(whyNot(s, 0)).toEqual({});
    s.say(0, `0>${c}`);
    expect(whyNot(s, 0)).toEqual(
      all(
        [0, 1, 2].flatMap((id) => stepsOf(s, id)),
        'YD-MOV-GEN-02',
      ),
    );
  });

  it('[YD-ARM-09] armies beside the map are not spoken of', () => {
    const s = play('conquer', { armies: [[[4, a]]], stacks: { [b]: [NEUTRAL] } }).say(0, `0>${b}`);
    expect(whyNot(s, 0)).toEqual(all(stepsOf(s, 0), 'YD-CRD-CON-07'));
  });
});

describe('reasons for deeds', () => {
  it('[YD-CRD-CON-01] [YD-CRD-CON-08] nothing to conquer, and nothing a second time', () => {
    expect(whyNot(play('conquer'), 0)).toEqual({ conquer: 'YD-CRD-CON-01' });
    const s = play('conquer', { stacks: { [a]: [1] } });
    expect(whyNot(s, 0)).toEqual({});
    s.say(0, 'conquer');
    if (s.question(0).kind === 'discard')
      playOn(
        s,
        () => undefined,
        () => s.question(0).kind === 'banner',
      );
    expect(whyNot(s, 0)).toEqual({ conquer: 'YD-CRD-CON-08' });
  });

  it('[YD-CRD-UPG-01] nothing to upgrade, and nothing a second time', () => {
    expect(whyNot(play('upgrade'), 0)).toEqual({ upgrade: 'YD-CRD-UPG-01' });
    const s = play('upgrade', { stacks: { [a]: [0] } });
    expect(whyNot(s, 0)).toEqual({});
    s.say(0, 'upgrade').say(0, [a]);
    expect(whyNot(s, 0)).toEqual({ upgrade: 'YD-CRD-UPG-01' });
    expect(whyNot(play('move-all'), 0)).toEqual({});
  });

  it('[YD-LDR-LEM-B01] [YD-LDR-LEM-B02] Lemron needs a fortress of hers, or ground to build on', () => {
    const lemron = (at: number): YieldScene =>
      play('upgrade', { options: { leaders: ['lemron-b', 'vymar-a'] }, armies: [[[4, at]]], stacks: { [b]: [NEUTRAL] } });
    expect(lemron(a).options(0)).toContain('upgrade');
    expect(whyNot(lemron(a), 0)).toEqual({});
    expect(lemron(b).options(0)).not.toContain('upgrade');
    expect(whyNot(lemron(b), 0)).toEqual({ upgrade: 'YD-CRD-UPG-01' });
  });

  it('[YD-CRD-AMB-05] [YD-CRD-AMB-01] without a neighbour nobody ambushes, with one only those next to it', () => {
    const ask = (...at: number[]): YieldScene => play('ambush', { armies: [at.map((p) => [4, p] as const), [[4, b]]] });
    const alone = ask(far, other);
    expect(whyNot(alone, 0)).toEqual(all(['ambush:0', 'ambush:1'], 'YD-CRD-AMB-05'));
    expect(alone.question(0).shown.blocked![0]).toEqual({ id: 'ambush:0', target: 'army:0', rule: 'YD-CRD-AMB-05' });
    const s = ask(a, far).say(0, 'ambush');
    expect(whyNot(s, 0)).toEqual({ 'ambush:1': 'YD-CRD-AMB-01', ...all([...stepsOf(s, 0), ...stepsOf(s, 1)], 'YD-CRD-AMB-06') });
  });

  it('[YD-STR-09] [YD-CRD-AMB-06] whoever moves with the second banner does not ambush too', () => {
    const s = play('ambush', { armies: [[[4, a]], [[4, b]]] }).say(0, 'one-moves-1');
    expect(whyNot(s, 0)).toEqual({ 'ambush:0': 'YD-STR-09', [`0>${b}`]: 'YD-ARM-07' });
  });

  const lemron = (at: number): YieldScene =>
    war({
      seats: 2,
      options: { leaders: ['lemron-a', 'vymar-a'] },
      armies: [[[9, at]], [[2, b]]],
      stacks: { [far]: [0, 0] },
    })
      .at('ritual', { seat: 0 })
      .say(0, far)
      .say(0, 'ambush');

  it('[YD-STR-09] also after the movement, where a Ritual is not over yet', () => {
    const s = lemron(a).say(0, 'one-moves-1');
    const away = nextTo(2, a).find((p) => p !== b)!;
    s.say(0, `0>${away}`);
    expect(s.options(0)).not.toContain('ambush:0');
    expect(whyNot(s, 0)['ambush:0']).toBe(nextTo(2, away).includes(b) ? 'YD-STR-09' : 'YD-CRD-AMB-05');
    expect(whyNot(s, 0)[`0>${a}`]).toBe('YD-CRD-AMB-06');
  });

  it('[YD-CRD-AMB-04] one battle for each card', () => {
    const s = lemron(a).say(0, 'ambush').say(0, 'ambush:0');
    playOn(
      s,
      ({ kind }) => (kind === 'chase' ? 'stop' : undefined),
      () => s.question(s.asked[0]!).kind === 'banner',
    );
    expect(whyNot(s, 0)['ambush:0']).toBe('YD-CRD-AMB-04');
  });

  it('[YD-LDR-VYM-B06] the fast traveller ambushes and moves, or only moves', () => {
    const s = war({ seats: 2, options: { leaders: ['vymar-b', 'basil-a'] }, armies: [[[4, a]], [[4, b]]] })
      .at('ritual', { seat: 0 })
      .say(0, 'ambush');
    s.say(0, 'move-2');
    expect(whyNot(s, 0)).toEqual({ 'ambush:0': 'YD-LDR-VYM-B06', [`0>${b}`]: 'YD-ARM-07' });
  });
});
