/** UP-CARD-20: permanent cards that answer an event. They work by themselves, in turn order from the first player. */

import type { Seat } from '@longtable/kernel';
import type { HexId } from '../data/map.ts';
import { byCard } from '../data/reasons.ts';
import { ctxOf } from '../query/context.ts';
import type { Foe, Party, Turn } from '../spec.ts';
import { player, turnOrder } from '../table.ts';
import { addVp, gain } from './points.ts';

const SKULLS_FOR_VP = 3;

export const react = {
  /** The Druidic Prophetess: one Basic Unit of any player on one of his Havens. */
  cursePlaced(t: Turn, h: HexId): void {
    for (const seat of turnOrder(t.table)) {
      if (!player(t.table, seat).quests.includes('the-druidic-prophetess')) continue;
      t.call('select', {
        what: 'gain-unit-any',
        seat,
        ctx: ctxOf(seat, h, { why: 'quest/the-druidic-prophetess/use' }),
        where: null,
        n: 0,
        times: 1,
        optional: false,
        distinct: false,
        chosen: [],
      });
    }
  },
  /** Soul Jar */
  unitsToChaos(t: Turn, seat: Seat, n: number): void {
    if (player(t.table, seat).items.includes('soul-jar')) gain(t, seat, [n, 0, 0], byCard('soul-jar'));
  },
  /** Plunderer */
  garrisonsDestroyed(t: Turn, seat: Seat, n: number): void {
    if (player(t.table, seat).feats.includes('plunderer')) gain(t, seat, [0, n, 0], byCard('plunderer'));
  },
  /** Skull Pile: every third Skeleton. */
  skeletonsDestroyed(t: Turn, seat: Seat, n: number): void {
    const p = player(t.table, seat);
    if (!p.feats.includes('skull-pile')) return;
    const before = Math.floor(p.skulls / SKULLS_FOR_VP);
    p.skulls += n;
    addVp(t, seat, Math.floor(p.skulls / SKULLS_FOR_VP) - before, byCard('skull-pile'));
  },
  /** Trophy Rack: a Legion that its owner destroyed. Grudge: a Legion that hunted a Haven of its owner, whoever destroyed it. */
  legionDestroyed(t: Turn, foe: Readonly<Foe>, by: Party): void {
    for (const seat of turnOrder(t.table)) {
      const { feats } = player(t.table, seat);
      if (seat === by && feats.includes('trophy-rack')) addVp(t, seat, 1, byCard('trophy-rack'));
      if (foe.prey === seat && feats.includes('grudge')) addVp(t, seat, 1, byCard('grudge'));
    }
  },
};
