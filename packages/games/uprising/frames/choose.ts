/** One of the alternatives that a card gives; its cost is paid with the answer. */
import { pick } from '@longtable/kernel';
import type { Choice } from '../data/ops.ts';
import { within } from '../data/paths.ts';
import { pay } from '../deeds/points.ts';
import { canPay } from '../query/goods.ts';
import { holds } from '../query/needs.ts';
import type { Data, Rules, Up } from '../spec.ts';
import type { ReadTable } from '../types.ts';
import { operations } from './effect.ts';

/** The list of a choice, by its position. */
const DO = [0, 1, 2, 3, 4, 5, 6, 7].map((i) => `${i}/do`);

const choicesOf = (path: string): readonly Choice[] => operations(path) as unknown as readonly Choice[];

function open(table: ReadTable, f: Readonly<Data<'choose'>>, up: Up): Choice[] {
  const q = {
    seat: f.seat,
    combat: up('combat') ?? null,
    round: up('round') ?? null,
    hero: null,
    side: f.ctx.side,
    roll: f.roll,
  };
  return choicesOf(f.path).filter(
    (c) => (c.pay === undefined || canPay(table, f.seat, c.pay)) && (c.needs ?? []).every((need) => holds(table, need, q)),
  );
}

export const choose: Rules<'choose'> = {
  first: 'one',
  stages: {
    one: {
      rules: ['UP-CON-14', 'UP-CON-20'],
      ask(t, f, up) {
        const ids = open(t, f, up).map((c) => c.id);
        if (f.optional && ids.length > 0) ids.push('none');
        return pick(f.seat, ids);
      },
      forced: true,
      skip: 'done',
      answer(t, f, id) {
        if (id === 'none') return 'done';
        const choices = choicesOf(f.path);
        const i = choices.findIndex((c) => c.id === id);
        const cost = choices[i]!.pay;
        if (cost !== undefined) pay(t, f.seat, cost, f.ctx.why);
        t.call('effect', { path: within(f.path, DO[i]!), next: 0, ctx: f.ctx, roll: f.roll, placed: '' });
        return 'done';
      },
      show: (t, f, _seat, up) => ({
        with: { path: f.path, why: f.ctx.why },
        blocked: choicesOf(f.path).flatMap((c) => (open(t, f, up).includes(c) ? [] : [{ id: c.id, rule: 'UP-CARD-18' }])),
      }),
    },
  },
};
