/** Single cards and single frames, where only the right dice, Units and Havens count. */
import { describe, expect, it } from 'vitest';
import { CARD_DOES } from '../../cards/deeds.ts';
import { COLOURS, type Colour } from '../../data/dice.ts';
import { DISTANCE } from '../../data/map.ts';
import { CARD } from '../../data/play-cards.ts';
import { count } from '../../query/numbers.ts';
import type { CombatData, Die, RoundData, Table } from '../../spec.ts';
import { CAPITAL, ctx, foe, h, selecting, stage, tile, type Up, units } from '../scenes.ts';
import { combat, round } from './needs.ts';

const FIELD = h(1, 1);
const HOME = h(0, 2);

/** A deed of a card inside a round. */
function done(card: 'card:break-them' | 'card:siege-craft', r: RoundData, c: CombatData = combat('garrisons', { hex: FIELD })): RoundData {
  const { table } = stage();
  const t = { table, need: (kind: string) => (kind === 'round' ? r : c), up: () => c };
  CARD_DOES[card](t as never, { ctx: ctx(0, FIELD) } as never);
  return r;
}

describe('cards of a round', () => {
  it('[card:break-them] cancels two Shields, or as many as there are', () => {
    const cancelled = (n: number) => done('card:break-them', round([], { extra: [0, 0, 0, 0, n, 0] })).cancelled;
    expect([cancelled(1), cancelled(2), cancelled(3)]).toEqual([
      [0, 1],
      [0, 2],
      [0, 2],
    ]);
  });

  it('[card:siege-craft] takes the worst die of the enemy, whatever the own dice are', () => {
    const unrolled = (colour: Colour, side: 0 | 1): Die => ({ colour, face: -1, side, of: -1, spent: false });
    const left = (own: Colour[]) =>
      done('card:siege-craft', round([...own.map((x) => unrolled(x, 0)), unrolled('red', 1), unrolled('black', 1)]))
        .dice.filter((d) => d.side === 1)
        .map((d) => d.colour);
    expect(left([])).toEqual(['black']);
    for (const own of COLOURS) expect(left([own])).toEqual(left([]));
  });

  it('[UP-CARD-18] Units of a kind are counted where they are the own ones', () => {
    const t = stage().with((x) => units(x, 0, FIELD, { sellswords: 3 })).table;
    const n = (unit: 'sellswords' | 'swordsisters' | 'hunters', by: number, per = 1): number =>
      count(t, { unitsHere: unit, per }, { ctx: ctx(by, FIELD), roll: null } as never, () => undefined);
    expect([n('sellswords', 0), n('sellswords', 0, 2), n('swordsisters', 0), n('hunters', 0), n('swordsisters', 1)]).toEqual([
      3, 1, 0, 0, 0,
    ]);
  });
});

describe('losses', () => {
  const lost = (n: number, marks: string[] = [], army: object = { sellswords: 1, hunters: 1 }): Up => {
    const s = stage().with((t) => {
      tile(t, FIELD, 'raufrost');
      units(t, 0, FIELD, army);
      t.hexes[FIELD]!.skeletons = 2;
    });
    s.at('combat', combat('skeletons') as never)
      .at('round', round([]) as never)
      .at('losses', { side: 0, n } as never);
    return s.with((_t, m) => {
      for (const { k, data } of m.stack) {
        if (k === 'combat') Object.assign(data, combat('skeletons', { hex: FIELD }));
        if (k === 'round') Object.assign(data, round([], { marks: marks as never }));
      }
    });
  };
  /** The first that is told of losses: the combat goes on after them. */
  const told = (s: Up, first = 1) => s.events.flatMap((e) => (e.type === 'losses' ? [[e.to, e.units]] : [])).slice(0, first);

  it('[UP-COM-31] whoever loses some of several kinds chooses; all of them need no choice', () => {
    const some = lost(1);
    expect(some.question(0)).toMatchObject({ kind: 'losses', stage: 'units' });
    some.say(0, [0, 1, 0, 0]);
    expect(told(some)).toEqual([['C', [0, 1, 0, 0]]]);
    expect(told(lost(2))).toEqual([['C', [1, 1, 0, 0]]]);
    expect(told(lost(5))).toEqual([['C', [1, 1, 0, 0]]]);
    expect(told(lost(2, [], { sellswords: 3 }))).toEqual([['C', [2, 0, 0, 0]]]);
  });

  it('[UP-COM-65] what a card saves goes to the reserve, and its owner chooses which', () => {
    const one = lost(2, ['save-1']);
    expect(one.question(0)).toMatchObject({ kind: 'losses', stage: 'save' });
    one.say(0, [0, 1, 0, 0]);
    expect(told(one, 2)).toEqual([
      ['C', [1, 0, 0, 0]],
      ['reserve', [0, 1, 0, 0]],
    ]);
    expect(told(lost(2, ['save-2']))).toEqual([['reserve', [1, 1, 0, 0]]]);
    expect(told(lost(2, ['save-1'], { sellswords: 2 }), 2)).toEqual([
      ['C', [1, 0, 0, 0]],
      ['reserve', [1, 0, 0, 0]],
    ]);
  });
});

describe('frames', () => {
  it('[card:siren] pulls a Unit nearer and no Unit that is with her', () => {
    const s = stage().with((t) => {
      foe(t, 'siren', CAPITAL, 3);
      for (const hex of [h(0, 1), h(1, 0), h(-1, 1)]) Object.assign(t.hexes[hex]!, { up: true });
      units(t, 0, HOME, { hunters: 1 });
      units(t, 0, h(1, 0), { hunters: 1 });
    });
    s.at('card:siren', { ctx: ctx(-1, CAPITAL, { self: 'siren' }), turn: 0 });
    const pulls = s.options(0).map((id) => String(id).split('@')[1]!.split('>').map(Number));
    expect(pulls.length).toBeGreaterThan(0);
    for (const [from, to] of pulls) {
      expect(DISTANCE[to!]![CAPITAL]!).toBeLessThan(DISTANCE[from!]![CAPITAL]!);
      expect(DISTANCE[to!]![from!]).toBe(1);
    }
  });

  it('[UP-ACT-EXP-01] a tile that lies face-up is not explored again', () => {
    const s = stage().at('explore', { seat: 0, hex: HOME, effect: true } as never);
    expect([s.over, s.events.some((e) => e.type === 'explored')]).toEqual([true, false]);
  });

  it('[UP-CON-21] a choice settles the table, but for the Build Phase, where everybody plays at once', () => {
    const hordes = (phase: 'actions' | 'build'): number => {
      const s = stage().with((t) => Object.assign(t, { phase, owed: [FIELD] }));
      s.at('select', selecting('own-wall', HOME));
      for (let i = 0; i < 9 && s.asked.length > 0 && !s.over; i++) s.say(s.asked[0]!, s.options(s.asked[0]!)[0]!);
      return s.table.foes.length;
    };
    expect([hordes('actions'), hordes('build')]).toEqual([1, 0]);
  });

  it('[UP-SCO-04] VP for defended Havens need a Wall and a Tower', () => {
    const card = Object.keys(CARD).find((id) => CARD[id]!.passive.some((x) => x.on === 'score' && x.per !== undefined))!;
    const vp = (more: object): number => {
      const s = stage().with((t: Table) => {
        const list = CARD[card]!.use === undefined ? 'items' : 'feats';
        Object.assign(t.players[0]!, { [list]: [card], salt: 0, plunder: 0, food: 0 });
        Object.assign(t.hexes[HOME]!, more);
      });
      return s.at('scoring', { turn: 0 } as never, 'score').table.players[0]!.vp;
    };
    const bare = vp({});
    expect([vp({ tower: true }), vp({ wall: true })]).toEqual([bare, bare]);
    expect(vp({ wall: true, tower: true })).toBeGreaterThan(bare);
  });
});
