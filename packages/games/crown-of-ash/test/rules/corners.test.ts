/** Cases in which an effect must not work, or must work for one thing alone: the wrong seat, kind, moment or number. */
import { describe, expect, it } from 'vitest';
import { AT } from '../../query/spaces.ts';
import { worth } from '../../query/strength.ts';
import { AI } from '../automa.ts';
import { idle, powered } from '../powered.ts';
import { AS, BL, BO, begin, CITADEL, COAST, EMPTY, fight, NOBODY, SU, told, VILLAGE, war } from '../scenes.ts';

describe('the setup', () => {
  it('[CA-SET-02] necromancers are chosen before anything is dealt: no card, region, Fate or order is known', () => {
    const s = begin(3, { necromancers: 'choose' }).say(0, 'mors').say(1, 'nox');
    const { table } = s;
    expect([table.display, table.row, table.tiles.flat()]).toEqual([Array(6).fill(EMPTY), Array(4).fill(EMPTY), []]);
    expect([table.active, table.players.map((p) => p.fate), told(s, 'order')]).toEqual([NOBODY, [EMPTY, EMPTY, EMPTY], []]);
    s.say(2, 'visio');
    expect(s.table.display.every((id) => id !== EMPTY) && s.table.row.every((id) => id !== EMPTY)).toBe(true);
    expect(new Set(s.table.players.map((p) => p.fate)).size).toBe(3);
    expect(s.table.active).toBe(s.table.order[0]);
  });
});

describe('raising', () => {
  it('[CA-FIG-16] [CA-AIA-15] the AI raises before gaps are filled; then all of them are, from left to right', () => {
    const gaps = [EMPTY, BL(1), EMPTY, EMPTY, EMPTY, EMPTY];
    const s = war({ seats: 1, display: gaps, decks: [[AS(1), SU(1)], [], []] }).dice({ 'deck:fighter:1': [1, 0] });
    s.at('aiRaise', { who: AI });
    expect([s.table.players[AI]!.hand, s.table.display.slice(0, 2)]).toEqual([[BL(1)], [SU(1), AS(1)]]);
  });

  it('[CA-AIA-16] [CA-AIA-17] the cube moves each time a fighter is raised, and only then', () => {
    const raise = (display: number[]) => war({ seats: 1, ...idle, display }).at('aiRaise', { who: AI }).table;
    expect([raise([SU(1), EMPTY, EMPTY, EMPTY, EMPTY, EMPTY]).cube, raise(idle.display).cube]).toEqual([1, 0]);
  });

  it('[CA-FIG-20] [CA-POW-09] a bare display is filled for Exhume, at the start of the turn of a charged Nox alone', () => {
    const turn = (first: 'nox' | 'mors', charged = true) =>
      powered([first, 'visio'], { goods: [[9, 9, 9, 9, 9]], display: idle.display, decks: [[SU(1)], [], []] })
        .with((t) => {
          t.players[0]!.charged = charged;
        })
        .at('turn', { who: 0 });
    expect([turn('nox').options(0).includes('exhume'), turn('nox').table.display[0]]).toEqual([true, SU(1)]);
    expect([turn('mors').table.display[0], turn('nox', false).table.display[0]]).toEqual([EMPTY, EMPTY]);
  });
});

describe('powers', () => {
  it('[CA-POW-08] Fence gives other resources: none of a kind that was given, and never gold', () => {
    const s = powered(['nox', 'visio'], { goods: [[4, 1, 0, 0, 5]] })
      .at('turn', { who: 0 })
      .say(0, 'fence')
      .say(0, [1, 1, 0, 0]);
    expect(s.question(0).ask).toMatchObject({ most: [0, 0, 2, 2] });
    expect(s.refusal(0, [1, 0, 1, 0]).refused).toBe('bin-limit');
    expect(s.say(0, [0, 0, 0, 2]).table.players[0]!.goods).toEqual([3, 0, 0, 2, 5]);
  });

  it('[CA-POW-16] a fortified pair that a casualty parts is a plain pair when it comes together again', () => {
    const s = fight({
      with: [BO(1)],
      card: 'c0',
      against: [SU(1), SU(2)],
      answer: 'c4',
      prepare: (t) => {
        t.fortified = [SU(1), SU(2)];
      },
    });
    expect(worth(s.table, [SU(1), SU(2)])).toBe(2 + 3 + 2);
    s.say(0, 'casualty').say(1, SU(1));
    expect(s.table.fortified).toEqual([]);
    const again = war({ seats: 2, hands: [[SU(1)]], areas: { [VILLAGE]: { owner: 0, defenders: [SU(2)] } } }).at('amend', {
      who: 0,
      area: VILLAGE,
    });
    again.say(0, [SU(1), SU(2)]);
    expect(worth(again.table, again.table.defenders[VILLAGE]!)).toBe(2 + 3 + 1);
  });

  it('[CA-POW-16] a fortified pair ends as soon as one of it is taken back', () => {
    const s = war({ seats: 2, areas: { [VILLAGE]: { owner: 0, defenders: [SU(1), SU(2)] } } }).with((t) => {
      t.fortified = [SU(1), SU(2)];
    });
    s.at('amend', { who: 0, area: VILLAGE }).say(0, [SU(2)]);
    expect(s.table.fortified).toEqual([]);
  });

  it('[CA-POW-06] [CA-POW-07] against the King Visio has nothing to unveil or to name', () => {
    const s = powered(['visio', 'nox'], { hands: [[SU(8)]] }).at('combat', { attacker: 0, area: CITADEL, position: 'front' });
    s.say(0, [SU(8)]).say(0, 'c4');
    expect(told(s, 'revealed')).toHaveLength(1);
    expect([told(s, 'forewarned'), s.table.players[0]!.charged]).toEqual([[], true]);
  });

  it('[CA-POW-12] [CA-POW-19] Overturn rolls the die that was named, the second one too, and no other', () => {
    const s = powered(['nox', 'mors'], { hands: [[SU(1)]], areas: { [VILLAGE]: { owner: 1, defenders: [BL(1)] } } }).dice({
      'die:combat:0': [2],
      'die:combat:1': [1, 5],
    });
    s.at('combat', { attacker: 0, area: VILLAGE, position: '' })
      .say(0, [SU(1)])
      .say(0, 'die')
      .say(1, 'die');
    expect(s.options(1)).toEqual(['keep', 0, 1]);
    s.say(1, 1);
    const { attack, defence } = told(s, 'combat')[0]!;
    expect([attack.card, defence.card]).toEqual([3, 6]);
    expect(told(s, 'overturned')).toEqual([{ type: 'overturned', who: 1, of: 1, value: 6 }]);
  });

  it('[CA-POW-10] Command on a space that two players share moves the named minion and leaves the other', () => {
    const at = AT[`gather:${COAST}`]!;
    const s = powered(['mors', 'nox', 'visio'], { areas: { [COAST]: { owner: 1 } } }).with((t) => {
      t.spaces[at] = [0, 1];
      t.players[0]!.minions--;
      t.players[1]!.minions--;
    });
    s.at('turn', { who: 0 }).say(0, 'command');
    expect(s.options(0)).toEqual([`0@gather:${COAST}`, `1@gather:${COAST}`]);
    s.say(0, `1@gather:${COAST}`).say(0, 'gold');
    expect([s.table.spaces[at], s.table.spaces[AT['gold']!]]).toEqual([[0], [1]]);
  });
});

describe('turn order', () => {
  it('[CA-RND-08] covered tiles count when tied players compare their regions', () => {
    const order = (tiles: readonly string[]) => {
      const s = war({ seats: 2, areas: { [VILLAGE]: { owner: 0, tiles }, [COAST]: { owner: 1, tiles: ['sulphur-mine'] } } });
      s.at('turnOrder', {});
      return told(s, 'lowest');
    };
    expect(order(['ash-kiln', 'bone-yard'])).toEqual([{ type: 'lowest', who: 1, why: 'regions' }]);
    expect(order(['bone-yard'])).toMatchObject([{ why: 'die' }]);
  });
});
