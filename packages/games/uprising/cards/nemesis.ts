/** Legions, Hordes and Events that need a frame of their own. */

import { pick } from '@longtable/kernel';
import { ALL, REGIONS, type Region } from '../data/map.ts';
import { reasonOf } from '../data/reasons.ts';
import { removeSkeletons, turnUp } from '../deeds/pieces.ts';
import { isTowerSpace } from '../query/map.ts';
import { bareSpaces, decider } from '../query/where.ts';
import type { Rules } from '../spec.ts';
import { foeOf, hexOf, player, turnOrder } from '../table.ts';

/** The Coven of Yssat: every player lays one unused AP on the card (UP-REF-03). */
export const coven: Rules<'card:coven'> = {
  first: 'lay',
  stages: {
    lay(t, f) {
      const foe = foeOf(t.table, f.ctx.self);
      if (foe === undefined) return 'done';
      for (const seat of turnOrder(t.table)) {
        const p = player(t.table, seat);
        if (p.ap === 0) continue;
        p.ap--;
        foe.held = foe.held.with(seat, foe.held[seat]! + 1);
        t.emit({ type: 'ap', seat, n: -1, why: reasonOf(f.ctx.why) });
      }
      return 'done';
    },
  },
};

/** With the Coven destroyed the players take their AP back. */
export const covenEnds: Rules<'card:coven-ends'> = {
  first: 'return',
  stages: {
    return(t, f) {
      const foe = t.table.dying.find((x) => x.card === f.ctx.self);
      if (foe === undefined) return 'done';
      for (const seat of turnOrder(t.table)) {
        const n = foe.held[seat]!;
        if (n === 0) continue;
        player(t.table, seat).ap += n;
        t.emit({ type: 'ap', seat, n, why: reasonOf(f.ctx.why) });
      }
      foe.held = [0, 0, 0, 0];
      return 'done';
    },
  },
};

/** The Banished goes under the Horde deck instead of leaving, once per game. */
export const banished: Rules<'card:banished'> = {
  first: 'under',
  stages: {
    under({ table }) {
      if (table.banishedBack) return 'done';
      table.banishedBack = true;
      table.hordes = ['banished', ...table.hordes];
      return 'done';
    },
  },
};

/** Tide of the Drowned: a Horde in each of two regions; all Skeletons leave the third. */
export const tide: Rules<'card:tide'> = {
  first: 'region',
  stages: {
    region: {
      rules: ['UP-CARD-15'],
      ask: (t, f) =>
        pick<Region>(
          decider(t, f.ctx),
          REGIONS.filter((r) => !f.chosen.includes(r)),
        ),
      answer(_t, f, region) {
        f.chosen = [...f.chosen, region];
        return 'horde';
      },
      show: (_t, f) => ({ blocked: f.chosen.map((id) => ({ id, rule: 'UP-CARD-15' })) }),
    },
    horde(t, f) {
      const region = f.chosen.at(-1)!;
      t.call('place-card', { side: 'C', n: 1, where: { region, empty: true }, threat: 0, ctx: f.ctx, card: '', tied: [] });
      return f.chosen.length < 2 ? 'region' : 'last';
    },
    last(t, f) {
      for (const region of REGIONS) {
        if (f.chosen.includes(region)) continue;
        for (const h of bareSpaces(t.table, region)) removeSkeletons(t, h, hexOf(t.table, h).skeletons, f.ctx.why);
      }
      return 'done';
    },
  },
};

/** Open Gates: every Sea Tower becomes explored, without effect. */
export const openGates: Rules<'card:open-gates'> = {
  first: 'open',
  stages: {
    open(t, f) {
      const { table } = t;
      for (const h of ALL.filter((x) => isTowerSpace(table, x) && !hexOf(table, x).up)) {
        const tile = hexOf(table, h).tile!;
        turnUp(table, h, 0);
        t.reveal();
        t.emit({ type: 'explored', seat: decider(table, f.ctx), hex: h, tile });
      }
      return 'done';
    },
  },
};

/** Broken Seal: everybody sees the Event of the next Chapter. */
export const brokenSeal: Rules<'card:broken-seal'> = {
  first: 'reveal',
  stages: {
    reveal(t) {
      const { table } = t;
      const event = table.events[table.chapter];
      if (event === undefined) return 'done';
      table.eventsUp = Math.max(table.eventsUp, table.chapter + 1);
      t.reveal();
      t.emit({ type: 'event-seen', event });
      return 'done';
    },
  },
};
