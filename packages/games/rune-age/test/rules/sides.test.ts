/** Armies of both sides: what is counted, chosen or touched belongs to the right one. */
import { describe, expect, it } from 'vitest';
import { beginCombat, enterCombat } from '../../deeds/combat.ts';
import { amountOf, limitOf, possible } from '../../query/abilities.ts';
import {
  armyBonus,
  concedable,
  countKind,
  countUnits,
  destroyable,
  fallenKinds,
  wallsOf,
  woundable,
  woundedUnits,
} from '../../query/combat.ts';
import type { Fighter, Table, Target } from '../../spec.ts';
import { cards, names, type Setting, seatOf, stage } from '../helpers.ts';

const ALL = Number.MAX_SAFE_INTEGER;

/** A siege of seat 1 by seat 0 in which these cards take part, numbered from 0 on. */
function armies(mine: string, theirs: string, x: Setting = {}, target: Target = 'realm:1', defender = 1): Table {
  const { table } = stage({ hands: ['', ''], ...x });
  const c = beginCombat(table, 0, defender, target);
  for (const card of cards(mine)) enterCombat(c, 0, card, 0);
  for (const card of cards(theirs)) enterCombat(c, 1, card, 0);
  return table;
}
const of = (list: readonly Fighter[]): string[] => names(list.map((f) => f.card));
const combat = (table: Table) => table.combat!;

describe('friendly and opposing units', () => {
  it('[RA-EXP-11] [card:ut-chaos-lord] only friendly wounds count', () => {
    const table = armies('ut-chaos-lord ut-ripper', 'ut-ripper', { races: ['uthuk', 'daqan'] });
    for (const f of combat(table).fighters.slice(1)) f.wounded = true;
    expect(amountOf(table, 0, 'wounded-friendly', 0)).toBe(1);
    expect(of(woundedUnits(combat(table), 1))).toEqual(['ut-ripper']);
    expect(woundedUnits(combat(table), 0).length).toBe(1);
  });

  it('[RA-EXP-11] [card:nx-standard] names of friendly units are counted, each once', () => {
    const table = armies('wq-archer wq-archer wq-reanimate nx-standard', 'dq-bowman dq-knight');
    expect([amountOf(table, 0, 'names', 0), amountOf(table, 1, 'names', 0)]).toEqual([2, 2]);
    expect(amountOf(armies('wq-archer', 'dq-bowman dq-knight'), 0, 'names', 0)).toBe(1);
  });

  it('[RA-EXP-11] [card:wq-dark-knight] [card:wq-wyrm] other friendly units, and Reanimates of one’s own', () => {
    const table = armies('wq-dark-knight wq-reanimate', 'wq-reanimate wq-reanimate');
    expect([amountOf(table, 0, 'other-friendly', 0), countUnits(combat(table), 1)]).toEqual([1, 2]);
    expect(countKind(combat(table), 0, cards('wq-reanimate')[0]! >> 1)).toBe(1);
    expect(amountOf(table, 0, 'three-reanimates', 0)).toBe(0);
    expect(amountOf(armies('3xwq-archer', ''), 0, 'three-reanimates', 0)).toBe(0);
    expect(amountOf(armies('3xwq-reanimate', ''), 0, 'three-reanimates', 0)).toBe(1);
  });

  it('[card:wq-archer] as strong as one’s own Archers are now: bonuses count, a shadow does not, nor do the others', () => {
    const table = armies('2xwq-archer', '2xwq-archer');
    const [first, second] = combat(table).fighters;
    expect(limitOf(combat(table), 0, 'archers', 0)).toBe(4);
    first!.bonus = 1;
    expect(limitOf(combat(table), 0, 'archers', 0)).toBe(5);
    second!.shadowed = true;
    expect(limitOf(combat(table), 0, 'archers', 0)).toBe(3);
  });

  it('[card:dw-bombard] reaches twice the value of the gold', () => {
    expect([1, 2, 3].map((value) => limitOf(combat(armies('', '')), 0, 'twice-value', value))).toEqual([2, 4, 6]);
  });

  it('[RA-EXP-11] [RA-ATT-09] [RA-DES-07] tactics are no units: nothing wounds, destroys or concedes them', () => {
    const table = armies('wq-archer nc-battle-cry', 'dq-bowman nc-battle-cry');
    const c = combat(table);
    expect(of(woundable(c, 0))).toEqual(['wq-archer']);
    expect(of(destroyable(c, 0, undefined, ALL))).toEqual(['dq-bowman']);
    expect(of(concedable(c, 1))).toEqual(['dq-bowman']);
    expect(countUnits(c, 0)).toBe(1);
  });

  it('[card:nx-wraith] no opposing ability destroys it, not even by the choice of its owner', () => {
    const c = combat(armies('wq-wyrm', 'nx-wraith dq-knight'));
    expect(of(destroyable(c, 0, c.fighters[0], ALL))).toEqual(['dq-knight']);
    expect(of(concedable(c, 1))).toEqual(['dq-knight']);
  });

  it('[card:nc-dragon] units of strength 3 or less cannot choose it; stronger ones, and what is no unit, can', () => {
    const c = combat(armies('dq-bowman dq-knight wq-wyrm nc-battle-cry', 'nc-dragon'));
    const chosen = c.fighters.slice(0, 4).map((by) => of(destroyable(c, 0, by, ALL)));
    expect(chosen).toEqual([[], [], ['nc-dragon'], ['nc-dragon']]);
    expect(of(destroyable(c, 0, undefined, ALL))).toEqual(['nc-dragon']);
    c.fighters[1]!.bonus = 1;
    expect(of(destroyable(c, 0, c.fighters[1], ALL))).toEqual(['nc-dragon']);
  });

  it('[RA-EXP-11] [card:nx-reprieve] only one’s own fallen units come back, each kind once, while their pile holds one', () => {
    const table = armies('', '', { races: ['waiqar', 'daqan'] });
    const kind = (name: string): number => cards(name)[0]! >> 1;
    combat(table).fallen = [
      { side: 0, kind: kind('wq-reanimate') },
      { side: 0, kind: kind('wq-reanimate') },
      { side: 1, kind: kind('dq-footman') },
    ];
    expect(fallenKinds(table, combat(table), 0)).toEqual([kind('wq-reanimate')]);
    expect(fallenKinds(table, combat(table), 1)).toEqual([kind('dq-footman')]);
    seatOf(table, 0).barracks[0] = 0;
    expect(fallenKinds(table, combat(table), 0)).toEqual([]);
  });
});

describe('strength of an army as a whole', () => {
  it('[card:rw-11] [RA-SCN-09] a landmark is no city: its attacker has no bonus', () => {
    const bonus = (target: Target): number =>
      armyBonus(...sieged(target, { options: { scenario: 'conquest' }, table: (t) => Object.assign(t, { lasting: 'rw-11' }) }), 0);
    expect([bonus('city-forge'), bonus('lm-1'), bonus('realm:1')]).toEqual([1, 0, 0]);
  });

  it('[RA-SIE-12] [RA-BAT-19] walls count in a siege and not in a battle', () => {
    const walls = (defender: number): number => {
      const table = armies('wq-archer', '', { sites: { 'city-forge': defender } }, 'city-forge', defender);
      return wallsOf(table, combat(table));
    };
    expect([walls(1), walls(-1)]).toEqual([2, 0]);
  });
});
const sieged = (target: Target, x: Setting): [Table, NonNullable<Table['combat']>] => {
  const table = armies('wq-archer', 'dq-bowman', { sites: { 'city-forge': 1, 'lm-1': 1 }, ...x }, target);
  return [table, combat(table)];
};

describe('operations that could do something', () => {
  const can = (table: Table, op: Parameters<typeof possible>[3], unit = 0): boolean => possible(table, 0, unit, op, 0);

  it('[RA-BAT-30] [RA-EXP-12] nobody concedes in a battle, and somebody with a unit does in a siege', () => {
    expect(can(armies('wq-archer', '', {}, 'stronghold', -1), { op: 'concede' })).toBe(false);
    expect(can(armies('wq-archer', 'nc-battle-cry'), { op: 'concede' })).toBe(false);
    expect(can(armies('wq-archer', 'dq-bowman'), { op: 'concede' })).toBe(true);
  });

  it('[RA-DES-10] [RA-EXP-13] "any" means itself too, "other" another one, "self" itself, and nobody twice', () => {
    const alone = armies('ut-ripper', '', { races: ['uthuk', 'daqan'] });
    const who = (table: Table): boolean[] => (['any', 'other', 'self'] as const).map((x) => can(table, { op: 'wound', who: x }));
    expect(who(alone)).toEqual([true, false, true]);
    combat(alone).fighters[0]!.wounded = true;
    expect(who(alone)).toEqual([false, false, false]);
    const two = armies('2xut-ripper', '', { races: ['uthuk', 'daqan'] });
    combat(two).fighters[0]!.wounded = true;
    expect(who(two)).toEqual([true, true, false]);
  });

  it('[RA-ABL-19] [card:ut-blood-sister] [card:mc-moulder] nobody is healed who is sound; a fallen unit only where the text says so', () => {
    const table = armies('ut-blood-sister', '', { races: ['uthuk', 'daqan'] });
    const heals = (): boolean[] => [can(table, { op: 'heal', n: 1 }), can(table, { op: 'heal', n: 1, fallen: true })];
    expect(heals()).toEqual([false, false]);
    combat(table).fallen = [{ side: 0, kind: cards('ut-ripper')[0]! >> 1 }];
    expect(heals()).toEqual([false, true]);
    combat(table).fighters[0]!.wounded = true;
    expect(heals()).toEqual([true, true]);
  });

  it('[RA-ABL-19] an army may grow without units, its units cannot', () => {
    const table = armies('', 'dq-bowman');
    expect(can(table, { op: 'strengthen', who: 'army', by: 1 })).toBe(true);
    expect(can(table, { op: 'strengthen', who: 'each', by: 1 })).toBe(false);
  });

  it('[RA-ABL-19] [card:wq-vampire] the last Reanimate of the barracks can be taken, and no further one', () => {
    const table = armies('wq-vampire', '');
    const take = { op: 'take', card: 'wq-reanimate', from: 'barracks', to: 'discard' } as const;
    const left = (n: number): boolean => {
      seatOf(table, 0).barracks[0] = n;
      return can(table, take);
    };
    expect([left(1), left(0)]).toEqual([true, false]);
  });

  it('[RA-ABL-19] an order to an opponent needs one: outside a combat there is none', () => {
    const { table } = stage({ hands: ['gold-1', 'gold-1'] });
    expect(can(table, { op: 'fromHand', who: 'opponent', which: 'any', least: 1, most: 1, to: 'discard' })).toBe(false);
  });

  it('[card:lt-guardian] refreshed cities of one’s own are counted: no exhausted one, no landmark, none of others', () => {
    const { table } = stage({
      options: { scenario: 'conquest' },
      sites: { 'city-forge': 0, 'city-tamalir': 0, 'lm-1': 0, 'city-frostgate': 1 },
      table: (t) => Object.assign(t.sites[1]!, { exhausted: true }),
    });
    expect(amountOf(table, 0, 'ready-cities', 0)).toBe(1);
  });
});
