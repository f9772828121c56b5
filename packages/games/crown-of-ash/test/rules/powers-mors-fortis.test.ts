import { describe, expect, it } from 'vitest';
import type { Necromancer } from '../../data/powers.ts';
import { charged, powered } from '../powered.ts';
import { AS, BL, BO, CITADEL, COAST, SU, told, totals, VILLAGE, VOLCANO, type War, war, winner } from '../scenes.ts';

describe('Mors', () => {
  const board = (seats: Necromancer[] = ['mors', 'nox']) =>
    powered(seats, { areas: { [VOLCANO]: { owner: 1 }, [COAST]: { owner: 1, tiles: ['bone-yard'] } } }).with((t) => {
      t.spaces[2 + VOLCANO] = [1];
      t.spaces[0] = [0];
    });

  it('[CA-POW-10] [CA-POW-11] [CA-R-30] Command: any player’s minion to a vacant or unlimited space in use; no action results; mats are not the board', () => {
    const s = board().with((t) => {
      t.players[1]!.refreshed = true;
    });
    s.at('turn', { who: 0 }).say(0, 'command');
    expect(s.options(0)).toEqual(['0@gold', `1@gather:${VOLCANO}`]);
    s.say(0, `1@gather:${VOLCANO}`);
    expect(s.options(0)).toEqual(expect.arrayContaining([`gather:${COAST}`, 'gold', 'build', 'front', 'left', 'battle:0']));
    expect(s.options(0)).not.toContain('refresh');
    s.say(0, `gather:${COAST}`);
    expect([s.table.spaces[2 + VOLCANO], s.table.spaces[2 + COAST], s.table.players[1]!.goods]).toEqual([[], [1], [0, 0, 0, 0, 0]]);
    const still = board();
    still.at('turn', { who: 0 }).say(0, 'command').say(0, '0@gold');
    // Another space, never the one that it stands on, though that one holds any number.
    expect(still.options(0)).not.toContain('gold');
    expect(still.options(0)).toContain('build');
    const taken = board().with((t) => {
      t.spaces[2 + COAST] = [0];
    });
    taken.at('turn', { who: 0 }).say(0, 'command').say(0, '0@gold');
    expect(taken.refusal(0, `gather:${COAST}`)).toEqual({ refused: 'not-an-option', rule: 'CA-POW-11' });
  });

  it('[CA-POW-22] the moved minion frees its space and still counts as placed', () => {
    const s = board().with((t) => {
      t.players[1]!.minions = 3;
    });
    s.at('turn', { who: 0 }).say(0, 'command').say(0, `1@gather:${VOLCANO}`).say(0, 'gold');
    expect([s.options(0).includes(`gather:${VOLCANO}`), s.table.players[1]!.minions]).toEqual([true, 3]);
  });

  it('[CA-POW-12] Overturn: any roll of anybody is rolled again before it counts; the new result stands', () => {
    const make = () =>
      powered(['nox', 'visio', 'mors'], { hands: [[SU(1)]], areas: { [VILLAGE]: { owner: 1 } } })
        .dice({ 'die:combat:0': [5, 0], 'die:combat:1': [1] })
        .at('combat', { attacker: 0, area: VILLAGE, position: '' })
        .say(0, [SU(1)])
        .say(1, 'no')
        .say(0, 'die')
        .say(1, 'die')
        .say(1, 'no');
    const s = make();
    expect([s.asked, s.options(2), told(s, 'combat')]).toEqual([[2], ['keep', 0, 1], []]);
    s.say(2, 0);
    expect([totals(s), charged(s)[2]]).toEqual([[3, 2], false]);
    expect(totals(make().say(2, 'keep'))).toEqual([8, 2]);
  });

  it('[CA-POW-19] also on the roll for turn order, after which the token is charged again, and on the AI’s region', () => {
    const s = powered(['nox', 'mors']).dice({ 'die:order:0': [5], 'die:order:1': [0, 5], 'die:order:2': [] });
    s.at('turnOrder', {});
    expect(s.options(1)).toEqual(['keep', 0, 1]);
    s.say(1, 1);
    expect([charged(s)[1], told(s, 'overturned')]).toMatchObject([false, [{ who: 1, of: 1, value: 6 }]]);
    expect(told(s, 'rolled').length).toBeGreaterThan(2);
    const seat = s.asked[0]!;
    expect(charged(s.say(seat, [0, 1]))[1]).toBe(true);
    const ai = war({ seats: 1, options: { powers: true, necromancers: ['mors'] } }).dice({ 'die:region': [0, 4] });
    ai.at('aiTurn', { who: 1 }).say(0, 1);
    expect(told(ai, 'ai-card')[0]!.region).toBe(4);
  });
});

describe('Fortis', () => {
  const fortis = (w: Partial<War>) => powered(['fortis', 'nox'], w).at('turn', { who: 0 });

  it('[CA-POW-13] Reinforce: add from hand or from another own area, take back, exchange with hand or another own area; the Citadel too', () => {
    const make = () =>
      fortis({
        hands: [[SU(1)]],
        areas: {
          [VOLCANO]: { owner: 0, defenders: [BO(1)] },
          [CITADEL]: { owner: 0, defenders: [BL(1)] },
          [COAST]: { owner: 1, defenders: [AS(1)] },
        },
      }).say(0, 'reinforce');
    expect(make().options(0)).toEqual([SU(1), BO(1), BL(1)]);
    const hand = make().say(0, SU(1));
    expect([...hand.options(0)].sort()).toEqual([`swap:${BL(1)}`, `swap:${BO(1)}`, `to:${VOLCANO}`, `to:${CITADEL}`].sort());
    const result = (fighter: number, post: string) => {
      const { table } = make().say(0, fighter).say(0, post);
      return [table.players[0]!.hand, table.defenders[VOLCANO], table.defenders[CITADEL]];
    };
    expect(result(SU(1), `to:${CITADEL}`)).toEqual([[], [BO(1)], [SU(1), BL(1)]]);
    expect(result(BO(1), `to:${CITADEL}`)).toEqual([[SU(1)], [], [BL(1), BO(1)]]);
    expect(result(BL(1), 'hand')).toEqual([[SU(1), BL(1)], [BO(1)], []]);
    expect(result(BO(1), `swap:${SU(1)}`)).toEqual([[BO(1)], [SU(1)], [BL(1)]]);
    expect(result(BO(1), `swap:${BL(1)}`)).toEqual([[SU(1)], [BL(1)], [BO(1)]]);
  });

  it('[CA-POW-13] Reinforce needs an own area, and a fighter in hand or in one', () => {
    const offered = (hand: number[], defenders: number[], owner: number) =>
      fortis({ hands: [hand], areas: { [VOLCANO]: { owner, defenders } } })
        .options(0)
        .includes('reinforce');
    expect(offered([], [], 0)).toBe(false);
    expect(offered([SU(1)], [], 1)).toBe(false);
    expect(offered([SU(1)], [], 0)).toBe(true);
    expect(offered([], [SU(1)], 0)).toBe(true);
  });

  it('[CA-POW-14] [CA-EX-48] [CA-R-31] the limits of 2 and 3 hold, and never within a combat', () => {
    const s = fortis({
      areas: {
        [VOLCANO]: { owner: 0, defenders: [BO(2)] },
        [COAST]: { owner: 0, defenders: [SU(1), SU(2)] },
        [CITADEL]: { owner: 0, defenders: [BL(1), AS(1)] },
      },
    });
    s.say(0, 'reinforce').say(0, BO(2));
    expect(s.options(0)).not.toContain(`to:${COAST}`);
    s.say(0, `to:${CITADEL}`);
    expect([s.table.defenders[VOLCANO], s.table.defenders[CITADEL], charged(s)[0]]).toEqual([[], [BL(1), AS(1), BO(2)], false]);
    const fighting = powered(['fortis', 'nox'], { hands: [[SU(1), BL(1)]], areas: { [VILLAGE]: { owner: 1 }, [VOLCANO]: { owner: 0 } } })
      .at('turn', { who: 0 })
      .say(0, `battle:${VILLAGE}`)
      .say(0, [SU(1), BL(1)]);
    expect(fighting.options(0)).toEqual(['c0', 'c1', 'c3', 'c4', 'die']);
  });

  const fortified = (w: Partial<War> = {}) =>
    fortis({ areas: { [VOLCANO]: { owner: 0, defenders: [BO(1), BO(2)] } }, ...w }).say(0, 'fortify');
  const defend = (s: ReturnType<typeof fortis>) => {
    s.with((t) => {
      t.players[1]!.hand = [SU(1)];
    });
    s.at('combat', { attacker: 1, area: VOLCANO, position: '' })
      .say(1, [SU(1)])
      .say(1, 'c1')
      .say(0, 'c3');
    return told(s, 'combat').at(-1)!.defence.bolster;
  };

  it('[CA-POW-15] Fortify: the bolster of an own pair goes from +1 to +2', () => {
    const s = fortified();
    expect([s.table.fortified, charged(s)[0]]).toEqual([[BO(1), BO(2)], false]);
    expect(defend(s)).toBe(2);
    expect(
      fortis({ areas: { [VOLCANO]: { owner: 0, defenders: [BO(1), SU(1)] }, [COAST]: { owner: 1, defenders: [BL(1), BL(2)] } } }).options(
        0,
      ),
    ).not.toContain('fortify');
  });

  it('[CA-POW-16] [CA-R-32] while the pair stays together, also over rounds; a pair, not three', () => {
    const s = fortified();
    s.at('endOfRound', {});
    s.say(s.asked[0]!, [0, 1]);
    expect(defend(s)).toBe(2);
    const parted = fortified({ hands: [[AS(1)]] });
    parted.at('amend', { who: 0, area: VOLCANO }).say(0, [BO(1), AS(1)]);
    parted.at('amend', { who: 0, area: VOLCANO }).say(0, [BO(1), BO(2)]);
    expect([parted.table.fortified, defend(parted)]).toEqual([[], 1]);
    const three = fortis({ areas: { [CITADEL]: { owner: 0, defenders: [BO(1), BO(2), BO(3)] } } });
    expect(three.options(0)).not.toContain('fortify');
    const withOther = fortis({ areas: { [CITADEL]: { owner: 0, defenders: [BO(1), BO(2), SU(3)] } } }).say(0, 'fortify');
    expect(withOther.table.fortified).toEqual([BO(1), BO(2)]);
  });

  it('[CA-POW-16] table option: until the end of the round', () => {
    const s = fortified({ options: { fortify: 'round' } });
    s.at('endOfRound', {});
    expect(s.table.fortified).toEqual([]);
  });

  it('[CA-POW-20] [CA-EX-50] [CA-R-50] the attacking pair after the reveal, before the comparison; it keeps +2 when it moves in', () => {
    const make = () =>
      powered(['fortis', 'nox'], { hands: [[BL(1), BL(2)]], areas: { [VOLCANO]: { owner: 1, defenders: [BO(4)] } } })
        .at('combat', { attacker: 0, area: VOLCANO, position: '' })
        .say(0, [BL(1), BL(2)])
        .say(0, 'c1')
        .say(1, 'c3');
    const s = make();
    expect([s.question(0).stage, told(s, 'revealed').length, told(s, 'combat')]).toEqual(['fortify', 1, []]);
    s.say(0, 'fortify');
    expect([totals(s), winner(s)]).toEqual([[8, 7], 0]);
    s.say(0, [1, 0, 0, 0]).say(1, [1, 0, 0, 0]);
    expect(defend(s)).toBe(2);
    const without = make().say(0, 'no');
    expect([totals(without), winner(without)]).toEqual([[7, 7], 1]);
  });

  it('[CA-POW-20] attackers that do not match leave nothing to fortify', () => {
    const s = powered(['fortis', 'nox'], { hands: [[BL(1), BO(2)]], areas: { [VOLCANO]: { owner: 1, defenders: [BO(4)] } } })
      .at('combat', { attacker: 0, area: VOLCANO, position: '' })
      .say(0, [BL(1), BO(2)])
      .say(0, 'c1')
      .say(1, 'c3');
    expect([totals(s), charged(s)[0]]).toEqual([[6, 7], true]);
  });
});
