/** Choices of an operation: the pure half of the interpreter in `deeds/effect.ts`. */
import type { Id, Seat } from '@longtable/kernel';
import { operations } from '../data/abilities.ts';
import { idOfKind } from '../data/cards.ts';
import { site } from '../data/sites.ts';
import { isRune } from '../data/treasures.ts';
import type { Give, Op, Step } from '../ops.ts';
import type { EffectData, FallenOption, ReadTable } from '../spec.ts';
import { combatOf, fighter, player, unitOption } from '../table.ts';
import { limitOf, refreshable } from './abilities.ts';
import { concedable, destroyable, fallenKinds, other, seatOf, sideOf, woundable, woundedUnits } from './combat.ts';
import { influencePurse, payments } from './goods.ts';
import { aimedGold, handOptions, worth } from './hand.ts';

type Reveal = Extract<Op, { op: 'reveal' }>;

export const currentOp = (f: Readonly<EffectData>): Step | undefined => operations(f.path)[f.next];

/** The seat that decides in the present operation: the user, or the opponent whom it orders to do something. RA-ABL-20, RA-DES-13 */
export function deciderOf(table: ReadTable, f: Readonly<EffectData>, op: Op): Seat {
  const foreign = op.op === 'concede' || (op.op === 'fromHand' && op.who === 'opponent');
  if (!foreign) return f.seat;
  const c = combatOf(table);
  return seatOf(c, other(sideOf(c, f.seat)));
}

/** Options of an operation that everybody can see; null: nothing to choose. */
export function openOptions(table: ReadTable, f: Readonly<EffectData>, op: Op): Id[] | null {
  switch (op.op) {
    case 'destroy': {
      const c = combatOf(table);
      return destroyable(c, sideOf(c, f.seat), fighter(c, f.unit), limitOf(c, f.seat, op.most, f.value)).map((x) => unitOption(x.id));
    }
    case 'concede': {
      const c = combatOf(table);
      return concedable(c, other(sideOf(c, f.seat))).map((x) => unitOption(x.id));
    }
    case 'wound': {
      if (op.who === 'self') return null;
      const c = combatOf(table);
      return woundable(c, sideOf(c, f.seat)).flatMap((x) => (op.who === 'other' && x.id === f.unit ? [] : [unitOption(x.id)]));
    }
    case 'heal': {
      const c = combatOf(table);
      const side = sideOf(c, f.seat);
      const fallen = op.fallen === true ? fallenKinds(table, c, side).map((kind): FallenOption => `fallen:${idOfKind(kind)}`) : [];
      return upTo([...woundedUnits(c, side).map((x) => unitOption(x.id)), ...fallen], f);
    }
    case 'refresh':
      return upTo(refreshable(table, f.seat), f);
    case 'pay':
      return payments(influencePurse(table, f.seat), op.influence, table.options.payment);
    case 'reveal':
      return f.count === 0 ? null : revealOptions(table, f, op);
    case 'either':
      return openGifts(table, f, op.give);
    default:
      return null;
  }
}

const upTo = (options: Id[], f: Readonly<EffectData>): Id[] => (f.count > 0 ? [...options, 'done'] : options);

/** Gifts that everybody can see. Losing a reward is not a choice for whoever has one. */
function openGifts(table: ReadTable, f: Readonly<EffectData>, give: Give): Id[] | null {
  const p = player(table, f.seat);
  if (give === 'city') return [...table.sites.filter((s) => s.owner === f.seat && !site(s.id).landmark).map((s) => s.id), 'damage'];
  if (give === 'stronghold') return p.ready + p.exhausted > 0 ? ['stronghold', 'damage'] : ['damage'];
  if (give === 'two-cards') return p.hand.length >= 2 ? ['cards', 'damage'] : ['damage'];
  if (give !== 'reward') return p.hand.length === 0 ? ['damage'] : null;
  const rewards = p.treasures.filter((x) => !isRune(x.id)).map((x) => x.id);
  return rewards.length > 0 ? rewards : ['damage'];
}

function revealOptions(table: ReadTable, f: Readonly<EffectData>, op: Reveal): Id[] {
  const { deck } = player(table, f.seat);
  const shown = deck.slice(deck.length - f.count);
  const fitting = handOptions(
    shown.sort((a, b) => a - b),
    op.draws,
  );
  if (fitting.length > 0) return fitting;
  return op.rest === 'either' ? ['top', 'discard'] : [op.rest];
}

/** True: the present operation is answered from a hidden hand. An empty hand hides nothing. */
export function isFromHand(table: ReadTable, f: Readonly<EffectData>, op: Op): boolean {
  if (op.op === 'fromHand') return true;
  if (op.op !== 'either') return false;
  if (op.give === 'two-cards') return f.count > 0;
  return (op.give === 'gold' || op.give === 'worth-3') && player(table, f.seat).hand.length > 0;
}

/** Options that only the owner of the hand can know; a cost is paid in full or not at all (RA-ABL-04). `none`: there is nothing, and the question only keeps that secret. */
export function handChoices(table: ReadTable, f: Readonly<EffectData>, op: Op): Id[] {
  const { hand } = player(table, deciderOf(table, f, op));
  if (op.op === 'either') {
    if (op.give === 'gold') return [...handOptions(hand, 'gold'), 'damage'];
    return op.give === 'worth-3' ? [...worth(table, f.seat, 3), 'damage'] : handOptions(hand, 'any');
  }
  if (op.op !== 'fromHand') return [];
  const list: Id[] = op.aimed === true ? aimedGold(table, f.seat, f.unit) : handOptions(hand, op.which);
  if (f.count >= op.least) list.push('done');
  else if (f.next === 0 && f.consent !== 'forced') list.push('no');
  else if (list.length === 0) list.push('none');
  return list;
}
