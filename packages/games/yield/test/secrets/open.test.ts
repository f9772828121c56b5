import { describe, expect, it } from 'vitest';
import { NEUTRAL } from '../../data/numbers.ts';
import type { View } from '../../spec.ts';
import { layout } from '../places.ts';
import { battle, begin, cards, playOn, war } from '../scenes.ts';
import { type Viewer, viewOf } from './sight.ts';

const { a, b } = layout(3, { a: '*', b: '*' }, 'a-b');
const ALL: readonly Viewer[] = [0, 1, 2, null];
/** The part of a view that must be the same for everybody. */
const shared = ({ me: _, mine: __, armies, ...rest }: View): unknown => ({ ...rest, armies: armies.map(({ units: ___, ...x }) => x) });

describe('open to all', () => {
  it('[YD-GEN-10] map, armies, stacks, supplies, marker, Year, counts, cards shown: the same for every seat and for spectators', () => {
    const s = begin(3, {}, 7);
    playOn(s, ({ stage }) => {
      const open = ALL.map((viewer) => JSON.stringify(shared(viewOf(s, viewer))));
      expect(new Set(open).size).toBe(1);
      return stage === 'perform' ? 'perform' : undefined;
    });
    expect(viewOf(s, null)).toMatchObject({ mine: null, me: null });
  });

  it('[YD-SET-20] [YD-LDR-KER-B01] leader, side and champion from the choice on', () => {
    const s = begin(2, { first: 0 }).say(0, 'keralon-b').say(1, 'basil-a');
    expect(viewOf(s, null).players.map((p) => p.power)).toEqual(['keralon-b', 'basil-a']);
    expect(viewOf(s, 1).armies.map((x) => x.kind)).toContain('champion');
  });

  it('[YD-FOR-02] [YD-FOR-03] stacks with order, value and controller, and what is left of the tokens', () => {
    const s = war({ seats: 3, stacks: { [a]: [NEUTRAL, 1, 0] } });
    expect(viewOf(s, 2).stacks[a]).toEqual([NEUTRAL, 1, 0]);
    expect(viewOf(s, 2).players.map((p) => [p.supply, p.points])).toEqual([
      [14, 3],
      [14, 0],
      [15, 0],
    ]);
  });

  it('[YD-GEN-08] the discard pile, and how many cards the deck holds', () => {
    const s = war({ seats: 3, hands: [['town-3', 'town-4'], [], []] })
      .at('discard', { seat: 0, owed: 1 })
      .say(0, cards('town-4'));
    for (const viewer of ALL) expect(viewOf(s, viewer)).toMatchObject({ discard: cards('town-4'), deck: 70 });
  });

  it('[YD-BAT-11] [YD-BAT-12] the battle tracker, the initiative, who is still inside and who has passed', () => {
    const s = battle({ seats: 3, armies: [[[5, a]], [[5, b]]] }).say(0, 'pass');
    for (const viewer of ALL) {
      expect(viewOf(s, viewer).battle).toEqual({
        armies: [0, 3],
        ambusher: -1,
        order: [0, 1],
        inside: [0, 1],
        totals: [5, 5, 0],
        acting: 1,
        passes: 1,
        motion: '',
      });
    }
  });
});
