/** Stages that many frames share: one of a list, and several things one after the other in an order that somebody chooses. */
import {
  type DataOf,
  type Id,
  type Kind,
  type Next,
  pick,
  type Question,
  type RuleId,
  type Seat,
  type Spec,
  type TurnIn,
  type Up,
} from '@longtable/kernel';

interface Choice<S extends Spec, K extends Kind<S>, A extends Id> {
  readonly rules: readonly RuleId[];
  seat(table: Readonly<S['table']>, f: Readonly<DataOf<S, K>>): Seat;
  /** All that is left to choose from. Computed in one place, used for asking and for acting. */
  options(table: Readonly<S['table']>, f: Readonly<DataOf<S, K>>, up: Up<S>): readonly A[];
  /** Also used for a single option, unless `always`. */
  choose(t: TurnIn<S, K>, f: DataOf<S, K>, id: A, seat: Seat): Next<S, K>;
  /** The stage to go to when there is nothing to choose. */
  none: Next<S, K>;
  /** Ask with one option too: where hidden cards decide what there is to choose from. */
  always?: boolean;
}

/** One of a list; with a single option nobody is asked. */
export function oneOf<S extends Spec, K extends Kind<S>, A extends Id>(c: Choice<S, K, A>): Question<S, K, { pick: A }> {
  return {
    rules: c.rules,
    ask: (table, f, up) => pick(c.seat(table, f), c.options(table, f, up)) as never,
    answer: (t, f, id, seat) => c.choose(t, f, id as A, seat),
    skip: c.none,
    forced: c.always !== true,
  };
}

interface Triggers<S extends Spec, K extends Kind<S>, A extends Id> extends Omit<Choice<S, K, A>, 'choose' | 'none'> {
  /** Does one of them; `options` must not list it again. */
  resolve(t: TurnIn<S, K>, f: DataOf<S, K>, id: A, seat: Seat): void;
  /** The name of this stage, to come back to. */
  again: Next<S, K>;
  /** The stage to go to when none is left, or when the player stops. */
  next: Next<S, K>;
  /** The player may leave the rest undone by answering 'done'. */
  optional: boolean;
}

/** Simultaneous triggers: the player picks which comes next until none is left (or, if optional, says 'done'). */
export function inAnyOrder<S extends Spec, K extends Kind<S>, A extends Id>(c: Triggers<S, K, A>): Question<S, K, { pick: A | 'done' }> {
  return {
    rules: c.rules,
    ask(table, f, up) {
      const pending = c.options(table, f, up);
      if (pending.length === 0) return null;
      return pick<A | 'done'>(c.seat(table, f), c.optional ? [...pending, 'done'] : pending) as never;
    },
    answer(t, f, id, seat) {
      if (id === 'done' && c.optional) return c.next;
      c.resolve(t, f, id as A, seat);
      return c.again;
    },
    skip: c.next,
    forced: !c.optional && c.always !== true,
  };
}
