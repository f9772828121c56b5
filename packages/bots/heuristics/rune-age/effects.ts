/** Answers to what single cards ask. */
import type { Id, PickAsk, Rnd } from '@longtable/kernel';
import { cardOf, kindOf } from '@longtable/rune-age/data/cards';
import { isSite, site } from '@longtable/rune-age/data/sites';
import { currentOp } from '@longtable/rune-age/query/choices';
import type { EffectData, ReadTable } from '@longtable/rune-age/spec';
import { least, most } from '../most.ts';
import { cheapest, keepWorth, unitWorth } from './worth.ts';

export function answerEffect(table: ReadTable, f: EffectData, ask: PickAsk, rnd: Rnd): Id | null {
  const { options } = ask;
  const op = currentOp(f);
  if (op === undefined) return null;
  const held = (id: Id): number => keepWorth(table, kindOf(cardOf(String(id))));
  switch (op.op) {
    case 'destroy':
    case 'heal':
      return most(options, (id) => (isLeave(id) ? -1 : unitWorth(table, id)));
    case 'concede':
      return least(options, (id) => unitWorth(table, id));
    case 'wound':
      return least(options, (id) => (isLeave(id) ? 2.2 : unitWorth(table, id)));
    case 'refresh':
      return most(options, (id) => (isLeave(id) ? 0 : isSite(String(id)) ? site(String(id) as never).influence : 1));
    case 'pay':
      return options.includes('no') && rnd(3) === 0 ? 'no' : cheapest({ ...ask, options: options.filter((id) => id !== 'no') });
    case 'reveal':
      return most(options, (id) => (id === 'discard' ? 0.5 + rnd(2) : id === 'top' ? 1 : id === 'no' ? -1 : held(id) + 1));
    case 'fromHand':
      return least(options, (id) => (id === 'no' || id === 'done' ? 1.2 + rnd(10) / 10 : id === 'none' ? 0 : held(id)));
    case 'either':
      return rnd(3) > 0 ? options[0]! : options[rnd(options.length)]!;
    default:
      return options[0] === 'use' && rnd(12) > 0 ? 'use' : null;
  }
}

const isLeave = (id: Id): boolean => id === 'no' || id === 'done';
