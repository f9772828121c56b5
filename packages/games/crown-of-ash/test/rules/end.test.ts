import { describe, expect, it } from 'vitest';
import { FATES } from '../../data/fate.ts';
import { crownOfAshGame } from '../../index.ts';
import type { Table } from '../../spec.ts';
import { AS, BL, BO, ST, SU, told, VOLCANO, type War, war } from '../scenes.ts';

const fateOf = (key: string) => FATES.findIndex((f) => f.key === key);
const ending = (w: War, prepare: (t: Table) => void = () => {}) => war(w).with(prepare).at('final', {});
const score = (w: Partial<War>, fate = 'sulphur-blood') =>
  told(
    ending({ seats: 2, ...w }, (t) => {
      t.players[0]!.fate = fateOf(fate);
    }),
    'final',
  )[0]!.score;

describe('end of the game', () => {
  it('[CA-END-02] [CA-END-03] [CA-EX-28] 3 of a kind give 1, 2 gold give 1, rounded down; gold completes no set', () => {
    expect(score({ goods: [[0, 0, 7, 2, 5]] })).toMatchObject({ resources: 2, gold: 2, total: 4 });
    expect(score({ goods: [[2, 2, 2, 2, 1]] }).total).toBe(0);
    expect(score({ goods: [[3, 3, 3, 3, 0]] }).resources).toBe(4);
  });

  it('[CA-END-04] six Fate cards: all pairs of the four kinds', () => {
    expect(FATES.map((f) => f.key)).toEqual(['sulphur-blood', 'sulphur-ash', 'sulphur-bone', 'blood-ash', 'blood-bone', 'ash-bone']);
    expect(FATES.map((f) => f.kinds)).toEqual([
      [0, 1],
      [0, 2],
      [0, 3],
      [1, 2],
      [1, 3],
      [2, 3],
    ]);
  });

  it('[CA-END-05] [CA-END-07] numerals of regular fighters of both kinds, from hand, areas and graveyard; starting fighters score 0', () => {
    const s = ending({ seats: 2, hands: [[SU(1), ST(0, 1), AS(8)]], areas: { [VOLCANO]: { owner: 0, defenders: [BL(8)] } } }, (t) => {
      t.players[0]!.fate = fateOf('sulphur-blood');
      t.players[0]!.graveyard = [SU(4)];
    });
    expect(told(s, 'final')[0]!.score.fate).toBe(1 + 3 + 2);
  });

  it('[CA-END-06] [CA-EX-29] Blood and Bone: I, III and II, less an automaton of tier II, make 4', () => {
    expect(score({ hands: [[BL(1), BL(7), BO(3), AS(7), SU(6)]] }, 'blood-bone')).toMatchObject({ fate: 6, penalty: 2 });
    const s = ending({ seats: 2, hands: [[BL(1), BL(7), BO(3), AS(7), SU(6)]] }, (t) => {
      t.players[0]!.fate = fateOf('blood-bone');
      t.players[0]!.vp = 10;
    });
    expect(told(s, 'final')[0]!.score.total).toBe(14);
  });

  /** Three players with these final totals; tie points come from fighters off the Fate card. */
  const three = (vp: number[], tie: number[][], king = -1) =>
    ending({ seats: 3, hands: tie }, (t) => {
      vp.forEach((n, who) => {
        t.players[who]!.vp = n;
        t.players[who]!.fate = who;
      });
      t.kingToken = king;
      t.owner[6] = king < 0 ? -2 : king;
    });
  const ranks = (s: ReturnType<typeof three>) => told(s, 'end')[0]!.ranking;

  it('[CA-END-08] the highest total wins', () => {
    const s = three([10, 30, 20], []);
    expect([s.match.result, ranks(s)]).toEqual([{ winners: [1], scores: [10, 30, 20], why: 'crown' }, [[1], [2], [0]]]);
  });

  // Fates 0, 1, 2 are sulphur with blood, ash, bone: a Bone III and II count as tie points for seats 0 and 1.
  it('[CA-END-09] [CA-END-12] [CA-EX-30] tied players add the other two kinds; nobody else is passed', () => {
    const s = three([60, 60, 61], [[BO(7)], [BO(8), BO(4)], []]);
    expect(told(s, 'final').map((e) => e.score.tie)).toEqual([3, 5, 0]);
    expect([ranks(s), s.match.result?.winners]).toEqual([[[2], [1], [0]], [2]]);
    expect(three([60, 60, 10], [[BO(7)], [BO(8), BO(4)], []]).match.result?.winners).toEqual([1]);
  });

  it('[CA-END-10] [CA-EX-31] still tied: the holder of the King token, if among the tied', () => {
    expect(three([60, 60, 10], [], 0).match.result?.winners).toEqual([0]);
    expect(three([60, 60, 10], [], 1).match.result?.winners).toEqual([1]);
    expect(three([60, 60, 10], [], 2).match.result?.winners).toEqual([0, 1]);
  });

  it('[CA-END-11] [CA-R-27] still tied: the victory is shared', () => {
    const s = three([60, 60, 60], []);
    expect([s.match.result?.winners, s.match.result?.why]).toEqual([[0, 1, 2], 'shared']);
  });

  it('[CA-END-13] Fate cards are turned up at final scoring, not before', () => {
    const s = war({ seats: 2 });
    expect(crownOfAshGame.view(s.match, null).players.map((p) => p.fate)).toEqual([null, null]);
    s.at('final', {});
    expect(crownOfAshGame.view(s.match, null).players.map((p) => p.fate)).toEqual(s.table.players.map((p) => p.fate));
    expect(told(s, 'fate')).toHaveLength(2);
  });
});
