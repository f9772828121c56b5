/** Deeds at their borders: nothing is told where nothing happens, and everything is done once. */
import { describe, expect, it } from 'vitest';
import { RESOURCE_SUPPLY } from '../../data/factions.ts';
import { NEMESIS } from '../../data/nemesis.ts';
import { discardCard } from '../../deeds/cards.ts';
import { moveFoe, raiseThreat, removeGarrisons, removeSkeletons, turnUp } from '../../deeds/pieces.ts';
import { gain, lose, spendAp } from '../../deeds/points.ts';
import { react } from '../../deeds/reactions.ts';
import type { Event, Table, Turn } from '../../spec.ts';
import { CAPITAL, ctx, foe, foeIn, h, stage, tile, type Up, units } from '../scenes.ts';

const FIELD = h(1, 1);
const HOME = h(0, 2);
const [EAST, WEST] = [h(2, -1), h(-2, 1)];

/** A turn that writes down what it is told and asked to call. */
function onTable(change: (t: Table) => void = () => {}): { t: Turn; table: Table; told: Event[]; calls: unknown[][] } {
  const { table } = stage().with(change);
  const told: Event[] = [];
  const calls: unknown[][] = [];
  const t = {
    table,
    emit: (e: Event) => told.push(e),
    call: (...args: unknown[]) => calls.push(args),
    reveal: () => {},
    up: () => undefined,
  };
  return { t: t as unknown as Turn, table, told, calls };
}

describe('Threat', () => {
  it('[UP-EMP-11] [UP-EMP-12] [UP-CHA-11] what is above the maximum gives VP, unless it is capped; just the maximum gives none', () => {
    const raised = (n: number, capped = false) => {
      const { t, table, told } = onTable((x) => foe(x, 'butcher', FIELD, NEMESIS.butcher.max - 1));
      raiseThreat(t, 'butcher', n, '', capped);
      return [foeIn(table, 'butcher')!.threat - NEMESIS.butcher.max, table.empireVp, told.length];
    };
    expect([raised(0), raised(1), raised(3), raised(3, true)]).toEqual([
      [-1, 0, 0],
      [0, 0, 1],
      [0, 2, 2],
      [0, 0, 1],
    ]);
  });

  it('[UP-EMP-11] a card that is not on the map gains none', () => {
    const { t, told } = onTable();
    raiseThreat(t, 'butcher', 2, '');
    moveFoe(t, 'butcher', FIELD, '');
    expect(told).toEqual([]);
  });

  it('[UP-NEM-05] a card that stays where it is has not moved', () => {
    const { t, table, told } = onTable((x) => foe(x, 'butcher', FIELD, 2));
    moveFoe(t, 'butcher', FIELD, '');
    expect(told).toEqual([]);
    moveFoe(t, 'butcher', HOME, '');
    expect([told.length, foeIn(table, 'butcher')!.at]).toEqual([1, HOME]);
  });
});

describe('pieces and goods', () => {
  it('[UP-CON-10] nothing is told of no piece', () => {
    const { t, told, table } = onTable((x) => Object.assign(x.hexes[FIELD]!, { garrisons: 2, skeletons: 2 }));
    removeGarrisons(t, FIELD, 0, '');
    removeSkeletons(t, FIELD, 0, '');
    expect(told).toEqual([]);
    removeGarrisons(t, FIELD, 1, '');
    removeSkeletons(t, FIELD, 1, '');
    expect([told.length, table.hexes[FIELD]!.garrisons, table.hexes[FIELD]!.skeletons]).toEqual([2, 1, 1]);
  });

  it('[UP-HEX-03] a tile that is turned up is no secret of anybody any more, others still are', () => {
    const { table } = onTable((x) => {
      x.players[0]!.seen = [FIELD, EAST];
      x.players[1]!.seen = [EAST];
    });
    turnUp(table, FIELD, 0);
    expect(table.players.map((p) => p.seen)).toEqual([[EAST], [EAST]]);
  });

  it('[UP-CON-03] what the supply cannot give is lost: the rest is chosen, and of nothing there is no choice', () => {
    const gained = (left: number) => {
      const { t, calls, table } = onTable((x) => {
        for (const p of x.players) Object.assign(p, { salt: 0, plunder: 0, food: 0 });
        x.players[1]!.salt = RESOURCE_SUPPLY - left;
      });
      gain(t, 0, [1, 1, 0], '');
      return [table.players[0]!.salt + table.players[0]!.plunder, calls.map(([kind, args]) => [kind, (args as { n: number }).n])];
    };
    expect([gained(2), gained(1), gained(0)]).toEqual([
      [2, []],
      [0, [['goods', 1]]],
      [0, []],
    ]);
  });

  it('[UP-REF-03] as many action points and goods are lost as there are, and nothing is told of none', () => {
    const { t, told, table } = onTable((x) => Object.assign(x.players[0]!, { ap: 1, food: 0 }));
    lose(t, 0, 'food', 2, '');
    expect(told).toEqual([]);
    spendAp(t, 0, 2, '');
    expect([table.players[0]!.ap, told]).toMatchObject([0, [{ type: 'ap', n: -1 }]]);
    spendAp(t, 0, 2, '');
    expect(told.length).toBe(1);
  });

  it('[card:skull-pile] counts from the last VP on; its skulls go with it and with no other card', () => {
    const { t, table } = onTable((x) => Object.assign(x.players[0]!, { feats: ['skull-pile', 'forest-paths'], skulls: 0 }));
    const p = table.players[0]!;
    let destroyed = 0;
    while (p.vp === 0 && destroyed < 20) {
      react.skeletonsDestroyed(t, 0, 1);
      destroyed++;
    }
    const first = p.vp;
    react.skeletonsDestroyed(t, 0, destroyed);
    expect(p.vp).toBe(2 * first);
    discardCard(t, 0, 'forest-paths', '');
    expect(p.skulls).toBe(2 * destroyed);
    discardCard(t, 0, 'skull-pile', '');
    expect(p.skulls).toBe(0);
  });
});

describe('placing', () => {
  const put = (s: Up, what: 'garrison' | 'skeleton', n: number, more: object = {}): Up =>
    s.at('place', { what, n, where: { at: 'here' }, ctx: ctx(0, FIELD), together: false, ...more } as never);

  it('[UP-PLA-03] each piece that has no place gives 1 VP', () => {
    const s = put(
      stage().with((t) => {
        t.hexes[FIELD]!.skeletons = 2;
        t.hordes = [];
      }),
      'skeleton',
      2,
    );
    expect([s.over, s.table.chaosVp, s.table.hexes[FIELD]!.skeletons]).toEqual([true, 2, 2]);
  });

  it('[UP-PLA-01] pieces that belong together go to one hex', () => {
    const s = put(stage(), 'skeleton', 2, { where: { empty: true }, together: true });
    const hex = s.options(0)[0] as number;
    s.say(0, hex);
    expect([s.over, s.table.hexes[hex]!.skeletons]).toEqual([true, 2]);
  });

  it('[UP-CHA-06] the last Skeletons are of no account for a Garrison', () => {
    const s = stage().with((t) => {
      t.imperialGrave = { ...t.imperialGrave, skeletons: 99 };
    });
    const left = put(s, 'garrison', 1).table.hexes[FIELD]!;
    expect([left.garrisons, left.skeletons]).toEqual([1, 0]);
  });

  it('[UP-CHA-04] a Horde that is owed comes once', () => {
    const s = stage().with((t) => {
      t.owed = [FIELD];
      t.phase = 'actions';
    });
    s.at('settle', { by: 0, fights: false } as never);
    for (let i = 0; i < 9 && s.asked.length > 0 && !s.over; i++) s.say(s.asked[0]!, s.options(s.asked[0]!)[0]!);
    expect([s.table.owed, s.table.foes.length]).toEqual([[], 1]);
  });
});

describe('moves of the Nemeses', () => {
  it('[UP-CHA-08] each stack of Skeletons moves once', () => {
    const s = stage().with((t) => {
      t.hexes[EAST]!.skeletons = 1;
      t.hexes[WEST]!.skeletons = 1;
    });
    s.at('skeletons', { todo: [EAST, WEST, h(0, 3)], from: -1, by: 0, why: '' } as never);
    for (let i = 0; i < 9 && s.asked.length > 0 && !s.over; i++) s.say(s.asked[0]!, s.options(s.asked[0]!)[0]!);
    const moves = s.events.flatMap((e) => (e.type === 'skeletons-moved' ? [e.from] : []));
    expect(moves.toSorted((a, b) => a - b)).toEqual([EAST, WEST].toSorted((a, b) => a - b));
    expect(s.table.hexes[EAST]!.skeletons + s.table.hexes[WEST]!.skeletons).toBe(0);
  });

  it('[UP-AIL-02] [UP-EMP-22] [UP-AIL-07] [UP-AIH-06] whoever does not move says why', () => {
    const stays = (card: 'butcher' | 'banished', at: number, target: number): string | undefined => {
      const s = stage().with((t) => foe(t, card, at, 2, { target, prey: -1 }));
      s.at('activate', { card, by: 0, why: '' } as never);
      return s.events.flatMap((e) => (e.type === 'foe-stays' ? [e.why] : []))[0];
    };
    expect(stays('butcher', CAPITAL, CAPITAL)).toBe('capital');
    expect(stays('butcher', FIELD, FIELD)).toBe('at-target');
    expect(stays('butcher', FIELD, -1)).toBe('no-way');
    expect(stays('butcher', CAPITAL, -1)).toBe('no-way');
    expect(stays('banished', CAPITAL, -1)).toBe('capital');
  });

  it('[UP-CHA-20] [UP-AIH-01] after the Curse of a Horde the table is settled: Garrisons on it are gone', () => {
    const s = stage().with((t) => {
      tile(t, FIELD, 'raufrost');
      foe(t, 'banished', FIELD, 2);
    });
    s.at('activate', { card: 'banished', by: 0, why: '' } as never);
    expect(s.table.hexes[FIELD]!.curse).toBe(true);
  });
});

describe('gifts', () => {
  it('[UP-CARD-02] [UP-ACT-TRADE-04] a flipped Item stays flipped with its new owner, another one does not', () => {
    const given = (down: boolean) => {
      const s = stage().with((t) => {
        Object.assign(t.players[0]!, { items: ['smoked-meat'], down: down ? ['smoked-meat'] : [] });
        units(t, 0, HOME, { hunters: 1 });
        t.players[1]!.at = HOME;
      });
      s.at('exchange', { seats: [0, 1], givers: 2, turn: 0, to: -1 } as never).say(0, 'smoked-meat>1');
      return [s.table.players[0]!.items, s.table.players[1]!.items, s.table.players[1]!.down];
    };
    expect([given(true), given(false)]).toEqual([
      [[], ['smoked-meat'], ['smoked-meat']],
      [[], ['smoked-meat'], []],
    ]);
  });
});
