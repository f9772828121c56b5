/** Rules at their borders, where one more or one less makes the difference. */
import { engine, outcome } from '@longtable/kernel';
import { describe, expect, it } from 'vitest';
import { HAND_LIMIT, NEUTRAL } from '../../data/numbers.ts';
import { yieldGame } from '../../index.ts';
import type { Options, Yield } from '../../spec.ts';
import { farFrom, layout, nextTo } from '../places.ts';
import { all, battle, begin, cards, held, told, war } from '../scenes.ts';

const { a, b } = layout(2, { a: '*-', b: '*-' }, 'a-b');
const [far] = farFrom(2, [a, b]) as [number];

describe('borders of the rules', () => {
  it('[YD-SET-02] a starting player who is not there is refused, and the seats are named as they are counted', () => {
    const refusal = (first: unknown) => yieldGame.options({ first }, 3) as { message?: string };
    expect(refusal(3).message).toBe('first must be "random" or a seat from 0 to 2.');
    expect([refusal(2).message, refusal(0).message]).toEqual([undefined, undefined]);
    for (const first of [-1, 1.5, 'last', null]) expect(refusal(first).message).toBe(refusal(3).message);
  });

  it('[YD-SET-03] leaders of the host are told to everybody, and nobody’s where nobody has one', () => {
    const leaders = (options: object) => {
      const out = outcome<Yield>();
      engine(yieldGame).start(yieldGame.options(options, 2) as Options, 2, 1, out);
      return out.events.map(({ event }) => event).filter(({ type }) => type === 'leader');
    };
    expect(leaders({ leaders: ['pavyr-a', 'basil-b'] })).toEqual([
      { type: 'leader', seat: 0, power: 'pavyr-a' },
      { type: 'leader', seat: 1, power: 'basil-b' },
    ]);
    expect(leaders({ leaders: 'none' })).toEqual([]);
  });

  it('[YD-SET-11] [YD-LDR-KER-A01] three armies for everybody, four for Keralon alone', () => {
    const { players } = begin(2, { leaders: ['keralon-a', 'vymar-a'] }).table;
    expect(players.map((p) => p.armies.length)).toEqual([4, 3]);
  });

  it('[YD-MOV-GEN-01] a step is touched at its end', () => {
    const s = war({ seats: 2, armies: [[[4, a]], [[4, b]]] }).at('card', { seat: 0, card: 'move-all' });
    const ways = nextTo(2, a).filter((to) => to !== b);
    expect(s.question(0).shown.targets).toEqual(Object.fromEntries(ways.map((to) => [`0>${to}`, `place:${to}`])));
  });

  it('[YD-MOV-GEN-02] the question counts the armies that may still set out: on the map, and not moved', () => {
    const two = [
      [
        [4, a],
        [4, far],
      ],
    ] as const;
    const s = war({ seats: 2, armies: two }).at('card', { seat: 0, card: 'move-all' });
    expect(s.question(0).shown.with).toMatchObject({ movers: 2 });
    s.say(0, `0>${b}`);
    expect(s.question(0).shown.with).toMatchObject({ movers: 1 });
    const one = war({ seats: 2, armies: two, stacks: { [a]: [0] } }).at('card', { seat: 0, card: 'upgrade' });
    expect(one.question(0).shown.with).toMatchObject({ movers: 1, pool: 0, deed: 'upgrade' });
  });

  it('[YD-CRD-CON-01] [YD-FOR-10] as many conquests as tokens: the last one too, and not one more', () => {
    const at = (spare: number) => {
      const s = war({
        seats: 2,
        armies: [
          [
            [4, a],
            [4, far],
          ],
        ],
        stacks: { [a]: [NEUTRAL], [far]: [1] },
      }).with((t) => {
        const others = [...t.stacks.keys()].filter((p) => p !== a && p !== far);
        for (const p of others) t.stacks[p] = [];
        for (const p of others.slice(0, 15 - spare)) t.stacks[p] = [0];
        t.players[0]!.supply = spare;
        t.players[1]!.supply = 14;
      });
      s.at('conquest', { seat: 0 });
      return [a, far].filter((p) => s.table.stacks[p]!.at(-1) === 0).length;
    };
    expect([at(2), at(1), at(0)]).toEqual([2, 1, 0]);
  });

  it('[YD-TEAM-16] where nobody has to agree nothing is proposed', () => {
    const s = battle({ seats: 2, armies: [[[4, a]], [[6, b]]] }).say(0, 'yield');
    expect([told(s, 'motion'), told(s, 'yielded')]).toEqual([[], [{ type: 'yielded', seats: [0], loss: 2 }]]);
  });

  it('[YD-LDR-PAV-A04] also a steal after the copied card: ten cards before the marker goes on', () => {
    const ten = Array<'town-3' | 'town-4'>(HAND_LIMIT).fill('town-3').fill('town-4', 5);
    const s = war({
      seats: 2,
      options: { leaders: ['pavyr-a', 'vymar-b'] },
      armies: [
        [
          [4, a],
          [4, far],
        ],
        [[4, b]],
      ],
      hands: [ten, ['forest-3']],
    }).at('ritual', { seat: 0 });
    s.say(0, 'move-all').say(0, 'stop');
    expect(s.question(0).stage).toBe('extras');
    s.say(0, 'steal:1:forest').say(1, 'forest-3').say(0, 'stop');
    expect([s.question(0).kind, held(s, 0)]).toEqual(['discard', HAND_LIMIT + 1]);
    expect(s.say(0, cards('town-3')).question(0).stage).toBe('marker');
  });

  it('[YD-CRD-AMB-05] the second banner is no choice where the first is impossible; other cards keep both', () => {
    const alone = (card: 'ambush' | 'move-two') => war({ seats: 2, armies: [[[4, a]]] }).at('card', { seat: 0, card });
    expect(alone('ambush').question(0).kind).toBe('banner');
    expect(alone('move-two').options(0)).toEqual(['one-moves-2', 'two-move-1']);
    expect(all(alone('ambush').options(0) as string[], '')).not.toHaveProperty('ambush:0');
  });
});
