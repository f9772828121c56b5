/** Titles with a planted leak: what the oracle must find. The leak sits where a careless author would make it. */
import type { Engine, Game, Match, Outcome, Refusal, Seat, Spec } from '@longtable/kernel';
import type { TableRules } from '@longtable/server/titles.ts';
import type { OwnTitle } from '../own.ts';

type Rules = TableRules['rules'];
type Peek = (table: never, viewer: Seat | null) => unknown;
export type Leak = (rules: Rules) => Rules;

const peeked = (peek: Peek, { table }: Match<Spec>, viewer: Seat | null): unknown => peek(table as never, viewer) ?? null;

/** One more field in the view. */
export const inView =
  (peek: Peek): Leak =>
  (rules) => {
    const { game } = rules;
    const view: Game<Spec>['view'] = (m, seat) => ({ ...game.view(m, seat), $more: peeked(peek, m, seat) });
    return { ...rules, game: { ...game, view } };
  };

/** Another machine in the place of the title's own. */
export const inEngine =
  (change: (engine: Engine<Spec>) => Engine<Spec>): Leak =>
  (rules) => ({ ...rules, engine: ((game, source) => change(rules.engine(game, source) as Engine<Spec>)) as Rules['engine'] });

/** Events for one are told to all. */
export const inEvents: Leak = inEngine((engine) => {
  function loud(out: Outcome<Spec> | undefined): void {
    for (const told of out?.events ?? []) told.to = null;
  }
  return {
    ...engine,
    apply(m, seat, answer, out) {
      const refused = engine.apply(m, seat, answer, out);
      loud(out);
      return refused;
    },
  };
});

/** A hint beside the options of a question. */
export const inQuestion = (peek: Peek): Leak =>
  inEngine((engine) => ({
    ...engine,
    describe(m, seat) {
      const asked = engine.describe(m, seat);
      return asked === null
        ? null
        : { ...asked, shown: { ...asked.shown, with: { ...asked.shown.with, hint: String(peeked(peek, m, seat)) } } };
    },
  }));

/** A leak in refusals: the words to somebody who may not answer depend on what is hidden. */
export const inRefusals = (isOdd: (table: never) => boolean): Leak =>
  inEngine((engine) => ({
    ...engine,
    apply(m, seat, answer, out): Refusal | null {
      const odd = isOdd(m.table as never);
      const refused = engine.apply(m, seat, answer, out);
      return refused === null ? null : { refused: odd ? 'not-a-list' : 'repeated' };
    },
  }));

/** The same title, but tables are played by its leaky rules. */
export function leaking(title: OwnTitle, leak: Leak): OwnTitle {
  const changed = leak(title.rules);
  const { titles } = title;
  const open = (opened: TableRules): TableRules => (opened.hash === title.hash ? { ...opened, rules: changed } : opened);
  return {
    ...title,
    titles: {
      ...titles,
      open: async (hash) => open(await titles.open(hash)),
      opened(hash) {
        const opened = titles.opened(hash);
        return opened === null ? null : open(opened);
      },
    },
  };
}
