import { describe, expect, it } from 'vitest';
import { FIGHTERS, FIRST_RAISABLE } from '../../data/fighters.ts';
import { KINDS } from '../../data/goods.ts';
import { crownOfAshGame } from '../../index.ts';
import { AS, BL, BO, EMPTY, fight, ST, SU, told, VILLAGE, type War, war, winner } from '../scenes.ts';

const RICH = [[30, 30, 30, 30, 0]];
/** Seat 0 at the end of a turn, with these cards on display and in the decks. */
const raising = (w: Omit<War, 'seats'>) =>
  war({ seats: 2, goods: RICH, ...w })
    .at('turn', { who: 0 })
    .say(0, 'refresh');
const NOTHING: readonly number[] = [EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, EMPTY];
const only = (...ids: number[]): number[] => [...ids, ...NOTHING].slice(0, 6);
/** Takes a fighter whose cost needs no decisions. */
const take = (s: ReturnType<typeof raising>, id: number) => {
  s.say(0, id);
  if (!s.over && s.question(0).stage === 'ingredients')
    s.say(
      0,
      s.options(0).map((_, i) => (i === 2 ? FIGHTERS[id]!.special : 0)),
    );
  return s;
};

describe('fighters', () => {
  it('[CA-FIG-01] [CA-FIG-02] [CA-FIG-03] kind, attack value from 1 to 6, cost with much of the own resource, numeral', () => {
    expect(FIGHTERS).toHaveLength(44);
    const raisable = FIGHTERS.slice(FIRST_RAISABLE);
    for (const f of raisable) {
      expect(f.attack).toBeGreaterThanOrEqual(1);
      expect(f.attack).toBeLessThanOrEqual(6);
      expect([1, 2, 3]).toContain(f.tier);
      expect(f.basic[f.kind]).toBe(Math.max(...f.basic));
      expect(f.basic[f.kind]).toBeGreaterThanOrEqual(2);
    }
    for (const k of KINDS.keys()) expect(raisable.filter((f) => f.kind === k).map((f) => f.attack)).toEqual([2, 3, 3, 4, 4, 5, 5, 6]);
    expect(FIGHTERS[SU(8)]).toMatchObject({ tier: 3, attack: 6, basic: [6, 0, 0, 2], special: 1 });
    expect(FIGHTERS[BO(4)]).toMatchObject({ tier: 2, attack: 4, basic: [0, 0, 2, 4], special: 0 });
  });

  it('[CA-FIG-04] [CA-R-08] starting fighters have no numeral and no kind: two of them do not bolster', () => {
    for (const f of FIGHTERS.slice(0, FIRST_RAISABLE)) expect([f.tier, f.kind]).toEqual([0, -1]);
    expect(told(fight({ with: [ST(0, 1), ST(0, 2)], card: 'c4', against: [], answer: 'c1' }), 'combat')[0]!.attack).toMatchObject({
      fighters: 2,
      bolster: 0,
    });
  });

  it('[CA-FIG-05] [CA-FIG-06] any of the six for its whole cost, into the hand', () => {
    const s = raising({ display: [SU(1), BL(1), AS(4), BO(4), SU(7), BO(7)], decks: [[], [], []] });
    expect(s.options(0)).toEqual([SU(1), BL(1), AS(4), BO(4), SU(7), BO(7), 'end']);
    take(s, SU(7));
    expect(s.table.players[0]).toMatchObject({ hand: [SU(7)], goods: [25, 30, 30, 28, 0] });
    expect(told(s, 'raised')).toMatchObject([{ who: 0, fighter: SU(7), paid: [5, 0, 0, 2, 0] }]);
  });

  it('[CA-FIG-07] [CA-R-09] no limit on the hand', () => {
    const hand = [...Array(20).keys()].map((i) => FIRST_RAISABLE + i);
    const s = raising({ hands: [hand], display: only(BO(8)), decks: [[], [], []] });
    expect(take(s, BO(8)).table.players[0]!.hand).toHaveLength(21);
  });

  it('[CA-FIG-08] a raised fighter is used in a later turn: the turn is over with the raise', () => {
    const s = raising({ areas: { [VILLAGE]: { owner: 1 } }, display: only(SU(1)), decks: [[], [], []] });
    take(s, SU(1));
    expect(s.over).toBe(true);
    s.at('turn', { who: 0 });
    expect(s.options(0)).toContain(`battle:${VILLAGE}`);
  });

  it('[CA-FIG-09] [CA-FIG-15] refilled at once, in the same space, from the deck of the space', () => {
    const s = raising({ display: [SU(1), BL(1), AS(4), BO(4), SU(7), BO(7)], decks: [[AS(1)], [SU(3)], [BL(7)]] });
    expect(take(s, BO(4)).table.display).toEqual([SU(1), BL(1), AS(4), SU(3), SU(7), BO(7)]);
    expect(s.table.decks.map((d) => d.length)).toEqual([0, 1, 0, 1]);
    expect(told(s, 'display')).toEqual([{ type: 'display', space: 3, fighter: SU(3) }]);
  });

  const refills = (space: number, decks: number[][]) => {
    const display = [SU(1), BL(1), AS(4), BO(4), SU(7), BO(7)];
    return take(raising({ display, decks }), display[space]!).table.display[space];
  };
  it('[CA-FIG-10] [CA-FIG-13] [CA-EX-27] a I space: from II when I is empty, from III when both are', () => {
    expect(refills(0, [[AS(1)], [SU(3)], [BL(7)]])).toBe(AS(1));
    expect(refills(0, [[], [SU(3)], [BL(7)]])).toBe(SU(3));
    expect(refills(0, [[], [], [BL(7)]])).toBe(BL(7));
  });
  it('[CA-FIG-11] [CA-FIG-13] a II space: from I when II is empty, then from III', () => {
    expect(refills(2, [[AS(1)], [], [BL(7)]])).toBe(AS(1));
    expect(refills(2, [[], [], [BL(7)]])).toBe(BL(7));
  });
  it('[CA-FIG-12] [CA-FIG-13] a III space: from II when III is empty, then from I', () => {
    expect(refills(5, [[AS(1)], [SU(3)], []])).toBe(SU(3));
    expect(refills(5, [[AS(1)], [], []])).toBe(AS(1));
  });
  it('[CA-FIG-14] with all decks empty the space stays empty', () => expect(refills(4, [[], [], []])).toBe(EMPTY));

  it('[CA-FIG-16] [CA-R-10] gaps are looked at only at the next raise, then all from left to right', () => {
    const s = raising({ display: [EMPTY, BL(1), EMPTY, BO(4), SU(7), BO(7)], decks: [[AS(1), SU(2)], [], []] });
    expect(s.table.display[0]).toBe(EMPTY);
    s.dice({ 'deck:fighter:1': [0, 0] });
    take(s, BO(4));
    expect(s.table.display).toEqual([AS(1), BL(1), SU(2), EMPTY, SU(7), BO(7)]);
  });

  it('[CA-FIG-17] a fighter keeps its numeral wherever it lies', () => {
    const s = war({ seats: 2, hands: [[SU(3)]] }).with((t) => {
      t.players[0]!.fate = 0;
      t.display = [SU(3), EMPTY, EMPTY, EMPTY, EMPTY, EMPTY];
      t.players[0]!.hand = [];
      t.players[0]!.goods = [3, 0, 0, 2, 0];
    });
    s.at('turn', { who: 0 }).say(0, 'refresh').say(0, SU(3)).say(0, [0, 0, 0, 1]);
    s.at('final', {});
    expect(told(s, 'final')[0]!.score.fate).toBe(2);
  });

  it('[CA-FIG-18] a fighter is in hand (secret), in an area or in the graveyard (both open)', () => {
    const s = war({ seats: 2, hands: [[SU(1)]], areas: { [VILLAGE]: { owner: 0, defenders: [BL(1)] } } }).with((t) => {
      t.players[0]!.graveyard = [AS(1)];
    });
    const seen = crownOfAshGame.view(s.match, 1);
    expect(seen.players[0]).toMatchObject({ hand: 1, open: null, graveyard: [AS(1)] });
    expect(seen.defenders[VILLAGE]).toEqual([BL(1)]);
    expect(crownOfAshGame.view(s.match, 0).mine!.hand).toEqual([SU(1)]);
  });

  it('[CA-FIG-19] fighters in a graveyard can neither attack nor defend', () => {
    const s = war({ seats: 2, hands: [[SU(1)]], areas: { [VILLAGE]: { owner: 1 } } }).with((t) => {
      t.players[0]!.graveyard = [AS(1)];
    });
    s.at('combat', { attacker: 0, area: VILLAGE, position: '' });
    expect(s.options(0)).toEqual([SU(1)]);
    expect(s.refusal(0, [AS(1)])).toEqual({ refused: 'not-an-option', rule: 'CA-FIG-19' });
  });

  it('[CA-FIG-20] a bare display is filled before somebody may raise', () => {
    const s = war({ seats: 2, goods: RICH, display: NOTHING, decks: [[SU(6)], [], []] }).at('turn', { who: 0 });
    s.say(0, 'refresh');
    expect(s.options(0)).toEqual([SU(6), 'end']);
    const some = war({ seats: 2, goods: RICH, display: only(SU(1)), decks: [[SU(6)], [], []] }).at('turn', { who: 0 });
    expect(some.say(0, 'refresh').options(0)).toEqual([SU(1), 'end']);
  });

  it('[CA-FIG-21] the whole cost at once; the payer chooses what gold pays and what special ingredients are', () => {
    const poor = war({ seats: 2, goods: [[3, 0, 0, 0, 0]], display: only(SU(3)), decks: [[], [], []] }).at('turn', { who: 0 });
    expect(poor.say(0, 'refresh').over).toBe(true);
    const s = war({ seats: 2, goods: [[4, 1, 1, 1, 2]], display: only(SU(3)), decks: [[], [], []] }).at('turn', { who: 0 });
    s.say(0, 'refresh').say(0, SU(3));
    expect(s.question(0).ask).toMatchObject({ bins: ['sulphur', 'bone', 'special'], min: 0, max: 2 });
    s.say(0, [1, 1, 0]);
    expect(s.question(0).ask).toMatchObject({ bins: ['sulphur', 'blood', 'ash', 'bone'], min: 1, max: 1, most: [1, 1, 1, 1] });
    s.say(0, [0, 1, 0, 0]);
    expect(s.table.players[0]!.goods).toEqual([2, 0, 1, 1, 0]);
  });

  it('[CA-FIG-19] a fighter beaten in this round does not come back by itself', () => {
    const s = fight({ with: [SU(1)], card: 'c1', against: [BL(8)], answer: 'c4' });
    expect(winner(s)).toBe(1);
    expect([s.table.players[0]!.hand, s.table.players[0]!.graveyard]).toEqual([[], [SU(1)]]);
  });
});
