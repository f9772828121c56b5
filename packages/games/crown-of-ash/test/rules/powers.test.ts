import { describe, expect, it } from 'vitest';
import { crownOfAshGame } from '../../index.ts';
import { charged, idle, powered } from '../powered.ts';
import { AS, BL, BO, EMPTY, leaveCards, SU, told, totals, VILLAGE, type War, war, winner } from '../scenes.ts';

describe('power tokens', () => {
  it('[CA-POW-01] [CA-POW-02] [CA-R-28] two powers, one token: using either uncharges it, and then neither can be used', () => {
    const s = powered(['nox', 'visio'], { goods: [[3, 3, 3, 3, 0]], display: [SU(1), EMPTY, EMPTY, EMPTY, EMPTY, EMPTY] }).at('turn', {
      who: 0,
    });
    expect(s.options(0)).toEqual(expect.arrayContaining(['fence', 'exhume']));
    s.say(0, 'fence').say(0, [1, 0, 0, 0]).say(0, [0, 1, 0, 0]);
    expect(charged(s)).toEqual([false, true]);
    expect(s.options(0).filter((id) => id === 'fence' || id === 'exhume')).toEqual([]);
  });

  it('[CA-POW-03] charged at the start of each round', () => {
    const s = powered(['nox', 'visio']).with((t) => {
      for (const p of t.players) p.charged = false;
      t.players[1]!.vp = 1;
    });
    s.at('turnOrder', {});
    expect(charged(s)).toEqual([false, false]);
    expect(charged(s.say(0, [0, 1]))).toEqual([true, true]);
  });

  it('[CA-POW-04] the refresh space charges the token besides returning cards', () => {
    const s = powered(['nox', 'visio']).with((t) => {
      t.players[0]!.charged = false;
      leaveCards(t, 0, ['c1']);
    });
    s.at('turn', { who: 0 }).say(0, 'refresh');
    expect([charged(s)[0], s.table.players[0]!.used]).toEqual([true, []]);
    const without = war({ seats: 2, ...idle })
      .at('turn', { who: 0 })
      .say(0, 'refresh');
    expect(charged(without)).toEqual([false, false]);
  });

  it('[CA-POW-05] optional, and no minion is needed', () => {
    const s = powered(['nox', 'visio'], { goods: [[3, 0, 0, 0, 0]] }).at('turn', { who: 0 });
    s.say(0, 'fence').say(0, [2, 0, 0, 0]).say(0, [0, 0, 0, 2]);
    expect([s.table.players[0]!.minions, s.question(0).stage]).toEqual([4, 'place']);
    const unused = powered(['nox', 'visio']).at('turn', { who: 0 }).say(0, 'gold');
    expect([unused.over, charged(unused)[0]]).toEqual([true, true]);
  });

  it('[CA-POW-18] before the minion, between action and raise, and after the raise while the marker is not passed on', () => {
    const make = () =>
      powered(['nox', 'visio'], { goods: [[9, 9, 9, 9, 0]], display: [SU(1), BL(1), EMPTY, EMPTY, EMPTY, EMPTY] }).at('turn', { who: 0 });
    expect(make().options(0)).toContain('fence');
    const between = make().say(0, 'refresh');
    expect([between.question(0).stage, between.options(0).includes('fence'), between.options(0).includes('exhume')]).toEqual([
      'raise',
      true,
      false,
    ]);
    between.say(0, 'fence').say(0, [0, 1, 0, 0]).say(0, [1, 0, 0, 0]);
    expect([between.table.players[0]!.goods, between.question(0).stage, between.options(0)]).toEqual([
      [10, 8, 9, 9, 0],
      'raise',
      [SU(1), BL(1), 'end'],
    ]);
    const after = make().say(0, 'refresh').say(0, SU(1));
    expect([after.question(0).stage, after.options(0)]).toEqual(['end', ['fence', 'end']]);
    after.say(0, 'fence').say(0, [0, 1, 0, 0]).say(0, [1, 0, 0, 0]);
    expect(after.over).toBe(true);
  });

  it('[CA-POW-17] [CA-R-33] the AI uses no powers and has no charged token', () => {
    const s = war({ seats: 1, options: { powers: true, necromancers: ['visio'] } });
    expect([s.table.players[1]!.necromancer, charged(s)]).toEqual(['nox', [true, false]]);
    s.at('endOfRound', {});
    expect(charged(s)).toEqual([true, false]);
  });
});

describe('Visio', () => {
  const attacked = (against: number[] = [], w: Partial<War> = {}) =>
    powered(['nox', 'visio'], { hands: [[SU(4), BL(1)]], areas: { [VILLAGE]: { owner: 1, defenders: against } }, ...w })
      .at('combat', { attacker: 0, area: VILLAGE, position: '' })
      .say(0, [SU(4), BL(1)]);

  it('[CA-POW-06] Unveil: when attacked, before cards are chosen, all face-down attackers are turned up', () => {
    const s = attacked();
    expect(s.question(1)).toMatchObject({ stage: 'unveil' });
    s.say(1, 'unveil');
    expect([charged(s)[1], crownOfAshGame.view(s.match, 1).combat!.fighters]).toEqual([false, [SU(4), BL(1)]]);
    expect(s.asked).toEqual([0, 1]);
    const declined = attacked().say(1, 'no');
    expect([charged(declined)[1], crownOfAshGame.view(declined.match, 1).combat!.fighters]).toEqual([true, null]);
  });

  it('[CA-POW-07] [CA-EX-41] Forewarn: a card named correctly counts 1, its parts are unchanged; a wrong guess changes nothing', () => {
    const s = attacked([BO(4)])
      .say(1, 'no')
      .say(0, 'c4')
      .say(1, 'c1');
    expect([s.asked, s.options(1)]).toEqual([[1], ['c0', 'c1', 'c3', 'c4', 'die', 'no']]);
    s.say(1, 'c4');
    expect(told(s, 'combat')[0]!.attack).toMatchObject({ card: 1, total: 7 });
    expect(s.table.players[0]!.goods).toEqual([0, 0, 0, 0, 1]);
    const wrong = attacked([BO(4)])
      .say(1, 'no')
      .say(0, 'c4')
      .say(1, 'c1')
      .say(1, 'c3');
    expect([totals(wrong)[0], charged(wrong)[1]]).toEqual([10, false]);
  });

  it('[CA-POW-07] [CA-R-29] a named die is not rolled, a named 0 stays 0, and Visio may do it as attacker too', () => {
    const die = attacked().say(1, 'no').say(0, 'die').say(1, 'c1').say(1, 'die');
    expect([told(die, 'rolled'), told(die, 'combat')[0]!.attack.card]).toEqual([[], 1]);
    const zero = attacked().say(1, 'no').say(0, 'c0').say(1, 'c1').say(1, 'c0');
    expect(told(zero, 'combat')[0]!.attack.card).toBe(0);
    const own = powered(['visio', 'nox'], { hands: [[SU(1)]], areas: { [VILLAGE]: { owner: 1 } } }).at('combat', {
      attacker: 0,
      area: VILLAGE,
      position: '',
    });
    own
      .say(0, [SU(1)])
      .say(0, 'c1')
      .say(1, 'c4')
      .say(0, 'c4');
    expect(told(own, 'combat')[0]!.defence.card).toBe(1);
  });

  it('[CA-POW-21] one charge, one power: who has unveiled cannot forewarn', () => {
    const s = attacked().say(1, 'unveil').say(0, 'c4').say(1, 'c1');
    expect(told(s, 'combat')).toHaveLength(1);
  });
});

describe('Nox', () => {
  it('[CA-POW-08] Fence: up to 3 basic resources for as many of any kinds, no gold', () => {
    const s = powered(['nox', 'visio'], { goods: [[4, 1, 0, 0, 5]] })
      .at('turn', { who: 0 })
      .say(0, 'fence');
    expect(s.question(0).ask).toMatchObject({ bins: ['sulphur', 'blood', 'ash', 'bone'], min: 1, max: 3, most: [3, 1, 0, 0] });
    s.say(0, [2, 1, 0, 0]);
    expect(s.refusal(0, [0, 0, 2, 2]).refused).toBe('wrong-total');
    expect(s.say(0, [0, 0, 1, 2]).table.players[0]!.goods).toEqual([2, 0, 1, 2, 5]);
  });

  it('[CA-POW-09] Exhume: at the start raise a fighter and use it at once; the raise at the end is still allowed; refilled each time', () => {
    const s = powered(['nox', 'visio'], {
      goods: [[9, 9, 9, 9, 0]],
      display: [SU(1), EMPTY, EMPTY, EMPTY, EMPTY, EMPTY],
      decks: [[BL(1), AS(1)], [], []],
      areas: { [VILLAGE]: { owner: 1 } },
    }).at('turn', { who: 0 });
    expect(s.options(0)).not.toContain(`battle:${VILLAGE}`);
    s.say(0, 'exhume').say(0, SU(1));
    expect([charged(s)[0], s.options(0).includes('exhume')]).toEqual([false, false]);
    expect([s.table.players[0]!.goods, s.table.decks[1]]).toEqual([[7, 9, 9, 8, 0], []]);
    s.say(0, `battle:${VILLAGE}`)
      .say(0, [SU(1)])
      .say(1, 'no')
      .say(0, 'c4')
      .say(1, 'c1')
      .say(1, 'no');
    expect([winner(s), s.question(0).stage]).toEqual([0, 'raise']);
    s.say(0, BL(1)).say(0, [0, 0]);
    expect(s.table.players[0]!.hand).toEqual([BL(1)]);
    const poor = powered(['nox', 'visio'], { goods: [[1, 0, 0, 0, 0]], display: [SU(1), EMPTY, EMPTY, EMPTY, EMPTY, EMPTY] }).at('turn', {
      who: 0,
    });
    expect(poor.options(0)).not.toContain('exhume');
  });
});
