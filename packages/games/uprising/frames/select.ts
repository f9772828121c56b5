/** One of a list, done at once, as often as the card says. */
import { type Blocked, type Id, pick } from '@longtable/kernel';
import type { Selection } from '../data/ops.ts';
import { CARD_SELECTIONS } from '../select/cards.ts';
import { FOE_SELECTIONS } from '../select/foes.ts';
import { HEX_SELECTIONS } from '../select/hexes.ts';
import { type SelectionRules, split } from '../select/types.ts';
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

const DICE: readonly Selection[] = ['enemy-reroll', 'enemy-blank'];
/** Kinds of things, as against things: Units of a hex, of a Graveyard or of an exchange, buildings, colours. */
const KINDS: readonly Selection[] = [...(Object.keys(UNIT_SELECTIONS) as Selection[]), 'warlock', 'die-colour'];

/** The thing on the board that an option stands for, if there is one. */
function targetOf(what: Selection, id: Id): string[] {
  if (DICE.includes(what)) return [`die:${id}`];
  const hex = typeof id === 'number' ? id : id.includes('@') ? split(id)[1] : null;
  if (hex !== null) return hex < 0 ? [] : [`hex:${hex}`];
  if (KINDS.includes(what)) return [];
  return [what in FOE_SELECTIONS ? `foe:${id}` : `card:${id}`];
}

/** Things that one might expect and cannot choose: by a rule of their own, or because the effect says otherwise (UP-PLA-01). */
function barred(table: ReadTable, f: Readonly<Data<'select'>>, up: Up): Blocked[] {
  const rules = SELECT[f.what];
  const own = rules.barred?.(table, f) ?? [];
  const known = [...rules.options(table, f, up), ...own.map(({ id }) => id)];
  const others = (rules.range?.(table, f, up) ?? []).filter((id) => !known.includes(id));
  return [...own, ...others.map((id) => ({ id, ...targeted(targetOf(f.what, id)), rule: 'UP-PLA-01' }))];
}
const targeted = ([target]: readonly string[]): { target?: string } => (target === undefined ? {} : { target });

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
        targets: Object.fromEntries(optionsOf(t, f, up).flatMap((id) => targetOf(f.what, id).map((target) => [id, target]))),
        blocked: barred(t, f, up),
      }),
    },
    /** Consequences of the choice (UP-CON-21); never in the Build Phase, where everybody plays at once. */
    check(t, f) {
      if (t.table.phase !== 'build') t.call('settle', { by: f.seat, fights: false });
      return 'done';
    },
  },
};
