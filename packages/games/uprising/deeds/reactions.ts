/** UP-CARD-20: permanent cards that answer an event. They work by themselves, in turn order from the first player. */
import type { Seat } from '@longtable/kernel';
import type { Reaction } from '../data/cards.ts';
import type { HexId } from '../data/map.ts';
import { CARD } from '../data/play-cards.ts';
import { QUEST } from '../data/quests.ts';
import type { Why } from '../data/reasons.ts';
import { ctxOf } from '../query/context.ts';
import type { CardId, Foe, Party, Turn } from '../spec.ts';
import { player, turnOrder } from '../table.ts';
import type { ReadTable } from '../types.ts';
import { addVp, gain } from './points.ts';

type On = Reaction['on'];
type Held<K extends On> = { readonly card: CardId; readonly why: Why; readonly does: Extract<Reaction, { on: K }> };

/** Which cards answer an event: few, so that a seat without one costs nothing. */
const ANSWERING: readonly CardId[] = [
  ...(Object.keys(CARD) as CardId[]).filter((id) => CARD[id]!.react !== null),
  ...(Object.keys(QUEST) as (keyof typeof QUEST)[]).filter((id) => QUEST[id].react !== null),
];

/** In play and face-up. UP-CARD-06 */
const isHeld = (table: ReadTable, seat: Seat, card: CardId): boolean => {
  const { feats, items, quests, down } = player(table, seat);
  if (down.includes(card)) return false;
  return (
    (feats as readonly CardId[]).includes(card) ||
    (items as readonly CardId[]).includes(card) ||
    (quests as readonly CardId[]).includes(card)
  );
};

/** Cards of a seat that answer an event of this kind. */
function answers<K extends On>(table: ReadTable, seat: Seat, on: K): Held<K>[] {
  return ANSWERING.flatMap((card): Held<K>[] => {
    const isQuest = card in QUEST;
    const react = isQuest ? QUEST[card as keyof typeof QUEST].react : CARD[card]!.react;
    if (react?.on !== on || !isHeld(table, seat, card)) return [];
    return [{ card, why: isQuest ? `quest/${card}/use` : `card/${card}`, does: react as Held<K>['does'] }];
  });
}

export const react = {
  cursePlaced(t: Turn, h: HexId): void {
    for (const seat of turnOrder(t.table)) {
      for (const { why, does } of answers(t.table, seat, 'curse-placed')) {
        t.call('select', {
          what: does.select,
          seat,
          ctx: ctxOf(seat, h, { why }),
          where: null,
          n: 0,
          times: 1,
          optional: false,
          distinct: false,
          chosen: [],
        });
      }
    }
  },
  unitsToChaos(t: Turn, seat: Seat, n: number): void {
    for (const { why, does } of answers(t.table, seat, 'unit-to-chaos')) {
      gain(
        t,
        seat,
        does.gain.map((k) => k * n),
        why,
      );
    }
  },
  garrisonsDestroyed(t: Turn, seat: Seat, n: number): void {
    for (const { why, does } of answers(t.table, seat, 'garrison-destroyed')) {
      gain(
        t,
        seat,
        does.gain.map((k) => k * n),
        why,
      );
    }
  },
  skeletonsDestroyed(t: Turn, seat: Seat, n: number): void {
    const p = player(t.table, seat);
    for (const { why, does } of answers(t.table, seat, 'skeleton-destroyed')) {
      const before = Math.floor(p.skulls / does.every);
      p.skulls += n;
      addVp(t, seat, does.vp * (Math.floor(p.skulls / does.every) - before), why);
    }
  },
  legionDestroyed(t: Turn, foe: Readonly<Foe>, by: Party): void {
    for (const seat of turnOrder(t.table)) {
      for (const { why, does } of answers(t.table, seat, 'legion-destroyed')) {
        if (seat === (does.which === 'by-me' ? by : foe.prey)) addVp(t, seat, does.vp, why);
      }
    }
  },
};
