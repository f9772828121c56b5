/** Permanent cards that something has turned face-down: they do nothing before the next Refresh. */
import { describe, expect, it } from 'vitest';
import type { FactionId } from '../../data/factions.ts';
import { income } from '../../query/income.ts';
import { prefer } from '../../query/prefer.ts';
import type { CardId, Table } from '../../spec.ts';
import { battleAt, ctx, effectAt, foe, h, rolls, stage, tile, turnOf, type Up, units } from '../scenes.ts';

/** The first seat has one permanent card, face-up or face-down. */
const holding = (card: CardId, down: boolean, change: (t: Table) => void, faction: FactionId = 'mohyar'): Up =>
  stage({ factions: [faction, faction === 'druwhn' ? 'mohyar' : 'druwhn'] }).with((t) => {
    const feats = ['ice-axe', 'crown-of-the-last-emperor', 'soul-jar'].includes(card) ? [] : [card];
    Object.assign(t.players[0]!, { feats, items: feats.length > 0 ? [] : [card], down: down ? [card] : [] });
    change(t);
  });

/** The same with the card face-up, then face-down. */
const both = <T>(result: (down: boolean) => T): readonly [T, T] => [result(false), result(true)];

describe('a permanent card that lies face-down', () => {
  it('[UP-CARD-06] [card:quarry-master] produces nothing', () => {
    const plunder = (down: boolean) => income(holding('quarry-master', down, () => undefined, 'duerkhar').table, 0)[1]!;
    const [up, down] = both(plunder);
    expect(up - down).toBe(1);
  });

  it('[UP-CARD-06] [card:crown-of-the-last-emperor] scores nothing and spares no Haven', () => {
    const scored = (down: boolean) => holding('crown-of-the-last-emperor', down, () => undefined).at('scoring', { turn: 0 }).table;
    const [up, down] = both((x) => scored(x).players[0]!.vp);
    expect(up - down).toBe(1);
    const tied = [h(3, 0), h(3, -1)];
    const crowned = (x: boolean) =>
      holding('crown-of-the-last-emperor', x, (t) => {
        t.hexes[tied[0]!]!.haven = 0;
        t.hexes[tied[1]!]!.haven = 1;
      }).table;
    expect(both((x) => prefer(crowned(x), 'E', tied))).toEqual([[tied[1]], tied]);
  });

  it('[UP-CARD-06] [card:ancestors-due] takes nothing from Chaos', () => {
    const cursed = (t: Table): void => {
      t.hexes[h(0, 3)]!.curse = true;
    };
    const chaos = (down: boolean) => holding('ancestors-due', down, cursed, 'krowh').at('scoring', { turn: 0 }).table.chaosVp;
    expect(both(chaos)).toEqual([0, 1]);
  });

  it('[UP-CARD-06] [UP-CARD-20] [card:plunderer] [card:soul-jar] answers nothing', () => {
    const plunder = (down: boolean) =>
      effectAt(
        holding('plunderer', down, (t) => {
          t.hexes[h(3, 0)]!.garrisons = 1;
        }),
        'quest/break-the-chains/solve',
        ctx(0, h(0, 2), { quest: 'break-the-chains' }),
      ).table.players[0]!.plunder;
    expect(both(plunder)).toEqual([11, 10]);
    const salt = (down: boolean) => {
      const s = holding('soul-jar', down, (t) => {
        units(t, 0, h(3, 0), { sellswords: 1 });
        t.hexes[h(3, 0)]!.skeletons = 1;
      });
      s.dice(rolls({ 'roll:0:blue': 'S', 'roll:C:red': 'S' }));
      return battleAt(s, h(3, 0)).table.players[0]!.salt;
    };
    expect(both(salt)).toEqual([11, 10]);
  });

  it('[UP-CARD-06] [card:ice-axe] [card:deep-roads] [card:forest-paths] opens no way', () => {
    const axe = (t: Table): void => {
      tile(t, h(1, 1), 'golgardei', 4);
      units(t, 0, h(0, 2), { sellswords: 1 });
      t.players[0]!.at = h(1, 1);
    };
    const roads = (t: Table): void => {
      tile(t, h(1, 1), 'frosthold-pass', 4);
      units(t, 0, h(0, 2), { younglings: 1 });
      t.players[0]!.at = h(3, -3);
    };
    const paths = (t: Table): void => {
      tile(t, h(1, 1), 'trollward', 5);
      tile(t, h(1, 0), 'raufrost');
      units(t, 0, h(0, 2), { swordsisters: 1 });
      t.players[0]!.at = h(3, -3);
    };
    const named = (s: Up): readonly unknown[] => turnOf(s, 0).say(0, 'command').options(0);
    const reaches = (to: number, s: Up): boolean => named(s).includes(to);
    expect(both((x) => reaches(h(1, 1), holding('ice-axe', x, axe)))).toEqual([true, false]);
    expect(both((x) => reaches(h(1, 1), holding('deep-roads', x, roads, 'duerkhar')))).toEqual([true, false]);
    const woods = (x: boolean) => holding('forest-paths', x, paths, 'druwhn');
    expect(both((x) => reaches(h(1, 0), woods(x)))).toEqual([true, false]);
  });

  it('[UP-CARD-06] [UP-REF-02] [card:coven-of-yssat] works again after the next Refresh', () => {
    const s = holding('plunderer', false, (t) => {
      units(t, 0, h(3, 0), { sellswords: 1 });
      foe(t, 'coven-of-yssat', h(3, 0), 1);
    });
    s.dice(rolls({ 'roll:C:yellow': '-', 'roll:0:blue': 'S', 'roll:C:purple': 'SB', 'roll:C:white': '-' }));
    battleAt(s, h(3, 0));
    expect(s.table.players[0]!.down).toEqual(['plunderer']);
    expect(s.at('refresh', { dealt: 0 }).table.players[0]!.down).toEqual([]);
  });
});
