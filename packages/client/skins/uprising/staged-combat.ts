/** A fight as it stands after one more event: sides, dice as they fall, and what is left. */
import { FACES } from '@longtable/uprising/data/dice';
import type { DieSeen, Event } from '@longtable/uprising/events';
import { poolOf, SIDES, strengthOf } from '@longtable/uprising/query/dice';
import { asTable } from '@longtable/uprising/query/open';
import type { View } from './open.ts';

type Combat = NonNullable<View['combat']>;
type Of<T extends Event['type']> = Extract<Event, { type: T }>;

const symbolsOf = (view: View, dice: readonly DieSeen[]): readonly (readonly number[])[] =>
  SIDES.map((side) =>
    [0, 1, 2].map((sign) =>
      dice.reduce((sum, die) => sum + (die.side === side && die.face >= 0 ? FACES[view.options.dice][die.colour][die.face]![sign]! : 0), 0),
    ),
  );

function begun(view: View, { hex, terrain, sides, groups }: Of<'combat'>): Combat {
  const data = { hex, terrain, sides, groups, marks: [] } as unknown as Parameters<typeof poolOf>[1];
  const pools = (kind: 'archery' | 'clash') => SIDES.map((side) => poolOf(asTable(view), data, kind, side).map(({ colour }) => colour));
  const now = SIDES.map((side) => strengthOf(asTable(view), data, side));
  return {
    hex,
    terrain,
    sides,
    groups,
    marks: [],
    round: null,
    dice: [],
    pools: { archery: pools('archery'), clash: pools('clash') },
    before: now,
    now,
    rounds: 0,
    symbols: [],
    running: [],
  };
}

/** Which dice were thrown again is not told: dice of the same colours, blank ones first. */
function thrownAgain(view: View, combat: Combat, { dice }: Of<'rerolled'>): readonly DieSeen[] {
  const next = combat.dice.slice();
  const isBlank = ({ colour, face }: DieSeen): boolean => face < 0 || FACES[view.options.dice][colour][face]!.every((n) => n === 0);
  for (const die of dice) {
    const fits = (one: DieSeen): boolean => one.side === die.side && one.colour === die.colour && !dice.includes(one);
    const blank = next.findIndex((one) => fits(one) && isBlank(one));
    const at = blank >= 0 ? blank : next.findIndex(fits);
    if (at >= 0) next[at] = die;
  }
  return next;
}

/** The fight after an event; the rest of the view has it already. */
export function fightAfter(view: View, event: Event): View {
  if (event.type === 'combat') return { ...view, combat: begun(view, event) };
  const { combat } = view;
  if (combat === null) return view;
  if (event.type === 'combat-over') return { ...view, combat: null };
  if (event.type === 'rolled')
    return {
      ...view,
      combat: { ...combat, round: event.round, rounds: combat.rounds + 1, dice: event.dice, symbols: symbolsOf(view, event.dice) },
    };
  if (event.type === 'rerolled') {
    const dice = thrownAgain(view, combat, event);
    return { ...view, combat: { ...combat, dice, symbols: symbolsOf(view, dice) } };
  }
  const now = SIDES.map((side) => strengthOf(asTable(view), combat as unknown as Parameters<typeof strengthOf>[1], side));
  return now.join() === combat.now.join() ? view : { ...view, combat: { ...combat, now } };
}
