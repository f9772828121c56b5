/** Limits of rules: the space beside, the table without powers, the order among equals. */
import { describe, expect, it } from 'vitest';
import { BOARD_SPACES } from '../../data/board.ts';
import { ranking } from '../../query/scoring.ts';
import { isCitadelAttack, isGather, isRegionBattle, positionAt, regionAt } from '../../query/spaces.ts';
import { mayUse } from '../../table.ts';
import { powered } from '../powered.ts';
import { war } from '../scenes.ts';

describe('spaces of the board', () => {
  it.each(BOARD_SPACES.map((space, at) => ({ space, at })))('[CA-TRN-05] [CA-CIT-13] $space is for one thing', ({ space, at }) => {
    const [kind, n] = space.split(':');
    expect([isGather(at), isRegionBattle(at), isCitadelAttack(at)]).toEqual([
      kind === 'gather',
      kind === 'battle',
      ['left', 'right', 'front'].includes(space),
    ]);
    if (n !== undefined) expect(regionAt(at)).toBe(Number(n));
    if (isCitadelAttack(at)) expect(positionAt(at)).toBe(space);
  });
});

describe('powers', () => {
  it('[CA-POW-02] [CA-POW-17] belong to their necromancer, with a charge, at a table that plays with them', () => {
    const { table } = powered(['mors', 'visio']);
    expect([mayUse(table, 0, 'command'), mayUse(table, 1, 'command'), mayUse(table, -1, 'command')]).toEqual([true, false, false]);
    const spent = powered(['mors', 'visio']).with((t) => {
      t.players[0]!.charged = false;
    });
    expect(mayUse(spent.table, 0, 'command')).toBe(false);
    const without = war({ seats: 2, options: { powers: false, necromancers: ['mors', 'visio'] } }).with((t) => {
      t.players[0]!.charged = true;
    });
    expect(mayUse(without.table, 0, 'command')).toBe(false);
  });
});

describe('equals', () => {
  it('[CA-END-08] [CA-END-11] share a rank in the order of their seats, after whoever has more', () => {
    const score = (total: number) => ({ vp: total, resources: 0, gold: 0, fate: 0, penalty: 0, total, tie: 0 });
    const { table } = war({ seats: 4 });
    expect(ranking(table, [score(7), score(9), score(7), score(7)])).toEqual([[1], [0, 2, 3]]);
  });
});
