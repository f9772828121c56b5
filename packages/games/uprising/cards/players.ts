/** Items, Feats and Quests that need a frame of their own. */

import { type Blocked, order, pick } from '@longtable/kernel';
import type { ItemId } from '../data/items.ts';
import { ALL, type HexId } from '../data/map.ts';
import { byRule } from '../data/reasons.ts';
import { receiveItem } from '../deeds/cards.ts';
import { putCurse, removeGarrisons } from '../deeds/pieces.ts';
import { pay } from '../deeds/points.ts';
import { hexTargets, seatTargets } from '../frames/show.ts';
import { spendAp } from '../frames/turn.ts';
import { whyNoCommand } from '../query/acts.ts';
import { barredBy } from '../query/barred-hexes.ts';
import { canPayCommand } from '../query/command.ts';
import { canUse } from '../query/items.ts';
import { isHidden, isTowerSpace } from '../query/map.ts';
import { cursesLeft } from '../query/pieces.ts';
import { hexesOf } from '../query/where.ts';
import type { Ctx, Data, Rules } from '../spec.ts';
import { hexOf, player } from '../table.ts';
import type { ReadTable, Table } from '../types.ts';

/** The first tile is free, the second must be of the same kind. */
function tiles(table: ReadTable, f: Readonly<Data<'card:thieves-map'>>): HexId[] {
  const hidden = ALL.filter((h) => isHidden(table, h) && !f.hexes.includes(h));
  const first = f.hexes[0];
  if (first !== undefined) return hidden.filter((h) => isTowerSpace(table, h) === isTowerSpace(table, first));
  return hidden.filter((h) => hidden.some((x) => x !== h && isTowerSpace(table, x) === isTowerSpace(table, h)));
}

/** UP-PLA-01: face-down tiles without a second of their kind, or of another kind than the first. */
const oddTiles = (table: ReadTable, f: Readonly<Data<'card:thieves-map'>>): Blocked[] =>
  barredBy(ALL, (h) => (isHidden(table, h) && !f.hexes.includes(h) && !tiles(table, f).includes(h) ? 'UP-PLA-01' : null));

function swapTiles(table: Table, a: HexId, b: HexId): void {
  const x = hexOf(table, a);
  const y = hexOf(table, b);
  [x.tile, y.tile] = [y.tile, x.tile];
  const swap = (h: HexId): HexId => (h === a ? b : h === b ? a : h);
  for (const p of table.players) p.seen = ALL.filter((hex) => p.seen.includes(swap(hex)));
}

/** Thieves' Map: its owner alone looks at two tiles and may swap them. */
export const thievesMap: Rules<'card:thieves-map'> = {
  first: 'hex',
  stages: {
    hex: {
      rules: ['UP-CARD-16'],
      ask: (t, f) => pick(f.ctx.by, tiles(t, f)),
      skip: 'done',
      answer(t, f, h) {
        f.hexes = [...f.hexes, h];
        if (f.hexes.length < 2) return 'hex';
        const p = player(t.table, f.ctx.by);
        p.seen = ALL.filter((x) => p.seen.includes(x) || f.hexes.includes(x));
        t.reveal();
        t.emit({ type: 'looked', seat: f.ctx.by, hexes: f.hexes });
        t.emit({ type: 'looked-own', seat: f.ctx.by, tiles: f.hexes.map((x) => hexOf(t.table, x).tile!) }, [f.ctx.by]);
        return 'swap';
      },
      show: (t, f) => ({ targets: hexTargets(tiles(t, f)), blocked: oddTiles(t, f) }),
    },
    swap: {
      rules: ['UP-CARD-16'],
      ask: (_t, f) => pick(f.ctx.by, ['swap', 'leave'] as const),
      answer(t, f, what) {
        if (what === 'leave') return 'done';
        swapTiles(t.table, f.hexes[0]!, f.hexes[1]!);
        t.emit({ type: 'swapped', seat: f.ctx.by, hexes: f.hexes });
        return 'done';
      },
      show: (_t, f) => ({ with: { hexes: f.hexes } }),
    },
  },
};

const VISION = 3;

/** Vision: the top three Quests, put back in any order. The first of the answer will be on top. */
export const vision: Rules<'card:vision'> = {
  first: 'look',
  stages: {
    look(t, f) {
      const { table } = t;
      table.vision = Math.max(table.visionSeat === f.ctx.by ? table.vision : 0, Math.min(VISION, table.questDeck.length));
      table.visionSeat = f.ctx.by;
      t.reveal();
      t.emit({ type: 'vision', seat: f.ctx.by, n: Math.min(VISION, table.questDeck.length) });
      return 'order';
    },
    order: {
      rules: ['UP-CARD-16'],
      ask: (t, f) => order(f.ctx.by, t.questDeck.slice(-VISION).reverse()),
      answer(t, _f, quests) {
        const { table } = t;
        table.questDeck = [...table.questDeck.slice(0, -quests.length), ...quests.toReversed()];
        return 'done';
      },
    },
  },
};

const censerHexes = (table: ReadTable, ctx: Ctx): HexId[] => hexesOf(table, { near: 'hero-or-at', has: 'garrison' }, ctx);
const CENSER = 2;
/** UP-PLA-01: Garrisons that are not near the Hero. */
const farGarrisons = (table: ReadTable, ctx: Ctx): Blocked[] =>
  barredBy(ALL, (h) => (hexOf(table, h).garrisons > 0 && !censerHexes(table, ctx).includes(h) ? 'UP-PLA-01' : null));

/** Plague Censer: up to two Garrison levels go back, then a Curse comes. */
export const plagueCenser: Rules<'card:plague-censer'> = {
  first: 'hex',
  stages: {
    hex: {
      rules: ['UP-CARD-16'],
      ask: (t, f) => pick(f.ctx.by, censerHexes(t, f.ctx)),
      forced: true,
      skip: 'done',
      answer(_t, f, h) {
        f.hex = h;
        return 'levels';
      },
      show: (t, f) => ({ targets: hexTargets(censerHexes(t, f.ctx)), blocked: farGarrisons(t, f.ctx) }),
    },
    levels: {
      rules: ['UP-CARD-16'],
      ask: (t, f) =>
        pick(
          f.ctx.by,
          [0, 1, 2].filter((n) => n <= Math.min(CENSER, hexOf(t, f.hex).garrisons)),
        ),
      answer(t, f, n) {
        removeGarrisons(t, f.hex, n, f.ctx.why);
        return 'curse';
      },
    },
    curse(t, f) {
      if (!hexOf(t.table, f.hex).curse && cursesLeft(t.table) > 0) putCurse(t, f.hex, f.ctx.why);
      t.call('settle', { by: f.ctx.by, fights: false });
      return 'done';
    },
  },
};

const collarItems = (table: ReadTable, seat: number): ItemId[] =>
  table.itemDiscard.filter((id) => id !== 'golden-collar' && canUse(table, seat, id));

/** Golden Collar: up to two other Items that its owner can use, from the discard pile. */
export const goldenCollar: Rules<'card:golden-collar'> = {
  first: 'item',
  stages: {
    item: {
      rules: ['UP-CARD-16'],
      ask(t, f) {
        const items = f.left === 0 ? [] : collarItems(t, f.ctx.by);
        return items.length === 0 ? null : pick<ItemId | 'done'>(f.ctx.by, [...items, 'done']);
      },
      skip: 'done',
      answer(t, f, id) {
        if (id === 'done') return 'done';
        f.left--;
        t.table.itemDiscard = t.table.itemDiscard.filter((x) => x !== id);
        receiveItem(t, f.ctx.by, id);
        return 'item';
      },
      show: (t, f) => ({
        blocked: t.itemDiscard.filter((id) => !canUse(t, f.ctx.by, id)).map((id) => ({ id, target: `card:${id}`, rule: 'UP-CARD-02' })),
      }),
    },
  },
};

const allies = (table: ReadTable, seat: number): number[] =>
  [...table.players.keys()].filter((s) => s !== seat && whyNoCommand(table, s) === null);
/** Factions that cannot Command now. */
const noAllies = (table: ReadTable, seat: number): Blocked[] =>
  [...table.players.keys()].flatMap((id): Blocked[] => {
    const rule = id === seat ? null : whyNoCommand(table, id);
    return rule === null ? [] : [{ id, target: `seat:${id}`, rule }];
  });

/** Signal Fires: another faction may take one Command now, for its own AP and Food. */
export const signalFires: Rules<'card:signal-fires'> = {
  first: 'ally',
  stages: {
    ally: {
      rules: ['UP-CARD-16'],
      ask: (t, f) => pick(f.ctx.by, allies(t, f.ctx.by)),
      forced: true,
      skip: 'done',
      answer(_t, f, seat) {
        f.ally = seat;
        return 'accept';
      },
      show: (t, f) => ({ targets: seatTargets(allies(t, f.ctx.by)), blocked: noAllies(t, f.ctx.by) }),
    },
    accept: {
      rules: ['UP-CARD-16'],
      ask: (t, f) => pick(f.ally, canPayCommand(t, f.ally) ? (['command', 'decline'] as const) : (['decline'] as const)),
      answer(t, f, answer) {
        if (answer === 'decline') return 'done';
        const p = player(t.table, f.ally);
        spendAp(t, f.ally, 'command');
        if (p.marks.includes('free-food')) p.marks = p.marks.filter((m) => m !== 'free-food');
        else pay(t, f.ally, [0, 0, 1], byRule('cost'));
        t.call('command', { seat: f.ally, to: -1, second: -1, hero: false, edge: -1, march: false });
        t.call('settle', { by: f.ally, fights: true });
        return 'done';
      },
      /** UP-ACT-02: AP and Food may be gone before the answer. */
      show: (t, f) => ({ blocked: canPayCommand(t, f.ally) ? [] : [{ id: 'command', rule: 'UP-ACT-02' }] }),
    },
  },
};

/** Smugglers' Oath: goods may change hands with one Hero, wherever he is. */
export const smugglers: Rules<'card:smugglers'> = {
  first: 'partner',
  stages: {
    partner: {
      rules: ['UP-CARD-16'],
      ask: (t, f) =>
        pick(
          f.ctx.by,
          [...t.players.keys()].filter((s) => s !== f.ctx.by),
        ),
      forced: true,
      skip: 'done',
      answer(t, f, seat) {
        t.call('exchange', { seats: [f.ctx.by, seat], givers: 2, turn: 0, to: -1 });
        return 'done';
      },
      show: (t) => ({ targets: Object.fromEntries(t.players.map((_, s) => [s, `seat:${s}`])) }),
    },
  },
};
