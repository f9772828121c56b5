import { describe, expect, it } from 'vitest';
import { AS, BL, BO, CITADEL, COAST, EMPTY, fight, ST, SU, told, totals, VILLAGE, VOLCANO, war } from '../scenes.ts';

const attackBolster = (...ids: number[]) => told(fight({ with: ids, card: 'c0', position: 'right' }), 'combat')[0]!.attack.bolster;
const idle = { display: Array(6).fill(EMPTY), decks: [[], [], []] };

describe('bolstering', () => {
  it('[CA-BOL-01] [CA-EX-02] a pair of one kind adds 1', () => expect(attackBolster(SU(1), SU(8))).toBe(1));

  it('[CA-BOL-02] [CA-EX-13] [CA-R-14] three of a kind add 2 to the sum of their attack values', () => {
    const s = fight({ with: [AS(1), AS(2), AS(3)], card: 'c0', position: 'right' });
    expect([totals(s)[0], attackBolster(AS(1), AS(2), AS(3))]).toEqual([2 + 3 + 3 + 2, 2]);
  });

  it('[CA-BOL-02] table option: three of a kind add 3', () => {
    const s = fight({ with: [AS(1), AS(2), AS(3)], card: 'c0', position: 'right', options: { trio: 3 } });
    expect(totals(s)[0]).toBe(2 + 3 + 3 + 3);
  });

  it('[CA-BOL-03] [CA-EX-14] of three with exactly two alike the bonus is 1, whichever two', () => {
    expect(attackBolster(AS(1), AS(2), BO(1))).toBe(1);
    expect(attackBolster(SU(1), AS(2), AS(3))).toBe(1);
    expect(attackBolster(SU(1), BL(1), SU(2))).toBe(1);
    expect(totals(fight({ with: [AS(1), AS(2), BO(1)], card: 'c0', position: 'right' }))[0]).toBe(7 + 1);
  });

  it('[CA-BOL-04] for defenders as for attackers', () => {
    const s = fight({ with: [SU(1)], card: 'c0', against: [BO(1), BO(2)], answer: 'c0' });
    expect(told(s, 'combat')[0]!.defence).toMatchObject({ fighters: 5, bolster: 1, total: 6 });
  });

  it('[CA-BOL-05] mixed groups are legal and get nothing', () => expect(attackBolster(SU(1), BL(1), AS(1))).toBe(0));

  it('[CA-BOL-06] worked out afresh from the fighters of the combat', () => {
    const s = fight({ with: [SU(4), SU(1)], card: 'c4', against: [BO(1)], answer: 'c1' });
    expect(s.table.defenders[VILLAGE]).toEqual([SU(1), SU(4)]);
    s.with((t) => {
      t.players[1]!.hand = [BL(1)];
      t.defenders[VILLAGE] = [SU(1)];
    });
    s.at('combat', { attacker: 1, area: VILLAGE, position: '' })
      .say(1, [BL(1)])
      .say(1, 'c0')
      .say(0, 'c0');
    expect(told(s, 'combat').at(-1)!.defence.bolster).toBe(0);
  });

  it('[CA-BOL-07] the eight tokens set no limit: nine pairs can be bolstered at once', () => {
    const pairs = [
      [SU(1), SU(2)],
      [SU(3), SU(4)],
      [BL(1), BL(2)],
      [BL(3), BL(4)],
      [AS(1), AS(2)],
      [AS(3), AS(4)],
    ];
    const areas = Object.fromEntries(pairs.map((defenders, r) => [r, { owner: 1, tiles: ['ash-kiln'], defenders }]));
    const s = war({ seats: 2, hands: [[BO(1), BO(2)]], areas: { ...areas, [CITADEL]: { owner: 1, defenders: [BO(3), BO(4)] } } });
    s.at('combat', { attacker: 0, area: VILLAGE, position: '' })
      .say(0, [BO(1), BO(2)])
      .say(0, 'c1')
      .say(1, 'c1');
    expect(told(s, 'combat')[0]).toMatchObject({ attack: { bolster: 1 }, defence: { bolster: 1 } });
  });

  it('[CA-BOL-08] the King never bolsters', () =>
    expect(told(fight({ with: [SU(1)], card: 'c0', position: 'front' }), 'combat')[0]!.defence).toMatchObject({
      fighters: 5,
      bolster: 0,
      total: 5,
    }));
});

describe('amending', () => {
  const gathering = (defenders: number[], hand: number[]) =>
    war({
      seats: 2,
      hands: [hand],
      areas: { [VOLCANO]: { owner: 0, tiles: ['smouldering-vent'], defenders }, [COAST]: { owner: 0, defenders: [BO(7)] } },
      ...idle,
    })
      .at('turn', { who: 0 })
      .say(0, `gather:${VOLCANO}`);

  it('[CA-AMD-01] [CA-AMD-08] after gathering from or building in an own region, and at no other time', () => {
    expect(gathering([SU(1)], []).question(0).kind).toBe('amend');
    const build = war({
      seats: 2,
      hands: [[SU(1)]],
      goods: [[0, 0, 0, 0, 1]],
      areas: { [VOLCANO]: { owner: 0 } },
      row: ['bone-yard', '', '', ''],
      ...idle,
    });
    build.at('turn', { who: 0 }).say(0, 'build').say(0, 7).say(0, VOLCANO);
    expect(build.question(0).kind).toBe('amend');
    for (const space of ['gold', 'refresh']) {
      const s = war({ seats: 2, hands: [[SU(1)]], areas: { [VOLCANO]: { owner: 0, defenders: [SU(2)] } }, ...idle }).at('turn', { who: 0 });
      expect([s.say(0, space).over, s.table.defenders[VOLCANO]]).toEqual([true, [SU(2)]]);
    }
  });

  it('[CA-AMD-02] [CA-AMD-09] [CA-EX-01] resources first, then optionally and free: starting fighter out, two Blood in', () => {
    const s = gathering([ST(0, 1)], [BL(1), BL(2)]);
    expect(s.table.players[0]!.goods).toEqual([3, 0, 0, 0, 0]);
    s.say(0, [BL(1), BL(2)]);
    expect([s.table.defenders[VOLCANO], s.table.players[0]!.hand, s.table.players[1]!.goods]).toEqual([
      [BL(1), BL(2)],
      [ST(0, 1)],
      [0, 0, 0, 0, 0],
    ]);
    s.with((t) => {
      t.players[1]!.hand = [SU(1)];
    });
    s.at('combat', { attacker: 1, area: VOLCANO, position: '' })
      .say(1, [SU(1)])
      .say(1, 'c0')
      .say(0, 'c0');
    expect(told(s, 'combat')[0]!.defence.bolster).toBe(1);
    const same = gathering([ST(0, 1)], [BL(1)]).say(0, [ST(0, 1)]);
    expect([same.table.defenders[VOLCANO], told(same, 'amended')]).toEqual([[ST(0, 1)], []]);
  });

  it('[CA-AMD-03] [CA-AMD-04] any mix of adding, exchanging and taking back, to 0, 1 or 2 defenders', () => {
    const make = () => gathering([SU(1), SU(2)], [BL(1), BL(2)]);
    expect(make().question(0).ask).toMatchObject({ shape: 'some', min: 0, max: 2 });
    expect(make().say(0, [SU(2), BL(1)]).table.defenders[VOLCANO]).toEqual([SU(2), BL(1)]);
    expect(make().say(0, []).table.players[0]!.hand).toEqual([SU(1), SU(2), BL(1), BL(2)]);
    expect(make().say(0, [BL(2)]).table.defenders[VOLCANO]).toEqual([BL(2)]);
    expect(make().refusal(0, [SU(1), SU(2), BL(1)]).refused).toBe('wrong-count');
  });

  it('[CA-AMD-05] [CA-AMD-06] only this region, only cards in hand', () => {
    const s = gathering([SU(1)], [BL(1)]).with((t) => {
      t.players[0]!.graveyard = [AS(1)];
    });
    expect(s.options(0)).toEqual([SU(1), BL(1)]);
    expect(s.refusal(0, [AS(1)]).refused).toBe('not-an-option');
    expect(s.refusal(0, [BO(7)]).refused).toBe('not-an-option');
  });

  it('[CA-AMD-07] the Citadel can never be amended', () => {
    const s = war({
      seats: 2,
      hands: [[SU(1)]],
      goods: [[0, 0, 0, 0, 9]],
      areas: { [CITADEL]: { owner: 0, defenders: [BL(1)] } },
      ...idle,
    }).at('turn', { who: 0 });
    expect(s.options(0)).toEqual(['gold', 'build', 'refresh']);
    s.say(0, 'build').say(0, s.options(0)[0]!);
    expect(s.options(0)).not.toContain(CITADEL);
  });
});
