/** One of a list, done at once, as often as the card says. */
import { type Id, pick } from '@longtable/kernel';
import type { Selection } from '../data/ops.ts';
import { CARD_SELECTIONS } from '../select/cards.ts';
import { FOE_SELECTIONS } from '../select/foes.ts';
import { HEX_SELECTIONS } from '../select/hexes.ts';
import type { SelectionRules } from '../select/types.ts';
import { UNIT_SELECTIONS } from '../select/units.ts';
import type { Data, Rules, Up } from '../spec.ts';
import type { ReadTable } from '../types.ts';

/** A kind without rules does not compile. */
const SELECT: Readonly<Record<Selection, SelectionRules>> = {
  ...HEX_SELECTIONS,
  ...FOE_SELECTIONS,
  ...UNIT_SELECTIONS,
  ...CARD_SELECTIONS,
};

const optionsOf = (table: ReadTable, f: Readonly<Data<'select'>>, up: Up): readonly Id[] => SELECT[f.what].options(table, f, up);

export const select: Rules<'select'> = {
  first: 'one',
  stages: {
    one: {
      rules: ['UP-PLA-01'],
      ask(t, f, up) {
        const options = optionsOf(t, f, up);
        if (options.length === 0) return null;
        return pick<Id>(f.seat, f.optional ? [...options, 'none'] : options);
      },
      forced: true,
      skip: 'check',
      answer(t, f, id) {
        if (id === 'none') return 'check';
        SELECT[f.what].act(t, f, id as never);
        f.chosen = [...f.chosen, id];
        f.times--;
        return f.times > 0 ? 'one' : 'check';
      },
      show: (t, f, _seat, up) => ({
        with: {
          why: f.ctx.why,
          what: f.what,
          n: f.n,
          left: f.times,
          self: f.ctx.self,
          dice: (up('round')?.dice ?? []).map((d) => [d.colour, d.face]),
        },
        targets: Object.fromEntries(optionsOf(t, f, up).flatMap((id) => targetOf(id))),
        blocked: SELECT[f.what].barred?.(t, f) ?? [],
      }),
    },
    /** Consequences of the choice (UP-CON-21); never in the Build Phase, where everybody plays at once. */
    check(t, f) {
      if (t.table.phase !== 'build') t.call('settle', { by: f.seat, fights: false });
      return 'done';
    },
  },
};

/** The thing on the board that an option stands for. */
function targetOf(id: Id): [Id, string][] {
  if (typeof id === 'number') return [[id, `hex:${id}`]];
  const at = id.lastIndexOf('@');
  return at >= 0 ? [[id, `hex:${id.slice(at + 1)}`]] : [[id, `card:${id}`]];
}
