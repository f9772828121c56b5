/** "Why not?" in setup and in the Build Phase: the rule that really forbids it. */
import { scene } from '@longtable/kit/scene';
import { describe, expect, it } from 'vitest';
import type { Edition } from '../../data/difficulty.ts';
import { DIAGRAMS } from '../../data/map.ts';
import { uprisingGame } from '../../game.ts';
import type { Table } from '../../types.ts';
import { h, stage, tile, units, why } from '../scenes.ts';

const HOME = h(0, 2);
const FIELD = h(1, 1);

describe('setup', () => {
  it('[UP-SET-04] [UP-SET-11] what another faction has taken is barred: its board and its home space', () => {
    const s = scene(uprisingGame, { seats: 2, options: { factions: 'choose', heroes: 'choose', homes: 'choose', first: 0 } });
    expect(why(s)).toEqual({});
    s.say(0, 'krowh').say(0, 'khaal');
    const [first, second] = DIAGRAMS[2]!.homes;
    expect(why(s)).toEqual({});
    s.say(0, second!);
    expect(why(s, 1)).toEqual({ krowh: 'UP-SET-04' });
    expect(s.refusal(1, 'krowh').rule).toBe('UP-SET-04');
    s.say(1, 'mohyar').say(1, 'ronja');
    // The only space that is left is taken unasked.
    expect(s.table.hexes[first!]!.haven).toBe(1);
  });

  it('[UP-SET-11] of three home spaces two are left for the second faction', () => {
    const s = scene(uprisingGame, {
      seats: 3,
      options: { factions: ['krowh', 'mohyar', 'druwhn'], heroes: ['khaal', 'ronja', 'syndra'], homes: 'choose', first: 0 },
    });
    const [, second] = DIAGRAMS[3]!.homes;
    s.say(0, second!);
    expect(why(s, 1)).toEqual({ [second!]: 'UP-SET-11' });
    expect(s.options(1)).toHaveLength(2);
  });
});

describe('the Build Phase', () => {
  const builder = (change: (t: Table) => void, at = 'buy', more: { edition?: Edition; camp?: number; duerkhar?: true } = {}) =>
    stage({ edition: more.edition ?? '2E', ...(more.duerkhar && { factions: ['duerkhar', 'druwhn'] as const }) })
      .with((t) => {
        t.phase = 'build';
        change(t);
      })
      .at('builder', { seat: 0, unit: 'hunters', camp: more.camp ?? -1 }, at);
  const grave = (row: number[]) => ({ units: [row, [0, 0, 0, 0]], garrisons: [0, 0, 0], skeletons: 0 });

  it('[UP-COM-55] [UP-BLD-06] a Unit of which none is in the reserve: in a Graveyard, or all on the map', () => {
    const asked = (change: (t: Table) => void) => why(builder(change));
    // Mohyar have two Slavers.
    expect(asked((t) => units(t, 0, FIELD, { slavers: 2 }))).toMatchObject({ slavers: 'UP-BLD-06' });
    for (const which of ['imperialGrave', 'chaosGrave'] as const)
      expect(asked((t) => Object.assign(t, { [which]: grave([0, 0, 0, 2]) }))).toMatchObject({ slavers: 'UP-COM-55' });
    expect(asked(() => {})).toEqual({});
  });

  it('[UP-BLD-08] without a Haven and without a camp there is nowhere to build', () => {
    const homeless = (t: Table): void => void Object.assign(t.hexes[HOME]!, { haven: -1 });
    expect(why(builder(homeless))).toEqual({
      sellswords: 'UP-BLD-08',
      hunters: 'UP-BLD-08',
      berserkers: 'UP-BLD-08',
      slavers: 'UP-BLD-08',
    });
    expect(
      why(
        builder(
          (t) => {
            homeless(t);
            tile(t, FIELD, 'raufrost');
          },
          'buy',
          { camp: FIELD },
        ),
      ),
    ).toEqual({ [`wall@${FIELD}`]: 'UP-BLD-08', [`tower@${FIELD}`]: 'UP-BLD-08' });
  });

  it('[UP-BLD-04] of two prices the one that cannot be paid is barred, and the other is open', () => {
    const s = builder((t) => void Object.assign(t.players[0]!, { salt: 0, plunder: 2, food: 0 }), 'buy', { duerkhar: true });
    const open = s.options(0).filter((id) => String(id).startsWith('younglings'));
    const barred = Object.entries(why(s)).filter(([id]) => id.startsWith('younglings'));
    expect([open.length, barred.length]).toEqual([1, 1]);
    expect(barred[0]![1]).toBe('UP-BLD-04');
  });

  it('[UP-BLD-06] full Havens: no Unit at all where there is no other, none there where there is one', () => {
    const full = (t: Table): void => units(t, 0, HOME, { sellswords: 3, hunters: 2 });
    expect(why(builder(full))).toMatchObject({ hunters: 'UP-BLD-06', slavers: 'UP-BLD-06' });
    const s = builder((t) => {
      full(t);
      for (const hex of [FIELD, h(1, 2)]) Object.assign(t.hexes[hex]!, { haven: 0, up: true });
    }, 'where');
    expect(why(s)).toEqual({ [HOME]: 'UP-BLD-06' });
  });

  it('[UP-BLD-05] [UP-DEF-05] a Wall without Plunder, and without a piece in the box', () => {
    const poor = (t: Table): void => void Object.assign(t.players[0]!, { plunder: 0 });
    expect(why(builder(poor))).toMatchObject({ [`wall@${HOME}`]: 'UP-BLD-05', [`tower@${HOME}`]: 'UP-BLD-05' });
    const free = builder((t) => {
      poor(t);
      t.players[0]!.marks = ['free-tower'];
    });
    expect(why(free)).toMatchObject({ [`wall@${HOME}`]: 'UP-BLD-05' });
    expect(why(free)).not.toHaveProperty(`tower@${HOME}`);
    const empty = builder((t) => {
      for (let hex = 0; hex < 10; hex++) Object.assign(t.hexes[hex]!, { haven: 1, tower: true });
    });
    expect(why(empty)).toEqual({ [`tower@${HOME}`]: 'UP-DEF-05' });
  });

  describe('a faction without Haven', () => {
    const camps = (edition: Edition, change: (t: Table) => void) =>
      builder(
        (t) => {
          Object.assign(t.hexes[HOME]!, { haven: -1 });
          for (const [hex, id] of [
            [FIELD, 'raufrost'],
            [h(-1, 2), 'rigga'],
            [h(0, 1), 'golgardei'],
          ] as const)
            tile(t, hex, id);
          change(t);
        },
        'camp',
        { edition },
      );
    it.each<Edition>(['1E', '2E'])(
      '[UP-BLD-08] [UP-CON-09] [%s] not among enemies, not with another faction, not unexplored',
      (edition) => {
        const s = camps(edition, (t) => {
          t.hexes[FIELD]!.garrisons = 1;
          t.hexes[h(-1, 2)]!.skeletons = 1;
          units(t, 1, h(0, 1), { rangers: 1 });
          t.players[0]!.at = h(1, 0);
        });
        const barred = why(s);
        expect(barred).toMatchObject({
          [FIELD]: 'UP-BLD-08',
          [h(-1, 2)]: 'UP-BLD-08',
          [h(0, 1)]: 'UP-CON-09',
          [h(0, -2)]: 'UP-CON-09',
          [h(1, 0)]: 'UP-BLD-08',
        });
        // Unexplored hexes elsewhere are not spoken of, and nothing is both open and barred.
        expect(barred).not.toHaveProperty(String(h(0, -1)));
        expect(s.options(0).filter((id) => String(id) in barred)).toEqual([]);
      },
    );

    it('[UP-BLD-08] [UP-CON-06] own Units on the hex: barred in 1E, in 2E only where five stand', () => {
      const with5 = (edition: Edition, n: number) =>
        why(camps(edition, (t) => units(t, 0, FIELD, { sellswords: 1, hunters: n - 1 })))[FIELD];
      expect([with5('1E', 2), with5('2E', 2), with5('2E', 5)]).toEqual(['UP-BLD-08', undefined, 'UP-CON-06']);
      const cursed = (edition: Edition) => why(camps(edition, (t) => Object.assign(t.hexes[FIELD]!, { curse: true })))[FIELD];
      expect([cursed('1E'), cursed('2E')]).toEqual(['UP-BLD-08', undefined]);
    });

    it('[UP-BLD-08] five own Units among enemies: the enemies bar it', () => {
      for (const enemy of ['garrisons', 'skeletons'] as const)
        expect(
          why(
            camps('2E', (t) => {
              units(t, 0, FIELD, { sellswords: 3, hunters: 2 });
              t.hexes[FIELD]![enemy] = 1;
            }),
          )[FIELD],
        ).toBe('UP-BLD-08');
    });
  });
});
