/** "Why not?" of what a card lets choose: things of the same kind that do not fit its words, and what each option stands for. */
import { describe, expect, it } from 'vitest';
import type { Selection } from '../../data/ops.ts';
import type { SelectData } from '../../select/types.ts';
import type { Table } from '../../types.ts';
import { CAPITAL, ctx, foe, h, selecting, stage, tile, type Up, units, why } from '../scenes.ts';

const HOME = h(0, 2);
const FIELD = h(1, 1);
const FAR = h(-2, 0);

const asks = (what: Selection, change: (t: Table) => void, more: Partial<SelectData> = {}): Up =>
  stage()
    .with(change)
    .at('select', selecting(what, FIELD, { optional: true, ...more }));
/** The board's things of a question: of its options, and of what is barred. */
const things = (s: Up): [readonly string[], readonly (string | undefined)[]] => {
  const { targets = {}, blocked = [] } = s.question(0).shown;
  return [Object.values(targets), blocked.map(({ target }) => target)];
};

describe('[UP-PLA-01] hexes that an effect does not name', () => {
  const near = { near: 'hero' } as const;
  const place = (t: Table): void => {
    t.players[0]!.at = HOME;
    for (const hex of [FIELD, FAR]) tile(t, hex, 'raufrost');
  };
  it.each([
    ['remove-curse', 'curse', true],
    ['remove-skeleton', 'skeletons', 2],
    ['remove-garrison', 'garrisons', 2],
    ['destroy-garrison', 'garrisons', 2],
  ] as const)('%s: only near the Hero', (what, field, n) => {
    const s = asks(
      what,
      (t) => {
        place(t);
        for (const hex of [h(0, 1), FAR]) Object.assign(t.hexes[hex]!, { [field]: n, up: true });
      },
      { where: { ...near, has: ({ curse: 'curse', skeletons: 'skeleton', garrisons: 'garrison' } as const)[field] } },
    );
    expect(s.options(0)).toContain(h(0, 1));
    expect(s.options(0)).not.toContain(FAR);
    expect(why(s)).toMatchObject({ [FAR]: 'UP-PLA-01' });
    expect(why(s)).not.toHaveProperty(String(h(0, 1)));
    expect(things(s)[1]).toContain(`hex:${FAR}`);
  });

  it('a hex whose Garrison was taken already, where the effect wants three different ones', () => {
    const s = asks(
      'remove-garrison',
      (t) => {
        for (const hex of [FIELD, FAR]) Object.assign(t.hexes[hex]!, { garrisons: 2, up: true });
      },
      { where: { has: 'garrison' }, distinct: true, chosen: [FAR] },
    );
    expect(why(s)).toMatchObject({ [FAR]: 'UP-PLA-01' });
    expect(s.options(0)).toContain(FIELD);
  });

  it('a Hero three hexes away from where he goes two, the tower that he stands on', () => {
    const s = asks('hero-distance-2', (t) => void Object.assign(t.players[0]!, { at: FIELD }));
    expect(why(s)).toMatchObject({ [h(1, -2)]: 'UP-PLA-01' });
    expect(why(s)).not.toHaveProperty(String(h(1, -1)));
    const [tower] = asks('hero-to-tower', () => {}).options(0);
    const there = asks('hero-to-tower', (t) => void Object.assign(t.players[0]!, { at: Number(tower) }));
    expect(why(there)).toEqual({ [tower!]: 'UP-PLA-01' });
  });

  it('the Messiah passes by what is held more strongly', () => {
    const s = asks('messiah', (t) => {
      foe(t, 'false-messiah', CAPITAL, 3);
      units(t, 0, HOME, { hunters: 3 });
    });
    expect(why(s)).toMatchObject({ [HOME]: 'UP-PLA-01' });
  });
});

describe('[UP-PLA-01] Legions and Hordes', () => {
  const two = (t: Table): void => {
    foe(t, 'butcher', FIELD, 2, { tokens: 1 });
    foe(t, 'spymaster', FAR, 5, { tokens: 0 });
    t.players[0]!.at = FIELD;
  };
  it('those that are elsewhere, too strong, or without a token; each is an enemy on the board', () => {
    expect(why(asks('weaken-legion', two, { where: { at: 'hero' } }))).toEqual({ spymaster: 'UP-PLA-01' });
    expect(why(asks('destroy-legion', two, { n: 3 }))).toEqual({ spymaster: 'UP-PLA-01' });
    expect(why(asks('untoken-legion', two))).toEqual({ spymaster: 'UP-PLA-01' });
    expect(why(asks('untoken', two))).toEqual({ spymaster: 'UP-PLA-01' });
    expect(why(asks('silent-knives', two))).toEqual({});
    expect(things(asks('untoken', two))).toEqual([['foe:butcher'], ['foe:spymaster']]);
  });
});

describe('[UP-PLA-01] Units and cards', () => {
  it('no Basic Unit where an Elite one goes, none that costs less than the dearest', () => {
    const army = (t: Table): void => units(t, 0, FIELD, { hunters: 1, berserkers: 1 });
    const elite = asks('remove-elite', army);
    expect([elite.options(0), why(elite)]).toEqual([[`berserkers@${FIELD}`, 'none'], { [`hunters@${FIELD}`]: 'UP-PLA-01' }]);
    expect(things(elite)).toEqual([[`hex:${FIELD}`], [`hex:${FIELD}`]]);
    const dear = asks('costly-unit', army, { ctx: ctx(0, FIELD, { self: 'butcher' }) });
    expect([dear.options(0), why(dear)]).toEqual([['berserkers', 'none'], { hunters: 'UP-PLA-01' }]);
    expect(things(dear)).toEqual([[], [undefined]]);
    expect(why(asks('costliest-of-all', army))).toMatchObject({ [`hunters@${FIELD}`]: 'UP-PLA-01', 'sellswords@-1': 'UP-PLA-01' });
  });

  it('a second Unit comes from the same Graveyard as the first; of one’s own only', () => {
    const graves = (t: Table): void => {
      const row = (n: number) => t.players.map((_, seat) => (seat === n ? [1, 0, 0, 0] : [0, 0, 0, 0]));
      t.imperialGrave = { ...t.imperialGrave, units: row(0) };
      t.chaosGrave = { ...t.chaosGrave, units: row(1) };
    };
    const own = asks('own-from-grave', graves);
    const [mine] = own.options(0);
    const [theirs] = Object.keys(why(own));
    expect([String(mine)[0], theirs![0]]).toEqual(['E', 'C']);
    expect(why(asks('any-from-grave', graves))).toEqual({});
    expect(why(asks('any-from-grave', graves, { chosen: [mine!] }))).toEqual({ [theirs!]: 'UP-PLA-01' });
  });

  it('[UP-CON-06] no Unit goes to a Haven with five', () => {
    const s = asks('unit-to-haven', (t) => {
      units(t, 0, FIELD, { hunters: 1 });
      units(t, 0, HOME, { sellswords: 5 });
      Object.assign(t.hexes[FAR]!, { haven: 0, up: true });
    });
    expect(s.options(0)).toEqual([`hunters@${FAR}`, 'none']);
    expect(why(s)).toEqual({ [`hunters@${HOME}`]: 'UP-CON-06' });
  });

  it('the Spymaster leaves cheaper Items; a tucked Feat is not turned', () => {
    const items = (t: Table): void => void Object.assign(t.players[0]!, { items: ['smoked-meat', 'whip-of-thorns'], feats: [] });
    const s = asks('spymaster', items);
    expect([...s.options(0)].filter((id) => id !== 'none').length + Object.keys(why(s)).length).toBe(2);
    expect(why(s)).toMatchObject({ 'smoked-meat': 'UP-PLA-01' });
    expect(things(s)).toEqual([['card:whip-of-thorns'], ['card:smoked-meat']]);
  });
});

describe('cards with a question of their own', () => {
  it('[UP-CON-06] the Siren draws nobody to where five stand; what is drawn is lit', () => {
    const NEARER = h(0, 1);
    const s = stage().with((t) => {
      foe(t, 'siren', CAPITAL, 3);
      for (const hex of [NEARER, h(1, 0), FIELD, h(-1, 1)]) Object.assign(t.hexes[hex]!, { up: true });
      units(t, 0, HOME, { hunters: 1 });
      units(t, 0, NEARER, { sellswords: 5 });
      units(t, 0, FIELD, { hunters: 1, slavers: 1 });
    });
    s.at('card:siren', { ctx: ctx(-1, CAPITAL, { self: 'siren' }), turn: 0 });
    expect(why(s)).toMatchObject({ [`hunters@${HOME}>${NEARER}`]: 'UP-CON-06' });
    expect(s.options(0)).not.toContain(`hunters@${HOME}>${NEARER}`);
    expect(things(s)[0]).toContain(`hex:${FIELD}`);
  });

  it('[UP-PLA-01] she flees to the closest empty hex, to none beyond', () => {
    const s = stage().with((t) => foe(t, 'siren', h(-3, 3), 3));
    s.at('card:siren-flees', { ctx: ctx(0, h(-3, 3), { self: 'siren' }) });
    const rules = new Set(Object.values(why(s)));
    expect(rules).toEqual(new Set(['UP-PLA-01']));
    for (const id of s.options(0)) expect(why(s)).not.toHaveProperty(String(id));
  });

  it('[UP-PLA-01] the second tile of the Thieves’ Map is of the kind of the first', () => {
    const s = stage().at('card:thieves-map', { ctx: ctx(0, HOME), hexes: [] });
    const [first] = s.options(0);
    s.say(0, first!);
    expect(new Set(Object.values(why(s)))).toEqual(new Set(['UP-PLA-01']));
    for (const id of s.options(0)) expect(why(s)).not.toHaveProperty(String(id));
  });

  it('[UP-PLA-01] the Plague Censer reaches Garrisons near the Hero alone', () => {
    const s = stage().with((t) => {
      t.players[0]!.at = HOME;
      for (const hex of [HOME, h(0, 1), FAR]) Object.assign(t.hexes[hex]!, { garrisons: 1, up: true });
    });
    s.at('card:plague-censer', { ctx: ctx(0, HOME), hex: -1 });
    expect(why(s)).toMatchObject({ [FAR]: 'UP-PLA-01' });
    expect(s.options(0)).toContain(h(0, 1));
  });
});
