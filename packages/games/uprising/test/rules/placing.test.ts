import { describe, expect, it } from 'vitest';
import { ALL } from '../../data/map.ts';
import { planCard, planGarrison, planSkeleton } from '../../query/plan.ts';
import { BOTH, CAPITAL, ctx, effectAt, foe, foeIn, h, stage, units } from '../scenes.ts';

const FREE = { empty: true, noX: true } as const;
const here = ctx(0, CAPITAL);
/** A map without an empty hex, but for those given. */
const crowded = (edition: '1E' | '2E', empty: readonly number[] = []) =>
  stage({ edition }).with((t) => {
    for (const hex of ALL) if (!empty.includes(hex) && t.hexes[hex]!.haven < 0) t.hexes[hex]!.curse = true;
  });

describe('placing', () => {
  it('[UP-PLA-01] where the words leave room the acting player chooses', () => {
    const s = stage();
    s.at('place', { what: 'skeleton', n: 1, where: { region: 'fog-grave' }, ctx: ctx(1, CAPITAL), together: false });
    expect(s.asked).toEqual([1]);
  });

  it('[UP-PLA-02] [1E] an empty hex or one with own Units; [2E] an empty one first', () => {
    for (const edition of BOTH) {
      const { table: t } = crowded(edition, [h(3, 0)]).with((x) => {
        x.hexes[h(-3, 0)]!.skeletons = 1;
      });
      const { hexes } = planSkeleton(t, { region: 'fog-grave', empty: true }, here);
      expect([...hexes].sort()).toEqual(edition === '1E' ? [h(-3, 0), h(3, 0)].sort() : [h(3, 0)]);
    }
  });

  it('[UP-PLA-03] what cannot be placed at all is 1 VP for its faction', () => {
    const { table: t } = crowded('2E');
    expect(planSkeleton(t, { empty: true }, here)).toMatchObject({ hexes: [], vp: 'C' });
    expect(planGarrison(t, FREE, here)).toMatchObject({ hexes: [], vp: 'E' });
  });

  it('[UP-PLA-03] [UP-PLA-09] a Horde that finds no hex is 1 VP for Chaos and stays in its deck', () => {
    const s = stage().with((t) => {
      for (const hex of ALL) if (t.hexes[hex]!.haven < 0) t.hexes[hex]!.garrisons = 1;
    });
    const deck = s.table.hordes;
    s.at('place-card', { side: 'C', n: 1, where: null, threat: 0, ctx: here, card: '', tied: [] });
    expect([s.table.chaosVp, s.table.hordes, s.table.foes]).toEqual([1, deck, []]);
  });

  it('[UP-PLA-04] [UP-R-44] "empty without X": a level-1 piece, explored or not; unexplored hexes show no X', () => {
    const { table: t } = stage();
    const { hexes } = planGarrison(t, FREE, here);
    expect(hexes).toHaveLength(12);
    expect(hexes).not.toContain(h(3, 0));
    expect(hexes).not.toContain(CAPITAL);
  });

  it.each(BOTH)('[UP-PLA-05] [UP-R-75] [%s] without such a hex: where a Garrison or a Legion is; never a bare space', (edition) => {
    const { table: t } = crowded(edition, [h(3, 0)]).with((x) => {
      x.hexes[h(1, 0)]!.garrisons = 1;
      foe(x, 'assassin', h(-3, 0), 3);
    });
    expect([...planGarrison(t, FREE, here).hexes].sort()).toEqual([h(-3, 0), h(1, 0)].sort());
  });

  it('[UP-PLA-06] all level-1 pieces used: a higher level on a hex with Garrisons; a Legion alone does not help', () => {
    const { table: t } = stage().with((x) => {
      const ten = [h(1, 0), h(1, -1), h(0, -1), h(-1, 0), h(-1, 1), h(0, 1), h(1, 1), h(-1, 2), h(2, 0), h(-2, 0)];
      for (const hex of ten) x.hexes[hex]!.garrisons = 1;
      foe(x, 'assassin', h(3, 0), 3);
    });
    const { hexes } = planGarrison(t, FREE, here);
    expect(hexes).toHaveLength(10);
    expect(hexes).not.toContain(h(3, 0));
  });

  it('[UP-PLA-07] "with another Skeleton": hexes with one or two; none on the map: any empty hex', () => {
    const { table: t } = stage().with((x) => {
      x.hexes[h(3, 0)]!.skeletons = 1;
    });
    expect(planSkeleton(t, { has: 'skeleton' }, here).hexes).toEqual([h(3, 0)]);
    t.hexes[h(3, 0)]!.skeletons = 0;
    expect(planSkeleton(t, { has: 'skeleton' }, here).hexes.length).toBeGreaterThan(20);
  });

  it('[UP-PLA-08] a Legion without place: The Capital', () => {
    expect(planCard(stage().table, 'E', null, here)).toEqual([CAPITAL]);
  });

  it('[UP-PLA-09] a Horde without place: an empty hex, else one with a Skeleton or Curse', () => {
    expect(planCard(stage().table, 'C', null, here)).not.toContain(h(0, 2));
    const { table: t } = crowded('2E');
    expect(planCard(t, 'C', null, here)).toContain(h(3, 0));
    for (const hex of planCard(t, 'C', null, here)) expect(t.hexes[hex]!.skeletons > 0 || t.hexes[hex]!.curse).toBe(true);
    const { table: u } = stage().with((x) => {
      x.hexes[h(-3, 0)]!.curse = true;
    });
    expect(planCard(u, 'C', { region: 'fog-grave', empty: true }, here)).not.toContain(h(-3, 0));
  });

  it('[UP-PLA-10] Threat as said, else the newest Event’s', () => {
    const s = stage().with((t) => Object.assign(t, { hordes: ['oda', 'bloodwyrm'], threat: 6 }));
    s.at('place-card', { side: 'C', n: 1, where: { at: 'here' }, threat: 3, ctx: ctx(0, h(3, 0)), card: '', tied: [] });
    expect(foeIn(s.table, 'bloodwyrm')!.threat).toBe(3);
    s.at('place-card', { side: 'C', n: 1, where: { at: 'here' }, threat: 0, ctx: ctx(0, h(-3, 0)), card: '', tied: [] });
    expect([foeIn(s.table, 'bloodwyrm')!.threat, foeIn(s.table, 'oda')!.threat]).toEqual([4, 7]);
  });

  it('[UP-PLA-11] a Unit placed among enemies fights when the effect is over', () => {
    const s = stage().with((t) => {
      units(t, 0, h(0, 2), { sellswords: 1 });
      t.hordes = ['bloodwyrm'];
    });
    s.at('settle', { by: 0, fights: true });
    s.at('place-card', { side: 'C', n: 1, where: { at: 'here' }, threat: 3, ctx: ctx(0, h(0, 2)), card: '', tied: [] });
    const kinds = s.events.flatMap((e) => (['foe', 'placed', 'combat'].includes(e.type) ? [e.type] : []));
    expect(kinds).toEqual(['foe', 'placed', 'combat']);
  });

  it('[UP-PLA-12] reinforce has the caps and the VP of placing', () => {
    const s = stage().with((t) => {
      t.hexes[h(1, 0)]!.garrisons = 3;
    });
    effectAt(s, 'tile/dawngaard/effect', ctx(0, h(1, 0)));
    expect(s.table.empireVp).toBe(1);
  });

  it('[UP-PLA-13] the words, the rule for the piece, the general rule, 1 VP', () => {
    const { table: t } = stage().with((x) => {
      x.hexes[CAPITAL]!.garrisons = 3;
    });
    expect(planGarrison(t, { at: 'capital' }, here).hexes).not.toContain(CAPITAL);
    expect(planGarrison(t, { at: 'here' }, ctx(0, CAPITAL))).toMatchObject({ hexes: [], vp: 'E' });
    expect(planGarrison(t, { region: 'fog-grave', has: 'garrison' }, here).hexes.length).toBeGreaterThan(0);
  });
});
